/** Figures over many outcomes: means, shares alive after each stage, and what became of the gold edges. */
import { stageOfReason, type GoldOutcome, type GoldReason, type GoldRecall } from "../../../shared/gold";
import { GRAPH_STAGES, type GraphStageName } from "../../../shared/recipe";

/** One step of the waterfall: shares alive after the stage, over all questions that have any of the kind. */
export interface WaterfallStep {
  readonly stage: GraphStageName;
  readonly answers: number;
  readonly paths?: number;
}

export interface GoldFigures {
  readonly questions: number;
  readonly hits: number;
  /** Means over the questions, a failed one counts 0. */
  readonly metrics: Readonly<Record<string, number>>;
  readonly steps: readonly WaterfallStep[];
  /** Gold edges lost, by stage and reason, most first. */
  readonly lost: readonly {
    readonly stage: GraphStageName;
    readonly reason: GoldReason;
    readonly count: number;
  }[];
  readonly edges: number;
  /** Questions whose gold edges are shortest paths, for want of others. */
  readonly heuristic: number;
  /** Median of a question in ms. */
  readonly ms: number;
}

/** The figures of these outcomes; null for none. */
export function goldFigures(outcomes: readonly GoldOutcome[]): GoldFigures | null {
  if (outcomes.length === 0) return null;
  const counts = new Map<GoldReason, number>();
  for (const { edges } of outcomes)
    for (const [reason, count] of Object.entries(edges) as [GoldReason, number][])
      counts.set(reason, (counts.get(reason) ?? 0) + count);
  const names = Object.keys(outcomes[0]!.metrics);
  return {
    questions: outcomes.length,
    hits: outcomes.filter(({ rank }) => rank === 1).length,
    metrics: Object.fromEntries(
      names.map((name) => [name, mean(outcomes.map(({ metrics }) => metrics[name]!))]),
    ),
    steps: GRAPH_STAGES.map((stage, index) => ({
      stage,
      ...meanStep(outcomes.map(({ recall }) => recall[index]!)),
    })),
    lost: lostEdges(counts),
    edges: [...counts.values()].reduce((sum, count) => sum + count, 0),
    heuristic: outcomes.filter(({ gold }) => gold === "heuristic").length,
    ms: median(outcomes.map(({ ms }) => ms)),
  };
}

/** One run's recall as steps of the waterfall. */
export function stepsOfRecall(recall: GoldRecall): WaterfallStep[] {
  return GRAPH_STAGES.map((stage, index) => ({ stage, ...meanStep([recall[index]!]) }));
}

function lostEdges(counts: ReadonlyMap<GoldReason, number>): GoldFigures["lost"] {
  const lost = [...counts].flatMap(([reason, count]) => {
    const stage = stageOfReason(reason);
    return stage === null ? [] : [{ stage, reason, count }];
  });
  return lost.sort(
    (a, b) => GRAPH_STAGES.indexOf(a.stage) - GRAPH_STAGES.indexOf(b.stage) || b.count - a.count,
  );
}

function meanStep(shares: readonly GoldRecall[number][]): Omit<WaterfallStep, "stage"> {
  const paths = shares.flatMap((share) => share.paths ?? []);
  const answers = mean(shares.map((share) => share.answers));
  return { answers, ...(paths.length > 0 && { paths: mean(paths) }) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The lower of the middle two where there are two (nearest rank, as the engine's percentile). */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length / 2) - 1)] ?? 0;
}
