/** What the rounds of checking have made so far. */
import type { CheckedPredicate, Likeness, LoopState, Replacement } from "../../../../shared/hypothesis";
import type { SaidClause } from "../../../../shared/trace";
import type { Context } from "../context";

/** A sentence of an explanation, with what was made of its predicates. */
export interface CheckedSentence {
  readonly clause: SaidClause;
  readonly documents: readonly string[];
  /** The words that were looked at for predicates; absent where a sentence only lists. Offsets of predicates are into it. */
  readonly claim?: string;
  readonly predicates: readonly CheckedPredicate[];
}

export interface Round {
  readonly contexts: readonly Context[];
  readonly sentences: readonly CheckedSentence[];
  /** Failed predicates among the recognised ones; null where none was recognised. */
  readonly errorRate: number | null;
  /** Sentences of which no predicate was recognised, among all that cite a document. */
  readonly unrecognised: number;
  /** How far the contexts' mean lies from the pair: 1 − cosine. */
  readonly drift: number;
  /** How near what is quoted is to its documents and to the pair; absent where nothing is. */
  readonly likeness?: Likeness;
  /** What was exchanged after this round. */
  readonly replaced: readonly Replacement[];
}

export interface Verification {
  readonly rounds: readonly Round[];
  /** Absent while another round is to come. */
  readonly state?: LoopState;
  /** Place of the round that is shown: the one of the lowest error rate, the first at a tie. */
  readonly best: number;
  /** Contexts of the next round, and documents that may still come. */
  readonly next: readonly Context[];
  readonly spare: readonly Context[];
}

export const FAILED: ReadonlySet<string> = new Set(["refuted"]);
export const UNRECOGNISED = "not-recognised";

/** Failed ÷ recognised; null where none was recognised. */
export function errorRateOf(sentences: readonly CheckedSentence[]): number | null {
  const verdicts = sentences.flatMap(({ predicates }) => predicates.map(({ verdict }) => verdict));
  const recognised = verdicts.filter((verdict) => verdict !== UNRECOGNISED);
  if (recognised.length === 0) return null;
  return recognised.filter((verdict) => FAILED.has(verdict)).length / recognised.length;
}

/** Place of the best of some rounds; one without recognised predicates is the last choice. */
export function bestOf(rounds: readonly Pick<Round, "errorRate">[]): number {
  const rate = (at: number): number => rounds[at]!.errorRate ?? Infinity;
  return [...rounds.keys()].reduce((best, at) => (rate(at) < rate(best) ? at : best), 0);
}
