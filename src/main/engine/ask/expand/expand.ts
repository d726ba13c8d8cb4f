/** Stage 2: seeds become the candidate graph, everything within reach of them. */
import type { CandidateGraph } from "../../../../shared/graph";
import type { Pins } from "../../../../shared/pins";
import type { ExpandParams } from "../../../../shared/stages/expand";
import { rowOfNode } from "../candidate-rows";
import { readFilter } from "../check-filter";
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
  const read = {
    ...params,
    labels: readFilter("label", params.labels, schema),
    relations: readFilter("relation", params.relations, schema),
  };
  const rules = typedRules(read, schema);
  if (params.method === "paths") {
    const interior = readFilter("label", params.interior ?? [], schema);
    return expandPaths(seeds, { ...read, interior }, ports);
  }
  const from = [...seeds.nodes.map((seed) => seed.node), ...more];
  return rules ? expandTyped(from, rules, ports) : ports.store.expand(from, read, ports.signal);
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
