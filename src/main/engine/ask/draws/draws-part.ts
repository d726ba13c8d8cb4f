/** The part of a run that drawing can change: small, so that hundreds of draws take the time of a few. */
import type { PruneParams } from "../../../../shared/stages/prune";
import { rowsOfNodes } from "../candidate-rows";
import type { Chances } from "../sample/sample-chances";
import { freeOrder } from "../pins/pin-selection";
import type { EdgeKeys, Numbers, PinColumns, Run, Scores } from "../stage";

type Drawable = Pick<Run, "seeds" | "graph" | "scores"> & {
  readonly selection?: Pick<Run["selection"], "pins">;
};

export interface DrawnPart extends Pick<Run, "seeds" | "graph" | "scores"> {
  readonly chances: Chances;
  /** The run's pins, in rows of the part. */
  readonly pins?: PinColumns;
  /** Row in the whole candidate graph of every edge of the part. */
  readonly rows: Uint32Array;
}

/**
 * The `maxFacts` likeliest edges and every node that pruning and reading can tell from the rest: in the same order as in the whole graph,
 * so that each draw ends as it would there.
 */
export function partToDraw(run: Drawable, chances: Chances, maxFacts: number, prune: PruneParams): DrawnPart {
  const { graph, scores, seeds } = run;
  const pins = run.selection?.pins;
  const order = (pins ? freeOrder(chances.order, pins) : chances.order).slice(0, maxFacts);
  const rows = new Uint32Array(new Set([...order, ...(pins?.goesOn ?? [])])).sort();
  const nodes = nodesThatMatter(run, rows, prune);
  const nodeRow = new Int32Array(graph.nodes.length).fill(-1);
  nodes.forEach((row, index) => (nodeRow[row] = index));
  const edges = { sources: pick(graph.sources, rows), targets: pick(graph.targets, rows) };
  return {
    seeds,
    rows,
    graph: {
      ...graph,
      nodes: pick(graph.nodes, nodes),
      hops: pick(graph.hops, nodes),
      edges: pick(graph.edges, rows),
      sources: edges.sources.map((row) => nodeRow[row]!),
      targets: edges.targets.map((row) => nodeRow[row]!),
      relations: pick(graph.relations, rows),
    },
    scores: scoresOf(scores, nodes, rows),
    chances: chancesOfPart({ ...chances, order }, rows),
    ...(pins && { pins: pinsOfPart(pins, nodes, nodeRow, rows) }),
  };
}

/** Ends, prized nodes, what the question names; and, because the solver never returns nothing, the unprized nodes it would fall back on. */
function nodesThatMatter(
  { graph, scores, seeds, selection }: Drawable,
  rows: Uint32Array,
  prune: PruneParams,
): Uint32Array {
  const matters = new Uint8Array(graph.nodes.length);
  if (prune.method === "none") matters.fill(1);
  for (const row of rows) matters[graph.sources[row]!] = matters[graph.targets[row]!] = 1;
  for (const row of rowsOfNodes(graph, [...seeds.nodes, ...seeds.mentioned])) matters[row] = 1;
  scores.nodePrizes.forEach((prize, row) => {
    if (prize > 0) matters[row] = 1;
  });
  for (const row of selection?.pins?.heldNodes ?? []) matters[row] = 1;
  selection?.pins?.nodes.forEach((pin, row) => {
    if (pin !== 0) matters[row] = 1;
  });
  let spare = prune.clusters;
  for (let row = matters.length - 1; row >= 0 && spare > 0; row--) {
    if (scores.nodePrizes[row] === 0) spare--;
    matters[row] = 1;
  }
  // Whether the score method ranks answers at all is seen by any of its scores.
  const scored = scores.answerScores.findIndex((score) => !Number.isNaN(score));
  if (scored >= 0) matters[scored] = 1;
  return Uint32Array.from(matters.keys()).filter((row) => matters[row] === 1);
}

function scoresOf(scores: Scores, nodes: Uint32Array, rows: Uint32Array): Scores {
  return {
    nodePrizes: pick(scores.nodePrizes, nodes),
    edgePrizes: pick(scores.edgePrizes, rows),
    edgeCosts: pick(scores.edgeCosts, rows),
    answerScores: pick(scores.answerScores, nodes),
    nodeNumbers: pickNumbers(scores.nodeNumbers, nodes),
    edgeNumbers: {},
    notes: [],
  };
}

function pinsOfPart(
  pins: PinColumns,
  nodes: Uint32Array,
  nodeRow: Int32Array,
  rows: Uint32Array,
): PinColumns {
  const edgeRow = new Map(Array.from(rows, (row, index) => [row, index]));
  const edgesOf = (list: readonly number[]) => list.map((row) => edgeRow.get(row)!);
  return {
    nodes: pick(pins.nodes, nodes),
    edges: pick(pins.edges, rows),
    anchor: pins.anchor < 0 ? -1 : nodeRow[pins.anchor]!,
    goesOn: edgesOf(pins.goesOn),
    heldNodes: pins.heldNodes.map((row) => nodeRow[row]!),
    heldEdges: edgesOf(pins.heldEdges),
    notes: [],
  };
}

function chancesOfPart({ probabilities, logits, keys, order }: Chances, rows: Uint32Array) {
  const indexOf = new Map(Array.from(rows, (row, index) => [row, index]));
  const partKeys: EdgeKeys = { high: pick(keys.high, rows), low: pick(keys.low, rows) };
  return {
    probabilities: pick(probabilities, rows),
    logits: pick(logits, rows),
    keys: partKeys,
    order: order.map((row) => indexOf.get(row)!),
  };
}

function pickNumbers(numbers: Numbers, rows: Uint32Array): Numbers {
  return Object.fromEntries(Object.entries(numbers).map(([name, column]) => [name, pick(column, rows)]));
}

function pick<T extends Int32Array | Uint32Array | Uint8Array | Int8Array | Float64Array>(
  column: T,
  rows: Uint32Array,
): T {
  const picked = column.slice(0, rows.length) as T;
  rows.forEach((row, index) => (picked[index] = column[row]!));
  return picked;
}
