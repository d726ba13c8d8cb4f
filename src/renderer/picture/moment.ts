/**
 * A position on the timeline as columns of opacity, width, tint and emphasis. Nothing here moves: positions stay frozen, and only
 * what a WebGL line can show (opacity, width, colour) changes.
 */
import { KEPT } from "../../shared/trace";
import type { TimelineStep } from "./elements";
import { FADE, type Timeline } from "./timeline";

/** What is left of a node's opacity once it is lost. */
const NODE_REST = 0.3;

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

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
