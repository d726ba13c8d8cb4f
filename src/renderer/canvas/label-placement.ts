/** Chooses which labels are drawn and where, so that none covers another: the most important first, four places tried for each. */

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

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP = 3;

/** Places wishes given most important first; `obstacles` are discs that labels should not cover. */
export function placeLabels(
  wishes: readonly LabelWish[],
  obstacles: readonly { readonly x: number; readonly y: number; readonly reach: number }[],
): PlacedLabel[] {
  const taken = new BoxGrid();
  for (const { x, y, reach } of obstacles)
    taken.add({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach });
  const placed: PlacedLabel[] = [];
  for (const wish of wishes) {
    const boxes = boxesAround(wish);
    const box = boxes.find((candidate) => !taken.hits(candidate)) ?? (wish.forced ? boxes[0] : undefined);
    if (!box) continue;
    taken.add(box);
    placed.push({ row: wish.row, x: box.left, y: (box.top + box.bottom) / 2 });
  }
  return placed;
}

function boxesAround({ x, y, reach, width, height }: LabelWish): Box[] {
  const box = (left: number, top: number) => ({ left, top, right: left + width, bottom: top + height });
  return [
    box(x - width / 2, y + reach + GAP),
    box(x + reach + GAP, y - height / 2),
    box(x - width / 2, y - reach - GAP - height),
    box(x - reach - GAP - width, y - height / 2),
  ];
}

/** Boxes by the cells they touch, so that a question looks at a few of them. */
class BoxGrid {
  readonly #cells = new Map<number, Box[]>();

  add(box: Box): void {
    for (const cell of cellsOf(box)) {
      const boxes = this.#cells.get(cell);
      if (boxes) boxes.push(box);
      else this.#cells.set(cell, [box]);
    }
  }

  hits(box: Box): boolean {
    return cellsOf(box).some((cell) => (this.#cells.get(cell) ?? []).some((other) => overlap(box, other)));
  }
}

const CELL = 64;

function cellsOf({ left, right, top, bottom }: Box): number[] {
  const cells: number[] = [];
  for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x++)
    for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y++) cells.push(x * 100_003 + y);
  return cells;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
