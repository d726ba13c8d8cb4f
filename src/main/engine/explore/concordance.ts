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
  const works = new Set<string>();
  let withPassage = 0;
  for (let at = 0; at < around.edges.length; at += PORTION) {
    const found = await store.edgeDetails([...around.edges.subarray(at, at + PORTION)], signal);
    withPassage += found.filter(({ evidence }) => evidence.length > 0).length;
    for (const edge of found) {
      lines.push(...linesOf(edge, nameOf(node), nameOf));
      const { work } = edge.properties;
      if (typeof work === "string") works.add(work);
    }
  }
  const unread = around.dropped.count.reduce((sum, count) => sum + count, 0);
  const texts = works.size === 0 ? [] : await textsOf(store, [...works].sort(), signal);
  return {
    lines: placedIn(texts, lines.slice(0, MOST_LINES)),
    ...{ edges: around.edges.length + unread, read: around.edges.length, withPassage },
    leftOut: Math.max(0, lines.length - MOST_LINES),
  };
}

async function textsOf(store: GraphStore, works: readonly string[], signal: AbortSignal): Promise<string[]> {
  const stored = await store.texts?.(works, signal);
  return works.flatMap((work) => stored?.get(work)?.text ?? []);
}

/** The lines with the places of their passages, each passage looked for once. A passage that stands twice is taken for the first of both. */
function placedIn(texts: readonly string[], lines: readonly ConcordanceLine[]): ConcordanceLine[] {
  const known = new Map<string, number>();
  return lines.map((line) => {
    const { text } = line.passage;
    const at = known.get(text) ?? placeIn(texts, text);
    known.set(text, at);
    return at < 0 ? line : { ...line, at };
  });
}

/** −1 where no text has the passage. */
function placeIn(texts: readonly string[], passage: string): number {
  let before = 0;
  for (const text of passage === "" ? [] : texts) {
    const at = text.indexOf(passage);
    if (at >= 0) return before + at;
    before += text.length;
  }
  return -1;
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
