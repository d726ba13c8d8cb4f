/** The part of the store contract about expansion and paths. */
import { expect, test } from "vitest";
import { DROP_REASONS, type CandidateGraph, type Expansion } from "../../../src/shared/graph";
import { draw, type GraphDescription, type NodeDescription, type OpenStore } from "./graph-description";

const calm = new AbortController().signal;
const ALL: Expansion = {
  hops: 1,
  direction: "both",
  labels: [],
  relations: [],
  degreeCap: 0,
  edgeBudget: 1000,
};

type Around = (
  graph: GraphDescription,
  ids: string[],
  how: Partial<Expansion>,
) => Promise<ReturnType<typeof inWords>>;

/** The candidate graph around the nodes of some ids, in words. */
function aroundWith(open: OpenStore): Around {
  return async (graph, ids, how) => {
    const store = await open(graph);
    const from = ids.map((id) => graph.nodes.findIndex((node) => node.id === id));
    return inWords(graph, await store.expand(from, { ...ALL, ...how }, calm));
  };
}

/** What every store must do alike when it expands. */
export function expandContract(open: OpenStore): void {
  const around = aroundWith(open);
  //   a → b ⇉ c → d      b ↺      (b to c twice)
  const chain = draw(["a r b", "b r c", "b s c", "b r b", "c r d"]);

  test("one hop takes the edges of the seeds in both directions, self-loops and parallel edges included", async () => {
    expect(await around(chain, ["b"], {})).toStrictEqual({
      nodes: { a: 1, b: 0, c: 1 },
      edges: ["a r b", "b r c", "b s c", "b r b"],
      dropped: [],
    });
  });

  test("no hops give the seeds alone, once each", async () => {
    expect(await around(chain, ["c", "a", "c"], { hops: 0 })).toStrictEqual({
      nodes: { a: 0, c: 0 },
      edges: [],
      dropped: [],
    });
  });

  test("direction out follows edges from source to target, direction in the other way", async () => {
    expect(await around(chain, ["b"], { direction: "out" })).toStrictEqual({
      nodes: { b: 0, c: 1 },
      edges: ["b r c", "b s c", "b r b"],
      dropped: [],
    });
    expect(await around(chain, ["b"], { direction: "in" })).toStrictEqual({
      nodes: { a: 1, b: 0 },
      edges: ["a r b", "b r b"],
      dropped: [],
    });
  });

  test("hops count from the nearest seed", async () => {
    expect(await around(chain, ["a", "d"], { hops: 2 })).toStrictEqual({
      nodes: { a: 0, b: 1, c: 1, d: 0 },
      edges: ["a r b", "b r c", "b s c", "b r b", "c r d"],
      dropped: [],
    });
  });

  test("an edge between two nodes at the last hop is no candidate", async () => {
    //  s → x, s → y, x → y
    const triangle = draw(["s r x", "s r y", "x r y"]);
    expect((await around(triangle, ["s"], { hops: 1 })).edges).toStrictEqual(["s r x", "s r y"]);
    expect((await around(triangle, ["s"], { hops: 2 })).edges).toStrictEqual(["s r x", "s r y", "x r y"]);
  });

  test("the relation filter lets through only what is named, and counts the rest at each walked node", async () => {
    expect(await around(chain, ["b"], { relations: ["s"] })).toStrictEqual({
      nodes: { b: 0, c: 1 },
      edges: ["b s c"],
      dropped: ["b relation-filter 3"],
    });
  });

  test("the label filter tests the far node; seeds need no label", async () => {
    //  a → p1 → x → p2       only P and the seed may enter
    const labelled = draw(
      ["a r p1", "p1 r x", "x r p2", "p1 r a"],
      [
        { id: "p1", labels: ["P", "Q"] },
        { id: "p2", labels: ["P"] },
        { id: "x", labels: ["X"] },
      ],
    );
    expect(await around(labelled, ["a"], { hops: 3, labels: ["P"] })).toStrictEqual({
      nodes: { p1: 1, a: 0 },
      edges: ["a r p1", "p1 r a"],
      dropped: ["p1 label-filter 1"],
    });
  });

  test("unknown labels and relations let nothing through", async () => {
    expect(await around(chain, ["a"], { labels: ["nowhere"] })).toStrictEqual({
      nodes: { a: 0 },
      edges: [],
      dropped: ["a label-filter 1"],
    });
    expect(await around(chain, ["a"], { relations: ["r' OR 1=1 --"] })).toStrictEqual({
      nodes: { a: 0 },
      edges: [],
      dropped: ["a relation-filter 1"],
    });
  });

  //   h is joined to n0 … n9, n0 to m
  const hub = draw([...Array.from({ length: 10 }, (_, n) => `h r n${n}`), "n0 r m"]);

  test("the degree cap takes a hub's first edges and counts the others there", async () => {
    expect(await around(hub, ["h"], { degreeCap: 3, hops: 2 })).toStrictEqual({
      nodes: { h: 0, n0: 1, n1: 1, n2: 1, m: 2 },
      edges: ["h r n0", "h r n1", "h r n2", "n0 r m"],
      dropped: ["h degree-cap 7"],
    });
  });

  test("the degree cap tests the far end too, and a seed keeps its edge to a hub", async () => {
    expect(await around(hub, ["n5", "n6", "n7", "n8"], { degreeCap: 3 })).toStrictEqual({
      nodes: { h: 1, n5: 0, n6: 0, n7: 0, n8: 0 },
      edges: ["h r n5", "h r n6", "h r n7"],
      dropped: ["h degree-cap 1"],
    });
    expect(await around(hub, ["n5", "n6", "n7", "n8"], { degreeCap: 3, hops: 2 })).toStrictEqual({
      nodes: { h: 1, n5: 0, n6: 0, n7: 0, n8: 0 },
      edges: ["h r n5", "h r n6", "h r n7"],
      dropped: ["h degree-cap 7"],
    });
  });

  test("caps and filters together count alike", async () => {
    const how = { degreeCap: 3, hops: 2, relations: ["r"] };
    expect(await around(hub, ["n5", "n6", "n7", "n8"], how)).toStrictEqual({
      nodes: { h: 1, n5: 0, n6: 0, n7: 0, n8: 0 },
      edges: ["h r n5", "h r n6", "h r n7"],
      dropped: ["h degree-cap 7"],
    });
  });

  test("the edge budget stops the candidate graph and counts what is left at every node still walked", async () => {
    expect(await around(hub, ["h", "n0"], { edgeBudget: 4 })).toStrictEqual({
      nodes: { h: 0, n0: 0, n1: 1, n2: 1, n3: 1 },
      edges: ["h r n0", "h r n1", "h r n2", "h r n3"],
      dropped: ["h edge-budget 6", "n0 edge-budget 1"],
    });
  });

  test("a cancelled expansion rejects with AbortError", async () => {
    const store = await open(chain);
    await expect(store.expand([0], ALL, AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
  });

  test("handles that are not there are refused", async () => {
    const store = await open(chain);
    for (const handle of [-1, 4, 0.5, NaN])
      await expect(store.expand([handle], ALL, calm)).rejects.toMatchObject({
        failure: { kind: "invalid-request" },
      });
  });

  test("expansions that overlap in time do not disturb each other", async () => {
    const store = await open(hub);
    const alone = await store.expand([0], { ...ALL, hops: 2 }, calm);
    const many = await Promise.all([1, 2, 3, 4].map(() => store.expand([0], { ...ALL, hops: 2 }, calm)));
    for (const graph of many) expect(graph).toStrictEqual(alone);
  });

  test("an empty graph and a single node are graphs", async () => {
    expect(await around({ nodes: [], edges: [] }, [], { hops: 3 })).toStrictEqual({
      nodes: {},
      edges: [],
      dropped: [],
    });
    expect(await around({ nodes: [{ id: "a" }], edges: [] }, ["a"], { hops: 3 })).toStrictEqual({
      nodes: { a: 0 },
      edges: [],
      dropped: [],
    });
  });
}

/** What every store must do alike when it looks for paths. */
export function pathsContract(open: OpenStore): void {
  //   a → b → d,  a → c → d,  a → e → f → d,  d → g
  const diamond = draw(["a r b", "b r d", "a s c", "c r d", "a r e", "e r f", "f r d", "d r g"]);
  const search = { maxHops: 2, direction: "out", relations: [], limit: 100 } as const;
  const between = async (graph: GraphDescription, a: string, b: string, how: object = {}) => {
    const store = await open(graph);
    const [from, to] = [a, b].map((id) => graph.nodes.findIndex((node) => node.id === id)) as [
      number,
      number,
    ];
    return inWords(graph, await store.paths(from, to, { ...search, ...how }, calm));
  };

  test("all simple paths that are short enough, and nothing beside them", async () => {
    expect(await between(diamond, "a", "d")).toStrictEqual({
      nodes: { a: 0, b: 1, d: 0, c: 1 },
      edges: ["a r b", "b r d", "a s c", "c r d"],
      dropped: [],
    });
    expect((await between(diamond, "a", "d", { maxHops: 3 })).edges).toHaveLength(7);
  });

  test("direction and relations are kept to; no path leaves the two ends alone", async () => {
    expect(await between(diamond, "d", "a")).toStrictEqual({ nodes: { a: 0, d: 0 }, edges: [], dropped: [] });
    expect((await between(diamond, "d", "a", { direction: "in" })).edges).toHaveLength(4);
    expect((await between(diamond, "b", "c", { direction: "both" })).edges).toHaveLength(4);
    expect((await between(diamond, "a", "d", { relations: ["r"] })).edges).toStrictEqual(["a r b", "b r d"]);
  });

  test("the limit stops the search and says how many edges stayed unseen", async () => {
    expect(await between(diamond, "a", "d", { limit: 1 })).toStrictEqual({
      nodes: { a: 0, b: 1, d: 0 },
      edges: ["a r b", "b r d"],
      dropped: ["a edge-budget 1", "c edge-budget 1"],
    });
  });

  test("a walk that meets itself is no path; from a node to itself there is only the node", async () => {
    //  a → b ⇄ c,  b → d
    const loop = draw(["a r b", "b r c", "c r b", "b r d", "b r b"]);
    expect((await between(loop, "a", "d", { maxHops: 4 })).edges).toStrictEqual(["a r b", "b r d"]);
    expect(await between(loop, "b", "b", { maxHops: 4 })).toStrictEqual({
      nodes: { b: 0 },
      edges: [],
      dropped: [],
    });
  });
}

/** Paths listed one by one, nodes by their ids. */
export function listPathsContract(open: OpenStore): void {
  //   a → b → d,  a → c → d,  a → e → f → d,  a → d,  d → g → b
  const diamond = draw([
    "a r b",
    "b r d",
    "a s c",
    "c r d",
    "a r e",
    "e r f",
    "f r d",
    "a t d",
    "d r g",
    "g r b",
  ]);
  const search = { maxHops: 4, cut: "", interior: [], maskDirect: true, limit: 100 };
  const list = async (how: object = {}, nodes: readonly NodeDescription[] = []) => {
    const graph = nodes.length === 0 ? diamond : draw(diamondEdges(diamond), nodes);
    const store = await open(graph);
    const at = (id: string): number => graph.nodes.findIndex((node) => node.id === id);
    const found = await store.listPaths(at("a"), at("d"), { ...search, ...how }, calm);
    const ids = found.paths.map(({ nodes: path }) => path.map((node) => graph.nodes[node]!.id).join(""));
    expect(found.paths.every(({ nodes: path, edges }) => edges.length === path.length - 1)).toBe(true);
    return { paths: ids, shortest: found.shortest, left: found.left };
  };

  test("all shortest paths, then one by way of every other node", async () => {
    expect(await list()).toStrictEqual({
      ...{ paths: ["abd", "acd", "aefd", "abgd"], shortest: 2 },
      left: { shortest: 0, via: 0 },
    });
    expect((await list({ maxHops: 2 })).paths).toStrictEqual(["abd", "acd"]);
  });

  test("the edge between the two ends is the shortest path where it is not masked", async () => {
    expect(await list({ maskDirect: false, maxHops: 2 })).toMatchObject({
      ...{ paths: ["ad", "abd", "acd"], shortest: 1 },
    });
  });

  test("the limit leaves paths out and counts them", async () => {
    expect(await list({ limit: 1 })).toStrictEqual({
      ...{ paths: ["abd"], shortest: 2 },
      left: { shortest: 1, via: 3 },
    });
  });

  test("a path leads through the wanted labels only; a cut needs documents", async () => {
    const nodes = [..."abdcefg"].map((id) => ({
      id,
      labels: ["ad".includes(id) ? "End" : id === "c" ? "Odd" : "Even"],
    }));
    expect((await list({ interior: ["Odd"] }, nodes)).paths).toStrictEqual(["acd"]);
    await expect(list({ cut: "2004" })).rejects.toThrow(/documents/);
  });
}

function diamondEdges({ edges }: GraphDescription): string[] {
  return edges.map(({ source, relation, target }) => `${source} ${relation} ${target}`);
}

/** A candidate graph by the ids of its nodes. */
export function inWords(graph: GraphDescription, candidates: CandidateGraph) {
  const id = (row: number) => graph.nodes[candidates.nodes[row]!]!.id;
  return {
    nodes: Object.fromEntries(Array.from(candidates.hops, (hop, row) => [id(row), hop])),
    edges: Array.from(candidates.edges, (edge, row) => {
      const { source, relation, target } = graph.edges[edge]!;
      expect([id(candidates.sources[row]!), id(candidates.targets[row]!)]).toStrictEqual([source, target]);
      return `${source} ${relation} ${target}`;
    }),
    dropped: Array.from(
      candidates.dropped.count,
      (count, at) =>
        `${graph.nodes[candidates.dropped.node[at]!]!.id} ${DROP_REASONS[candidates.dropped.reason[at]!]} ${count}`,
    ),
  };
}
