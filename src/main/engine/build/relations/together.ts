/** Those whom a text last told to be brother and sister, or man and wife: whom "lor", "their" means until somebody else is named. */
import type { Finding } from "./clause";
import type { Sentence, SentenceMention } from "./sentence";

const OF_TWO: ReadonlySet<string> = new Set(["SIBLING_OF", "MARRIED_TO"]);
const CHILD = "DESCENDS_FROM";
/** So many sentences later they are still meant. */
const FAR = 8;

/** Follows the sentences of a text in order, each with what was read in it. */
export class Together {
  private members: readonly SentenceMention[] = [];
  private last = -1;

  /** Those meant in a sentence that names none of them before the word. */
  of({ index }: Pick<Sentence, "index">): readonly SentenceMention[] {
    return index - this.last <= FAR ? this.members : [];
  }

  note({ index, mentions }: Pick<Sentence, "index" | "mentions">, found: readonly Finding[]): void {
    const told = toldTogether(found);
    const isKnown = ({ chain, type }: SentenceMention): boolean =>
      type !== "PER" || this.members.some((one) => one.chain === chain);
    if (told.length > 1) [this.members, this.last] = [told, index];
    else if (!mentions.every(isKnown)) this.members = [];
  }
}

/** Two of whom it is said that they are so to one another, or all children of one parent. */
function toldTogether(found: readonly Finding[]): readonly SentenceMention[] {
  const pair = found.findLast(({ relation }) => OF_TWO.has(relation));
  if (pair) return [pair.source, pair.target];
  const children = found.filter(({ relation }) => relation === CHILD);
  const parent = children[0]?.target.chain;
  const own = children.filter(({ target }) => target.chain === parent);
  return [...new Map(own.map(({ source }) => [source.chain, source])).values()];
}
