/** How well paths that later documents confirm are ranked above others, by the numbers of G(t−1). */
import { z } from "zod";
import { FailureError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { streamOf, threefry } from "../ask/sample/noise";
import { handleOf } from "../ask/seed/local-id";
import { storeAsOf } from "../ask/run/store-of-run";
import { ContextDraw, RUNS } from "../ask/score/ranked-paths/draw-contexts";
import type { PathJudge } from "../ask/score/ranked-paths/path-judge";
import type { GraphStore } from "../store/graph-store";
import type { PastGraph } from "../store/past/past";
import { areaUnderCurve, averagePrecision } from "./rank-figures";

const path = z.array(z.string()).min(2).max(8);

/** A line of a file of paths: ids end to end, from a to b or from b to a. */
export const rankedPairSchema = z.object({
  a: z.string(),
  b: z.string(),
  cut: z.union([z.string(), z.number()]).default(""),
  positive: z.array(path).default([]),
  negative: z.array(path).default([]),
});
export type RankedPair = z.infer<typeof rankedPairSchema>;

export const NEGATIVES = ["hard", "mixed", "corrupted"] as const;
export type Negatives = (typeof NEGATIVES)[number];

export interface PathRanking {
  readonly convention: string;
  readonly runs: number;
  readonly mean: Figures;
  readonly std: Figures;
  readonly pairs: number;
  /** Pairs without a positive or a negative path, or with an id that the graph does not have. */
  readonly skipped: number;
}

type Figures = Readonly<Record<"micro" | "macro" | "ap", number>>;

const PER_POSITIVE = 3;
const CONVENTION =
  "micro: AUC over all paths of all pairs; macro: mean of the AUC of each pair; ap: average precision over all paths; ties count half. hard: the file's " +
  "negative paths; corrupted: for each positive path three with one inner node replaced at random; mixed: three of the file's and three corrupted for each " +
  "positive path. A path that G(t−1) does not have scores 0. Every run sees other documents behind edges of more than ten, and mixed and corrupted other paths, by the seed.";

interface Judged {
  readonly scores: number[];
  readonly truth: boolean[];
}

interface How {
  readonly store: GraphStore;
  readonly signal: AbortSignal;
  readonly seed: number;
  readonly negatives: Negatives;
  /** What ranks the paths of a graph at a cut; `labels` are the first label handles of all nodes, names those of `store`. */
  readonly judgeOf: (
    past: PastGraph,
    labels: Int32Array,
    store: GraphStore,
  ) => Promise<PathJudge> | PathJudge;
}

/** Ranks every pair's paths as the recipe does, at the pair's own cut. Throws FailureError where the store knows no documents. */
export async function evaluatePathRanking(pairs: readonly RankedPair[], how: How): Promise<PathRanking> {
  const whole = await how.store.wholeGraph?.();
  if (!how.store.past || !whole)
    throw new FailureError({ kind: "invalid-request", reason: message("no-documents") });
  const { judged, skipped } = await judgePairs(pairs, whole.labels.length, how);
  const figures = judged.map(figuresOf);
  const of = (fold: (values: number[]) => number): Figures => ({
    micro: fold(figures.map(({ micro }) => micro)),
    macro: fold(figures.map(({ macro }) => macro)),
    ap: fold(figures.map(({ ap }) => ap)),
  });
  return {
    convention: CONVENTION,
    runs: RUNS,
    mean: of(mean),
    std: of(spread),
    pairs: pairs.length - skipped,
    skipped,
  };
}

/** Every run's scores of the paths of every pair that has both kinds. */
async function judgePairs(
  pairs: readonly RankedPair[],
  nodes: number,
  { store, signal, seed, negatives, judgeOf }: How,
): Promise<{ judged: Judged[][]; skipped: number }> {
  const handles = await handlesOf(store, nodes);
  const judged = Array.from({ length: RUNS }, (): Judged[] => []);
  const worlds = new Map<PastGraph, { judge: PathJudge; contexts: ContextDraw[] }>();
  let skipped = 0;
  for (const [at, pair] of pairs.entries()) {
    signal.throwIfAborted();
    const [a, b] = [pair.a, pair.b].map((id) => handleOf(id, handles.of));
    const isAsked = pair.positive.length > 0 && (negatives === "corrupted" || pair.negative.length > 0);
    if (!isAsked || a === undefined || b === undefined) {
      skipped++;
      continue;
    }
    const past = await store.past!(pair.cut.toString(), signal);
    const then = await storeAsOf(pair.cut.toString(), store);
    const world = worlds.get(past) ?? {
      judge: await judgeOf(past, (await then.wholeGraph!()).labels, then),
      contexts: judged.map((_, run) => new ContextDraw(past, seed, run)),
    };
    worlds.set(past, world);
    const own = world.judge.between(a, b);
    for (const [run, context] of world.contexts.entries()) {
      const paths = chosenPaths(pair, negatives, drawer(seed, run, at), handles.all);
      const asked = paths.map(({ ids }) => ids.map((id) => handleOf(id, handles.of) ?? -1));
      const known = asked.filter((nodes) => !nodes.includes(-1));
      const found = new Map((await own.judge(known, [context])).map((one, row) => [known[row]!, one]));
      const scores = asked.map((nodes) => found.get(nodes)?.score ?? 0);
      judged[run]!.push({ scores, truth: paths.map((one) => one.isPositive) });
    }
  }
  return { judged, skipped };
}

/** Handles of all ids, and the ids to corrupt paths with. */
async function handlesOf(store: GraphStore, count: number) {
  const { ids } = await store.nodeNames(Int32Array.from({ length: count }, (_, node) => node));
  return { of: new Map(ids.map((id, node) => [id, node])), all: ids };
}

type Draw = (below: number) => number;

function drawer(seed: number, run: number, pair: number): Draw {
  const { high, low } = streamOf(seed, run, 0);
  const out = new Uint32Array(2);
  let drawn = 0;
  return (below) => {
    threefry(high, low, pair, drawn++, out);
    return out[0]! % below;
  };
}

/** The paths to rank, of a pair that has both kinds. */
function chosenPaths(
  { positive, negative }: RankedPair,
  negatives: Negatives,
  draw: Draw,
  ids: readonly string[],
) {
  const corrupted = (): (readonly string[])[] =>
    positive.flatMap((ids_) => Array.from({ length: PER_POSITIVE }, () => corrupt(ids_, draw, ids)));
  const some = (): (readonly string[])[] =>
    positive.flatMap(() => Array.from({ length: PER_POSITIVE }, () => negative[draw(negative.length)]!));
  const others =
    negatives === "hard" ? negative : negatives === "mixed" ? [...some(), ...corrupted()] : corrupted();
  return [
    ...positive.map((own) => ({ ids: own, isPositive: true })),
    ...others.map((own) => ({ ids: own, isPositive: false })),
  ];
}

function corrupt(own: readonly string[], draw: Draw, ids: readonly string[]): readonly string[] {
  const at = 1 + draw(Math.max(1, own.length - 2));
  return own.with(Math.min(at, own.length - 1), ids[draw(ids.length)]!);
}

function figuresOf(judged: readonly Judged[]): Figures {
  const scores = judged.flatMap((one) => one.scores);
  const truth = judged.flatMap((one) => one.truth);
  const own = judged
    .map((one) => areaUnderCurve(one.scores, one.truth))
    .filter((area) => !Number.isNaN(area));
  return { micro: areaUnderCurve(scores, truth), macro: mean(own), ap: averagePrecision(scores, truth) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}
