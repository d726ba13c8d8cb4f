/** The part of a candidate graph that each record tells, as far as it hangs together with one entity. */
import type { CandidateGraph } from "../../../../shared/graph";
import { adjacencyOf, otherEnd, type Adjacency } from "../adjacency";
import type { EdgeRecords } from "./edge-records";

/** Edges from the entity to the far end of a record. */
const MOST_HOPS = 8;
/** Ways looked at within one record. */
const MOST_WAYS = 200;

/** Edge rows of each record that touches one of `starts`, grown outwards over edges of that record. */
export async function edgesOfRecords(
  graph: CandidateGraph,
  starts: readonly number[],
  records: EdgeRecords,
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const adjacency = adjacencyOf(graph, () => true);
  const told = new Map<string, Set<number>>();
  let frontier = new Map<number, Set<string>>(starts.map((row) => [row, new Set()]));
  for (let hop = 0; hop < MOST_HOPS && frontier.size > 0; hop++) {
    const rows = [...frontier.keys()].flatMap((node) => [...edgesAt(adjacency, node)]);
    if (!(await records.fetch(rows))) break;
    const next = new Map<number, Set<string>>();
    for (const [node, carried] of frontier)
      for (const edge of edgesAt(adjacency, node))
        for (const record of records.of(edge)) {
          if (hop > 0 && !carried.has(record)) continue;
          const edges = told.get(record) ?? new Set<number>();
          if (edges.has(edge)) continue;
          told.set(record, edges.add(edge));
          const end = otherEnd(graph, edge, node);
          next.set(end, (next.get(end) ?? new Set<string>()).add(record));
        }
    frontier = next;
  }
  return told;
}

function edgesAt({ starts, edges }: Adjacency, node: number): Int32Array {
  return edges.subarray(starts[node], starts[node + 1]);
}

/** A way by nodes and edges, in rows. */
export interface Way {
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
}

/** Simple ways over `edges` from one of `starts` to the row `end`, shortest first. */
export function waysWithin(
  graph: CandidateGraph,
  edges: ReadonlySet<number>,
  starts: readonly number[],
  end: number,
): Way[] {
  const found: Way[] = [];
  const edgesOf = byEnd(graph, edges);
  let level: Way[] = starts.map((row) => ({ nodes: [row], edges: [] }));
  for (let hop = 0; hop < MOST_HOPS && level.length > 0; hop++) {
    const longer = level.flatMap((way) => extensions(graph, edgesOf, way, starts)).slice(0, MOST_WAYS);
    found.push(...longer.filter(({ nodes }) => nodes.at(-1) === end));
    level = longer.filter(({ nodes }) => nodes.at(-1) !== end);
  }
  return found;
}

/** The edges at each node, in the order in which they came: a source of thousands of edges would else be looked through for every way. */
function byEnd(graph: CandidateGraph, edges: ReadonlySet<number>): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const edge of edges)
    for (const end of new Set([graph.sources[edge]!, graph.targets[edge]!])) {
      const known = found.get(end);
      if (known) known.push(edge);
      else found.set(end, [edge]);
    }
  return found;
}

function extensions(
  graph: CandidateGraph,
  edgesOf: ReadonlyMap<number, readonly number[]>,
  { nodes, edges: walked }: Way,
  starts: readonly number[],
): Way[] {
  const here = nodes.at(-1)!;
  return (edgesOf.get(here) ?? []).flatMap((edge) => {
    const next = otherEnd(graph, edge, here);
    if (nodes.includes(next) || starts.includes(next)) return [];
    return [{ nodes: [...nodes, next], edges: [...walked, edge] }];
  });
}
