/**
 * Relation paths through a candidate graph. A *step* is a relation walked in one direction: 2 × relation handle, plus 1 against the
 * edge's direction, so `step ^ 1` walks back. A relation path is a sequence of steps; it leads to a set of nodes, never to single ones.
 */
import type { CandidateGraph } from "../../../../../shared/graph";

/** Steps out of every node row, those of node r at `starts[r] … starts[r + 1]`, ascending by step. */
export interface StepIndex {
  readonly stepCount: number;
  readonly starts: Int32Array;
  readonly steps: Int32Array;
  readonly edges: Int32Array;
  readonly ends: Int32Array;
}

/** Both directions of every edge, in one pass a direction and relation; relations that are `silent` (1 by handle) are left out. */
export function indexSteps(graph: CandidateGraph, relationCount: number, silent?: Uint8Array): StepIndex {
  const { nodes, edges, sources, targets, relations } = graph;
  const starts = new Int32Array(nodes.length + 1);
  for (let edge = 0; edge < edges.length; edge++) {
    if (silent?.[relations[edge]!] === 1) continue;
    starts[sources[edge]! + 1]!++;
    starts[targets[edge]! + 1]!++;
  }
  for (let row = 0; row < nodes.length; row++) starts[row + 1]! += starts[row]!;
  const size = starts.at(-1)!;
  const index = { steps: new Int32Array(size), edges: new Int32Array(size), ends: new Int32Array(size) };
  const next = starts.slice();
  const byRelation = edgesByRelation(relations, relationCount);
  for (let step = 0; step < relationCount * 2; step++) {
    if (silent?.[step >> 1] === 1) continue;
    const [from, to] = step & 1 ? [targets, sources] : [sources, targets];
    for (let at = byRelation.starts[step >> 1]!; at < byRelation.starts[(step >> 1) + 1]!; at++) {
      const edge = byRelation.edges[at]!;
      const place = next[from[edge]!]!++;
      index.steps[place] = step;
      index.edges[place] = edge;
      index.ends[place] = to[edge]!;
    }
  }
  return { stepCount: relationCount * 2, starts, ...index };
}

function edgesByRelation(relations: Int32Array, relationCount: number) {
  const starts = new Int32Array(relationCount + 1);
  for (const relation of relations) starts[relation + 1]!++;
  for (let relation = 0; relation < relationCount; relation++) starts[relation + 1]! += starts[relation]!;
  const edges = new Int32Array(relations.length);
  const next = starts.slice();
  relations.forEach((relation, edge) => (edges[next[relation]!++] = edge));
  return { starts, edges };
}

/** Whether `step` walks straight back over the relation walked `before` it: from a film to its director to that director's other films. */
export function turnsBack(before: number, step: number): boolean {
  return before === (step ^ 1);
}

/** Distinct steps out of a node row. */
export function stepsOf(index: StepIndex, row: number): number[] {
  const out = new Int32Array(index.starts[row + 1]! - index.starts[row]!);
  return [...out.subarray(0, stepsInto(out, index, row))];
}

/** Writes them to the front of `out`; how many there are. */
function stepsInto(out: Int32Array, { starts, steps }: StepIndex, row: number): number {
  let count = 0;
  for (let at = starts[row]!; at < starts[row + 1]!; at++)
    if (count === 0 || steps[at] !== out[count - 1]) out[count++] = steps[at]!;
  return count;
}

/** Distinct steps out of any of the node rows. */
export function firstSteps(index: StepIndex, rows: readonly number[]): number[] {
  return [...new Set(rows.flatMap((row) => stepsOf(index, row)))];
}

/** Steps that some node can be left by, ascending. */
export function presentSteps({ steps, stepCount }: StepIndex): number[] {
  const has = new Uint8Array(stepCount);
  for (const step of steps) has[step] = 1;
  const present: number[] = [];
  for (let step = 0; step < stepCount; step++) if (has[step] === 1) present.push(step);
  return present;
}

/** Which steps can follow which somewhere in the graph, and a few nodes that each step leads to. */
export interface StepGrammar {
  readonly follows: readonly (readonly number[])[];
  readonly examples: readonly (readonly number[])[];
}

const EXAMPLES = 12;

export function grammarOf(index: StepIndex): StepGrammar {
  const { stepCount } = index;
  const seen = new Uint8Array(stepCount * stepCount);
  const examples = Array.from({ length: stepCount }, (): number[] => []);
  const out = new Int32Array(stepCount);
  for (let row = 0; row + 1 < index.starts.length; row++) {
    const count = stepsInto(out, index, row);
    for (let back = 0; back < count; back++) {
      // A node one can leave by a step is a node one arrives at by the step's reverse.
      const arrived = out[back]! ^ 1;
      if (examples[arrived]!.length < EXAMPLES) examples[arrived]!.push(row);
      for (let at = 0; at < count; at++) seen[arrived * stepCount + out[at]!] = 1;
    }
  }
  const all = Array.from({ length: stepCount }, (_, step) => step);
  const follows = all.map((step) => all.filter((next) => seen[step * stepCount + next] === 1));
  return { follows, examples };
}

/**
 * Node rows reached after each step of `path` from `topics`; undefined when it leads nowhere. A topic is dropped wherever anything else is
 * reached ("films by the same director" leaves its own film out); where that leads nowhere, the way may go through it and it is dropped at the
 * end alone ("X's mother's daughter's job" where the daughter is X). It ends at a topic only where nothing else is reached, or where a self-loop that
 * the graph has leads there ("the title track of X" where album and track are one node): that is a step like any other.
 */
export function walkPath(
  index: StepIndex,
  topics: readonly number[],
  path: readonly number[],
): Int32Array[] | undefined {
  return (
    walk(index, topics, path, () => true) ??
    walk(index, topics, path, (hop) => hop === 1 || hop === path.length)
  );
}

function walk(
  index: StepIndex,
  topics: readonly number[],
  path: readonly number[],
  drops: (hop: number) => boolean,
): Int32Array[] | undefined {
  const layers: Int32Array[] = [Int32Array.from(topics)];
  for (const [at, step] of path.entries()) {
    const layer = layers.at(-1)!;
    const reached = rowsAfter(index, layer, step);
    const looping = (topic: number) => layer.includes(topic) && loops(index, topic, step);
    if (drops(at + 1)) dropTopics(reached, topics, at === 0, looping);
    if (reached.size === 0) return undefined;
    layers.push(Int32Array.from(reached).sort());
  }
  return layers;
}

function rowsAfter(index: StepIndex, layer: Int32Array, step: number): Set<number> {
  const reached = new Set<number>();
  for (const row of layer) {
    for (let at = firstOf(index, row, step); index.steps[at] === step && at < index.starts[row + 1]!; at++) {
      reached.add(index.ends[at]!);
    }
  }
  return reached;
}

/** Takes the topics out but for those that stay, unless nothing else is there and this is not the first step. */
function dropTopics(
  reached: Set<number>,
  topics: readonly number[],
  isFirst: boolean,
  stays: (topic: number) => boolean,
): void {
  const found = topics.filter((topic) => reached.has(topic));
  if (found.length === reached.size && !isFirst) return;
  for (const topic of found) if (!stays(topic)) reached.delete(topic);
}

/** Whether `step` leads from the node row to itself. */
function loops(index: StepIndex, row: number, step: number): boolean {
  for (let at = firstOf(index, row, step); index.steps[at] === step && at < index.starts[row + 1]!; at++)
    if (index.ends[at] === row) return true;
  return false;
}

/** Calls `visit` with every edge on the walks of `layers` that reach its last layer, the hop (from 1) it is walked at and the row it is walked from. */
export function edgesOfWalk(
  index: StepIndex,
  layers: readonly Int32Array[],
  path: readonly number[],
  visit: (edge: number, hop: number, from: number) => void,
): void {
  let alive = new Set<number>(layers.at(-1));
  for (let hop = path.length; hop > 0; hop--) {
    const before = new Set<number>();
    const step = path[hop - 1]!;
    for (const row of layers[hop - 1]!) {
      for (
        let at = firstOf(index, row, step);
        index.steps[at] === step && at < index.starts[row + 1]!;
        at++
      ) {
        if (!alive.has(index.ends[at]!)) continue;
        before.add(row);
        visit(index.edges[at]!, hop, row);
      }
    }
    alive = before;
  }
}

/** Where the node's entries of `step` begin, or would. */
function firstOf({ starts, steps }: StepIndex, row: number, step: number): number {
  let low = starts[row]!;
  let high = starts[row + 1]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (steps[middle]! < step) low = middle + 1;
    else high = middle;
  }
  return low;
}
