import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { findNodes } from "../../../src/main/engine/explore/find-nodes";
import { findNamedPart } from "../../../src/main/engine/explore/named-part";
import { countNeighbours, expandNode } from "../../../src/main/engine/explore/neighbours";
import { findShortestPaths } from "../../../src/main/engine/explore/shortest-paths";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import type { GraphStore } from "../../../src/main/engine/store/graph-store";
import type { ExploredPart } from "../../../src/shared/explore";
import { draw, writeGraph, type GraphDescription } from "../store/graph-description";

const signal = new AbortController().signal;
const opened: { readonly store: GraphStore; readonly folder: string }[] = [];

afterEach(async () => {
  for (const { store, folder } of opened.splice(0)) {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function open(graph: GraphDescription): Promise<GraphStore> {
  const folder = mkdtempSync(join(tmpdir(), "explore-"));
  const path = join(folder, "drawn.dragoman");
  await writeGraph(path, graph);
  const store = await openBuiltInStore(path);
  opened.push({ store, folder });
  return store;
}

/** Edges as "a r b" of ids, in the order of their handles. */
function triplesOf({ nodes, edges }: ExploredPart): string[] {
  const id = (handle: number) => nodes.id[nodes.handle.indexOf(handle)]!;
  return Array.from(edges.handle, (handle, row) => ({
    handle,
    text: `${id(edges.source[row]!)} ${edges.relation[row]!} ${id(edges.target[row]!)}`,
  }))
    .sort((one, other) => one.handle - other.handle)
    .map(({ text }) => text);
}

const FILM = { labels: ["Film"] };
const PERSON = { labels: ["Person"] };

//   lang —directed→ metropolis, m, fury;   harbou —wrote→ metropolis;   lang —married→ harbou;   lang —knows→ lang
function films(): Promise<GraphStore> {
  return open(
    draw(
      [
        "lang directed metropolis",
        "lang directed m",
        "lang directed fury",
        "harbou wrote metropolis",
        "harbou wrote m",
        "lang married harbou",
        "lang knows lang",
        "lang wrote m",
      ],
      [
        { id: "lang", name: "Fritz Lang", ...PERSON },
        { id: "harbou", name: "Thea von Harbou", ...PERSON },
        { id: "metropolis", name: "Metropolis", ...FILM },
        { id: "m", name: "M", ...FILM },
        { id: "fury", name: "Fury", ...FILM },
      ],
    ),
  );
}

test("a part is found again by its names, as far as the graph has it", async () => {
  const store = await films();
  const part = await findNamedPart(
    store,
    {
      // "Fury" is a name and no id here, "gone" is neither.
      nodes: ["m", "gone", "metropolis", "Fury"],
      edges: [
        ["lang", "directed", "m"],
        ["lang", "wrote", "m"],
        ["lang", "directed", "m"],
        ["gone", "wrote", "m"],
        ["m", "directed", "lang"],
        ["lang", "knows", "lang"],
        ["lang", "lost", "m"],
      ],
    },
    signal,
  );
  expect(part.nodes).toStrictEqual({
    handle: Int32Array.of(3, 2, 0),
    id: ["m", "metropolis", "lang"],
    name: ["M", "Metropolis", "Fritz Lang"],
    label: ["Film", "Film", "Person"],
  });
  expect(triplesOf(part)).toStrictEqual(["lang directed m", "lang knows lang", "lang wrote m"]);
  const nothing = await findNamedPart(store, { nodes: [], edges: [] }, signal);
  expect([nothing.nodes.id, nothing.edges.relation]).toStrictEqual([[], []]);
});

test("neighbours are counted by relation, side and label, the most edges first", async () => {
  const store = await films();
  expect(await countNeighbours(store, 0, signal)).toStrictEqual({
    groups: [
      { relation: "directed", side: "out", label: "Film", edges: 3, nodes: 3 },
      { relation: "knows", side: "out", label: "Person", edges: 1, nodes: 1 },
      { relation: "married", side: "out", label: "Person", edges: 1, nodes: 1 },
      { relation: "wrote", side: "out", label: "Film", edges: 1, nodes: 1 },
    ],
    edges: 6,
    unseen: 0,
  });
  expect(
    (await countNeighbours(store, 1, signal)).groups.map(({ side, edges }) => [side, edges]),
  ).toStrictEqual([
    ["out", 2],
    ["in", 1],
  ]);
});

const directed = { relation: "directed", side: "out", label: "Film" } as const;

test("an expansion takes the best joined first, and says how many the cap left out", async () => {
  const store = await films();
  const wish = { kinds: [{ ...directed, cap: 2 }], order: "degree", drawn: [] } as const;
  const { part, leftOut } = await expandNode(store, 0, wish, signal);
  // m has three edges, metropolis two, fury one.
  expect([triplesOf(part), leftOut]).toStrictEqual([["lang directed metropolis", "lang directed m"], [1]]);
  expect(part.nodes).toStrictEqual({
    handle: Int32Array.of(0, 2, 3),
    id: ["lang", "metropolis", "m"],
    name: ["Fritz Lang", "Metropolis", "M"],
    label: ["Person", "Film", "Film"],
  });
});

test("by name the first names come first; what is drawn does not count", async () => {
  const store = await films();
  const wish = { kinds: [{ ...directed, cap: 1 }], order: "name", drawn: [3] } as const;
  const { part, leftOut } = await expandNode(store, 0, wish, signal);
  expect([triplesOf(part), leftOut]).toStrictEqual([["lang directed fury"], [1]]);
  const wider = { ...wish, kinds: [{ ...directed, cap: 3 }] };
  const all = await expandNode(store, 0, wider, signal);
  expect([triplesOf(all.part), all.leftOut]).toStrictEqual([
    ["lang directed metropolis", "lang directed m", "lang directed fury"],
    [0],
  ]);
});

test("a self-loop and parallel edges come whole", async () => {
  const store = await films();
  const loop = { relation: "knows", side: "out", label: "Person", cap: 5 } as const;
  const wrote = { relation: "wrote", side: "out", label: "Film", cap: 5 } as const;
  const kinds = [{ ...directed, cap: 9 }, loop, wrote];
  const { part } = await expandNode(store, 0, { kinds, order: "name", drawn: [] }, signal);
  expect(triplesOf(part)).toStrictEqual([
    "lang directed metropolis",
    "lang directed m",
    "lang directed fury",
    "lang knows lang",
    "lang wrote m",
  ]);
});

//   a — b1, b2 — c — d, and a — x — y — d
const diamond = () =>
  open(draw(["a r b1", "a r b2", "b1 r c", "c r b2", "c r d", "c r d", "a r x", "x r y", "y r d"]));

test("shortest paths are all there, whichever way their edges point, parallel ones counted", async () => {
  const store = await diamond();
  const named = await store.seeds({ by: "name", names: ["a", "c", "d"] }, signal);
  const [a, c, d] = named.map(({ node }) => node) as [number, number, number];
  const two = await findShortestPaths(store, { from: a, to: c, maxHops: 4, limit: 50 }, signal);
  expect([two.hops, two.paths, two.leftOut, triplesOf(two.part)]).toStrictEqual([
    2,
    2,
    0,
    ["a r b1", "a r b2", "b1 r c", "c r b2"],
  ]);
  const three = await findShortestPaths(store, { from: a, to: d, maxHops: 4, limit: 50 }, signal);
  expect([three.hops, three.paths, three.part.edges.handle.length]).toStrictEqual([3, 5, 9]);
  const capped = await findShortestPaths(store, { from: a, to: d, maxHops: 4, limit: 1 }, signal);
  expect([capped.hops, capped.paths, capped.part.edges.handle.length, capped.leftOut]).toStrictEqual([
    3, 1, 3, 6,
  ]);
});

test("what is too far apart has no path, and a node none to itself", async () => {
  const store = await diamond();
  const far = await findShortestPaths(store, { from: 0, to: 4, maxHops: 2, limit: 5 }, signal);
  expect([far.hops, far.paths, triplesOf(far.part), far.part.nodes.handle.length]).toStrictEqual([
    0,
    0,
    [],
    2,
  ]);
  await expect(
    findShortestPaths(store, { from: 1, to: 1, maxHops: 2, limit: 5 }, signal),
  ).rejects.toMatchObject({
    failure: { kind: "invalid-request" },
  });
});

test("finding folds diacritics, and names come before texts", async () => {
  const store = await open(
    draw(
      ["1 r 2"],
      [
        { id: "1", name: "Ștefan cel Mare" },
        { id: "2", name: "Războieni", text: "Stefan a pierdut aici." },
        { id: "3", name: "Biserica Sfântul Ștefan" },
        { id: "4", name: "ŞTEFAN" },
      ],
    ),
  );
  const found = await findNodes(store, "stefan", 10, signal);
  expect([found.nodes.id, found.more]).toStrictEqual([["4", "1", "3", "2"], false]);
  const first = await findNodes(store, "stefan", 2, signal);
  expect([first.nodes.name, first.more]).toStrictEqual([["ŞTEFAN", "Ștefan cel Mare"], true]);
  expect((await findNodes(store, "nobody", 5, signal)).nodes.id).toStrictEqual([]);
});
