/** What all parts of reading a question to tables share: its tokens, which of them are read, and which column a word tells. */
import { words as wordsOf } from "../../../../../shared/fold";
import { isNamingWord } from "../../../../../shared/languages/naming-words";
import type { GraphFacts } from "../../execute/graph-facts";
import { byStem, type WordFit } from "../../execute/word-fit";
import type { LanguagePack } from "../pack";
import { isContent } from "../question-parts";
import { singularsOf } from "../names/singulars";
import { beginAlike, lettersShared } from "../words/cognates";
import { stem } from "../stem";
import { romanianKey } from "../words/native-words";
import { isOfFamily } from "../words/family";
import { EXPECTED, isShortFor } from "../words/short-titles";
import type { Token } from "../tokens/read-tokens";
import { endsTold } from "./row-directions";
import type { RowSpan } from "./row-spans";
import { areNumbered, isCalledSo, type RowColumn, type RowTable } from "./row-table";
import { ROW_WORDS } from "./row-words";

/** A word fits a column from here on when only the embedder says so. */
const ALIKE = 0.4;

export class RowReading {
  readonly #used = new Set<Token>();

  constructor(
    readonly tokens: readonly Token[],
    readonly spans: readonly RowSpan[],
    readonly tables: readonly RowTable[],
    readonly facts: GraphFacts,
    readonly pack: LanguagePack,
    readonly fit: WordFit,
  ) {}

  use(...tokens: readonly Token[]): void {
    for (const token of tokens) this.#used.add(token);
  }

  isUsed(token: Token): boolean {
    return this.#used.has(token);
  }

  /** Words of the question's matter that nothing has read. */
  left(): Token[] {
    return this.tokens.filter((token) => isContent(token) && !this.#used.has(token));
  }

  get columns(): readonly RowColumn[] {
    return this.tables.flatMap(({ columns }) => columns);
  }

  spanOf({ name }: Token): RowSpan | undefined {
    return name === undefined ? undefined : this.spans[name];
  }

  /** How well a word tells a column: 1 by its own word, less by another for it or by its meaning. */
  fitOf(token: Token, column: RowColumn): number {
    return isContent(token) ? this.fit.of(token, column) : 0;
  }

  /** The columns among some that a word tells by its own word, else by another for it, else the one nearest to it in meaning. */
  columnsOf(token: Token, among: readonly RowColumn[] = this.columns, byMeaning = false): RowColumn[] {
    if (!isContent(token)) return [];
    const isRows = (column: RowColumn) => this.tables.some((table) => isRatherRows(token, table, column));
    const own = among.filter((column) => !isRows(column) && !isDatedBy(token, column));
    const ends = endsTold(token, own);
    if (ends.length > 0) return ends;
    const told = own.map((column) => ({ column, fit: byStem(token, column) }));
    const best = Math.max(0, ...told.map(({ fit }) => fit));
    if (best > 0)
      return ownWords(
        token,
        told.flatMap(({ column, fit }) => (fit === best ? column : [])),
      );
    const short = own.filter((column) => titleWords(column).some((one) => isShortFor(one, token.word)));
    if (short.length > 0) return short;
    const native = token.native === undefined ? [] : own.filter((column) => isLike(token, column));
    if (native.length > 0 || !byMeaning) return native;
    const alike = own.map((column) => ({ column, fit: this.fitOf(token, column) }));
    const nearest = Math.max(ALIKE, ...alike.map(({ fit }) => fit));
    return alike.flatMap(({ column, fit }) => (fit === nearest ? column : []));
  }

  /** The table that a word calls the rows of. */
  tableOf(token: Token): RowTable | undefined {
    if (!isContent(token)) return undefined;
    const found = this.tables.filter(
      (table) =>
        (byStem(token, table.facts) > 0 ||
          isShortNoun(token, table) ||
          isKin(token, table) ||
          isCalledSo(token.word, table)) &&
        !isTitle(token, table),
    );
    return found.length === 1 ? found[0] : undefined;
  }
}

/** Whether a question has all words of a title but those that only say that it names something ("sensor | id"). */
export const isToldWhole = (column: RowColumn, { tokens }: Pick<RowReading, "tokens">): boolean =>
  titleWords(column)
    .filter((word) => word.length >= SHORTEST && !isNamingWord(word))
    .every((word) => tokens.some((token) => isFormOf(token, word)));

/** Shorter words of a title only hang others together. */
const SHORTEST = 3;

const isFormOf = ({ word, native, english }: Token, own: string): boolean =>
  english.some((one) => stem(one) === stem(own)) ||
  stem(word) === stem(own) ||
  (native !== undefined && native === romanianKey(own)) ||
  (native !== undefined && beginAlike(word, own, LIKE));

/** "Absențe | nemotivate" of "Abs. nemotivate". */
export const isShortened = ({ word }: Token, column: RowColumn): boolean =>
  titleWords(column).some((one) => isShortFor(one, word, EXPECTED));

/** The words of a title, whatever stands between them; "rec'd" is one. */
const titleWords = ({ words }: RowColumn): string[] => wordsOf(words.replaceAll(/['’]/gu, ""));

/** Of columns that share a word's stem those that have the word itself: "ringer" is no "date ringed". */
function ownWords(token: Token, found: RowColumn[]): RowColumn[] {
  const having = (forms: readonly string[]) =>
    found.filter((column) => titleWords(column).some((word) => forms.includes(word)));
  // "Bottles" are what "bottles left" counts, and "price per bottle" does not.
  const nearest =
    [having([token.word]), having(singularsOf(token.word))].find(({ length }) => length > 0) ?? found;
  // "Bride" beside "age of the bride" and "village of the bride".
  const whole = nearest.filter(({ words }) => !words.includes(" "));
  return whole.length === 1 ? whole : nearest;
}

/** Letters that forms of one Romanian word share. */
const LIKE = 5;

/** "Materii" and "materia", "ore" and "ora": forms of one word whose rough stems differ. */
const isLike = ({ word }: Token, { words }: RowColumn): boolean =>
  words.split(" ").some((one) => beginAlike(word, one, LIKE) || bare(word) === bare(one));

const bare = (word: string): string => word.replace(/[aei]$/, "");

/** "Presidents" of a file called "presidential". */
const isKin = ({ word }: Token, { facts }: RowTable): boolean => isOfFamily(word, facts.words.split(" "));

/** "Observations" where rows are "Obs". */
const isShortNoun = ({ word }: Token, { facts }: RowTable): boolean =>
  facts.words.split(" ").some((noun) => isShortFor(noun, word, EXPECTED));

/** Whether one of its columns is called by this one word: then a file is called by what it tells, and not by its rows ("freezer.csv"); another word for one, as "run" is for "passed", says less than their own. */
const isTitle = (token: Token, table: RowTable): boolean =>
  table.columns.some(
    (column) =>
      !isRatherRows(token, table, column) &&
      column.stems.length === 1 &&
      byStem(token, column) > 0 &&
      byStem(token, column) >= byStem(token, table.facts),
  );

/** "Packets" of "pkt yr": things that a column tells the year or day of are no years. */
function isDatedBy(token: Token, column: RowColumn): boolean {
  const titles = titleWords(column);
  const last = titles.at(-1) ?? "";
  const isDating = titles.length > 1 && (ROW_WORDS.dates.has(last) || /^(?:yrs?|years?|ani?)$/.test(last));
  return isDating && /[^s]s$/.test(token.word) && byStem(token, { stems: [stem(last)] }) === 0;
}

/** Whether a word is a form of what the rows are called and not of a column's one word that begins like it: photographs of a table of them, beside their photographers. */
function isRatherRows({ word }: Token, table: RowTable, column: RowColumn): boolean {
  if (column.words.includes(" ")) return false;
  // "Recipes", where rows only have numbers and a column has their recipe.
  if (areNumbered(table) && [word, ...singularsOf(word)].includes(column.words)) return false;
  const rows = Math.max(0, ...table.facts.words.split(" ").map((noun) => lettersShared(word, noun)));
  return rows >= LIKE && rows >= word.length - 1 && rows > lettersShared(word, column.words);
}
