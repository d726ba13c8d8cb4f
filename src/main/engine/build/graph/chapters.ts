/** Chapters as nodes of the graph: parts of their work, and what is named in each. A work without headings has none. */
import { APPEARS_IN, PART_OF } from "../../../../shared/texts/build";
import { fold } from "../../../../shared/fold";
import type { GraphBuilder } from "../../import/graph/graph-builder";
import type { RelatedText } from "../build-stage";
import { idOf, type Chapter, type Work } from "../ingest/work";
import type { Built } from "./check";
import { passage, placeOf } from "./passages";

const PLACE = { file: "", line: 0 };
const BY_MENTIONS = { engine: "mentions", rule: "mentioned", confidence: 1 };
const CHAPTER = { ro: "Capitolul", en: "Chapter" };
/** What stands before the first heading: many a novel’s first chapter has none. */
const BEGINNING = { ro: "Începutul", en: "The beginning" };
/** A heading that says more than the number of its chapter has a word of its own. */
const TELLING = /\p{L}{3,}/u;
const NUMERAL = /(?<![\p{L}\d])[IVXLCDM]+(?![\p{L}\d])/gu;

interface NamedChapter extends Chapter {
  readonly id: string;
  /** Its heading, or its number where that says no more; those alike are told apart by their place. */
  readonly name: string;
  readonly number: number;
}

/** The chapters of a work, the first being number 1; none where it has no heading. */
export function namedChapters({
  id,
  chapters,
  language,
  title: work,
}: Pick<Work, "id" | "chapters" | "language" | "title">) {
  if (chapters.every(({ title }) => title === "")) return [];
  const names = chapters.map(({ title }, at) => {
    if (title === "") return BEGINNING[language];
    // Headed by the work's own title: the first chapter is not the work.
    const isTitle = TELLING.test(title) && fold(work).startsWith(fold(title.trim()));
    return isTitle ? `${CHAPTER[language]} ${(at + 1).toString()}` : nameOf(title, CHAPTER[language]);
  });
  return chapters.map((chapter, at): NamedChapter => {
    const [name, number] = [names[at]!, at + 1];
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    return {
      ...{ ...chapter, id: idOf("chapter", id, number), number },
      name: isAlone ? name : `${name} (${number.toString()})`,
    };
  });
}

function nameOf(title: string, word: string): string {
  const heading = title.replace(/\s+/g, " ").trim();
  return TELLING.test(heading.replace(NUMERAL, "")) ? heading : `${word} ${heading.replace(/[\s.:]+$/, "")}`;
}

/** Every chapter as a node and a part of its work, its heading as the passage. */
export function addChapters(graph: GraphBuilder, texts: readonly RelatedText[]): void {
  for (const { work } of texts)
    for (const { id, name, number, start, end } of namedChapters(work)) {
      const properties = { number, work: work.id, start, end };
      graph.define({ id, name, labels: ["Chapter"], text: work.title, properties }, PLACE);
      const headings = work.blocks.filter(
        (one) => one.kind === "heading" && one.start >= start && one.end <= end,
      );
      const until = headings.at(-1)?.end ?? work.blocks.find((one) => one.start === start)?.end ?? end;
      graph.edge(
        {
          ...{ source: graph.find(id), target: graph.find(work.id), relation: PART_OF },
          properties: { work: work.id, start, end: until, ...BY_MENTIONS, rule: "heading" },
          evidence: [{ text: work.text.slice(start, until), source: work.title, references: [] }],
        },
        PLACE,
      );
    }
}

/** Who and what is named in a chapter, how often, with the sentence in which it stands there first. */
export function addAppearances(graph: GraphBuilder, { texts, resolved, checked }: Built): void {
  texts.forEach((text, place) => {
    const { starts, ends, sentences } = text.tokens;
    for (const { entity, chapter, times, sentence, chunk } of appearances(text, resolved.entityOf[place]!)) {
      if (!checked.stays[entity]) continue;
      const first = { start: starts[sentences[sentence]!]!, end: ends[sentences[sentence + 1]! - 1]!, chunk };
      const [start, end] = placeOf(text, first);
      graph.edge(
        {
          source: graph.find(resolved.entities[entity]!.id),
          target: graph.find(chapter),
          relation: APPEARS_IN,
          properties: {
            work: text.work.id,
            chunk: text.chunks[chunk]!.id,
            start,
            end,
            ...BY_MENTIONS,
            times,
          },
          evidence: [passage(text, first)],
        },
        PLACE,
      );
    }
  });
}

interface Appearance {
  readonly entity: number;
  /** Id of the chapter. */
  readonly chapter: string;
  readonly sentence: number;
  readonly chunk: number;
  times: number;
}

/** In the order of the text; `entityOf` says which entity a chain is. */
function appearances({ work, mentions, of, chunks }: RelatedText, entityOf: Int32Array): Appearance[] {
  const ids = new Map(namedChapters(work).map(({ start, id }) => [start, id]));
  const found = new Map<string, Appearance>();
  mentions.forEach(({ sentence, chunk }, at) => {
    const entity = entityOf[of[at]!]!;
    const chapter = ids.get(work.chapters[chunks[chunk]!.chapter]?.start ?? -1);
    if (entity < 0 || chapter === undefined) return;
    const key = `${entity.toString()} ${chapter}`;
    const known = found.get(key) ?? { entity, chapter, sentence, chunk, times: 0 };
    found.set(key, known);
    known.times++;
  });
  return [...found.values()];
}
