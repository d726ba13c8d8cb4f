/** Which rows of a long table are worth drawing: those in sight and some beyond. */
export interface RowWindow {
  /** First row drawn and the one after the last. */
  readonly first: number;
  readonly end: number;
}

/** Rows in view at `scrollTop` (pixels), with `spare` more on each side. */
export function rowWindow(
  scrollTop: number,
  height: number,
  rowHeight: number,
  count: number,
  spare = 10,
): RowWindow {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - spare);
  const end = Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + spare);
  return { first: Math.min(first, end), end };
}

/** Where to scroll so that `row` is in sight; the same place when it is already. */
export function scrollToRow(row: number, scrollTop: number, height: number, rowHeight: number): number {
  const [top, bottom] = [row * rowHeight, (row + 1) * rowHeight];
  if (top < scrollTop) return top;
  return bottom > scrollTop + height ? bottom - height : scrollTop;
}
