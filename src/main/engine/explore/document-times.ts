/** When a graph's documents were written, as histograms: what a cut is chosen over. */
import { CUT_KINDS, type CutKind } from "../../../shared/documents/cut";
import { TIME_BINS, type DocumentTimes } from "../../../shared/hypothesis";
import type { GraphStore } from "../store/graph-store";

/** Only kinds of time that a document has; dates first, as people read them. */
export async function documentTimes({ shelf }: Pick<GraphStore, "shelf">): Promise<DocumentTimes> {
  if (!shelf) return { documents: 0, kinds: [] };
  const { documents, times } = await shelf.allTimes();
  const kinds = CUT_KINDS.flatMap((kind) => {
    const known = times[kind].filter((time) => time > 0).sort();
    return known.length === 0 ? [] : [{ kind, ...histogram(kind, known), untimed: documents - known.length }];
  });
  return { documents, kinds };
}

/** `times` ascending. A piece of dates is some whole years, so that yyyymmdd is cut where years end. */
function histogram(kind: CutKind, times: Int32Array) {
  const [first, last] = [times[0]!, times.at(-1)!];
  const until = kind === "date" ? yearsUntil(first, last) : evenUntil(first, last);
  const count = until.map(() => 0);
  let piece = 0;
  for (const time of times) {
    while (time > until[piece]!) piece++;
    count[piece]!++;
  }
  return { first, last, until, count };
}

function yearsUntil(first: number, last: number): number[] {
  const [from, to] = [Math.floor(first / 10_000), Math.floor(last / 10_000)];
  const step = Math.ceil((to - from + 1) / TIME_BINS);
  const pieces = Math.ceil((to - from + 1) / step);
  return Array.from({ length: pieces }, (_, at) => (from + (at + 1) * step - 1) * 10_000 + 1231);
}

function evenUntil(first: number, last: number): number[] {
  const pieces = Math.min(TIME_BINS, last - first + 1);
  return Array.from({ length: pieces }, (_, at) =>
    at === pieces - 1 ? last : Math.floor(first + ((last - first + 1) * (at + 1)) / pieces) - 1,
  );
}
