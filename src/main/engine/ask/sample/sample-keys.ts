/** Names for edges that outlive a store: a hash of what the edge says, not of the handle it happens to have. */
import type { CandidateGraph } from "../../../../shared/graph";
import type { GraphStore } from "../../store/graph-store";
import { threefry } from "./noise";
import type { EdgeKeys } from "../stage";

/** Kept with its candidate graph: sliders ask again and again. */
const known = new WeakMap<CandidateGraph, EdgeKeys>();

/**
 * Keys of all candidate edges from source id, relation name, target id and, among edges that agree in all three, their place in the
 * candidate graph. Two different edges share a key with probability 2^-64; nothing worse would follow than shared noise.
 */
export async function edgeKeysOf(graph: CandidateGraph, store: GraphStore): Promise<EdgeKeys> {
  const found = known.get(graph);
  if (found) return found;
  const { relations } = await store.describe();
  const names = hashTexts(relations.map(({ name }) => name));
  const keys = hashTriples(graph, await keysOfNodes(graph.nodes, store), names);
  tellParallelsApart(keys);
  known.set(graph, keys);
  return keys;
}

/** Keys of the nodes met so far, by handle; only of a store whose nodes stay what they are while it is open, as those that can be read as a whole do. */
interface MetNodes extends EdgeKeys {
  readonly isMet: Uint8Array;
}

const met = new WeakMap<GraphStore, MetNodes>();

async function keysOfNodes(nodes: Int32Array, store: GraphStore): Promise<EdgeKeys> {
  if (!store.wholeGraph) return hashTexts((await store.nodeNames(nodes)).ids);
  const all = await metNodes(store);
  const fresh = nodes.filter((node) => all.isMet[node] === 0);
  if (fresh.length > 0) {
    const hashed = hashTexts((await store.nodeNames(fresh)).ids);
    fresh.forEach((node, at) => {
      all.high[node] = hashed.high[at]!;
      all.low[node] = hashed.low[at]!;
      all.isMet[node] = 1;
    });
  }
  return { high: wordsOf(all.high, nodes), low: wordsOf(all.low, nodes) };
}

async function metNodes(store: GraphStore): Promise<MetNodes> {
  const found = met.get(store);
  if (found) return found;
  const { nodes } = await store.describe();
  const made = { high: new Uint32Array(nodes), low: new Uint32Array(nodes), isMet: new Uint8Array(nodes) };
  met.set(store, made);
  return made;
}

function wordsOf(column: Uint32Array, nodes: Int32Array): Uint32Array {
  const words = new Uint32Array(nodes.length);
  for (let row = 0; row < words.length; row++) words[row] = column[nodes[row]!]!;
  return words;
}

/** The key as 16 hexadecimal digits. */
export function keyText({ high, low }: EdgeKeys, row: number): string {
  return hex(high[row]!) + hex(low[row]!);
}

function hex(word: number): string {
  return word.toString(16).padStart(8, "0");
}

function hashTexts(texts: readonly string[]): EdgeKeys {
  const high = new Uint32Array(texts.length);
  const low = new Uint32Array(texts.length);
  const words = new Uint32Array(2);
  for (let at = 0; at < texts.length; at++) {
    hashText(texts[at]!, words);
    high[at] = words[0]!;
    low[at] = words[1]!;
  }
  return { high, low };
}

/** Two multiplicative hashes of the UTF-16 units, mixed with the length at the end. */
function hashText(text: string, out: Uint32Array): void {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul((b << 5) ^ (b >>> 27) ^ unit, 0x85ebca6b);
  }
  threefry(a, b, text.length, 0, out);
}

function hashTriples(graph: CandidateGraph, nodes: EdgeKeys, relations: EdgeKeys): EdgeKeys {
  const high = new Uint32Array(graph.edges.length);
  const low = new Uint32Array(graph.edges.length);
  const words = new Uint32Array(2);
  for (let edge = 0; edge < high.length; edge++) {
    const source = graph.sources[edge]!;
    const target = graph.targets[edge]!;
    const relation = graph.relations[edge]!;
    threefry(nodes.high[source]!, nodes.low[source]!, nodes.high[target]!, nodes.low[target]!, words);
    threefry(relations.high[relation]!, relations.low[relation]!, words[0]!, words[1]!, words);
    high[edge] = words[0]!;
    low[edge] = words[1]!;
  }
  return { high, low };
}

/** Hashes the ordinal into the second, third, … edge of the same key, by an open-addressing table of the keys seen. */
function tellParallelsApart({ high, low }: EdgeKeys): void {
  const size = 2 ** Math.ceil(Math.log2(2 * high.length + 2));
  const firstOf = new Int32Array(size).fill(-1);
  const seen = new Uint32Array(size);
  const [tripleHigh, tripleLow] = [high.slice(), low.slice()];
  const words = new Uint32Array(2);
  for (let edge = 0; edge < high.length; edge++) {
    let slot = tripleLow[edge]! & (size - 1);
    while (firstOf[slot]! >= 0 && !same(firstOf[slot]!, edge)) slot = (slot + 1) & (size - 1);
    if (firstOf[slot]! < 0) firstOf[slot] = edge;
    const ordinal = seen[slot]!++;
    if (ordinal === 0) continue;
    threefry(ordinal, 0, tripleHigh[edge]!, tripleLow[edge]!, words);
    high[edge] = words[0]!;
    low[edge] = words[1]!;
  }
  function same(a: number, b: number): boolean {
    return tripleHigh[a] === tripleHigh[b] && tripleLow[a] === tripleLow[b];
  }
}
