/** Asks two stores of one graph the same things and compares whole answers. */
import { deepStrictEqual as same } from "node:assert/strict";
import type { GraphStore } from "../../../../src/main/engine/store/graph-store";
import { DIRECTIONS, type Expansion } from "../../../../src/shared/graph";
import { randomFrom } from "../../../../bench/random";

const calm = new AbortController().signal;

/** `count` expansions of any seeds, filters, caps and budgets; every column must be the same, what was dropped included. */
export async function compareExpansions(
  one: GraphStore,
  other: GraphStore,
  count: number,
  mostEdges = 1_000_000,
): Promise<void> {
  const { nodes, labels, relations } = await one.describe();
  const random = randomFrom(11);
  // Few different ones: the server plans each set of relations anew.
  const few = (names: readonly { readonly name: string }[]) => {
    const choice = Math.floor(random() * 8);
    return choice > 3 ? [] : names.map(({ name }) => name).filter((_, at) => (at * 7 + choice) % 4 < 2);
  };
  for (let at = 0; at < count; at++) {
    const from = Array.from({ length: 1 + Math.floor(random() * 4) }, () => Math.floor(random() * nodes));
    const how: Expansion = {
      hops: Math.floor(random() * 4),
      direction: DIRECTIONS[at % 3]!,
      labels: few(labels),
      relations: few(relations),
      degreeCap: random() < 0.5 ? 0 : 1 + Math.floor(random() * 12),
      edgeBudget: random() < 0.5 ? mostEdges : 1 + Math.floor(random() * 200),
    };
    const expected = await one.expand(from, how, calm);
    agree(await other.expand(from, how, calm), expected, { from, how });
  }
}

/** `count` path searches between any two nodes. */
export async function comparePaths(one: GraphStore, other: GraphStore, count: number): Promise<void> {
  const { nodes } = await one.describe();
  const random = randomFrom(13);
  for (let at = 0; at < count; at++) {
    const [a, b] = [Math.floor(random() * nodes), Math.floor(random() * nodes)];
    const how = {
      maxHops: 1 + (at % 3),
      direction: DIRECTIONS[at % 3]!,
      relations: [],
      limit: at % 2 ? 20 : 5000,
    };
    const expected = await one.paths(a, b, how, calm);
    agree(await other.paths(a, b, how, calm), expected, { a, b, how });
  }
}

/** Searches by vector, text, mention and name for each text: the same nodes in the same order. */
export async function compareSearches(
  one: GraphStore,
  other: GraphStore,
  texts: readonly string[],
): Promise<void> {
  const { vectorWidth } = await one.describe();
  const random = randomFrom(17);
  const found = async (store: GraphStore, query: Parameters<GraphStore["seeds"]>[0]) =>
    (await store.seeds(query, calm)).map(({ node, mention }) => ({ node, mention }));
  for (const text of texts) {
    const vector = Float32Array.from({ length: vectorWidth }, () => random() - 0.5);
    const queries = [
      { by: "mention", question: text, k: 16, labels: [] },
      { by: "name", names: [text] },
      { by: "vector", vector, k: 5, labels: [] },
    ] as const;
    for (const query of queries) agree(await found(other, query), await found(one, query), query);
  }
}

/** Schema, names and details of all nodes and edges. */
export async function compareDetails(one: GraphStore, other: GraphStore): Promise<void> {
  const schema = await one.describe();
  agree(await other.describe(), schema, "schema");
  const nodes = Array.from({ length: schema.nodes }, (_, node) => node);
  const edges = Array.from({ length: schema.edges }, (_, edge) => edge);
  const handles = Int32Array.from(nodes);
  agree(await other.nodeNames(handles), await one.nodeNames(handles), "names");
  agree(await other.nodeDetails(nodes, calm), await one.nodeDetails(nodes, calm), "nodes");
  agree(await other.edgeDetails(edges, calm), await one.edgeDetails(edges, calm), "edges");
}

/** Assert's own comparison: quicker than vitest's, and benches can use it too. */
function agree(found: unknown, expected: unknown, what: unknown): void {
  try {
    same(found, expected);
  } catch (fault) {
    throw new Error(`they differ at ${JSON.stringify(what).slice(0, 500)}`, { cause: fault });
  }
}
