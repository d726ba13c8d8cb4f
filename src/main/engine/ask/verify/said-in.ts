/** What a sentence of a document says of the concepts that are annotated in it. */
import type { StoredText } from "../../store/past/documents";
import type { Place } from "../read/sentence-with";
import type { Predicate, PredicateExtractor } from "./predicate";

export function saidIn(
  { text, mentions }: StoredText,
  { start, end }: Place,
  extractor: PredicateExtractor,
): Predicate[] {
  const concepts = mentions
    .filter((mention) => mention.start >= start && mention.end <= end)
    .map(({ entity, type, ...place }) => ({
      ...{ concept: entity, type },
      ...{ start: place.start - start, end: place.end - start },
    }));
  return extractor.extract(text.slice(start, end), concepts);
}
