/**
 * How well a relation path fits the words of a question, without training. Three questions are asked of a path: is every relation of it
 * mentioned, each by a phrase of its own; are the words that speak of relations covered by it; and does it end where the question points.
 */
import { turnsBack } from "../paths/path-steps";
import type { Phrase } from "../paths/question-phrases";

/** Temperature of the contest of relations for a phrase, as a share of how far their cosines with it spread, and at least so much. */
const TEMPERATURE = 0.7;
const LEAST_TEMPERATURE = 0.04;
/** The cosine at which "no relation at all" takes part in the contest. */
const NOTHING = 0.2;
/** Preference for relations nearer the topic entity being mentioned nearer to it. */
const ORDER = 0.08;
/** Clarity at which a step straight back counts as named. */
const CLEARLY_NAMED = 0.4;
/** Phrases looked at for each relation; with three relations some of the best may overlap. */
const CONTENDERS = 8;

/**
 * How clearly each phrase means each relation, relation × phrase: √cosine × the relation's share among all relations and labels, so that a
 * word which fits everything ("films" in a graph of films) means nothing. Cosines are [row][phrase]; those of what is absent are undefined.
 */
export function clarity(
  cosines: readonly (readonly number[] | undefined)[],
  labelCosines: readonly (readonly number[] | undefined)[],
  phraseCount: number,
): number[][] {
  const rivals = [...cosines, ...labelCosines].filter((row) => row !== undefined);
  const share = Array.from({ length: phraseCount }, (_, phrase) =>
    shareOf(rivals.map((row) => row[phrase]!)),
  );
  return cosines.map((row) =>
    share.map((of, phrase) =>
      row === undefined ? 0 : of(row[phrase]!) * Math.sqrt(Math.max(0, row[phrase]!)),
    ),
  );
}

/** A softmax whose temperature follows the spread: "heir" is near no relation's words, yet clearly nearer to "children" than to the rest. */
function shareOf(rivals: readonly number[]): (cosine: number) => number {
  const mean = rivals.reduce((sum, cosine) => sum + cosine, 0) / rivals.length;
  const spread = Math.sqrt(rivals.reduce((sum, cosine) => sum + (cosine - mean) ** 2, 0) / rivals.length);
  const temperature = Math.max(LEAST_TEMPERATURE, TEMPERATURE * spread);
  const weigh = (cosine: number) => Math.exp(cosine / temperature);
  const total = rivals.reduce((sum, cosine) => sum + weigh(cosine), weigh(NOTHING));
  return (cosine) => weigh(cosine) / total;
}

/** Σ of clarity over all relations of a path, and over those left without its steps straight back. */
interface Mentioned {
  readonly all: number;
  readonly shortened: number;
}

/** Fits paths to one question. */
export class PathFit {
  readonly #clarity: readonly (readonly number[])[];
  readonly #phrases: readonly Phrase[];
  /** Per relation the phrases that mean it most, best first. */
  readonly #contenders: readonly (readonly number[])[];
  /** Phrases of one word, and how clearly the clearest relation is meant by each. */
  readonly #words: readonly { readonly phrase: number; readonly most: number }[];
  readonly #known = new Map<string, Mentioned>();

  constructor(clear: readonly (readonly number[])[], phrases: readonly Phrase[]) {
    this.#clarity = clear;
    this.#phrases = phrases;
    this.#contenders = clear.map((row) =>
      [...row.keys()].sort((a, b) => row[b]! - row[a]! || a - b).slice(0, CONTENDERS),
    );
    this.#words = phrases.flatMap(({ start, end }, phrase) =>
      end - start === 1 ? [{ phrase, most: Math.max(0, ...clear.map((row) => row[phrase]!)) }] : [],
    );
  }

  /** How clearly a relation is mentioned at best. */
  best(relation: number): number {
    const phrase = this.#contenders[relation]![0];
    return phrase === undefined ? 0 : this.#clarity[relation]![phrase]!;
  }

  /** Σ of clarity with a phrase of its own for each relation; a step straight back over the same relation may do without. */
  mentions(path: readonly number[]): number {
    const { all, shortened } = this.#mentioned(path);
    return Math.max(all, shortened);
  }

  /** How clearly the steps straight back are named by phrases of their own, in [0, 1]: "films *written* by the *writer* of X". */
  turnsNamed(path: readonly number[]): number {
    const { all, shortened } = this.#mentioned(path);
    return Math.min(1, Math.max(0, (all - shortened) / CLEARLY_NAMED));
  }

  #mentioned(path: readonly number[]): Mentioned {
    const relations = path.map((step) => step >> 1);
    const shortened = path
      .filter((step, hop) => hop === 0 || !turnsBack(path[hop - 1]!, step))
      .map((step) => step >> 1);
    const key = `${relations.join(" ")} ${String(shortened.length)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const all = this.#assign(relations, []);
    const found = { all, shortened: shortened.length < path.length ? this.#assign(shortened, []) : all };
    this.#known.set(key, found);
    return found;
  }

  /** Σ over words of what the clearest relation would explain and the path does not. */
  uncovered(path: readonly number[]): number {
    let sum = 0;
    for (const { phrase, most } of this.#words) {
      let explained = 0;
      for (const step of path) explained = Math.max(explained, this.#clarity[step >> 1]![phrase]!);
      sum += most - explained;
    }
    return sum;
  }

  /** The best assignment of phrases to `relations` after those `taken`, phrases never overlapping; a relation without one earns nothing. */
  #assign(relations: readonly number[], taken: readonly number[]): number {
    const [relation, ...others] = relations;
    if (relation === undefined) return 0;
    let best = this.#assign(others, taken);
    for (const phrase of this.#contenders[relation]!) {
      if (taken.some((other) => this.#overlap(other, phrase))) continue;
      const order = taken.length === 0 ? 0 : this.#order(taken.at(-1)!, phrase);
      const rest = this.#assign(others, [...taken, phrase]);
      best = Math.max(best, this.#clarity[relation]![phrase]! + order + rest);
    }
    return best;
  }

  #overlap(a: number, b: number): boolean {
    const [one, other] = [this.#phrases[a]!, this.#phrases[b]!];
    return one.start < other.end && other.start < one.end;
  }

  #order(nearer: number, farther: number): number {
    return ORDER * Math.sign(this.#phrases[farther]!.distance - this.#phrases[nearer]!.distance);
  }
}
