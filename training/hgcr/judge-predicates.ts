/** How right the predicate patterns are: on sentences of real abstracts written down beforehand. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { join } from "node:path";
import { PATTERNS } from "../../src/main/engine/ask/verify/extract-predicates";
import { isMutual, type NamedConcept, type Predicate } from "../../src/main/engine/ask/verify/predicate";
import { idsOf, typeOfConcept } from "../../src/main/engine/import/library/concept-ids";

export interface Abstract {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly concepts: readonly NamedConcept[];
}

/** All abstracts of a PubTator file, plain or gzipped. */
export function readAbstracts(folder: string, file: string): Abstract[] {
  const bytes = readFileSync(join(folder, file));
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .split(/\n\s*\n/)
    .filter((block) => /^\d+\|t\|/.test(block.trim()))
    .map((block) => toAbstract(block.trim().split("\n")));
}

/** Abstracts by id; one annotated twice has the mentions of both, as in the product. */
export function unite(...sets: readonly (readonly Abstract[])[]): Map<string, Abstract> {
  const all = new Map<string, Abstract>();
  for (const one of sets.flat()) {
    const known = all.get(one.id);
    const key = ({ start, end, concept }: NamedConcept): string => [start, end, concept].join();
    const keys = new Set(known?.concepts.map(key));
    const more = one.concepts.filter((concept) => !keys.has(key(concept)));
    all.set(one.id, known ? { ...known, concepts: [...known.concepts, ...more] } : one);
  }
  return all;
}

function toAbstract(lines: readonly string[]): Abstract {
  const part = (kind: string): string =>
    lines.find((line) => line.split("|")[1] === kind)?.replace(/^\d+\|[ta]\|/, "") ?? "";
  const cells = lines.map((line) => line.split("\t"));
  const concepts = cells
    .filter((row) => row.length >= 6 && /^\d+$/.test(row[1]!))
    .flatMap(([, start, end, , type, ids]) =>
      idsOf(ids!, type!).map((concept) => ({
        start: Number(start),
        end: Number(end),
        concept,
        type: typeOfConcept(type!),
      })),
    );
  const id = lines[0]!.split("|")[0]!;
  return { id, title: part("t"), text: `${part("t")}\n${part("a")}`, concepts };
}

/** The concepts between two offsets of the abstract, by their places after the first. */
export function within({ concepts }: Abstract, start: number, end: number): NamedConcept[] {
  return concepts
    .filter((one) => one.start >= start && one.end <= end)
    .map((one) => ({ ...one, start: one.start - start, end: one.end - start }));
}

/** Each sentence of predicate-gold.tsv with what is wanted, what was found, whether that is right, and in which turn it was kept apart (0: in none). */
export function judgeSentences(abstracts: ReadonlyMap<string, Abstract>, gold: string) {
  const rows = gold
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
  return rows.map(([id, from, to, first, second, cue, verb, direction, negated, speculated, held]) => {
    const abstract = abstracts.get(id!)!;
    const [start, end] = [Number(from), Number(to)];
    const sentence = abstract.text.slice(start, end);
    const found = PATTERNS.extract(sentence, within(abstract, start, end)).find(
      ({ subject, object }) => [subject, object].toSorted().join() === [first!, second!].toSorted().join(),
    );
    const wanted = verb === "" ? "nothing" : tell(verb!, direction!, negated === "1", speculated === "1");
    const told = found ? tellFound(found, first!) : "nothing";
    return {
      id,
      sentence,
      first,
      second,
      cue: cue!,
      keptApart: Number(held),
      wanted,
      told,
      isRight: wanted === told,
    };
  });
}

function tell(verb: string, direction: string, isNegated: boolean, isSpeculated: boolean): string {
  return [verb, direction, ...(isNegated ? ["negated"] : []), ...(isSpeculated ? ["speculated"] : [])].join(
    " ",
  );
}

function tellFound(found: Predicate, first: string): string {
  const direction = isMutual(found.verb) ? "both" : found.subject === first ? "first" : "second";
  return tell(found.verb, direction, found.isNegated, found.isSpeculated);
}
