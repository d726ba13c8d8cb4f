/** A candidate in its sentence, and what the sentence that tells it tells. */
import type { SpanCandidate } from "./span-candidates";
import type { SpanToken } from "./span-tokens";

/** A sentence with what it tells of the question. */
export interface SpanSentence {
  readonly tokens: readonly SpanToken[];
  /** By token: the most that it tells of any word asked for, times how rare that is; 0 where nothing. */
  readonly told: readonly number[];
  /** Tokens in which what the question names is named. */
  readonly named: readonly boolean[];
}

/** What all candidates of one telling sentence share. */
export interface SpanTelling {
  /** Share of what is asked that it tells, by how rare that is. */
  readonly share: number;
  readonly isWhole: boolean;
  /** How near the names stand, 1 in the same sentence or where nothing is named. */
  readonly near: number;
  readonly isUnnamed: boolean;
  readonly isBest: boolean;
  /** Its score beside the best one's. */
  readonly lead: number;
  readonly isAsking: boolean;
  /** Words asked for, and sentences of the text. */
  readonly words: number;
  readonly sentences: number;
}

/** A candidate where it stands: in the telling sentence, or so many sentences away. */
export interface PlacedSpan {
  readonly candidate: SpanCandidate;
  readonly sentence: SpanSentence;
  readonly step: number;
  /** It has a noun for people. */
  readonly isOfPeople: boolean;
  /** Share of all telling sentences around that name it too. */
  readonly votes: number;
  /** How often the text names it. */
  readonly mentions: number;
}

export type SpanFeatures = Readonly<Record<string, number>>;
