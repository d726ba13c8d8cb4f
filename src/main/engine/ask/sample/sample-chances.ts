/** What sampling goes by: probabilities, their logits, and the order of the edges. */
import { FailureError } from "../../../../shared/failure";
import type { CandidateGraph } from "../../../../shared/graph";
import { message, type Reason } from "../../../../shared/sentences/sentences";
import { logitOf } from "./gumbel";
import { edgeKeysOf } from "./sample-keys";
import { orderByProbability } from "./sample-order";
import type { EdgeKeys, Ports, Scores } from "../stage";

export interface Chances {
  readonly probabilities: Float64Array;
  readonly logits: Float64Array;
  readonly keys: EdgeKeys;
  /** Edge rows by p, highest first, ties by edge key (ascending): the same order in every store. */
  readonly order: Uint32Array;
}

/** Kept with its column of probabilities: no slider of the sample stage changes any of it. */
const known = new WeakMap<Float64Array, Chances>();

/** The chances of every edge; throws FailureError where the score method gives no probabilities, or one that is none. */
export async function chancesOf(
  graph: CandidateGraph,
  { edgeProbabilities }: Scores,
  store: Ports["store"],
): Promise<Chances> {
  const probabilities = checked(edgeProbabilities);
  const found = known.get(probabilities);
  if (found) return found;
  const keys = await edgeKeysOf(graph, store);
  const order = orderByProbability(probabilities, keys);
  const chances = { probabilities, logits: logitsOf(probabilities), keys, order };
  known.set(probabilities, chances);
  return chances;
}

/** Most edges share one p, 0: its logit is taken once. */
function logitsOf(probabilities: Float64Array): Float64Array {
  const logits = new Float64Array(probabilities.length).fill(logitOf(0));
  for (let row = 0; row < logits.length; row++)
    if (probabilities[row]! > 0) logits[row] = logitOf(probabilities[row]!);
  return logits;
}

/** Rank of every edge, the likeliest 1. */
export function ranksOf(order: Uint32Array): Float64Array {
  const ranks = new Float64Array(order.length);
  for (let index = 0; index < order.length; index++) ranks[order[index]!] = index + 1;
  return ranks;
}

/** Sums of probabilities may miss 0 and 1 by a rounding; the logit is clipped anyway. */
const ROUNDING = 1e-6;

function checked(probabilities: Float64Array | undefined): Float64Array {
  if (!probabilities) {
    throw invalid(message("no-probability"));
  }
  const bad = probabilities.find((p) => !(p >= -ROUNDING && p <= 1 + ROUNDING));
  if (bad === undefined) return probabilities;
  throw invalid(message("bad-probability", { p: bad }));
}

function invalid(reason: Reason): FailureError {
  return new FailureError({ kind: "invalid-request", reason });
}
