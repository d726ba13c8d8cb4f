/** Vectors of what the attention ranker reads: a node's name, a document's text; for want of a text the mean of what the document names. */
import type { Embedder } from "../../../models/embedder";
import type { GraphStore } from "../../../store/graph-store";
import type { PastGraph } from "../../../store/past/past";
import type { Ports } from "../../stage";
import { conceptsOf } from "./document-concepts";

export interface TokenVectors {
  /** Length 1; of nodes and documents that were asked for. */
  ofNode(node: number): Float32Array;
  ofDocument(document: number): Float32Array;
  hasText(document: number): boolean;
}

/** Vectors kept for one graph and model; names and texts do not change with the cut, but what a document names does. */
interface Kept {
  readonly names: Map<number, Float32Array>;
  /** null where the document has no text. */
  readonly texts: Map<number, Float32Array | null>;
}

const kept = new WeakMap<GraphStore, WeakMap<Embedder, Kept>>();

/** Embeds what is missing of these nodes and documents. Throws AbortError when cancelled. */
export async function tokenVectors(
  { store, embedder, signal, progress }: Pick<Ports, "store" | "embedder" | "signal" | "progress">,
  past: PastGraph,
  nodes: readonly number[],
  documents: readonly number[],
): Promise<TokenVectors> {
  const own = keptOf(store, embedder);
  const texts = await missingTexts(store, past, own, documents, signal);
  const untexted = documents.filter((document) => !own.texts.get(document) && !texts.has(document));
  const named = conceptsOf(past);
  const all = new Set([...nodes, ...untexted.flatMap((document) => [...named.of(document)])]);
  const wanted = [...all].filter((node) => !own.names.has(node)).sort((a, b) => a - b);
  const { names } = await store.nodeNames(Int32Array.from(wanted));
  const total = wanted.length + texts.size;
  const vectors = await embedder.embed([...names, ...texts.values()], {
    signal,
    progress: (done) => progress(done, total),
  });
  const row = (at: number): Float32Array => vectors.slice(at * embedder.width, (at + 1) * embedder.width);
  wanted.forEach((node, at) => own.names.set(node, row(at)));
  [...texts.keys()].forEach((document, at) => own.texts.set(document, row(wanted.length + at)));
  for (const document of documents) if (!own.texts.has(document)) own.texts.set(document, null);
  const means = new Map<number, Float32Array>();
  const meanOf = (document: number): Float32Array => {
    const found = means.get(document) ?? mean(named.of(document), own.names, embedder.width);
    means.set(document, found);
    return found;
  };
  return {
    ofNode: (node) => own.names.get(node)!,
    ofDocument: (document) => own.texts.get(document) ?? meanOf(document),
    hasText: (document) => own.texts.get(document) !== null,
  };
}

function keptOf(store: GraphStore, embedder: Embedder): Kept {
  const ofStore = kept.get(store) ?? new WeakMap<Embedder, Kept>();
  kept.set(store, ofStore);
  const own = ofStore.get(embedder) ?? { names: new Map(), texts: new Map() };
  ofStore.set(embedder, own);
  return own;
}

/** Most documents whose texts are read at once. */
const PORTION = 500;

async function missingTexts(
  store: GraphStore,
  { behind }: PastGraph,
  own: Kept,
  documents: readonly number[],
  signal: AbortSignal,
): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  const wanted = documents.filter((document) => !own.texts.has(document));
  for (let start = 0; start < wanted.length; start += PORTION) {
    const portion = wanted.slice(start, start + PORTION);
    const ids = portion.map((document) => behind.ids[document]!);
    const texts = (await store.texts?.(ids, signal)) ?? new Map<string, { text: string }>();
    portion.forEach((document, at) => {
      const text = texts.get(ids[at]!)?.text;
      if (text) found.set(document, text);
    });
  }
  return found;
}

function mean(
  nodes: readonly number[],
  names: ReadonlyMap<number, Float32Array>,
  width: number,
): Float32Array {
  const sum = new Float32Array(width);
  for (const node of nodes) names.get(node)!.forEach((value, at) => (sum[at]! += value));
  const length = Math.sqrt(sum.reduce((total, value) => total + value * value, 0));
  return length === 0 ? sum : sum.map((value) => value / length);
}
