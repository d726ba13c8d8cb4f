/** Which rows of a long table are worth drawing: those in sight and some beyond. */

/** Browsers draw no element higher than about 17 million pixels (Firefox; 33 million in Chromium): longer tables scroll in bigger steps. */
export const HIGHEST = 15_000_000;

export interface RowWindow {
  /** First row drawn and the one after the last. */
  readonly first: number;
  readonly end: number;
  /** Pixels above the first and below the last row drawn. */
  readonly above: number;
  readonly below: number;
}

/** Rows in view at `scrollTop` (pixels), with `spare` more on each side. */
export function rowWindow(
  scrollTop: number,
  height: number,
  rowHeight: number,
  count: number,
  spare = 10,
): RowWindow {
  const whole = count * rowHeight;
  const drawn = Math.min(whole, HIGHEST);
  const inside = scrollTop * scaleOf(height, whole);
  // Near the top of a shortened table there is room above for fewer rows.
  const fitting = Math.ceil((inside - scrollTop) / rowHeight);
  const first = Math.min(count, Math.max(0, fitting, Math.floor(inside / rowHeight) - spare));
  const end = Math.max(first, Math.min(count, Math.ceil((inside + height) / rowHeight) + spare));
  // Rows stand where the eye expects them: as far from the top of the view as in a table of full height.
  const above = whole <= HIGHEST ? first * rowHeight : Math.max(0, scrollTop + first * rowHeight - inside);
  return { first, end, above, below: Math.max(0, drawn - above - (end - first) * rowHeight) };
}

/** Where to scroll so that `row` is in sight; the same place when it is already. */
export function scrollToRow(
  row: number,
  scrollTop: number,
  height: number,
  rowHeight: number,
  count = row + 1,
): number {
  const scale = scaleOf(height, count * rowHeight);
  const inside = scrollTop * scale;
  const [top, bottom] = [row * rowHeight, (row + 1) * rowHeight];
  if (top < inside) return top / scale;
  return bottom > inside + height ? (bottom - height) / scale : scrollTop;
}

/** Where a key moves the selected row `at` (−1 before any is) of a table whose last row is `last`. */
export const ROW_MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  PageDown: (at, last) => Math.min(last, at + 15),
  PageUp: (at) => Math.max(0, at - 15),
  Home: () => 0,
  End: (_, last) => last,
};

/** Pixels of the whole table for each pixel scrolled. */
function scaleOf(height: number, whole: number): number {
  return whole <= HIGHEST ? 1 : Math.max(1, (whole - height) / (HIGHEST - height));
}
