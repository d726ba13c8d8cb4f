/** Paths listed from the union of all simple paths: what stores do that know no documents. */
import { FailureError } from "../../../../shared/failure";
import type { CandidateGraph } from "../../../../shared/graph";
import { message } from "../../../../shared/sentences/sentences";
import type { GraphStore, PathListSearch } from "../graph-store";
import { listPaths, type ListedPaths, type Steps } from "../past/list-paths";

/** Most paths that the union is made of; every simple path within it is one of the graph. */
const MOST_WALKED = 100_000;

/** As `GraphStore.listPaths` promises; refuses a cut in a sentence. */
export async function listPathsOver(
  store: Pick<GraphStore, "paths" | "nodeDetails">,
  [a, b]: readonly [number, number],
  how: PathListSearch,
  signal: AbortSignal,
): Promise<ListedPaths> {
  if (how.cut.trim() !== "")
    throw new FailureError({ kind: "invalid-request", reason: message("cut-store") });
  const search = { maxHops: how.maxHops, direction: "both", relations: [], limit: MOST_WALKED } as const;
  const graph = await store.paths(a, b, search, signal);
  const wanted = new Set(how.interior);
  const details = wanted.size === 0 ? [] : await store.nodeDetails([...graph.nodes], signal);
  const open = new Set(
    details.filter(({ labels }) => labels.some((label) => wanted.has(label))).map(({ node }) => node),
  );
  const steps = stepsOf(graph);
  const each: Steps["each"] = (node, visit) => {
    for (const [far, edge] of steps.get(node) ?? []) visit(edge, far, 1);
  };
  const interior = wanted.size === 0 ? undefined : (node: number) => open.has(node);
  return listPaths(
    a,
    b,
    { nodes: graph.nodes.reduce((most, node) => Math.max(most, node), Math.max(a, b)) + 1, each },
    { ...how, interior },
  );
}

/** One step to each neighbour, over the lowest edge handle, in ascending handle of the neighbour. */
function stepsOf({
  nodes,
  edges,
  sources,
  targets,
}: CandidateGraph): Map<number, [far: number, edge: number][]> {
  const found = new Map<number, Map<number, number>>();
  edges.forEach((edge, row) => {
    const ends = [nodes[sources[row]!]!, nodes[targets[row]!]!] as const;
    for (const [near, far] of [ends, [ends[1], ends[0]] as const]) {
      const own = found.get(near) ?? new Map<number, number>();
      found.set(near, own);
      if (near !== far && !own.has(far)) own.set(far, edge);
    }
  });
  return new Map([...found].map(([node, own]) => [node, [...own].sort(([one], [other]) => one - other)]));
}
