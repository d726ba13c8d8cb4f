/** Chooses which labels are drawn and where, so that none covers another: the most important first, eight places tried for each. */
import type { BoxGrid, Rectangle } from "./box-grid";

/** A label that would like to be drawn beside a disc; screen pixels. `forced` labels are drawn whatever they cover. */
export interface LabelWish {
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly width: number;
  readonly height: number;
  readonly forced: boolean;
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

/** Places wishes given most important first, and adds their boxes to what is taken. */
export function placeLabels(wishes: readonly LabelWish[], { taken, lines, sheet }: Room): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const wish of wishes) {
    const boxes = boxesAround(wish);
    const free = boxes.filter((candidate) => !taken.hits(candidate));
    const box = best(free, lines, sheet) ?? (wish.forced ? boxes[0] : undefined);
    if (!box) continue;
    taken.add(box);
    placed.push({ row: wish.row, x: box.left, y: (box.top + box.bottom) / 2 });
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

function boxesAround({ x, y, reach, width, height }: LabelWish): Rectangle[] {
  const box = (left: number, top: number) => ({ left, top, right: left + width, bottom: top + height });
  const aside = 0.75 * reach + GAP;
  return [
    box(x - width / 2, y + reach + GAP),
    box(x + reach + GAP, y - height / 2),
    box(x - width / 2, y - reach - GAP - height),
    box(x - reach - GAP - width, y - height / 2),
    box(x + aside, y + aside),
    box(x + aside, y - aside - height),
    box(x - aside - width, y + aside),
    box(x - aside - width, y - aside - height),
  ];
}
