/** Chooses which labels are drawn and where, so that none covers another: the most important first, eight places tried for each. */
import type { BoxGrid, Rectangle } from "./box-grid";

/** A label to be drawn beside a disc; CSS pixels. `forced` labels are drawn whatever they cover. */
export interface LabelRequest {
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly width: number;
  readonly height: number;
  readonly forced: boolean;
  /** True where it may stand on the right only. */
  readonly rightOnly?: boolean;
}

/** Left and middle of the text. */
export interface PlacedLabel {
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

/** Where labels may go: `taken` no label may cover; `lines` and the rim of the `sheet` they avoid while another place is free. */
export interface Room {
  readonly taken: BoxGrid;
  readonly lines: BoxGrid;
  readonly sheet: Rectangle;
}

const GAP = 3;

/** Places at most `most` of the requests, given most important first, and adds their boxes to what is taken. */
export function placeLabels(
  requests: Iterable<LabelRequest>,
  { taken, lines, sheet }: Room,
  most = Infinity,
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const request of requests) {
    if (placed.length >= most) break;
    const boxes = boxesAround(request);
    const free = boxes.filter((candidate) => !taken.hits(candidate));
    const box = best(free, lines, sheet) ?? (request.forced ? boxes[0] : undefined);
    if (!box) continue;
    taken.add(box);
    placed.push({ row: request.row, x: box.left, y: (box.top + box.bottom) / 2 });
  }
  return placed;
}

function best(free: readonly Rectangle[], lines: BoxGrid, sheet: Rectangle): Rectangle | undefined {
  const whole = free.filter((box) => isInside(box, sheet));
  return whole.find((box) => !lines.hits(box)) ?? whole[0] ?? free[0];
}

function isInside(box: Rectangle, sheet: Rectangle): boolean {
  return (
    box.left >= sheet.left && box.right <= sheet.right && box.top >= sheet.top && box.bottom <= sheet.bottom
  );
}

function boxesAround({ x, y, reach, width, height, rightOnly }: LabelRequest): Rectangle[] {
  const box = (left: number, top: number) => ({ left, top, right: left + width, bottom: top + height });
  const right = box(x + reach + GAP, y - height / 2);
  if (rightOnly === true) return [right];
  const aside = 0.75 * reach + GAP;
  return [
    box(x - width / 2, y + reach + GAP),
    right,
    box(x - width / 2, y - reach - GAP - height),
    box(x - reach - GAP - width, y - height / 2),
    box(x + aside, y + aside),
    box(x + aside, y - aside - height),
    box(x - aside - width, y + aside),
    box(x - aside - width, y - aside - height),
  ];
}
