/** What the rules find in a question's tokens: conditions on what is asked for, and bounds on numbers. */
import type { Comparison } from "../../../../shared/understanding";
import type { Mark } from "./pack";
import type { Token } from "./tokens/read-tokens";

/** "… directed by A or B": what is asked for stands in the relation that `words` tell to the things named. */
export interface Condition {
  /** Indexes among the names of the question. */
  readonly names: readonly number[];
  readonly join: "and" | "or";
  /** "A or B, but not both". */
  readonly isOnlyOne?: true;
  readonly negated: boolean;
  /** It is looked for over relations that deny it themselves ("does not treat"), and over none else. */
  readonly isDenied?: true;
  /** Content words that tell the relation. */
  readonly words: readonly Token[];
  /** What its name was described by: "director" in "films for the director of A". */
  readonly role?: Token;
  /** Whether the words stand before the name ("directed by A"). */
  readonly before: boolean;
  /** The preposition before the name: "by" and "of" make, "with" and "in" take part. */
  readonly by: boolean;
  readonly with: boolean;
}

/** "before 1950", "between 3 and 5 actors", "older than A". */
export interface Bound {
  readonly comparison: Exclude<Comparison, "≠">;
  readonly values: readonly number[];
  /** The thing named whose own value is the bound. */
  readonly name?: number;
  /** What the bound's own word measures ("longer than 200"): words of measures, as a pole has them. */
  readonly measure?: string;
  /** What is counted, where the bound is on how many. */
  readonly counted?: readonly Token[];
  /** It is denied that there is any: "without a director". */
  readonly isNone?: true;
  /** What is counted is told by what is done ("don't depend on anything"), not by what it is. */
  readonly isDeed?: true;
  /** The word behind its number that is a unit: "2 | hours". */
  readonly unit?: Token;
  /** Content words before it, which may say what is measured. */
  readonly words: readonly Token[];
  readonly tokens: readonly Token[];
}

/** Where an order begins to be told: "sorted by", or "oldest to newest"; −1 where none is. */
export function orderAt(tokens: readonly Token[]): number {
  const poles = [...tokens.keys()].filter((at) => tokens[at]!.pole);
  const isFromTo = poles.length === 2 && tokens[poles[0]!]!.pole!.pole !== tokens[poles[1]!]!.pole!.pole;
  return tokens.findIndex(
    (token, at) =>
      (isFromTo && at === poles[0]) ||
      marked(token, "ordered", "falling", "alphabetical") ||
      (token.pole?.degree === "most" && isFirst(tokens[at + 1])),
  );
}

/** "Oldest | first". */
export const isFirst = (token: Token | undefined) => /^(first|intai)$/.test(token?.word ?? "");

export const marked = (token: Token | undefined, ...marks: readonly Mark[]): boolean =>
  token?.mark !== undefined && marks.includes(token.mark);

/** Carries something of the question's matter: no mark, no name, no number. */
export const isContent = (token: Token): boolean => token.english.length > 0;
