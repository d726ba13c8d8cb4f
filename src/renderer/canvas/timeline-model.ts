/**
 * The timeline as plain numbers: from a run to its steps, and from a position on them to columns of opacity, width, tint and
 * emphasis. Nothing here moves: positions stay frozen, and only what a WebGL line can show (opacity, width, colour) changes.
 */
import { KEPT, VERDICTS, VERDICT_STAGE } from "../../shared/trace";
import type { RunView } from "../../shared/trace";
import type { DrawnView } from "./picture";
import type { Encoding, TimelineStep } from "./canvas-props";
import { clampColumn, unitColumn } from "./unit-column";

/**
 * Columns of one moment; every value 0 … 1 except `edgeWidth` (model units). `nodeKept` and `edgeKept` say how far an element has
 * come forward out of the cloud (seeds do at once, what is kept only when the cloud is pruned), `nodeAnswer` how far it glows.
 */
export interface Moment {
  readonly nodeOpacity: Float32Array;
  readonly nodeKept: Float32Array;
  readonly nodeAnswer: Float32Array;
  readonly edgeOpacity: Float32Array;
  readonly edgeWidth: Float32Array;
  readonly edgeTint: Float32Array;
  readonly edgeKept: Float32Array;
  /** How far edges have the probability colour of their tint, 0 … 1; 0 = they go from faint to strong. */
  readonly onScale: number;
}

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
const FADE = 0.4;

/** How visible a lost edge stays: near misses more than edges the solver never came near. */
const REST_OPACITY = VERDICTS.map((verdict) => (/never|below|lost-draw|pinned/.test(verdict) ? 0.16 : 0.26));
const NODE_REST = 0.3;
/** What a person added was never searched for: it is there at every moment. */
const ALWAYS = -1;

/** The steps of a run, in order: seed, one expand per hop, score, sample (when it decided anything), prune, read. */
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

/** The columns at a position, 0 … steps (beyond is clamped). */
export function momentAt(timeline: Timeline, position: number): Moment {
  const at = Math.max(0, Math.min(position, timeline.steps.length));
  const doneOf = (stage: string) => progressOf(timeline.steps, stage, at);
  const nodes = nodeMoment(timeline, at, doneOf("read"));
  const scored = doneOf("score");
  const onScale = timeline.unit ? scored : 0;
  return { ...nodes, ...edgeMoment(timeline, at, scored, doneOf("prune")), onScale };
}

function nodeMoment(timeline: Timeline, at: number, read: number) {
  const count = timeline.nodeAppears.length;
  const nodeOpacity = new Float32Array(count);
  const nodeKept = new Float32Array(count);
  const nodeAnswer = new Float32Array(count);
  const pruned = progressOf(timeline.steps, "prune", at);
  for (let row = 0; row < count; row++) {
    const shown = ramp(at, timeline.nodeAppears[row]!);
    const lost = ramp(at, timeline.nodeLost[row]!);
    nodeOpacity[row] = shown * (1 - (1 - NODE_REST) * lost);
    nodeAnswer[row] = timeline.nodeAnswer[row]! * read;
    const isAnswer = timeline.nodeAnswer[row]! > 0;
    const kept = timeline.nodeKept[row] === 1 ? late(pruned) : isAnswer ? read : 0;
    nodeKept[row] = timeline.nodeSeed[row] === 1 ? shown : kept;
  }
  return { nodeOpacity, nodeKept, nodeAnswer };
}

function edgeMoment(timeline: Timeline, at: number, scored: number, pruned: number) {
  const count = timeline.edgeAppears.length;
  const edgeOpacity = new Float32Array(count);
  const edgeWidth = new Float32Array(count);
  const edgeTint = new Float32Array(count);
  const edgeKept = new Float32Array(count);
  for (let row = 0; row < count; row++) {
    const kept = timeline.edgeVerdict[row] === KEPT ? late(pruned) : 0;
    const tint = timeline.edgeTint[row]! * scored;
    const lost = ramp(at, timeline.edgeLost[row]!);
    const alive = 0.42 + 0.4 * tint - 0.1 * scored;
    const resting = mix(alive, timeline.edgeRest[row]!, lost);
    edgeOpacity[row] = ramp(at, timeline.edgeAppears[row]!) * mix(resting, 1, kept);
    const width = timeline.edgeWidth[row]! * scored;
    edgeWidth[row] = mix(0.8 + 1.2 * width * (1 - lost), 1.7 + 1.5 * width, kept);
    // A colour on the scale has a number to say, which does not change when the edge is lost.
    edgeTint[row] = timeline.unit ? timeline.edgeTint[row]! : tint * (1 - 0.6 * lost);
    edgeKept[row] = kept;
  }
  return { edgeOpacity, edgeWidth, edgeTint, edgeKept };
}

/** An edge is found one hop beyond its nearer end, and never after the last node was. */
function edgeHops(view: RunView): Uint8Array {
  const { hops } = view.nodes;
  const last = hops.reduce((most, hop) => Math.max(most, hop), 1);
  const found = (row: number) =>
    Math.min(hops[view.edges.source[row]!]! + 1, hops[view.edges.target[row]!]! + 1, last);
  return Uint8Array.from(view.edges.row, (_, row) => found(row));
}

/** A crowd of faint edges adds up to a grey wall, so each is fainter the more there are. */
function restOpacities(view: RunView): Float32Array {
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
  return [
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
  const last = Math.max(...index.values());
  return Float32Array.from(view.nodes.hops, (hop, row) => {
    if (view.nodes.added?.[row] === 1) return ALWAYS;
    const step = hop === 0 || view.nodes.seed[row] === 1 ? 0 : (index.get(`expand-${hop}`) ?? last);
    return step + (step === 0 ? 0 : stagger(noise(row)));
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

function progressOf(steps: readonly TimelineStep[], stage: string, at: number): number {
  const start = steps.findIndex((step) => step.stage === stage);
  return Math.max(0, Math.min(1, at - start));
}

/** 0 before `start`, 1 a fade later, smooth between. */
function ramp(at: number, start: number): number {
  const share = Math.max(0, Math.min(1, (at - start) / FADE));
  return share * share * (3 - 2 * share);
}

/** What is kept lights up in the last part of its step, once the cloud around it has thinned. */
function late(progress: number): number {
  return ramp(progress, 1 - FADE);
}

function stagger(share: number): number {
  return share * (1 - FADE);
}

/** A fixed, even scatter of rows over 0 … 1 (golden ratio). */
function noise(row: number): number {
  return (row * 0.618033988749895) % 1;
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
