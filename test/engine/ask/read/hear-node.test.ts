import { expect, test } from "vitest";
import type { ReaderGraph } from "../../../../src/main/engine/models/reader-graph";
import { hearNode, withoutEdge } from "../../../../src/main/engine/ask/read/hear-node";
import { readerInput } from "../../../../src/main/engine/ask/read/reader-input";
import { GRAPH_READER } from "../../../../src/shared/stages/read/graph-reader";
import { runOver, TEMPERATURE } from "./reader-run";

const params = GRAPH_READER.schema.parse({ method: "graph-reader", model: "counting", top: 10 });

/** Scores a node by how many messages reach it, those along an edge worth two; attends to all alike in the first layer, to the last message in the second. */
function counting(graph: ReaderGraph) {
  const scores = new Float32Array(graph.labelOf.length);
  const heard = new Float32Array(graph.labelOf.length);
  graph.targets.forEach((target, message) => {
    scores[target]! += graph.messageNumbers[4 * message]! === 1 ? 2 : 1;
    heard[target]!++;
  });
  const alike = Float32Array.from(graph.targets, (target) => 1 / heard[target]!);
  const last = Float32Array.from(graph.targets, (target, message) =>
    graph.targets[message + 1] === target ? 0 : 1,
  );
  return { scores, vectors: new Float32Array(0), attention: [alike, last] };
}

const reader = {
  ...{ name: "counting", fingerprint: "counting", temperature: TEMPERATURE },
  read: (graph: ReaderGraph) => Promise.resolve(counting(graph)),
  close: () => Promise.resolve(),
};
const σ = (score: number) => 1 / (1 + Math.exp(-score / TEMPERATURE.kept));

test("a node's edges are told by attention, each with the reader's p without it", async () => {
  const { run, ports } = await runOver();
  const open = { ...ports, graphReader: () => Promise.resolve(reader) };
  // "ache" has more, but is named. "process" hears "target" along an edge and "ache" against one: 2 + 1.
  expect(await hearNode(run, params, 2, open)).toStrictEqual({
    ...{ score: 3, temperature: 2, p: σ(3), rank: 1, of: 4, more: 0 },
    edges: [
      {
        ...{ edge: 2, node: 3, name: "ache", words: "causes", arrives: false },
        ...{ attention: [0.5, 1], without: σ(2) },
      },
      {
        ...{ edge: 1, node: 1, name: "target", words: "drives", arrives: true },
        ...{ attention: [0.5, 0], without: σ(1) },
      },
    ],
  });
});

test("an edge left out takes its messages in both directions and nothing else", async () => {
  const { run, ports } = await runOver();
  const { graph, edges } = await readerInput(run, "kept", ports);
  const less = withoutEdge(graph, edges, 1);
  expect(less.targets).toHaveLength(graph.targets.length - 2);
  expect(less.messageNumbers).toHaveLength(4 * less.targets.length);
  expect([...less.sources].map((source, at) => [source, less.targets[at]])).not.toContainEqual([1, 2]);
  expect([...less.sources].map((source, at) => [source, less.targets[at]])).not.toContainEqual([2, 1]);
  expect(less.steps).toBe(graph.steps);
});

test("nothing is told where no reader ranks, or the node was not read", async () => {
  const open = { graphReader: () => Promise.resolve(reader) };
  const pruned = await runOver({ cut: [4] });
  expect(await hearNode(pruned.run, params, 4, { ...pruned.ports, ...open })).toBeNull();
  const lone = await runOver({ named: [0] });
  expect(await hearNode(lone.run, params, 1, { ...lone.ports, ...open })).toBeNull();
});
