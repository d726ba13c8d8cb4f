/** Romanian questions and schemas word by word in English, for a matcher that has learned English: its words count, not its grammar. */
import { words } from "../../../../../shared/fold";
import type { Mark } from "../pack";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { glossed } from "../words/gloss-romanian";
import { isBeforeVerb } from "../words/native-words";

/** What the question's small words are in English; others say nothing here. */
const SMALL: Partial<Record<Mark, string>> = {
  ...{ what: "what", where: "where", when: "when", why: "why", how: "how", count: "how many" },
  ...{
    not: "not",
    and: "and",
    or: "or",
    both: "both",
    either: "either",
    than: "than",
    by: "by",
    with: "with",
  },
  ...{ more: "more", fewer: "fewer", most: "the most", fewest: "the fewest", above: "above", below: "below" },
  ...{ before: "before", after: "after", from: "from", to: "to", between: "between", clause: "that" },
};
/** Of a word's meanings so many: the first alone is too often another one's. */
const MEANINGS = 2;
/** "Pe A": whom something is done to. */
const OBJECT = "pe";

/** The question in English words, with what `named` gives in place of each name. */
export function questionInEnglish(tokens: readonly Token[], named: (name: number) => string): string {
  return subjectFirst(tokens)
    .flatMap((token, at, all) => {
      if (token.name !== undefined) return [named(token.name)];
      if (token.word === OBJECT) return [];
      if (token.word === FURTHER) return [THE_MOST.test(all[at - 1]?.word ?? "") ? "the most" : "more"];
      if (token.pole) return endOfScale(token);
      if (marked(token, "who")) return [askedWho(token)];
      if (token.english.length > 0) return token.english.slice(0, MEANINGS);
      return token.mark ? (SMALL[token.mark] ?? []) : [];
    })
    .join(" ");
}

/** "Cea mai | încăpătoare". */
export const FURTHER = "mai";
const THE_MOST = /^(?:cel|cea|cei|cele)$/;

/** "Cel mai bătrân": the adjective itself says which end. */
function endOfScale({ word }: Token): string[] {
  const meant = glossed(word.split(" ").at(-1)!).slice(0, 1);
  return word.includes(`${FURTHER} `) ? [/^ce/.test(word) ? "the most" : "more", ...meant] : [...meant];
}

/** "Pe cine", "cui", "al cui". */
function askedWho({ word }: Token): string {
  if (word.startsWith(`${OBJECT} `)) return "whom";
  return /\bcui$/.test(word) ? (word === "cui" ? "to whom" : "whose") : "who";
}

/** "Pe cine conduce | A": a name that nothing leads to does what is asked, and in English stands before the verb; where "cine" asks, that does it. */
function subjectFirst(tokens: readonly Token[]): readonly Token[] {
  const asks = tokens.findIndex((token) => marked(token, "who", "what", "where", "when"));
  const asker = tokens[asks];
  const subject = tokens.findIndex(
    ({ name }, at) => name !== undefined && at > asks + 1 && isContent(tokens[at - 1]!),
  );
  const isDoer = asker && marked(asker, "who") && askedWho(asker) === "who";
  const isOfNoun = marked(asker, "what") && tokens.slice(asks + 1, subject - 1).some(isContent);
  if (asks < 0 || subject < 0 || isDoer || isOfNoun) return tokens;
  const others = tokens.filter((_, at) => at !== subject);
  return [...others.slice(0, asks + 1), tokens[subject]!, ...others.slice(asks + 1)];
}

/** No English word has these letters. */
const ROMANIAN_LETTERS = /[ăâîșțşţ]/iu;

/** Words of a schema in English where they are Romanian: where one of them is, and is no English word. */
export function schemaInEnglish(text: string, isEnglish: (word: string) => boolean): string {
  const own = words(text).filter((word) => !isBeforeVerb(word));
  const isForeign = (word: string) =>
    glossed(word).length > 0 && !isEnglish(word) && !isEnglish(word.replace(/e?s$/, ""));
  if (!ROMANIAN_LETTERS.test(text) && !own.some(isForeign)) return text;
  return own
    .flatMap((word) => (glossed(word).length > 0 ? glossed(word).slice(0, MEANINGS) : [word]))
    .join(" ");
}
