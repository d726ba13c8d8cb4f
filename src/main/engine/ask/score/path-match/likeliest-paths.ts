/** Of very many relation paths the likeliest by a score that adds up step by step. They are kept as columns: no array for each of them. */
import { highest } from "../highest";
import { firstSteps, turnsBack } from "../paths/path-steps";
import type { PathWorld } from "../paths/path-world";

/** Most paths of one length that are looked at. */
const MOST_EXTENSIONS = 20_000;

/** What is added up over a path's steps, and the score of the sums. */
export interface StepwiseScore {
  /** Per step. */
  readonly mentions: Float64Array;
  readonly cosines: Float64Array;
  score(last: number, hops: number, mentions: number, cosines: number, turnsBack: number): number;
}

/** Paths of one length: row r is row `parents[r]` of the level before, then `steps[r]`. */
interface Level {
  readonly parents: Int32Array;
  readonly steps: Int32Array;
  readonly mentions: Float64Array;
  readonly cosines: Float64Array;
  readonly turns: Uint8Array;
  readonly scores: Float64Array;
}

/**
 * The `count` best of the paths that the grammar allows from the node rows `topics`, of at most `maxHops` steps, best first; of equals the
 * shorter. Where they are very many, only the best beginnings go on.
 */
export function likeliestPaths(
  topics: readonly number[],
  { index, grammar }: PathWorld,
  maxHops: number,
  count: number,
  by: StepwiseScore,
): (readonly number[])[] {
  const firsts = firstSteps(index, topics);
  const levels = [extend(undefined, [-1], () => firsts, 1, by)];
  for (let hop = 2; hop <= maxHops; hop++) {
    const level = levels.at(-1)!;
    const nextOf = (row: number) => grammar.follows[level.steps[row]!]!;
    const all = level.steps.length;
    const extensions = level.steps.reduce((sum, _, row) => sum + nextOf(row).length, 0);
    const share = Math.min(1, MOST_EXTENSIONS / extensions);
    const rows = share < 1 ? highest(level.scores, Math.ceil(all * share)) : [...level.steps.keys()];
    levels.push(extend(level, rows, nextOf, hop, by));
  }
  return bestOf(levels, count);
}

/** Every path of `rows` (−1: the topic itself) with every step that may come next. */
function extend(
  before: Level | undefined,
  rows: readonly number[],
  nextOf: (row: number) => readonly number[],
  hops: number,
  by: StepwiseScore,
): Level {
  const size = rows.reduce((sum, row) => sum + nextOf(row).length, 0);
  const level = emptyLevel(size);
  let at = 0;
  for (const row of rows)
    for (const step of nextOf(row)) {
      const turns = before !== undefined && turnsBack(before.steps[row]!, step) ? 1 : 0;
      level.parents[at] = row;
      level.steps[at] = step;
      level.mentions[at] = (before?.mentions[row] ?? 0) + by.mentions[step]!;
      level.cosines[at] = (before?.cosines[row] ?? 0) + by.cosines[step]!;
      level.turns[at] = (before?.turns[row] ?? 0) + turns;
      level.scores[at] = by.score(step, hops, level.mentions[at]!, level.cosines[at]!, level.turns[at]!);
      at++;
    }
  return level;
}

function emptyLevel(size: number): Level {
  return {
    parents: new Int32Array(size),
    steps: new Int32Array(size),
    mentions: new Float64Array(size),
    cosines: new Float64Array(size),
    turns: new Uint8Array(size),
    scores: new Float64Array(size),
  };
}

function bestOf(levels: readonly Level[], count: number): (readonly number[])[] {
  const scores = new Float64Array(levels.reduce((sum, level) => sum + level.scores.length, 0));
  const starts: number[] = [];
  let end = 0;
  for (const level of levels) {
    starts.push(end);
    scores.set(level.scores, end);
    end += level.scores.length;
  }
  return highest(scores, count).map((place) => {
    const hop = starts.findLastIndex((start) => start <= place);
    return pathTo(levels, hop, place - starts[hop]!);
  });
}

function pathTo(levels: readonly Level[], hop: number, row: number): number[] {
  const path = new Array<number>(hop + 1);
  for (let at = hop, here = row; at >= 0; here = levels[at--]!.parents[here]!)
    path[at] = levels[at]!.steps[here]!;
  return path;
}
