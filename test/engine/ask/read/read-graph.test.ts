import { expect, test } from "vitest";
import type { ReaderGraph } from "../../../../src/main/engine/models/reader-graph";
import { readByGraph } from "../../../../src/main/engine/ask/read/read-graph";
import { readerInput } from "../../../../src/main/engine/ask/read/reader-input";
import type { Ports } from "../../../../src/main/engine/ask/stage";
import { GRAPH_READER } from "../../../../src/shared/stages/read/graph-reader";
import { runOver, TEMPERATURE } from "./reader-run";

/** A reader that scores nodes as told, by place. */
function told(
  scores: (graph: ReaderGraph) => number[],
  attention: (graph: ReaderGraph) => readonly Float32Array[] = () => [],
): Pick<Ports, "graphReader"> {
  const reader = {
    ...{ name: "told", fingerprint: "told", temperature: TEMPERATURE },
    read: (graph: ReaderGraph) =>
      Promise.resolve({
        scores: Float32Array.from(scores(graph)),
        vectors: new Float32Array(0),
        attention: attention(graph),
      }),
    close: () => Promise.resolve(),
  };
  return { graphReader: () => Promise.resolve(reader) };
}

const params = (changes: object = {}) =>
  GRAPH_READER.schema.parse({ method: "graph-reader", model: "told", top: 10, ...changes });

test("nodes are ranked by their scores as probabilities, never what the question names", async () => {
  const { run, ports } = await runOver();
  const found = await readByGraph(run, params(), { ...ports, ...told(() => [9, 4, 2, 9, -4, 0]) });
  expect(found!.answers.map(({ row }) => row)).toStrictEqual([1, 2, 5, 4]);
  // T = 2 for kept nodes.
  expect(found!.answers[0]!.score).toBeCloseTo(1 / (1 + Math.exp(-2)), 6);
  expect(found!.appended).toBeUndefined();
});

test("the ensemble fills up where the reader's list ends: kept nodes by prize, counted", async () => {
  const { run, ports } = await runOver({ cut: [4] });
  const reader = told(({ labelOf }) => [...labelOf].map((_, place) => (place === 1 ? 4 : -9)));
  const found = await readByGraph(run, params({ least: 0.5, ensemble: 3 }), { ...ports, ...reader });
  // Node 4 was cut; of 2 and 5 the later has the higher prize.
  expect(found).toMatchObject({ appended: 2, total: 3 });
  expect(found!.answers.map(({ row }) => row)).toStrictEqual([1, 5, 2]);
  expect(found!.said).toStrictEqual([1]);
});

test("over all candidates a cut node may answer", async () => {
  const { run, ports } = await runOver({ cut: [1] });
  const reader = told(({ labelOf }) => [...labelOf].map((_, place) => (place === 1 ? 4 : -4)));
  const [kept, candidates] = [params(), params({ over: "candidates" })];
  expect(
    (await readByGraph(run, kept, { ...ports, ...reader }))!.answers.map(({ row }) => row),
  ).not.toContain(1);
  expect((await readByGraph(run, candidates, { ...ports, ...reader }))!.answers[0]!.row).toBe(1);
});

test("an edge has the larger of the shares that its ends give it, the mean of the layers; one not read has none", async () => {
  const { run, ports } = await runOver({ cut: [4] });
  const { edges } = await readerInput(run, "kept", ports);
  const layer = (times: number) => (graph: ReaderGraph) =>
    Float32Array.from(graph.targets, (_, message) => times * (message + 1));
  const reader = told(
    ({ labelOf }) => [...labelOf].map(() => 1),
    (graph) => [layer(1)(graph), layer(3)(graph)],
  );
  const { attention } = (await readByGraph(run, params(), { ...ports, ...reader }))!.edgeNumbers!;
  const largest = run.graph.edges.map((_, edge) => 2 * (edges.lastIndexOf(edge) + 1));
  expect([...attention!]).toStrictEqual([...largest].map((share) => (share === 0 ? NaN : share)));
  expect(edges.length).toBeGreaterThan(0);
});

test("where fewer than two entities are named, or no reader is at hand, prizes rank", async () => {
  const one = await runOver({ named: [0] });
  expect(await readByGraph(one.run, params(), { ...one.ports, ...told(() => []) })).toBeUndefined();
  const asked = told(({ labelOf }) => [...labelOf].map((_, place) => place));
  const alone = await readByGraph(one.run, params({ named: 1 }), { ...one.ports, ...asked });
  expect(alone!.answers[0]!.row).toBe(5);
  const { run, ports } = await runOver();
  expect(await readByGraph(run, params(), ports)).toBeUndefined();
});

test("what the reader sees: steps from both ends, along edges and against them, and detours", async () => {
  const { run, ports } = await runOver();
  const { graph, rows, edges } = await readerInput(run, "kept", ports);
  const stepsOf = (node: number) => [...graph.steps.subarray(node * 11, node * 11 + 11)];
  expect(rows).toStrictEqual(Int32Array.from([0, 1, 2, 3, 4, 5]));
  // From A, from B, from others; from A along, to A, from B, to B along; detours either way, A → B, B → A; entities named.
  expect(stepsOf(1)).toStrictEqual([1, 2, 7, 1, 7, 7, 2, 0, 0, 7, 2]);
  expect(stepsOf(4)).toStrictEqual([1, 4, 7, 1, 7, 7, 7, 2, 7, 7, 2]);
  // Two messages an edge, ascending by target.
  expect(edges).toHaveLength(10);
  expect([...graph.targets]).toStrictEqual([...graph.targets].sort((a, b) => a - b));
});
