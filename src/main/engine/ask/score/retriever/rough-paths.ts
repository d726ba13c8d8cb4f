/** Which relation paths out of a topic are worth the network's look: those of the best rough score, which needs no order and no network. */
import type { QuestionReading } from "../../../models/retriever";
import type { PathWorld } from "../paths/path-world";
import { highest } from "../highest";
import { firstSteps } from "../paths/path-steps";

/** Paths of one length that are extended further; beyond some hundred the gold path's beginning is practically always among them. */
const EXTENDED = 600;

interface Prefix {
  readonly steps: readonly number[];
  readonly rough: number;
  /** Sum and least of its steps' best words. */
  readonly sum: number;
  readonly least: number;
  /** Per word, the closest of its steps. */
  readonly closest: Float32Array;
}

/**
 * The `count` roughly best relation paths of at most `maxHops` steps from the node rows `topics`, best first. `rowOf` is each step's row in
 * the reading. Rough score (network.py, `agreement`): mean and least over the steps of the closest word, and how well the steps cover the
 * words that matter.
 */
export function roughPaths(
  topics: readonly number[],
  { index, grammar }: PathWorld,
  reading: QuestionReading,
  rowOf: Int32Array,
  maxHops: number,
  count: number,
): (readonly number[])[] {
  const rough = new RoughScore(reading, rowOf);
  const firsts = firstSteps(index, topics);
  let level = rough.best([rough.start], () => firsts, Math.max(EXTENDED, count));
  const found = [...level];
  for (let hop = 2; hop <= maxHops; hop++) {
    const extended = level.slice(0, EXTENDED);
    const wanted = hop < maxHops ? Math.max(EXTENDED, count) : count;
    level = rough.best(extended, (prefix) => grammar.follows[prefix.steps.at(-1)!]!, wanted);
    for (const path of level) found.push(path);
  }
  found.sort((a, b) => b.rough - a.rough || a.steps.length - b.steps.length);
  return found.slice(0, count).map(({ steps }) => steps);
}

class RoughScore {
  readonly start: Prefix;
  /** Per step row, its closest word. */
  readonly #best: Float32Array;

  constructor(
    private readonly reading: QuestionReading,
    private readonly rowOf: Int32Array,
  ) {
    const { close, words } = reading;
    this.#best = Float32Array.from({ length: close.length / words }, (_, row) =>
      close.subarray(row * words, (row + 1) * words).reduce((most, value) => Math.max(most, value), -4),
    );
    const closest = new Float32Array(words).fill(-4);
    this.start = { steps: [], rough: 0, sum: 0, least: 4, closest };
  }

  /** The best `count` one-step extensions of `prefixes`, best first. */
  best(prefixes: readonly Prefix[], nextOf: (prefix: Prefix) => readonly number[], count: number): Prefix[] {
    const next = prefixes.map(nextOf);
    const total = next.reduce((sum, steps) => sum + steps.length, 0);
    const scores = new Float64Array(total);
    const parents = new Int32Array(total);
    const steps = new Int32Array(total);
    let at = 0;
    next.forEach((following, parent) => {
      for (const step of following) {
        scores[at] = this.#score(prefixes[parent]!, step);
        parents[at] = parent;
        steps[at++] = step;
      }
    });
    return highest(scores, count).map((row) =>
      this.#extend(prefixes[parents[row]!]!, steps[row]!, scores[row]!),
    );
  }

  #score({ steps, sum, least, closest }: Prefix, step: number): number {
    const { close, matter, rough, words } = this.reading;
    const row = this.rowOf[step]!;
    const best = this.#best[row]!;
    let covered = 0;
    for (let word = 0; word < words; word++) {
      covered += matter[word]! * Math.max(closest[word]!, close[row * words + word]!);
    }
    return (
      rough[0]! * ((sum + best) / (steps.length + 1)) +
      rough[1]! * Math.min(least, best) +
      rough[2]! * covered
    );
  }

  #extend({ steps, sum, least, closest }: Prefix, step: number, rough: number): Prefix {
    const { close, words } = this.reading;
    const row = this.rowOf[step]!;
    const best = this.#best[row]!;
    return {
      ...{ steps: [...steps, step], rough, sum: sum + best, least: Math.min(least, best) },
      closest: closest.map((value, word) => Math.max(value, close[row * words + word]!)),
    };
  }
}
