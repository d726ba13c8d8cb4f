/**
 * An answer that leads from what the question names to what it asks, drawn from left to right: a column a step, in each the nodes beside
 * their neighbours. Steps are counted without looking at directions, so that every edge runs within a column or to the next; no edge
 * has to be led around others, which is what larger layered layouts are large for (docs/decisions/0028-left-to-right.md).
 */
import type { LayoutInput, Places, Skeleton } from "./layout-input";
import { keptDepths } from "./layout-start";

/** Rows by column, from left to right, each from top to bottom. */
type Columns = readonly (readonly number[])[];

const SWEEPS = 8;
/** Model units between two rows (fewer where a column is long), and between two columns: near enough that nodes stay larger than dots. */
const ROW = { least: 46, crowded: 32 };
const LONG = 14;
const COLUMN = { least: 120, most: 320, all: 460 };
/** Rows stand at most so many times as far apart as columns. */
const STEEPEST = 2;
/** A single way of so many nodes leads down as well, by so much of its way across at most: on a level line it would be too short for its names and words. */
const DOWNHILL = { from: 4, steep: 0.6 };

/** Places of every node, the middle at 0. O(sweeps · (nodes log nodes + edges)). */
export function layersOf(input: LayoutInput): Places {
  const { columns: led, neighbours } = withWaypoints(columnsOf(input), neighboursOf(input));
  const columns = ordered(led, neighbours);
  const rows = columns.reduce((most, column) => Math.max(most, column.length), 1);
  const { across, down } = distances(columns.length - 1, rows - 1, input.aspect);
  const nodes = input.hops.length;
  const y = asHigh(
    heightsOf(columns, straightened(neighbours, nodes), down).slice(0, nodes),
    (rows - 1) * down,
  );
  const x = new Float64Array(input.hops.length);
  const middle = (columns.length - 1) / 2;
  const isWay = rows === 1 && columns.length >= DOWNHILL.from;
  const downhill = isWay ? Math.min(DOWNHILL.steep, 1 / input.aspect) * across : 0;
  columns.forEach((column, at) =>
    column.forEach((row) => {
      x[row] = (at - middle) * across;
      y[row]! += (at - middle) * downhill;
    }),
  );
  return { x, y };
}

/** Between columns and between rows, so that both ways of the sheet are filled: what is wide is drawn high, and what is high, wide. */
function distances(steps: number, rows: number, aspect: number): { across: number; down: number } {
  const narrow = Math.max(COLUMN.least, Math.min(COLUMN.most, COLUMN.all / Math.max(1, steps)));
  const wanted = (narrow * steps) / aspect / Math.max(1, rows);
  const least = rows >= LONG ? ROW.crowded : ROW.least;
  const down = Math.max(least, Math.min(STEEPEST * narrow, wanted));
  const wide = (rows * down * aspect) / Math.max(1, steps);
  return { across: Math.max(narrow, Math.min(2 * COLUMN.most, wide)), down };
}

/** Stretched to a height: rows above or below all nodes may hold no node, only edges that pass a column. */
function asHigh(y: Float64Array, height: number): Float64Array {
  const own = y.reduce((a, b) => Math.max(a, b), -Infinity) - y.reduce((a, b) => Math.min(a, b), Infinity);
  return own > 0 && own < height ? y.map((at) => (at * height) / own) : y;
}

/** Edges between seeds may skip columns: each gets a row of its own in those between, under numbers beyond all nodes. */
function withWaypoints(columns: Columns, neighbours: readonly (readonly number[])[]) {
  const led = columns.map((column) => [...column]);
  const near = neighbours.map((rows) => [...rows]);
  const columnOf = new Map(columns.flatMap((column, at) => column.map((row) => [row, at] as const)));
  neighbours.forEach((rows, row) => {
    for (const other of rows) {
      const [from, to] = [columnOf.get(row)!, columnOf.get(other)!];
      if (to - from < 2) continue;
      near[row] = near[row]!.filter((end) => end !== other);
      near[other] = near[other]!.filter((end) => end !== row);
      const chain = [row, ...Array.from({ length: to - from - 1 }, (_, at) => near.length + at), other];
      chain.slice(1, -1).forEach((point, at) => {
        near.push([]);
        const between = led[from + 1 + at]!;
        between.splice(between.length >> 1, 0, point);
      });
      chain.slice(1).forEach((end, at) => {
        near[chain[at]!]!.push(end);
        near[end]!.push(chain[at]!);
      });
    }
  });
  return { columns: led, neighbours: near };
}

/** Edges are drawn as straight lines: the ends of one that skips columns stand level with its row in those, or it would lead through a node. */
function straightened(neighbours: readonly (readonly number[])[], nodes: number): (readonly number[])[] {
  return neighbours.map((near, row) => {
    const points = near.filter((other) => other >= nodes);
    return row < nodes && points.length > 0 ? points : near;
  });
}

/** Model units from a fan's middle to its sides, at least. */
const FAN_SIDE = 80;
/** Of the sheet's width: names stand outside of both sides, and what is narrower is drawn larger. */
const FAN_WIDTH = 0.75;

/** One node and all that it is joined to, in a column on either side, so that each has room for its name. */
export function fanOf(input: LayoutInput): Places {
  const depth = keptDepths(input);
  const leaves = [...depth.keys()].filter((row) => depth[row] !== 0);
  const perSide = Math.ceil(leaves.length / 2);
  const down = ROW.crowded;
  const across = Math.max(FAN_SIDE, (FAN_WIDTH * input.aspect * (perSide - 1) * down) / 2);
  const [x, y] = [new Float64Array(depth.length), new Float64Array(depth.length)];
  leaves.forEach((row, at) => {
    const [side, place] = at < perSide ? [1, at] : [-1, at - perSide];
    const many = side === 1 ? perSide : leaves.length - perSide;
    x[row] = side * across;
    y[row] = (place - (many - 1) / 2) * down;
  });
  return { x, y };
}

/** Nodes by their steps from the leading seed; those that nothing joins follow in the last column. */
export function columnsOf(input: Skeleton): number[][] {
  const depth = keptDepths(input);
  const last = depth.reduce((most, value) => Math.max(most, value), 0);
  const columns: number[][] = [];
  depth.forEach((steps, row) => (columns[steps < 0 ? last : steps] ??= []).push(row));
  return columns;
}

function neighboursOf(input: LayoutInput): number[][] {
  const neighbours: number[][] = Array.from(input.hops, () => []);
  input.source.forEach((source, row) => {
    const target = input.target[row]!;
    if (source === target) return;
    neighbours[source]!.push(target);
    neighbours[target]!.push(source);
  });
  return neighbours;
}

/** Each column by the mean place of its neighbours in the column before, there and back; the order with the fewest crossings stays. */
function ordered(columns: Columns, neighbours: readonly (readonly number[])[]): Columns {
  let best = columns;
  let fewest = crossingsOf(columns, neighbours);
  let now = columns;
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep++) {
    now = swept(now, neighbours, sweep % 2 === 0 ? 1 : -1);
    const crossings = crossingsOf(now, neighbours);
    if (crossings < fewest) [best, fewest] = [now, crossings];
  }
  return best;
}

function swept(columns: Columns, neighbours: readonly (readonly number[])[], step: 1 | -1): Columns {
  const done = columns.map((column) => [...column]);
  const order = step === 1 ? [...done.keys()] : [...done.keys()].reverse();
  for (const at of order) {
    const places = new Map((done[at - step] ?? []).map((row, place) => [row, place]));
    const mean = (row: number, now: number): number => {
      const found = neighbours[row]!.flatMap((near) => places.get(near) ?? []);
      return found.length === 0 ? now : found.reduce((sum, place) => sum + place, 0) / found.length;
    };
    const wish = new Map(done[at]!.map((row, place) => [row, mean(row, place)]));
    done[at]!.sort((a, b) => wish.get(a)! - wish.get(b)!);
  }
  return done;
}

function crossingsOf(columns: Columns, neighbours: readonly (readonly number[])[]): number {
  let crossings = 0;
  columns.forEach((column, at) => {
    const places = new Map((columns[at + 1] ?? []).map((row, place) => [row, place]));
    const ends = column.map((row) => neighbours[row]!.flatMap((near) => places.get(near) ?? []));
    ends.forEach((upper, place) => {
      for (const lower of ends.slice(place + 1))
        crossings += upper.reduce((sum, end) => sum + lower.filter((other) => other < end).length, 0);
    });
  });
  return crossings;
}

/** Heights that bring nodes level with their neighbours as far as order and distance of rows allow. */
function heightsOf(columns: Columns, neighbours: readonly (readonly number[])[], down: number): Float64Array {
  const y = new Float64Array(neighbours.length);
  for (const column of columns) column.forEach((row, at) => (y[row] = (at - (column.length - 1) / 2) * down));
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const column of sweep % 2 === 0 ? columns : columns.toReversed()) {
      const own = new Set(column);
      const wishes = column.map((row) =>
        meanHeight(
          neighbours[row]!.filter((near) => !own.has(near)),
          y,
          y[row]!,
        ),
      );
      spread(wishes, down).forEach((height, at) => (y[column[at]!] = height));
    }
  const middle = (Math.min(...y) + Math.max(...y)) / 2;
  return y.map((height) => height - middle);
}

function meanHeight(rows: readonly number[], y: Float64Array, otherwise: number): number {
  return rows.length === 0 ? otherwise : rows.reduce((sum, row) => sum + y[row]!, 0) / rows.length;
}

/** Heights nearest to what is wished (least squares) that keep their order and at least `gap` between them: pools of violators. */
export function spread(wishes: readonly number[], gap: number): number[] {
  const pools: { sum: number; count: number }[] = [];
  wishes.forEach((wish, at) => {
    let pool = { sum: wish - at * gap, count: 1 };
    for (
      let last = pools.at(-1);
      last && last.sum / last.count > pool.sum / pool.count;
      last = pools.at(-1)
    ) {
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
      pools.pop();
    }
    pools.push(pool);
  });
  const levels = pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  return levels.map((level, at) => level + at * gap);
}
