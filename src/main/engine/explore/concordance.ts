/** Keyword in context over a graph's passages (concordance; Luhn 1960). */
import {
  MOST_LINES,
  MOST_READ,
  type Concordance,
  type ConcordanceLine,
} from "../../../shared/documents/evidence";
import type { EdgeDetails, Evidence } from "../../../shared/graph";
import { namesIn } from "../../../shared/documents/occurrences";
import type { GraphStore } from "../store/graph-store";

/** Edges whose passages are read at a time. */
const PORTION = 1000;
const AROUND_ONE = { hops: 1, direction: "both", labels: [], relations: [], degreeCap: 0 } as const;

/** Passages of the edges at `node` (of at most `most` of them), one line for each time they name it, in the order of the edges; a passage that never does makes one line too. */
export async function concordanceOf(
  store: GraphStore,
  node: number,
  signal: AbortSignal,
  most = MOST_READ,
): Promise<Concordance> {
  const around = await store.expand([node], { ...AROUND_ONE, edgeBudget: most }, signal);
  const { ids, names } = await store.nodeNames(around.nodes);
  const nameOf = (handle: number): string => {
    const row = around.nodes.indexOf(handle);
    return names[row] || (ids[row] ?? "");
  };
  const lines: ConcordanceLine[] = [];
  let withPassage = 0;
  for (let at = 0; at < around.edges.length; at += PORTION) {
    const found = await store.edgeDetails([...around.edges.subarray(at, at + PORTION)], signal);
    withPassage += found.filter(({ evidence }) => evidence.length > 0).length;
    for (const edge of found) lines.push(...linesOf(edge, nameOf(node), nameOf));
  }
  const unread = around.dropped.count.reduce((sum, count) => sum + count, 0);
  return {
    lines: lines.slice(0, MOST_LINES),
    ...{ edges: around.edges.length + unread, read: around.edges.length, withPassage },
    leftOut: Math.max(0, lines.length - MOST_LINES),
  };
}

function linesOf(edge: EdgeDetails, name: string, nameOf: (handle: number) => string): ConcordanceLine[] {
  const said = {
    ...{ edge: edge.edge, relation: edge.relation },
    ...{ source: nameOf(edge.source), target: nameOf(edge.target) },
  };
  return edge.evidence.flatMap((passage) =>
    placesIn(passage, name).map((place) => ({ ...said, passage, ...place })),
  );
}

function placesIn({ text }: Evidence, name: string): { start: number; end: number }[] {
  const found = namesIn(text, name);
  return found.length > 0 ? found : [{ start: -1, end: -1 }];
}
