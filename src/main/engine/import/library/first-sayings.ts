/** Who is the first to call a concept something or to say what it is: what a run with a cut may know of its names and types. */
import type { Firsts } from "../../../../shared/documents/library";
import type { GraphBuilder } from "../graph/graph-builder";
import { byCount, count, type Library, type LibraryConcept, type LibraryDocument } from "./library";

const PLACE = { file: "", line: 0 };
const MOST_OTHER_NAMES = 12;

export interface FirstSayings {
  /** By document what it is the first to say. */
  readonly by: ReadonlyMap<LibraryDocument, Firsts>;
  /** Names of concepts that no table names: what the first document calls them, so that later ones rename nothing. */
  readonly names: ReadonlyMap<string, string>;
}

/** When a document was written; 0 where that is not known. */
type Time = (document: LibraryDocument) => number;

/** By code units, the same on any machine. */
export function plainly(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** First by their order, by PMID and by date, each of which a cut may go by; `documents` in the order of their ids. */
export function firstsOf(library: Library, documents: readonly LibraryDocument[]): FirstSayings {
  const places = new Map(documents.map((document, at) => [document, at + 1]));
  const byPlace: Time = (document) => places.get(document)!;
  const byDate: Time = ({ date }) => date;
  const times: Time[] = [byPlace, byDate, ({ isPmid, id }) => (isPmid ? Number(id) : 0)];
  const inGraph = documents.every(({ date }) => date > 0) ? byDate : byPlace;
  const earliest = (found: readonly LibraryDocument[], time: Time): LibraryDocument | undefined => {
    let [first, least]: [LibraryDocument | undefined, number] = [undefined, Infinity];
    for (const one of found) {
      const own = time(one);
      if (own <= 0 || own > least) continue;
      if (own < least || byPlace(one) < byPlace(first!)) [first, least] = [one, own];
    }
    return first;
  };
  const [by, names] = [new Map<LibraryDocument, Firsts>(), new Map<string, string>()];
  const firstAt = (found: readonly LibraryDocument[]): Set<LibraryDocument> =>
    new Set(times.flatMap((time) => earliest(found, time) ?? []));
  const sayings = (document: LibraryDocument, id: string): Firsts[string] => {
    const own = by.get(document) ?? {};
    by.set(document, own);
    return (own[id] ??= {});
  };
  for (const [id, concept] of [...library.concepts].sort(([a], [b]) => plainly(a, b))) {
    const naming = library.names.has(id) ? [] : [...concept.names.values()].flat();
    for (const document of firstAt(naming)) sayings(document, id).name = nameIn(document, concept);
    for (const [type, found] of [...concept.types].sort(([a], [b]) => plainly(a, b)))
      for (const document of firstAt(found)) (sayings(document, id).labels ??= []).push(type);
    const first = earliest(naming, inGraph);
    if (first) names.set(id, nameIn(first, concept));
  }
  return { by, names };
}

/** What a document calls a concept most often. */
function nameIn(document: LibraryDocument, { names }: LibraryConcept): string {
  const own = new Map<string, number>();
  for (const [name, found] of names) for (const one of found) if (one === document) count(own, name);
  return byCount(own)[0]!;
}

/** Every concept as a node, by id. */
export function addConcepts(
  { concepts, names }: Library,
  firsts: Pick<FirstSayings, "names">,
  graph: GraphBuilder,
): void {
  for (const id of [...concepts.keys()].sort(plainly)) {
    const concept = concepts.get(id)!;
    const name = names.get(id) ?? firsts.names.get(id) ?? id;
    const others = mostSaid(concept.names).filter((other) => other !== name);
    const text = others.slice(0, MOST_OTHER_NAMES).join(", ");
    graph.define({ id, name, labels: mostSaid(concept.types), text, properties: {} }, PLACE);
  }
}

function mostSaid(said: ReadonlyMap<string, readonly LibraryDocument[]>): string[] {
  return byCount(new Map([...said].map(([word, { length }]) => [word, length])));
}
