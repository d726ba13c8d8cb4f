/** Words that have a part in questions and are meant otherwise where they stand. */
import type { Lexicon } from "../lexicon";
import type { LanguagePack, Mark, Pole } from "../pack";

/** What of a token decides. */
interface Said {
  readonly word: string;
  readonly mark?: Mark;
  readonly pole?: Pole;
  readonly name?: number;
}

const ASKING: ReadonlySet<Mark> = new Set<Mark>(["what", "who", "count", "aux"]);

/** Whether a word that has a part in questions is one of the graph's own where it stands, behind `before`. */
export function isOwnWord(
  token: Said,
  before: readonly Said[],
  names: number,
  pack: LanguagePack,
  lexicon: Lexicon | undefined,
): boolean {
  const isOfGraph =
    lexicon?.has(pack.english(token.word)) === true || lexicon?.hasNative(token.word) === true;
  return token.mark !== undefined && isOfGraph && meansRelation(token, before, names);
}

function meansRelation({ mark }: Said, before: readonly Said[], names: number): boolean {
  // "Helps" asks for a way between two things; of one thing, the graph's own relation is meant.
  if (mark === "linked") return names < 2;
  // So is "average", where the graph has averages.
  if (mark === "arithmetic") return true;
  // "How many | roles has A".
  if (mark === "empty") return before.at(-1)?.mark === "count";
  // "Which people | know a doctor", "which works are on | display": nothing is bidden behind what asks.
  return (mark === "lead" || mark === "what") && before.some((one) => one.mark && ASKING.has(one.mark));
}

/** "The oldest | show": what stands right behind an end of a scale bids nothing, where something asks before. */
export const isNounAtEnd = ({ mark }: Said, before: readonly Said[]): boolean =>
  mark === "what" &&
  before.at(-1)?.pole !== undefined &&
  before.some((one) => one.mark !== undefined && (one.mark === "where" || ASKING.has(one.mark)));

/** "Never explored | any of | the caves": of a kind, where nothing named can be chosen from. */
export function asAny<T extends Said>(token: T, behind: readonly Said[], { indefinite }: LanguagePack): T {
  const isAny = token.mark === "either" && indefinite.any.includes(token.word.split(" ")[0]!);
  return isAny && !behind.some(({ name }) => name !== undefined) ? { ...token, mark: "empty" } : token;
}
