/** Chooses which labels are drawn and where, so that none covers another: the most important first, eight places tried for each. */
import { isInside, type BoxGrid, type Rectangle } from "./box-grid";
import { farSpotFor, type Leader } from "./label-leader";

/** A label to be drawn beside a disc; CSS pixels. `forced` labels are drawn whatever they cover. */
export interface LabelRequest {
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  /** From where spots further out are counted: less than the reach where a name only rather stays clear of what it reaches over. */
  readonly beyond?: number;
  readonly width: number;
  readonly height: number;
  readonly forced: boolean;
  /** True where, before it is left out, it may cover what is only `taken` and not `held`. */
  readonly insists?: boolean;
  /** A shorter text of the same label, for where the whole one has no room; where there is one, spots further out are tried too. */
  readonly shorter?: { readonly width: number; readonly height: number };
  /** True where it may stand on the right only. */
  readonly rightOnly?: boolean;
  /** The side to try first, −1 for the left; `level` = above and below are others' places. */
  readonly outer?: 1 | -1 | 0;
  readonly level?: boolean;
  /** True where its disc stands in a column: there each name is told from the next by the disc that it is level with. */
  readonly inColumn?: boolean;
}

/** Left and middle of the text. */
export interface PlacedLabel {
  readonly row: number;
  readonly x: number;
  readonly y: number;
  /** True where the shorter text found room and the whole one did not. */
  readonly short: boolean;
  /** The line that joins it to its disc, where it found room further away only. */
  readonly leader?: Leader;
}

/** Where labels may go: `taken` no label may cover, `held` not even one that insists; `rims` of discs first, then `lines` and the rim of the `sheet` they avoid while another place is free. */
export interface Room {
  readonly taken: BoxGrid;
  readonly rims?: BoxGrid;
  readonly held?: BoxGrid;
  readonly lines: BoxGrid;
  readonly sheet: Rectangle;
}

interface Spot {
  readonly box: Rectangle;
  readonly short: boolean;
  readonly leader?: Leader;
}

type FindSpot = (request: LabelRequest, room: Room) => Spot | null;

const GAP = 3;
/** How much further from its disc a label may stand that has no room near by. */
const FURTHER = 9;

/** Up to so many labels also keep this far from one another where they can: two right under each other read as one. CSS pixels. */
const [FEW, APART] = [24, 4];

/** How often those that insist are placed in another order, where one of them finds no room. */
const TRIES = 6;

/** Places at most `most` of the requests, given most important first, and adds their boxes to what is taken. */
export function placeLabels(requests: Iterable<LabelRequest>, room: Room, most = Infinity): PlacedLabel[] {
  const all = [...requests];
  const insisting = all.filter(({ insists }) => insists === true);
  const others = all.filter(({ insists }) => insists !== true);
  const near = placeInTurn(roomiest(insisting, room), room, most, spotFor);
  const found = new Set(near.map(({ row }) => row));
  const left = insisting.filter(({ row }) => !found.has(row));
  const far = placeInTurn(left, room, most - near.length, spotAwayFor);
  const rest = placeInTurn(others, room, most - near.length - far.length, spotFor);
  return [...near, ...far, ...rest];
}

/** In an order that leaves out the fewest: as they come, else those that found no room choose before the rest. */
function roomiest(requests: readonly LabelRequest[], room: Room): readonly LabelRequest[] {
  let [order, best, fewest] = [requests, requests, Infinity];
  for (let tried = 0; tried < TRIES && fewest > 0; tried++) {
    const [held, rims] = [room.held?.copy(), room.rims?.copy()];
    const trial = { ...room, taken: room.taken.copy(), ...(held && { held }), ...(rims && { rims }) };
    const placed = new Set(placeInTurn(order, trial, Infinity, spotFor).map(({ row }) => row));
    const left = order.filter(({ row }) => !placed.has(row));
    if (left.length < fewest) [best, fewest] = [order, left.length];
    order = [...left, ...order.filter(({ row }) => placed.has(row))];
  }
  return best;
}

function placeInTurn(
  requests: readonly LabelRequest[],
  room: Room,
  most: number,
  find: FindSpot,
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const request of requests) {
    if (placed.length >= most) break;
    const spot = find(request, room);
    if (!spot) continue;
    const { box, ...how } = spot;
    room.taken.add(box);
    room.held?.add(box);
    if (requests.length <= FEW && request.level !== true && request.inColumn !== true)
      room.rims?.add(grown(box, APART));
    placed.push({ row: request.row, x: box.left, y: (box.top + box.bottom) / 2, ...how });
  }
  return placed;
}

function grown({ left, top, right, bottom }: Rectangle, by: number): Rectangle {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** The whole text near by, then a little further out, then the shorter one: the first that covers nothing. */
function spotFor(request: LabelRequest, room: Room): Spot | null {
  const wholly = request.shorter !== undefined;
  for (const { one, short } of triesOf(request)) {
    const free = boxesAround(one).filter((spot) => !room.taken.hits(spot));
    const box = best(free, room, wholly);
    if (box) return { box, short };
  }
  return request.forced ? { box: boxesAround(request)[0]!, short: false } : null;
}

/** For one that insists and has no room near by: further away at the end of a line, else the first spot that covers no other label and nothing held. */
function spotAwayFor(request: LabelRequest, room: Room): Spot | null {
  const { held, sheet, taken, lines } = room;
  if (held === undefined) return null;
  for (const short of [false, true]) {
    const one = short ? { ...request, ...request.shorter } : request;
    const far = farSpotFor(one, { taken, held, lines, sheet });
    if (far !== null) return { ...far, short };
  }
  for (const { one, short } of triesOf(request)) {
    const box = boxesAround(one).find((spot) => isInside(spot, sheet) && !held.hits(spot));
    if (box) return { box, short };
  }
  return null;
}

/** The request as it is, further out, shorter, and both. */
function triesOf(request: LabelRequest): { readonly one: LabelRequest; readonly short: boolean }[] {
  const { shorter, reach, beyond = reach } = request;
  if (shorter === undefined) return [{ one: request, short: false }];
  const further = { ...request, reach: Math.max(reach, beyond + FURTHER) };
  return [
    ...[request, further].map((one) => ({ one, short: false })),
    ...[request, further].map((one) => ({ one: { ...one, ...shorter }, short: true })),
  ];
}

/** `wholly` asks for a spot that the rim does not cut. */
function best(
  free: readonly Rectangle[],
  { rims, lines, sheet }: Room,
  wholly: boolean,
): Rectangle | undefined {
  const whole = free.filter((box) => isInside(box, sheet));
  const clear = rims === undefined ? whole : whole.filter((box) => !rims.hits(box));
  const overNoLine = (boxes: readonly Rectangle[]) => boxes.find((box) => !lines.hits(box)) ?? boxes[0];
  return overNoLine(clear) ?? overNoLine(whole) ?? (wholly ? undefined : free[0]);
}

function boxesAround({ x, y, reach, width, height, rightOnly, outer, level }: LabelRequest): Rectangle[] {
  const box = (left: number, top: number) => ({ left, top, right: left + width, bottom: top + height });
  const right = box(x + reach + GAP, y - height / 2);
  if (rightOnly === true) return [right];
  const left = box(x - reach - GAP - width, y - height / 2);
  const sides = outer === -1 ? [left, right] : [right, left];
  if (level === true) return sides;
  const aside = 0.75 * reach + GAP;
  // Level with its disc first: between two discs one above the other a name would be either's.
  return [
    ...sides,
    box(x - width / 2, y + reach + GAP),
    box(x - width / 2, y - reach - GAP - height),
    box(x + aside, y + aside),
    box(x + aside, y - aside - height),
    box(x - aside - width, y + aside),
    box(x - aside - width, y - aside - height),
  ];
}
