/** What ranks paths between two nodes of G(t−1); the methods of the score stage that do so give one each. */
import type { RankedPath } from "../../stage";
import type { ContextDraw } from "./draw-contexts";

export type JudgedPath = Omit<RankedPath, "path">;

export interface PathJudge {
  /** The last PMID that it learnt from. */
  readonly trainedUpTo: number;
  between(a: number, b: number): PairJudge;
}

export interface PairJudge {
  /** By the mean logit of all runs; undefined where two nodes of a path are not joined. Throws AbortError when cancelled. */
  judge(
    paths: readonly (readonly number[])[],
    runs: readonly ContextDraw[],
  ): Promise<readonly (JudgedPath | undefined)[]>;
}
