import { expect, test } from "vitest";
import { BoxGrid, squareAround } from "../../../src/renderer/picture/box-grid";
import { placeLabels, type LabelRequest, type Room } from "../../../src/renderer/picture/label-placement";

const wish = (row: number, x: number, y: number, forced = false): LabelRequest => ({
  ...{ row, x, y, forced },
  ...{ reach: 5, width: 40, height: 12 },
});

const room = (change: Partial<Room> = {}): Room => ({
  ...{ taken: new BoxGrid(), lines: new BoxGrid(), sheet: squareAround(0, 0, 1000) },
  ...change,
});

test("a label stands level with its node, on its other side when another label is there, and away when nothing is free", () => {
  const placed = placeLabels([wish(0, 0, 0), wish(1, 10, 0), wish(2, 5, 1), wish(3, 6, 1)], room({}));
  expect(placed.slice(0, 2)).toStrictEqual([
    { row: 0, x: 8, y: 0, short: false },
    { row: 1, x: -38, y: 0, short: false },
  ]);
  expect(placed).toHaveLength(4);
  const crowd = Array.from({ length: 30 }, (_, row) => wish(row, row / 4, 0));
  expect(placeLabels(crowd, room({})).length).toBeLessThan(9);
});

test("of labels that insist the one that finds no room chooses first", () => {
  // The wide one has its own sides free only while the narrow one does not stand there.
  const held = new BoxGrid();
  const sheet = { left: -60, right: 60, top: -7, bottom: 7 };
  const insists = (row: number, x: number, width: number): LabelRequest => ({
    ...{ ...wish(row, x, 0), width, insists: true, shorter: { width, height: 12 } },
  });
  const [narrow, wide] = [insists(0, 0, 20), insists(1, -2, 52)];
  const placed = placeLabels([narrow, wide], room({ held, sheet, taken: new BoxGrid() }));
  expect(placed.map(({ row, x }) => [row, x])).toStrictEqual([
    [1, 6],
    [0, -28],
  ]);
});

test("a forced label is drawn whatever it covers", () => {
  const taken = new BoxGrid();
  taken.add(squareAround(0, 0, 500));
  expect(
    placeLabels([wish(0, 0, 0), wish(1, 0, 0, true)], room({ taken })).map(({ row }) => row),
  ).toStrictEqual([1]);
});

test("a label that insists covers what is taken before it is left out, but neither what is held nor another label", () => {
  const [taken, held] = [new BoxGrid(), new BoxGrid()];
  taken.add(squareAround(0, 0, 500));
  held.add(squareAround(28, 0, 7));
  const insists = (row: number): LabelRequest => ({ ...wish(row, 0, 0), insists: true });
  const placed = placeLabels([insists(0), wish(1, 0, 0), insists(2)], room({ taken, held }));
  expect(placed.map(({ row, x, y }) => [row, x, y])).toStrictEqual([
    [0, -48, 0],
    [2, -20, 14],
  ]);
  expect(placeLabels([insists(0)], room({ taken }))).toStrictEqual([]);
});

test("a label stands on its outer side first, and one of a row leaves what is above and below to others", () => {
  const left = { ...wish(0, 0, 0), outer: -1, level: true } as const;
  expect(placeLabels([left], room({}))).toStrictEqual([{ row: 0, x: -48, y: 0, short: false }]);
  const taken = new BoxGrid();
  for (const x of [-30, 30]) taken.add(squareAround(x, 0, 7));
  expect(placeLabels([left], room({ taken }))).toStrictEqual([]);
  expect(placeLabels([wish(0, 0, 0)], room({ taken }))).toHaveLength(1);
});

test("a label avoids lines while it can", () => {
  const lines = new BoxGrid();
  lines.add(squareAround(28, 0, 2));
  expect(placeLabels([wish(0, 0, 0)], room({ lines }))).toStrictEqual([
    { row: 0, x: -48, y: 0, short: false },
  ]);
});

test("a label stays on the sheet while it can", () => {
  expect(placeLabels([wish(0, 0, 0)], room({ sheet: squareAround(-20, 0, 50) }))).toStrictEqual([
    { row: 0, x: -48, y: 0, short: false },
  ]);
});

test("what must be told is told by a shorter text, or a little further out, where the whole one has no room near by", () => {
  const pressed = (reach: number) => {
    const taken = new BoxGrid();
    for (const side of [-1, 1]) {
      taken.add({ left: -200, right: 200, top: side * 40 - 30, bottom: side * 40 + 30 });
      taken.add({ left: side * 120 - 80, right: side * 120 + 80, top: -20, bottom: 20 });
    }
    return placeLabels([{ ...wish(0, 0, 0), reach, shorter: { width: 25, height: 12 } }], room({ taken }));
  };
  expect(pressed(5)).toStrictEqual([{ row: 0, x: 8, y: 0, short: true }]);
  const taken = new BoxGrid();
  taken.add(squareAround(0, 0, 12));
  expect(
    placeLabels([{ ...wish(0, 0, 0), shorter: { width: 25, height: 12 } }], room({ taken })),
  ).toStrictEqual([{ row: 0, x: 17, y: 0, short: false }]);
});

test("a halo that a name stays clear of takes it no further out than the disc would", () => {
  const taken = new BoxGrid();
  taken.add(squareAround(0, 0, 14));
  const halo = { ...wish(0, 0, 0), reach: 10, beyond: 5, shorter: { width: 25, height: 12 } };
  expect(placeLabels([halo], room({}))).toMatchObject([{ x: 13 }]);
  expect(placeLabels([halo], room({ taken }))).toMatchObject([{ x: 17 }]);
});

test("a label that insists and finds no room near by stands away from its disc, joined to it by a line that crosses no other label", () => {
  const [taken, held] = [new BoxGrid(), new BoxGrid()];
  for (const grid of [taken, held]) grid.add({ left: 8, right: 400, top: -80, bottom: 80 });
  taken.add(squareAround(0, 0, 60));
  const insists: LabelRequest = { ...wish(0, 0, 0), insists: true, shorter: { width: 20, height: 12 } };
  const [placed, ...others] = placeLabels([insists, wish(1, 0, 0)], room({ taken, held }));
  expect(others).toStrictEqual([]);
  const { x, y, short, leader } = placed!;
  const box = { left: x, right: x + 40, top: y - 6, bottom: y + 6 };
  expect([short, taken.copy().hits(box), Math.hypot(leader!.from.x, leader!.from.y)]).toStrictEqual([
    false,
    true,
    expect.closeTo(5) as number,
  ]);
  expect(leader!.to.x).toBeLessThan(0);
  expect(box.right <= -60 || box.bottom <= -60 || box.top >= 60).toBe(true);
});

test("a label goes to another side rather than over the halo of a disc", () => {
  const [taken, rims] = [new BoxGrid(), new BoxGrid()];
  // Two discs at the right leave a slit between them that the label just fits through.
  for (const y of [-15, 15]) {
    taken.add(squareAround(30, y, 8));
    rims.add(squareAround(30, y, 20));
  }
  expect(placeLabels([wish(0, 0, 0)], room({ taken })).map(({ x, y }) => [x, y])).toStrictEqual([[8, 0]]);
  const [away] = placeLabels([wish(0, 0, 0)], room({ taken: taken.copy(), rims }));
  expect(away).toMatchObject({ x: -48, y: 0 });
});

test("of few labels none stands right under another while it has another side", () => {
  const two = [wish(0, 0, 0), { ...wish(1, 0, 14), outer: 1 as const }];
  const places = (rims?: BoxGrid) => placeLabels(two, room(rims ? { rims } : {})).map(({ x, y }) => [x, y]);
  expect(places()).toStrictEqual([
    [8, 0],
    [8, 14],
  ]);
  expect(places(new BoxGrid())).toStrictEqual([
    [8, 0],
    [-48, 14],
  ]);
});

test("names of a column stay level with their discs however near the next one is; elsewhere they keep apart", () => {
  const names = (inColumn: boolean) =>
    [0, 1].map((row) => ({ ...wish(row, 0, 13 * row), outer: 1 as const, inColumn }));
  const placesOf = (inColumn: boolean) =>
    placeLabels(names(inColumn), room({ rims: new BoxGrid() })).map(({ x, y }) => [x, y]);
  expect(placesOf(true)).toStrictEqual([
    [8, 0],
    [8, 13],
  ]);
  expect(placesOf(false)[1]).not.toStrictEqual([8, 13]);
});
