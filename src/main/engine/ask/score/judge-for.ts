/** What ranks paths between two nodes, by the recipe's method. */
import type { ScoreParams } from "../../../../shared/stages/score";
import type { PastGraph } from "../../store/past/past";
import { featuresJudge } from "./path-features/score-runs";
import { rankerJudge } from "./path-ranker/ranker-judge";
import type { PathJudge } from "./ranked-paths/path-judge";

type RankerPorts = Parameters<typeof rankerJudge>[3];

/** `labels` are the first label handles of all nodes. Methods that rank no paths take the standard one. */
export function judgeFor(
  params: ScoreParams,
  ports: RankerPorts,
): (past: PastGraph, labels: Int32Array) => Promise<PathJudge> | PathJudge {
  if (params.method !== "path-ranker") return featuresJudge;
  return (past, labels) => rankerJudge(params.model, past, labels, ports);
}
