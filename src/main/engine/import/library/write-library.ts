/** A library → a graph: concepts, one edge a pair that documents name together, what documents say of pairs, and the documents. */
import { CO_OCCURS, type DocumentAbout } from "../../../../shared/documents/library";
import { message } from "../../../../shared/sentences/sentences";
import type { GraphBuilder } from "../graph/graph-builder";
import type { ImportRun } from "../source/import-run";
import { named } from "../source/reject-list";
import { writeDate } from "../../../../shared/documents/document-dates";
import { addConcepts, firstsOf, plainly, type FirstSayings } from "./first-sayings";
import { byCount, keptVariant, type Library, type LibraryDocument, type Mention } from "./library";

/** Most concepts of one document whose pairs are made: a list of 5,000 would be 12 million. */
const MOST_CONCEPTS = 300;
const PLACE = { file: "", line: 0 };

/** Numbers in ids count as numbers: chapter 1.10 comes behind 1.9, and a PMID behind every smaller one. */
const NATURAL = new Intl.Collator("en", { numeric: true });

/** Documents by their ids. Ids of digits alone are compared as numbers, which comes to the same in a tenth of the time. */
export function inOrder<T extends { readonly id: string }>(documents: Iterable<T>): T[] {
  const keyed = [...documents].map((document) => ({ document, number: numberOf(document.id) }));
  keyed.sort((a, b) => {
    const order = a.number - b.number;
    const known = Number.isNaN(order) ? NATURAL.compare(a.document.id, b.document.id) : order;
    return known || plainly(a.document.id, b.document.id);
  });
  return keyed.map(({ document }) => document);
}

/** The id as a number, as exact as a number can be; NaN where it is none. */
function numberOf(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : Number.NaN;
}

/** Writes all of it, sorted by ids, so that the order of files and rows leaves no trace. */
export async function writeLibrary(library: Library, graph: GraphBuilder, run: ImportRun): Promise<void> {
  const documents = inOrder(library.documents.values());
  tellVariants(documents, run);
  const firsts = firstsOf(library, documents);
  addConcepts(library, firsts, graph);
  await addPairs(documents, graph, run);
  await addRelations(documents, graph);
  await graph.texts(documentRows(documents, firsts), mentionRows(documents));
}

function tellVariants(documents: readonly LibraryDocument[], { rejects }: ImportRun): void {
  for (const document of documents) {
    const kept = keptVariant(document);
    for (const variant of document.variants)
      if (variant !== kept)
        rejects.add(variant.file, variant.line, message("text-twice", { document: named(document.id) }));
  }
}

async function addPairs(
  documents: readonly LibraryDocument[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  const pairs = new Map<number, number[]>();
  const factor = graph.nodeCount;
  documents.forEach((document, at) => {
    const handles = conceptsOf(document, run)
      .map((id) => graph.find(id))
      .sort((a, b) => a - b);
    handles.forEach((source, rank) => {
      for (let next = rank + 1; next < handles.length; next++) {
        const key = source * factor + handles[next]!;
        const known = pairs.get(key);
        if (known) known.push(at);
        else pairs.set(key, [at]);
      }
    });
  });
  let written = 0;
  for (const key of Float64Array.from(pairs.keys()).sort()) {
    const found = pairs.get(key)!.map((at) => documents[at]!);
    graph.edge(
      {
        ...{
          source: Math.floor(key / factor),
          target: key % factor,
          relation: CO_OCCURS,
          isUndirected: true,
        },
        ...{ properties: seen(found), evidence: [referring(found)] },
      },
      PLACE,
    );
    if (++written % 50_000 === 0) await graph.flush();
    run.signal.throwIfAborted();
  }
}

function conceptsOf(document: LibraryDocument, { rejects }: ImportRun): string[] {
  const { id, concepts } = document;
  if (concepts.size <= MOST_CONCEPTS) return [...concepts.keys()];
  const told = { document: named(id), concepts: concepts.size, most: MOST_CONCEPTS };
  const { file, line } = placeOf(document);
  rejects.add(file, line, message("document-crowded", told));
  return byCount(concepts).slice(0, MOST_CONCEPTS);
}

/** Where it stood first; of one without a text the first of its files, which have it in many rows. */
function placeOf(document: LibraryDocument): { readonly file: string; readonly line: number } {
  return keptVariant(document) ?? { file: [...document.files].toSorted()[0]!, line: 1 };
}

/** In how many documents, and the first and the last of them: by date where all have one, else by their order. */
function seen(found: readonly LibraryDocument[]): Record<string, number | string> {
  const dates = found.map(({ date }) => date);
  const areDated = dates.every((date) => date > 0);
  const first = areDated ? writeDate(Math.min(...dates)) : found[0]!.id;
  const last = areDated ? writeDate(Math.max(...dates)) : found.at(-1)!.id;
  return { documents: found.length, first, last };
}

function referring(found: readonly LibraryDocument[]) {
  return { text: "", source: "", references: found.map(({ id }) => id) };
}

async function addRelations(documents: readonly LibraryDocument[], graph: GraphBuilder): Promise<void> {
  const said = new Map<string, { documents: LibraryDocument[]; novel: string[] }>();
  for (const document of documents)
    for (const [key, { isNovel }] of document.relations) {
      const known = said.get(key) ?? { documents: [], novel: [] };
      said.set(key, known);
      known.documents.push(document);
      if (isNovel) known.novel.push(document.id);
    }
  for (const key of [...said.keys()].sort(plainly)) {
    const [source, relation, target] = key.split("\t") as [string, string, string];
    const { documents: found, novel } = said.get(key)!;
    const properties = { ...seen(found), ...(novel.length > 0 && { novelIn: novel }) };
    const ends = { source: graph.find(source), target: graph.find(target) };
    graph.edge({ ...ends, relation, properties, evidence: [referring(found)] }, PLACE);
  }
  await graph.flush();
}

/** An order of documents is one of their ids: it is known where no PMID and no date says more. */
function documentRows(documents: readonly LibraryDocument[], { by }: FirstSayings) {
  const areNumbered = documents.every(({ isPmid }) => !isPmid);
  const abouts = documents.map((document, at) => {
    const title = keptVariant(document)?.title;
    const about: DocumentAbout = {
      ...(title !== undefined && { title }),
      ...(document.isPmid && { pmid: Number(document.id) }),
      ...(document.date > 0 && { date: document.date }),
      ...(areNumbered && { order: at + 1 }),
      files: [...document.files].sort(plainly),
      ...(by.has(document) && { firsts: by.get(document)! }),
    };
    return JSON.stringify(about);
  });
  const texts = documents.map((document) => keptVariant(document)?.text ?? "");
  return { ids: documents.map(({ id }) => id), abouts, texts };
}

function mentionRows(documents: readonly LibraryDocument[]) {
  const rows = documents.flatMap((document) =>
    [...(keptVariant(document)?.mentions ?? [])]
      .sort(byPlace)
      .map((mention) => ({ mention, id: document.id })),
  );
  return {
    documents: rows.map(({ id }) => id),
    starts: Int32Array.from(rows, ({ mention }) => mention.start),
    ends: Int32Array.from(rows, ({ mention }) => mention.end),
    types: rows.map(({ mention }) => mention.type),
    entities: rows.map(({ mention }) => mention.concept),
  };
}

function byPlace(a: Mention, b: Mention): number {
  return a.start - b.start || a.end - b.end || plainly(a.concept, b.concept) || plainly(a.type, b.type);
}
