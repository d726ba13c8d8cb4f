/** The timeline of a run as plain numbers: its steps, and when each element appears and is lost. */
import { VERDICTS, VERDICT_STAGE, type RunView } from "../../shared/trace";
import type { DrawnView } from "./drawn-view";
import type { Encoding, TimelineStep } from "./elements";
import { clampColumn, unitColumn } from "./unit-column";

/** When each element appears and is lost, in timeline units; computed once per run. `Infinity` = never lost. */
export interface Timeline {
  readonly steps: readonly TimelineStep[];
  readonly nodeAppears: Float32Array;
  readonly nodeLost: Float32Array;
  readonly edgeAppears: Float32Array;
  readonly edgeLost: Float32Array;
  readonly edgeTint: Float32Array;
  readonly edgeWidth: Float32Array;
  readonly unit: boolean;
  /** Opacity an edge ends with. */
  readonly edgeRest: Float32Array;
  readonly nodeKept: Uint8Array;
  readonly nodeAnswer: Float32Array;
  readonly nodeSeed: Uint8Array;
  readonly edgeVerdict: Uint8Array;
}

/** Share of a step one element's fade takes; the rest staggers the starts, so that a cloud grows and thins instead of blinking. */
export const FADE = 0.4;

/** How visible a lost edge stays: near misses more than edges the solver never came near. */
const REST_OPACITY = VERDICTS.map((verdict) => (/never|below|lost-draw|pinned/.test(verdict) ? 0.16 : 0.26));
/** What a person added was never searched for: it is there at every moment. */
const ALWAYS = -1;

/** The steps of a run, in order: understand (where the recipe does), seed, one expand per hop, score, sample (when it decided anything), prune, read. */
export function timelineSteps(view: RunView): TimelineStep[] {
  return layOutSteps(view, edgeHops(view));
}

/** Everything the timeline needs of a run; O(nodes + edges). */
export function buildTimeline(view: DrawnView, encoding: Encoding): Timeline {
  const hops = edgeHops(view);
  const steps = layOutSteps(view, hops);
  const index = new Map(steps.map((step, at) => [step.key, at]));
  const { unit = false, columns = {} } = encoding;
  const columnOf = (name: string): Float32Array =>
    (unit ? clampColumn : unitColumn)(columns[name] ?? view.edges.numbers[name], hops.length);
  const tint = columnOf(encoding.edgeColour);
  const edgeLost = lossTimes(view, tint, index);
  const nodeAnswer = answerGlow(view);
  return {
    steps,
    nodeAppears: nodeTimes(view, index),
    nodeLost: nodeLossTimes(view, edgeLost, nodeAnswer, index),
    edgeAppears: Float32Array.from(hops, (hop, row) =>
      view.edges.added?.[row] === 1 ? ALWAYS : index.get(`expand-${hop}`)! + stagger(noise(row)),
    ),
    edgeLost,
    edgeTint: tint,
    edgeWidth: columnOf(encoding.edgeWidth),
    unit,
    edgeRest: restOpacities(view),
    nodeKept: view.nodes.kept,
    nodeAnswer,
    nodeSeed: view.nodes.seed,
    edgeVerdict: view.edges.verdict,
  };
}

/** An edge is found one hop beyond its nearer end, and never after the last node was. */
function edgeHops(view: RunView): Uint8Array {
  const { hops } = view.nodes;
  const last = hops.reduce((most, hop) => Math.max(most, hop), 1);
  const found = (row: number) =>
    Math.min(hops[view.edges.source[row]!]! + 1, hops[view.edges.target[row]!]! + 1, last);
  return Uint8Array.from(view.edges.row, (_, row) => found(row));
}

/** What an answer's picture shows though it was dropped is told or looked at: pale, but to be read. */
const TOLD_OPACITY = 0.6;

/** A crowd of faint edges adds up to a grey wall, so each is fainter the more there are. */
function restOpacities(view: DrawnView): Float32Array {
  if (view.part === "answer") return new Float32Array(view.edges.verdict.length).fill(TOLD_OPACITY);
  const thin = Math.max(0.45, Math.min(1, Math.sqrt(1500 / Math.max(1, view.edges.verdict.length))));
  return Float32Array.from(view.edges.verdict, (verdict) => thin * (REST_OPACITY[verdict] ?? 0.2));
}

function layOutSteps(view: RunView, hops: Uint8Array): TimelineStep[] {
  const lastHop = hops.reduce((most, hop) => Math.max(most, hop), 0);
  const alive = aliveCounts(view);
  const whole = { nodes: view.nodes.handle.length, edges: hops.length };
  const step = (stage: TimelineStep["stage"], counts: { nodes: number; edges: number }, hop = 0) => ({
    key: hop > 0 ? `${stage}-${hop}` : stage,
    stage,
    hop,
    ...counts,
  });
  const expansions = Array.from({ length: lastHop }, (_, at) =>
    step("expand", { nodes: upTo(view.nodes.hops, at + 1), edges: upTo(hops, at + 1) }, at + 1),
  );
  const understands = view.stages.some(({ name }) => name === "understand");
  return [
    ...(understands ? [step("understand", { nodes: 0, edges: 0 })] : []),
    step("seed", { nodes: upTo(view.nodes.hops, 0), edges: 0 }),
    ...expansions,
    step("score", whole),
    ...(alive.afterSample < hops.length ? [step("sample", { ...whole, edges: alive.afterSample })] : []),
    step("prune", { nodes: alive.nodes, edges: alive.kept }),
    step("read", { nodes: alive.nodes, edges: alive.kept }),
  ];
}

function aliveCounts(view: RunView) {
  const lostIn = (stage: string) =>
    view.edges.verdict.filter((code) => VERDICT_STAGE[VERDICTS[code] ?? "kept"] === stage).length;
  const afterSample = view.edges.verdict.length - lostIn("sample");
  return { afterSample, kept: afterSample - lostIn("prune"), nodes: view.nodes.kept.filter(Boolean).length };
}

function upTo(hops: Uint8Array, hop: number): number {
  return hops.filter((value) => value <= hop).length;
}

function nodeTimes(view: DrawnView, index: ReadonlyMap<string, number>): Float32Array {
  const [seeded, last] = [index.get("seed")!, Math.max(...index.values())];
  return Float32Array.from(view.nodes.hops, (hop, row) => {
    if (view.nodes.added?.[row] === 1) return ALWAYS;
    if (hop === 0 || view.nodes.seed[row] === 1) return seeded;
    return (index.get(`expand-${hop}`) ?? last) + stagger(noise(row));
  });
}

/** Lost edges go in the solver's own order where the trace has event times (`time`), else the weakest first. */
function lossTimes(view: RunView, tint: Float32Array, index: ReadonlyMap<string, number>): Float32Array {
  const events = view.edges.numbers["time"];
  const order = events ? unitColumn(events, tint.length) : tint;
  return Float32Array.from(view.edges.verdict, (code, row) => {
    const stage = VERDICT_STAGE[VERDICTS[code] ?? "kept"];
    if (stage === "read") return Infinity;
    return index.get(stage)! + 0.75 * stagger(0.7 * order[row]! + 0.3 * noise(row));
  });
}

/** A node that is not kept fades with the last of its edges. */
function nodeLossTimes(
  view: DrawnView,
  edgeLost: Float32Array,
  answers: Float32Array,
  index: ReadonlyMap<string, number>,
) {
  const lost = new Float32Array(answers.length).fill(index.get("prune")!);
  view.edges.row.forEach((_, row) => {
    for (const end of [view.edges.source[row]!, view.edges.target[row]!])
      if (Number.isFinite(edgeLost[row]!)) lost[end] = Math.max(lost[end]!, edgeLost[row]!);
  });
  const stays = (node: number) =>
    view.part === "answer" ||
    view.nodes.kept[node] === 1 ||
    view.nodes.seed[node] === 1 ||
    view.nodes.added?.[node] === 1 ||
    answers[node]! > 0;
  return lost.map((time, node) => (stays(node) ? Infinity : time));
}

/** The best answer glows fully, each further one less; 0 = no answer. */
function answerGlow(view: RunView): Float32Array {
  const ranks = new Map(view.answers.map((answer, rank) => [answer.node, rank]));
  return Float32Array.from(view.nodes.handle, (handle) => {
    const rank = ranks.get(handle);
    return rank === undefined ? 0 : Math.max(0.25, 1 / (1 + 0.4 * rank));
  });
}

function stagger(share: number): number {
  return share * (1 - FADE);
}

/** A fixed, even scatter of rows over 0 … 1 (golden ratio). */
function noise(row: number): number {
  return (row * 0.618033988749895) % 1;
}
