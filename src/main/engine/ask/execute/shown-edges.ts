/** Which edges of a computation are shown where it rests on more than a picture and a reader can hold. */
import type { Ports } from "../stage";

/** An edge that a computation rests on, with its ends. */
interface Cited {
  readonly edge: number;
  readonly ends: readonly [number, number];
}

/**
 * At most `most` of the cited edges: first the whole ways from each answer, the first ones first, to what is `named`, then the others as
 * they came. A list cut at its head told of 300 films of a year and of none who directed them.
 */
export async function shownEdges(
  cited: readonly number[],
  { answers, named, most }: { answers: readonly number[]; named: ReadonlySet<number>; most: number },
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<readonly number[]> {
  const handles = [...new Set(cited)];
  if (handles.length <= most) return handles;
  const details = await store.edgeDetails(handles, signal);
  const edges = details.map(({ source, target }, at): Cited => ({
    edge: handles[at]!,
    ends: [source, target],
  }));
  const ways = wholeWays(edges, answers, named, most);
  return [...new Set([...ways, ...handles])].slice(0, most);
}

/** Edges on the way from each answer to what is named, over things that are neither; a way that no longer fits is left out. */
function wholeWays(
  edges: readonly Cited[],
  answers: readonly number[],
  named: ReadonlySet<number>,
  most: number,
): number[] {
  const at = byEnd(edges);
  const ends = new Set([...answers, ...named]);
  const shown = new Set<number>();
  for (const answer of answers) {
    const way = wayOf(answer, at, ends).filter((edge) => !shown.has(edge));
    if (shown.size + way.length <= most) for (const edge of way) shown.add(edge);
  }
  return [...shown];
}

/** All edges met from an answer on, which go no further than to another of `ends`. */
function wayOf(
  answer: number,
  at: ReadonlyMap<number, readonly Cited[]>,
  ends: ReadonlySet<number>,
): number[] {
  const met = new Set([answer]);
  const way = new Set<number>();
  for (const node of met) {
    if (node !== answer && ends.has(node)) continue;
    for (const { edge, ends: both } of at.get(node) ?? []) {
      way.add(edge);
      for (const end of both) met.add(end);
    }
  }
  return [...way];
}

function byEnd(edges: readonly Cited[]): ReadonlyMap<number, readonly Cited[]> {
  const at = new Map<number, Cited[]>();
  for (const cited of edges)
    for (const end of cited.ends) {
      const own = at.get(end) ?? [];
      own.push(cited);
      at.set(end, own);
    }
  return at;
}
