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

/** Edge rows by the node rows at their ends, in the order in which they came. */
type EdgesByEnd = ReadonlyMap<number, readonly number[]>;

/** Simple ways over the edges of `edgesOf` from one of `starts` to the row `end`, shortest first. */
export function waysWithin(
  graph: CandidateGraph,
  edgesOf: EdgesByEnd,
  starts: readonly number[],
  end: number,
): Way[] {
  const found: Way[] = [];
  if (!edgesOf.has(end)) return found;
  let level: Way[] = starts.map((row) => ({ nodes: [row], edges: [] }));
  for (let hop = 0; hop < MOST_HOPS && level.length > 0; hop++) {
    const longer = longerWays(graph, edgesOf, level, starts);
    found.push(...longer.filter(({ nodes }) => nodes.at(-1) === end));
    level = longer.filter(({ nodes }) => nodes.at(-1) !== end);
  }
  return found;
}

/** Each edge at both its nodes: a source of thousands of edges would else be looked through for every way. */
export function byEnd(graph: CandidateGraph, edges: Iterable<number>): EdgesByEnd {
  const found = new Map<number, number[]>();
  const put = (node: number, edge: number): void => {
    const known = found.get(node);
    if (known) known.push(edge);
    else found.set(node, [edge]);
  };
  for (const edge of edges) {
    const [source, target] = [graph.sources[edge]!, graph.targets[edge]!];
    put(source, edge);
    if (target !== source) put(target, edge);
  }
  return found;
}

/** The first ways that are one edge longer: of a hub's thousands no more are made than are looked at. */
function longerWays(
  graph: CandidateGraph,
  edgesOf: EdgesByEnd,
  level: readonly Way[],
  starts: readonly number[],
): Way[] {
  const longer: Way[] = [];
  for (const { nodes, edges } of level) {
    const here = nodes.at(-1)!;
    for (const edge of edgesOf.get(here) ?? []) {
      const next = otherEnd(graph, edge, here);
      if (nodes.includes(next) || starts.includes(next)) continue;
      longer.push({ nodes: [...nodes, next], edges: [...edges, edge] });
      if (longer.length === MOST_WAYS) return longer;
    }
  }
  return longer;
}
