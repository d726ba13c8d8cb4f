/** How well a picture of an answer can be read: pure geometry over what was really written and drawn on the screen. CSS pixels. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line of text as it was painted: its middle, its size, its slope in radians. */
export interface Written extends Point {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
  /** Colours as "#rrggbb" of the letters and of the outline that parts them from lines, and how much of the letters shows. */
  readonly fill: string;
  readonly halo: string;
  readonly alpha: number;
  /** Written as named entities and answers are. */
  readonly strong: boolean;
  /** Where the line begins that joins it to a disc further away. */
  readonly joins?: Point;
}

/** `wanted` discs are named entities and answers; `covered` where something lies over the disc's middle. */
export interface Disc extends Point {
  readonly radius: number;
  readonly wanted: boolean;
  readonly covered: boolean;
}

export interface Seen {
  readonly width: number;
  readonly height: number;
  readonly discs: readonly Disc[];
  /** Ends of edges between discs, by place; no loops. */
  readonly lines: readonly (readonly [number, number])[];
  /** Names are level texts; the words of relations lie along their edges. */
  readonly names: readonly Written[];
  readonly words: readonly Written[];
}

export interface Legibility {
  readonly wanted: number;
  readonly onScreen: number;
  readonly labelled: number;
  readonly uncovered: number;
  readonly labels: number;
  /** Labels that lie over another, and labels that leave the sheet. */
  readonly overlapping: number;
  readonly cut: number;
  /** Longer side of the box around all discs by the sheet's shorter one, and the box's own sides by the sheet's. */
  readonly span: number;
  /** Pairs of discs that overlap, pairs of edges that cross, edges that run through a foreign disc. */
  readonly discsOverlapping: number;
  readonly crossings: number;
  readonly through: number;
  /** Standard deviation of the lengths of edges by their mean. */
  readonly unevenness: number;
  readonly told: number;
  /** Least contrast (WCAG 2) of the words of relations with their outline, which has the colour of the ground; 21 where there are none. */
  readonly contrast: number;
  readonly edges: number;
}

/** A label is a disc's own from so near its rim; ring, gap and the slant of a corner are in it. */
const NEAR = 16;
/** Pixels that two labels may share: the air around letters. */
const AIR = 2;

/** Everything that is counted of one picture. */
export function legibilityOf(seen: Seen): Legibility {
  const { discs, lines, names, words } = seen;
  const wanted = discs.filter((disc) => disc.wanted);
  const together = linesTogether(names);
  // What lies between has no name of an answer, however near to it.
  const strong = together.filter((name) => name.strong);
  const owned = namedDiscs(wanted, strong.length > 0 ? strong : together);
  const boxes = [...linesTogether(names), ...words].map(cornersOf);
  return {
    wanted: wanted.length,
    onScreen: wanted.filter((disc) => isInside(disc, seen)).length,
    labelled: wanted.filter((disc) => owned.has(disc)).length,
    uncovered: wanted.filter((disc) => !disc.covered).length,
    labels: boxes.length,
    overlapping: boxes.filter((box) => boxes.some((other) => other !== box && overlap(box, other))).length,
    cut: boxes.filter((box) => !box.every((corner) => isInside(corner, seen))).length,
    span: spanOf(seen),
    discsOverlapping: countPairs(discs, (a, b) => distance(a, b) < a.radius + b.radius),
    crossings: countPairs(lines, (one, other) => crosses(discs, one, other)),
    through: lines.filter((line) => discs.some((_, at) => passesOver(discs, line, at))).length,
    unevenness: unevennessOf(lines.map(([a, b]) => distance(discs[a]!, discs[b]!))),
    told: words.reduce((all, { text }) => all + Number(/ × (\d+)$/.exec(text)?.[1] ?? 1), 0),
    contrast: Math.min(21, ...words.map(contrastOf)),
    edges: lines.length,
  };
}

/** Discs that have a name beside them: as many as can be given one each of the names that stand near enough (augmenting paths). */
function namedDiscs(discs: readonly Disc[], names: readonly Written[]): Set<Disc> {
  const near = discs.map((disc) =>
    [...names.keys()].filter((at) => distanceToName(disc, names[at]!) - disc.radius <= NEAR),
  );
  const owner = new Map<number, number>();
  const give = (disc: number, tried: Set<number>): boolean =>
    near[disc]!.some((name) => {
      if (tried.has(name)) return false;
      tried.add(name);
      const now = owner.get(name);
      if (now !== undefined && !give(now, tried)) return false;
      owner.set(name, disc);
      return true;
    });
  discs.forEach((_, at) => give(at, new Set()));
  return new Set([...owner.values()].map((at) => discs[at]!));
}

/** The two lines of one name are one label: the second begins exactly a line under the first; names of a column seldom do. */
function linesTogether(names: readonly Written[]): Written[] {
  const labels: Written[] = [];
  for (const name of names) {
    const above = labels.at(-1);
    const left = name.x - name.width / 2;
    const isSecond =
      above !== undefined &&
      Math.abs(left - (above.x - above.width / 2)) < 0.5 &&
      Math.abs(name.y - above.y - name.height) < 0.1;
    if (!isSecond) labels.push(name);
    else {
      const width = Math.max(name.width, above.width);
      const y = (above.y + name.y) / 2;
      labels[labels.length - 1] = { ...above, x: left + width / 2, y, width, height: 2 * name.height };
    }
  }
  return labels;
}

type Corners = readonly Point[];

function cornersOf({ x, y, width, height, angle }: Written): Corners {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [w, h] = [width / 2 - AIR, height / 2 - AIR];
  return [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ].map(([right, down]) => ({ x: x + right! * cos - down! * sin, y: y + right! * sin + down! * cos }));
}

/** Two rectangles, slanted or not, overlap unless a line parts them (separating axes). */
function overlap(a: Corners, b: Corners): boolean {
  return [a, b].every((box) => {
    const axes = [0, 1].map((at) => ({ x: box[at + 1]!.x - box[at]!.x, y: box[at + 1]!.y - box[at]!.y }));
    return axes.every((axis) => {
      const [one, other] = [shadow(a, axis), shadow(b, axis)];
      return one.from < other.to && other.from < one.to;
    });
  });
}

function shadow(corners: Corners, axis: Point): { from: number; to: number } {
  const along = corners.map(({ x, y }) => x * axis.x + y * axis.y);
  return { from: Math.min(...along), to: Math.max(...along) };
}

function isInside({ x, y }: Point, { width, height }: Seen): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** The wider of the box's sides by the sheet's shorter side: how much of the sheet the answer takes. */
function spanOf({ discs, width, height }: Seen): number {
  if (discs.length < 2) return 1;
  const side = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const wide = side(discs.flatMap(({ x, radius }) => [x - radius, x + radius]));
  const high = side(discs.flatMap(({ y, radius }) => [y - radius, y + radius]));
  return Math.max(wide, high) / Math.min(width, height);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A name that a line joins to a disc is that one's, whatever it stands near to. */
function distanceToName(disc: Disc, name: Written): number {
  return name.joins === undefined ? distanceToBox(disc, name) : distance(disc, name.joins);
}

function distanceToBox({ x, y }: Point, box: Written): number {
  const aside = Math.max(0, Math.abs(x - box.x) - box.width / 2);
  return Math.hypot(aside, Math.max(0, Math.abs(y - box.y) - box.height / 2));
}

function countPairs<T>(items: readonly T[], isOne: (a: T, b: T) => boolean): number {
  let count = 0;
  items.forEach((a, at) => {
    for (const b of items.slice(at + 1)) if (isOne(a, b)) count += 1;
  });
  return count;
}

type Line = readonly [number, number];

/** Edges that share an end do not cross. */
function crosses(discs: readonly Disc[], [a, b]: Line, [c, d]: Line): boolean {
  if (a === c || a === d || b === c || b === d) return false;
  const [p, q, r, s] = [discs[a]!, discs[b]!, discs[c]!, discs[d]!];
  return turn(p, q, r) !== turn(p, q, s) && turn(r, s, p) !== turn(r, s, q);
}

function turn(a: Point, b: Point, c: Point): boolean {
  return (b.x - a.x) * (c.y - a.y) > (b.y - a.y) * (c.x - a.x);
}

function passesOver(discs: readonly Disc[], [a, b]: Line, at: number): boolean {
  if (at === a || at === b) return false;
  const [from, to, disc] = [discs[a]!, discs[b]!, discs[at]!];
  const square = (to.x - from.x) ** 2 + (to.y - from.y) ** 2 || 1;
  const along = ((disc.x - from.x) * (to.x - from.x) + (disc.y - from.y) * (to.y - from.y)) / square;
  if (along <= 0 || along >= 1) return false;
  const foot = { x: from.x + along * (to.x - from.x), y: from.y + along * (to.y - from.y) };
  return distance(foot, disc) < disc.radius;
}

function unevennessOf(lengths: readonly number[]): number {
  if (lengths.length < 2) return 0;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
  return Math.sqrt(variance) / mean;
}

/** Letters that let some of their ground through are as far from it as they look. */
function contrastOf({ fill, halo, alpha }: Written): number {
  const [ink, ground] = [channels(fill), channels(halo)];
  const seen = ink.map((value, at) => alpha * value + (1 - alpha) * ground[at]!);
  const [darker, lighter] = [luminance(seen), luminance(ground)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
}

function luminance(colour: readonly number[]): number {
  const [r, g, b] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
