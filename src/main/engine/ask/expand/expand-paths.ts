/** Two seeds → the paths between them, as candidates. */
import { FailureError } from "../../../../shared/failure";
import type { CandidateGraph } from "../../../../shared/graph";
import type { ExpandParams } from "../../../../shared/stages/expand";
import { message, type Reason } from "../../../../shared/sentences/sentences";
import { candidatesOf, rowIn } from "../candidates-of";
import { RefusedPair } from "../seed/refused-pair";
import type { Ports, Seeds } from "../stage";

const MAX_HOPS = 4;
const PATH_BUDGET = 500;
/** Most steps that can be asked for; a longer way is offered up to here. */
const MOST_HOPS = 7;
/** Most edges between the two ends themselves. */
const MOST_DIRECT = 200;

/** The cut of a recipe as it is written, "" for none. */
export function cutOf({ cutDate = "" }: Pick<ExpandParams, "cutDate">): string {
  return cutDate.toString();
}

/** The candidate graph of the listed paths and of the edges between both ends; throws RefusedPair where there is no path. */
export async function expandPaths(seeds: Seeds, params: ExpandParams, ports: Ports): Promise<CandidateGraph> {
  const { store, signal } = ports;
  const [a, b, more] = seeds.nodes.map(({ node }) => node);
  if (a === undefined || b === undefined || more !== undefined) return refuse(message("pair-unseeded"));
  const { maxHops = MAX_HOPS, interior = [], maskTrivialEdge = true, pathBudget = PATH_BUDGET } = params;
  const cut = cutOf(params);
  const how = { maxHops, cut, interior, maskDirect: maskTrivialEdge, limit: pathBudget };
  const { paths, left } = await store.listPaths(a, b, how, signal);
  const ends = { maxHops: 1, direction: "both", relations: [], limit: MOST_DIRECT } as const;
  const direct = await store.paths(a, b, ends, signal);
  const past = await store.past?.(cut, signal);
  const isKnown = (edge: number): boolean => !past || past.isKnown[edge] === 1;
  if (paths.length === 0) {
    const longer = await store.listPaths(a, b, { ...how, maxHops: MOST_HOPS, limit: 1 }, signal);
    const steps = longer.paths[0]?.edges.length;
    throw new RefusedPair(noPath(maxHops, steps, direct.edges.some(isKnown)));
  }
  const onPaths = new Set(paths.flatMap(({ edges }) => edges));
  const handles = [...new Set([...onPaths, ...direct.edges])].sort((one, other) => one - other);
  const graph = await candidatesOf(handles, [a, b], ports);
  const beside = Uint8Array.from(handles, (edge) => (onPaths.has(edge) ? 0 : isKnown(edge) ? 1 : 2));
  const rows = new Map(handles.map((edge, row) => [edge, row]));
  const listed = paths.map(({ nodes, edges }) => ({
    nodes: nodes.map((node) => rowIn(graph.nodes, node)),
    edges: edges.map((edge) => rows.get(edge)!),
  }));
  const hops = new Uint8Array(graph.nodes.length);
  for (const { nodes } of listed)
    nodes.forEach((row, at) => (hops[row] = Math.max(hops[row]!, Math.min(at, nodes.length - 1 - at))));
  return { ...graph, hops, listing: { cut, paths: listed, beside, left } };
}

function noPath(hops: number, steps: number | undefined, isDirect: boolean): Reason {
  if (isDirect) return message("only-direct-path");
  return steps === undefined
    ? message("no-path-between", { hops: Math.max(hops, MOST_HOPS) })
    : message("path-longer", { hops, steps });
}

function refuse(reason: Reason): never {
  throw new FailureError({ kind: "invalid-request", reason });
}
