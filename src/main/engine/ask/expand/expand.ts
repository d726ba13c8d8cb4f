/** Stage 2: seeds become the candidate graph, everything within reach of them. */
import type { CandidateGraph } from "../../../../shared/graph";
import type { Pins } from "../../../../shared/pins";
import type { ExpandParams } from "../../../../shared/stages/expand";
import { rowOfNode } from "../candidate-rows";
import { checkFilter } from "../check-filter";
import { nodesOfIds } from "../pins/pin-columns";
import { expandPaths } from "./expand-paths";
import { expandTyped } from "./expand-typed";
import { typedRules } from "./hop-rules";
import type { Ports, Seeds } from "../stage";

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
  const rules = typedRules(params, schema);
  for (const { labels, relations } of rules?.hops ?? []) {
    checkFilter("label", labels, schema.labels);
    checkFilter("relation", relations, schema.relations);
  }
  if (params.method === "paths") {
    checkFilter("label", params.interior ?? [], schema.labels);
    return expandPaths(seeds, params, ports);
  }
  const from = [...seeds.nodes.map((seed) => seed.node), ...more];
  return rules ? expandTyped(from, rules, ports) : ports.store.expand(from, params, ports.signal);
}

/** Handles of nodes pinned in that are not in `graph`, ascending: they are expanded around like seeds, and are none to any score. */
export async function pinnedElsewhere(
  { nodesIn }: Pins,
  graph: CandidateGraph,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<number[]> {
  const known = await nodesOfIds(nodesIn, store, signal);
  return [...known.values()].filter((node) => rowOfNode(graph, node) < 0).sort((a, b) => a - b);
}
