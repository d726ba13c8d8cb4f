import { GRAPH_STAGES, type GraphStageName } from "../../../shared/recipe";
import type { StageReport } from "../../../shared/trace";
import type { StageRecall } from "./gold-recall";
import { percentile } from "./percentile";

export interface StageFigures {
  readonly name: GraphStageName;
  /** Milliseconds a question. */
  readonly p50: number;
  readonly p95: number;
  /** Mean number alive after the stage, over the questions that could be run. */
  readonly nodes: number;
  readonly edges: number;
  /** Mean share of the gold path triples alive after the stage, over the questions with a gold path. */
  readonly goldPathRecall?: number;
  /** Mean share of the gold answers alive after the stage, over the questions that have any. */
  readonly goldAnswerRecall: number;
}

/** What is kept of a question's run once it is judged. */
export interface StageOutcome {
  /** Empty where the run failed. */
  readonly stages: readonly Omit<StageReport, "reused">[];
  readonly recall: Readonly<Record<GraphStageName, StageRecall>>;
}

/** One row a stage, in their order; there is at least one outcome. */
export function stageFigures(outcomes: readonly StageOutcome[]): StageFigures[] {
  return GRAPH_STAGES.map((name) => {
    const reports = outcomes.flatMap(({ stages }) => stages.find((stage) => stage.name === name) ?? []);
    const times = reports.map(({ ms }) => ms);
    const paths = outcomes.flatMap(({ recall }) => recall[name].paths ?? []);
    // A question that wants a value or a refusal has no gold answer, and no share of it.
    const answers = outcomes
      .map(({ recall }) => recall[name].answers)
      .filter((share) => !Number.isNaN(share));
    return {
      name,
      p50: percentile(times, 50),
      p95: percentile(times, 95),
      nodes: mean(reports.map(({ nodes }) => nodes)),
      edges: mean(reports.map(({ edges }) => edges)),
      ...(paths.length > 0 && { goldPathRecall: mean(paths) }),
      goldAnswerRecall: mean(answers),
    };
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
