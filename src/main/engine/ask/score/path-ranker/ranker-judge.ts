/** The judge that a recipe's model gives. */
import { FailureError } from "../../../../../shared/failure";
import type { PastGraph } from "../../../store/past/past";
import type { Ports } from "../../stage";
import type { PathJudge } from "../ranked-paths/path-judge";
import { attentionJudge } from "./rank-by-attention";

/** Throws model-missing or model-unusable. */
export async function rankerJudge(
  model: string,
  past: PastGraph,
  labels: Int32Array,
  ports: Pick<Ports, "store" | "embedder" | "signal" | "progress" | "pathRanker">,
): Promise<PathJudge> {
  if (!ports.pathRanker) throw new FailureError({ kind: "model-missing", model });
  return attentionJudge(await ports.pathRanker(model), past, labels, ports);
}
