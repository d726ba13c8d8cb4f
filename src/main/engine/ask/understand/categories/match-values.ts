/** Which words of a question tell values: word for word, by their stems, as an adjective or a plural made of one ("Asian", "rodents"), or with a slip. */
import { fold, words } from "../../../../../shared/fold";
import { keyOfWords, type Category } from "../../execute/categories";
import { byStem } from "../../execute/word-fit";
import { isContent, marked } from "../question-parts";
import { corrected } from "../spelling";
import { stem } from "../stem";
import { romanianKey } from "../words/native-words";
import type { Token } from "../tokens/read-tokens";
import { genderOf, tellsGender } from "./gender-words";
import { costOfMaking } from "./made-of";

/** Tokens in a row and the categories that they may tell. */
export interface Run {
  readonly tokens: readonly Token[];
  readonly options: readonly Category[];
}

const LONGEST = 4;

/** The longest runs of tokens that are values, from left to right; a word that is no English one may be a slip of a value. */
export function runsIn(
  tokens: readonly Token[],
  isOpen: (token: Token) => boolean,
  categories: readonly Category[],
  isEnglish: (word: string) => boolean,
): Run[] {
  const told = valueWords(categories);
  const typed = new Map(tokens.map((token) => [token, respelt(asTyped(token), told, isEnglish)]));
  const optionsFor = (own: readonly Token[]) =>
    optionsOf(
      own.map((token) => typed.get(token)!),
      categories,
    );
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
      const own = tokens.slice(at, at + length);
      const isWhole = own.every(isOpen) && own.some(isContent) && isContent(own.at(-1)!);
      const options = isWhole ? optionsFor(own) : [];
      if (
        options.length === 0 ||
        deniesNext(own, options, optionsFor(tokens.slice(at + length, at + length + 1)))
      )
        continue;
      runs.push({ tokens: own, options });
      at += length - 1;
      break;
    }
  }
  return runs;
}

/** "Not rated | R", though "not rated" is a value too: of two values of one property side by side the first only denies the second. */
const deniesNext = (
  own: readonly Token[],
  options: readonly Category[],
  next: readonly Category[],
): boolean =>
  marked(own[0], "not") &&
  options.some(({ property }) => next.some((other) => other.property.name === property.name));

const valueWords = (categories: readonly Category[]): ReadonlySet<string> =>
  new Set(categories.flatMap(({ said }) => said.words));

/** Without the correction of its spelling: values are no words that it knows. */
function asTyped(token: Token): Token {
  const word = fold(token.text);
  return words(word).length === 1 ? withWord(token, word) : token;
}

/** With the value's word that it is a slip of, where it is no word itself. */
function respelt(token: Token, told: ReadonlySet<string>, isEnglish: (word: string) => boolean): Token {
  if (!isContent(token) || isEnglish(token.word) || told.has(token.word)) return token;
  return withWord(token, corrected(token.word, told, told));
}

function withWord(token: Token, word: string): Token {
  if (word === token.word) return token;
  const native = token.native === undefined ? {} : { native: romanianKey(word) };
  return { ...token, word, english: [word, ...token.english.slice(1)], stems: [stem(word)], ...native };
}

/** What the tokens say word for word, else by their stems, in the graph's language or the question's, else by words made of its own; a word for a gender says it however it is written. */
function optionsOf(tokens: readonly Token[], categories: readonly Category[]): readonly Category[] {
  const key = keyOfWords(tokens.map(({ word }) => word).join(" "));
  const gender = genderOf(key);
  const ofGender =
    gender < 0
      ? []
      : categories.filter(
          ({ property, value }) => tellsGender(property) && genderOf(keyOfWords(value)) === gender,
        );
  if (ofGender.length > 0) return ofGender;
  const exact = categories.filter(({ said }) => said.key === key || said.compound === key);
  if (exact.length > 0) return exact;
  const content = tokens.filter(isContent);
  const isWhole = content.length === tokens.length;
  const byLast = toldByLast(tokens, categories);
  if (byLast.length > 0) return byLast;
  const byStems = categories.filter(
    ({ said }) =>
      said.count === content.length &&
      (isWhole || (content.length > 1 && isContent(tokens[0]!))) &&
      content.every((token) => byStem(token, said) > 0),
  );
  if (byStems.length > 0 || !isWhole) return byStems;
  return madeOfFewest(tokens, categories);
}

/** "Luchian" for "Ștefan Luchian": the last word of one value alone, where it is written as a name or is a word of no language. */
function toldByLast(tokens: readonly Token[], categories: readonly Category[]): readonly Category[] {
  const [token, ...more] = tokens;
  if (!token || more.length > 0 || !/^\p{Lu}/u.test(token.text)) return [];
  const met = categories.filter(({ said, value }) => {
    const last = value.split(" ").at(-1)!;
    return said.words.length > 1 && said.words.at(-1) === token.word && /^\p{Lu}/u.test(last);
  });
  return new Set(met.map(({ value }) => fold(value))).size === 1 ? met : [];
}

/** The values that the tokens are made of with the least change: "Nigerian" is of Nigeria rather than of Niger. */
function madeOfFewest(tokens: readonly Token[], categories: readonly Category[]): readonly Category[] {
  const costs = new Map<Category, number>();
  for (const category of categories) {
    const own = category.said.words;
    if (own.length !== tokens.length) continue;
    const cost = tokens.reduce((sum, token, at) => {
      const isStem = byStem(token, { stems: [stem(own[at]!)] }) > 0;
      return sum + (isStem ? 0 : (costOfMaking(token.word, own[at]!) ?? Infinity));
    }, 0);
    if (cost < Infinity) costs.set(category, cost);
  }
  const least = Math.min(...costs.values());
  return [...costs].flatMap(([category, cost]) => (cost === least ? category : []));
}
