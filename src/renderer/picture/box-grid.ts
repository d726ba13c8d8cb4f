/** Boxes on the screen by the cells they touch, so that asking what a box would cover looks at a few of them. */

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const CELL = 64;

export class BoxGrid {
  readonly #cells = new Map<number, Rectangle[]>();

  add(box: Rectangle): void {
    for (const cell of cellsOf(box)) {
      const boxes = this.#cells.get(cell);
      if (boxes) boxes.push(box);
      else this.#cells.set(cell, [box]);
    }
  }

  /** The same boxes, to which others can be added for a trial. */
  copy(): BoxGrid {
    const grid = new BoxGrid();
    for (const [cell, boxes] of this.#cells) grid.#cells.set(cell, [...boxes]);
    return grid;
  }

  /** True when the box would cover one that was added. */
  hits(box: Rectangle): boolean {
    return cellsOf(box).some((cell) => (this.#cells.get(cell) ?? []).some((other) => overlap(box, other)));
  }
}

/** The square of a half side around a point. */
export function squareAround(x: number, y: number, reach: number): Rectangle {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

/** True when no side of the box lies beyond the sheet's. */
export function isInside(box: Rectangle, sheet: Rectangle): boolean {
  return (
    box.left >= sheet.left && box.right <= sheet.right && box.top >= sheet.top && box.bottom <= sheet.bottom
  );
}

function cellsOf({ left, right, top, bottom }: Rectangle): number[] {
  const cells: number[] = [];
  for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x++)
    for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y++) cells.push(x * 100_003 + y);
  return cells;
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
