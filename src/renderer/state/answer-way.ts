/** The way from an answer to what was asked about, among the edges that speak of it. */
import type { Answer, RunView } from "../../shared/trace";

/** How an edge may be walked: as it points, against it, or either way. */
const WALKS = ["along", "against", "either"] as const;
type Walk = (typeof WALKS)[number];

/**
 * Those of the edges (handles) on the shortest ways from the answer to each named node, through no other answer: as the edges point where a
 * way does, however they point where none does. Null where no way leads to a named node. Rising.
 */
export function edgesToNamed(run: RunView, { node }: Answer, edges: readonly number[]): number[] | null {
  const wanted = new Set(edges);
  const rows = [...run.edges.handle.keys()].filter((row) => wanted.has(run.edges.handle[row]!));
  const mentioned = new Set(run.understanding?.mentions.map(({ entities }) => entities[0]!.id));
  const start = run.nodes.handle.indexOf(node);
  const named = new Set(
    [...run.nodes.id.keys()].filter((at) => at !== start && mentioned.has(run.nodes.id[at]!)),
  );
  const answers = new Set(run.answers.map((answer) => answer.node));
  const goesOn = (at: number) => at === start || !(named.has(at) || answers.has(run.nodes.handle[at]!));
  const left = new Set(named);
  const lit = new Set<number>();
  for (const walk of WALKS) {
    const hops = rows.flatMap((row) => hopsOf(run, row, walk)).filter(({ from }) => goesOn(from));
    const far = distances(hops, start);
    for (const at of [...left].filter((one) => far.has(one))) {
      left.delete(at);
      for (const row of rowsBack(hops, far, at)) lit.add(row);
    }
  }
  if (left.size === named.size) return null;
  return [...lit].map((row) => run.edges.handle[row]!).sort((a, b) => a - b);
}

interface Hop {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

function hopsOf({ edges }: RunView, row: number, walk: Walk): Hop[] {
  const [from, to] = [edges.source[row]!, edges.target[row]!];
  const both = walk === "either" || edges.undirected?.[row] === 1;
  return [
    ...(both || walk === "along" ? [{ row, from, to }] : []),
    ...(both || walk === "against" ? [{ row, from: to, to: from }] : []),
  ];
}

/** Hops from the start to each place that can be reached. */
function distances(hops: readonly Hop[], start: number): Map<number, number> {
  const far = new Map([[start, 0]]);
  for (const [at, steps] of far)
    for (const { from, to } of hops) if (from === at && !far.has(to)) far.set(to, steps + 1);
  return far;
}

function rowsBack(hops: readonly Hop[], far: ReadonlyMap<number, number>, end: number): Set<number> {
  const rows = new Set<number>();
  const places = new Set([end]);
  for (const at of places)
    for (const { row, from, to } of hops)
      if (to === at && far.get(from) === far.get(at)! - 1) {
        rows.add(row);
        places.add(from);
      }
  return rows;
}
