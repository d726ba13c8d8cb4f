/** The timeline as bars: for every step how many edges are alive, and how many were lost there and why. */
import {
  KEPT,
  VERDICT_STAGE,
  VERDICTS,
  type RunView,
  type StageReport,
  type Verdict,
} from "../../../shared/trace";
import type { TimelineStep } from "../../picture/elements";

export interface TimelineBar {
  readonly step: TimelineStep;
  /** Counts over all candidates where the stage reports them; of an earlier hop only the drawn ones are known. */
  readonly nodes: number;
  readonly edges: number;
  readonly onlyDrawn: boolean;
  /** The stage's report, on the last step of the stage. */
  readonly report: StageReport | null;
  /** Edges lost in this step by verdict, over all candidates, the most frequent first. */
  readonly lost: readonly { readonly verdict: Verdict; readonly count: number }[];
  /** Edges lost in earlier steps. */
  readonly lostBefore: number;
}

/** One bar for each step of the canvas' timeline. */
export function timelineBars(view: RunView, steps: readonly TimelineStep[]): TimelineBar[] {
  let lostBefore = 0;
  return steps.map((step, index) => {
    const isLast = steps[index + 1]?.stage !== step.stage;
    const report = isLast ? (view.stages.find((stage) => stage.name === step.stage) ?? null) : null;
    const lost = lostIn(view, step.stage);
    const bar = {
      step,
      report,
      lost,
      lostBefore,
      nodes: report?.nodes ?? step.nodes,
      edges: report?.edges ?? step.edges,
      onlyDrawn: report === null && view.edges.row.length < view.totals.edges,
    };
    lostBefore += lost.reduce((sum, { count }) => sum + count, 0);
    return bar;
  });
}

function lostIn(view: RunView, stage: string): TimelineBar["lost"] {
  return VERDICTS.filter((verdict, code) => code !== KEPT && VERDICT_STAGE[verdict] === stage)
    .map((verdict) => ({ verdict, count: view.verdicts[verdict] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
