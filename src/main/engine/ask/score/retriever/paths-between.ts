/** All relation paths that truly lead from one entity to another. */
import type { StepIndex } from "../paths/path-steps";

/** Relation paths found at most; beyond that the ways between two hubs say nothing any more. */
const MOST_PATHS = 2000;

/** Step sequences of at most `maxHops` with a walk from the rows `topics` to one of `targets` that never passes either of them, shortest first. */
export function pathsBetween(
  index: StepIndex,
  topics: readonly number[],
  targets: readonly number[],
  maxHops: number,
): (readonly number[])[] {
  const left = hopsTo(index, targets, maxHops);
  const goal = new Set(targets);
  const found: number[][] = [];
  let level: Frontier[] = [{ steps: [], rows: topics }];
  const barred = new Set(topics);
  for (let hop = 1; hop <= maxHops && found.length < MOST_PATHS; hop++) {
    const next: Frontier[] = [];
    for (const frontier of level) {
      for (const [step, rows] of stepsOnward(index, frontier.rows, barred, left, maxHops - hop)) {
        const steps = [...frontier.steps, step];
        if (rows.some((row) => goal.has(row))) found.push(steps);
        const onward = rows.filter((row) => !goal.has(row));
        if (onward.length > 0) next.push({ steps, rows: onward });
      }
    }
    level = next.slice(0, MOST_PATHS);
  }
  return found.slice(0, MOST_PATHS);
}

interface Frontier {
  readonly steps: readonly number[];
  readonly rows: readonly number[];
}

/** Rows reached by each step, in order of steps: those from which a target is within `hops` more. */
function stepsOnward(
  index: StepIndex,
  rows: readonly number[],
  barred: ReadonlySet<number>,
  left: Uint8Array,
  hops: number,
): [step: number, rows: number[]][] {
  const reached = new Map<number, Set<number>>();
  for (const row of rows) {
    for (let at = index.starts[row]!; at < index.starts[row + 1]!; at++) {
      const end = index.ends[at]!;
      if (left[end]! > hops || barred.has(end)) continue;
      const step = index.steps[at]!;
      const ends = reached.get(step) ?? new Set<number>();
      reached.set(step, ends.add(end));
    }
  }
  return [...reached].sort(([a], [b]) => a - b).map(([step, ends]) => [step, [...ends]]);
}

/** Steps from every row to the nearest target; 255 where that is more than `most`. */
function hopsTo(index: StepIndex, targets: readonly number[], most: number): Uint8Array {
  const hops = new Uint8Array(index.starts.length - 1).fill(255);
  let level = [...targets];
  for (const row of level) hops[row] = 0;
  for (let hop = 1; hop <= most; hop++) {
    const next: number[] = [];
    for (const row of level) {
      for (let at = index.starts[row]!; at < index.starts[row + 1]!; at++) {
        const end = index.ends[at]!;
        if (hops[end] !== 255) continue;
        hops[end] = hop;
        next.push(end);
      }
    }
    level = next;
  }
  return hops;
}
