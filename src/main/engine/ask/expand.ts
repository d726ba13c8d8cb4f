/** Stage 2: seeds become the candidate graph, everything within reach of them. */
import { FailureError } from "../../../shared/failure";
import type { CandidateGraph, NamedCount } from "../../../shared/graph";
import type { ExpandParams } from "../../../shared/recipe";
import { say } from "../../../shared/sentences";
import type { Ports, Seeds } from "./stage";

/**
 * The candidate graph in canonical order, around the seeds and the node handles in `more`; throws FailureError invalid-request for a filter
 * the graph knows nothing of.
 */
export async function expandSeeds(
  seeds: Seeds,
  params: ExpandParams,
  ports: Ports,
  more: readonly number[] = [],
): Promise<CandidateGraph> {
  const schema = await ports.store.describe();
  checkFilter("label", params.labels, schema.labels);
  checkFilter("relation", params.relations, schema.relations);
  return ports.store.expand([...seeds.nodes.map((seed) => seed.node), ...more], params, ports.signal);
}

function checkFilter(
  what: "label" | "relation",
  wanted: readonly string[],
  known: readonly NamedCount[],
): void {
  const unknown = wanted.find((name) => !known.some((one) => one.name === name));
  if (unknown === undefined) return;
  throw new FailureError({
    kind: "invalid-request",
    reason: say("filter-unknown", { what, name: unknown.slice(0, 100) }),
  });
}
