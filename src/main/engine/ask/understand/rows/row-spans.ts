/** What of a table's cells a question says: names of rows, and values that stand in columns. */
import { fold, words } from "../../../../../shared/fold";
import type { Named } from "../find-mentions";
import { costOfMaking } from "../categories/made-of";
import { genderOf, tellsGender } from "../categories/gender-words";
import type { LanguagePack } from "../pack";
import { stem } from "../stem";
import { romanianKey } from "../words/native-words";
import { byStem } from "../../execute/word-fit";
import { areNumbered, isCalledSo, isMeasured, type RowColumn, type RowTable } from "./row-table";
import { type Entry, type Key, measures, partsNamed, shortenedIn } from "./row-parts";
import { withoutDenial } from "./row-words";

/** A value as it stands in a column, folded. */
export interface ValueSaid {
  readonly column: RowColumn;
  readonly values: readonly string[];
}

/** Words that name rows, or tell values of columns, or may do both. */
export interface RowSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly nodes: readonly number[];
  readonly said: readonly ValueSaid[];
  /** "Unpaid": the value with what denies it. */
  readonly isDenied: boolean;
  /** One word of longer values: "canvas". */
  readonly isPart: boolean;
}

const LONGEST = 8;
const PLURAL: Key = (word) => stem(word);

/** "Trasee ușoare" has no word that only Romanian has, but letters. */
const isRomanian = (question: string, { language }: LanguagePack): boolean =>
  language === "ro" || /[ăâîșțşţ]/iu.test(question);

/** The longest runs of a question's words that its tables hold, from left to right. */
export function rowSpans(question: string, tables: readonly RowTable[], pack: LanguagePack): RowSpan[] {
  const keys: readonly Key[] = [fold, PLURAL, ...(isRomanian(question, pack) ? [romanianKey] : [])];
  const entries = entriesOf(tables);
  const pieces = [...question.matchAll(wordsOrSigned(entries))].map((found) => ({
    ...{ text: found[0], word: fold(found[0]), start: found.index, end: found.index + found[0].length },
  }));
  const indexes = keys.map((key) => indexOf(entries, key));
  const nouns = tables.flatMap(({ facts }) => facts);
  const isNoun = (word: string) =>
    nouns.some(({ stems }) => stems.includes(stem(word))) || tables.some((table) => isCalledSo(word, table));
  const spans: RowSpan[] = [];
  for (let at = 0; at < pieces.length; at++)
    for (let length = Math.min(LONGEST, pieces.length - at); length > 0; length--) {
      const own = pieces.slice(at, at + length);
      const place = {
        text: question.slice(own[0]!.start, own.at(-1)!.end),
        ...{ start: own[0]!.start, end: own.at(-1)!.end },
      };
      const [only] = own;
      // "Finds that | weigh | 30 grams" are no "weight" among the objects.
      const isScale = length === 1 && !indexes[0]!.has(only!.word) && measures(only!.word, tables, pack);
      const isWeak = isScale || (length === 1 && isWeakWord(only!, at, pieces, tables, pack, isNoun));
      const found = isWeak
        ? []
        : foundAs(
            own.map(({ word }) => word),
            keys,
            indexes,
          );
      const made = found.length > 0 || isWeak || length > 1 ? [] : madeOf(only!.word, entries);
      const denied =
        found.length + made.length > 0 || length > 1 ? [] : deniedIn(only!.word, keys, indexes, pack);
      const isOpen =
        !isWeak && !isNoun(only!.word) && length === 1 && found.length + made.length + denied.length === 0;
      const short = isOpen ? shortenedIn(only!.word, entries, pack) : [];
      const part = isOpen && short.length === 0 ? partsNamed(only!.word, entries, keys) : [];
      const all = [found, made, denied, short, part].find((some) => some.length > 0);
      if (!all || deniesNext(own, all, pieces[at + length], entries, pack)) continue;
      spans.push({ ...place, ...spanOf(all), isDenied: denied.length > 0, isPart: all === part });
      at += length - 1;
      break;
    }
  return spans;
}

/** "A+", "C++", "O-": a value that a sign ends is no other without it. */
const SIGNED = /^[\p{L}\p{N}]+[+#*-]+$/u;
const valueWords = (value: string): string[] => (SIGNED.test(value) ? [value] : words(value));

/** What finds words in a question, and such values whole. */
function wordsOrSigned(entries: readonly Entry[]): RegExp {
  const signed = entries.flatMap(({ words: [first = ""] }) => (SIGNED.test(first) ? [first] : []));
  const whole = [...new Set(signed)].map(
    (value) => `${value.replace(/[+*]/g, "\\$&")}(?![\\p{L}\\p{N}+#*-])`,
  );
  return new RegExp([...whole, "[\\p{L}\\p{N}]+"].join("|"), "giu");
}

function entriesOf(tables: readonly RowTable[]): Entry[] {
  const byName = tables.filter((table) => !areNumbered(table));
  const named = byName.flatMap(({ names, ids }) => [
    ...[...names].map(([node, value]): Entry => ({ words: words(value), node, value })),
    // "L-2212", where rows have names besides; a bare number rather counts something.
    ...[...ids]
      .filter(([id, node]) => fold(names.get(node) ?? "") !== id && /\p{L}/u.test(id))
      .map(([value, node]): Entry => ({ words: words(value), node, value })),
  ]);
  const told = tables
    .flatMap(({ columns }) => columns)
    .flatMap((column) =>
      column.type === "flag"
        ? []
        : [...new Set(wordsOfCells(column).map(fold))].map((value): Entry => ({
            words: valueWords(value),
            column,
            value,
          })),
    );
  return [...named, ...told].filter(({ words: own }) => own.length > 0 && own.length <= LONGEST);
}

function indexOf(entries: readonly Entry[], key: Key): ReadonlyMap<string, Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const entry of entries) {
    const own = entry.words.map(key).join(" ");
    index.set(own, [...(index.get(own) ?? []), entry]);
  }
  return index;
}

function foundAs(
  own: readonly string[],
  keys: readonly Key[],
  indexes: readonly ReadonlyMap<string, Entry[]>[],
): readonly Entry[] {
  for (const [at, key] of keys.entries()) {
    const found = indexes[at]!.get(own.map(key).join(" "));
    if (found) return found;
  }
  return [];
}

/** Values that a word is made of ("Spain" and "Spanish", "Roman" and "Rome"), or whose gender it tells. */
function madeOf(word: string, entries: readonly Entry[]): readonly Entry[] {
  const gender = genderOf(stem(word));
  const ofGender = entries.filter(
    ({ column, value }) => gender >= 0 && column && tellsGender(column) && genderOf(stem(value)) === gender,
  );
  if (ofGender.length > 0) return ofGender;
  const made = entries.flatMap((entry) => {
    const [own, ...more] = entry.words;
    const cost =
      more.length > 0 || !entry.column ? undefined : (costOfMaking(word, own!) ?? costOfMaking(own!, word));
    return cost === undefined ? [] : [{ entry, cost }];
  });
  const least = Math.min(...made.map(({ cost }) => cost));
  return made.flatMap(({ entry, cost }) => (cost === least ? entry : []));
}

/** "Unpaid" of "paid", "netoxice" of "toxic". */
function deniedIn(
  word: string,
  keys: readonly Key[],
  indexes: readonly ReadonlyMap<string, Entry[]>[],
  pack: LanguagePack,
): readonly Entry[] {
  const bare = withoutDenial(word, pack);
  const found = bare === undefined ? [] : foundAs([bare], keys, indexes);
  return found.filter(({ column }) => column !== undefined);
}

function spanOf(entries: readonly Entry[]): Pick<RowSpan, "nodes" | "said"> {
  const said = new Map<RowColumn, string[]>();
  for (const { column, value } of entries) if (column) said.set(column, [...(said.get(column) ?? []), value]);
  return {
    nodes: entries.flatMap(({ node }) => node ?? []),
    said: [...said].map(([column, values]) => ({ column, values })),
  };
}

/** "Not rated B", though "not rated" is a value too: before another value of its column it only denies that. */
function deniesNext(
  [first]: readonly Piece[],
  found: readonly Entry[],
  next: Piece | undefined,
  entries: readonly Entry[],
  { marks }: LanguagePack,
): boolean {
  if (!next || !marks.not.includes(first!.word)) return false;
  return found.some(({ column }) =>
    entries.some((entry) => column && entry.column === column && entry.value === next.word),
  );
}

/** What stands in a column but for the numbers that it measures by. */
const wordsOfCells = (column: RowColumn): string[] =>
  [...column.cells].flatMap(([node, own]) => (isMeasured(column) && column.numbers.has(node) ? [] : own));

interface Piece {
  readonly text: string;
  readonly word: string;
}

/** Whether a single word is rather one of the language or of the header than a value: then only a column's word before it, or its capital, tells one. */
function isWeakWord(
  { text, word }: Piece,
  at: number,
  pieces: readonly Piece[],
  tables: readonly RowTable[],
  pack: LanguagePack,
  isNoun: (word: string) => boolean,
): boolean {
  // "Nu", though a column holds it: it denies what comes next.
  if (pack.marks.not.includes(word)) return true;
  const isNumber = /^\p{N}+$/u.test(word);
  const columns = tables.flatMap((table) => table.columns);
  const isTitle = columns.some((column) => column.stems.includes(stem(word)));
  const isOwn = isNumber || isTitle || word.length < 2 || isNoun(word) || isMark(word, pack);
  if (!isOwn) return false;
  const before = pieces.slice(Math.max(0, at - 2), at);
  const isTold = columns.some(
    (column) => column.type === "text" && before.some((piece) => tellsColumn(piece.word, column, pack)),
  );
  return !isTold || (word.length < 2 && !/^\p{Lu}|\p{N}/u.test(text));
}

function tellsColumn(word: string, column: RowColumn, pack: LanguagePack): boolean {
  const english = pack.english(word);
  const token = {
    ...{ word, text: word, start: 0, end: 0, paused: false, english, stems: english.map(stem) },
    ...(pack.key && { native: pack.key(word) }),
  };
  return byStem(token, column) > 0;
}

const isMark = (word: string, { marks, poles }: LanguagePack): boolean =>
  Object.hasOwn(poles, word) || Object.values(marks).some((phrases) => phrases.includes(word));

/** A span as what a question names, so that its words are read as one. */
export const asNamed = ({ text, start, end, nodes }: RowSpan, tables: readonly RowTable[]): Named => ({
  ...{ text, start, end, nodes, labels: nodes.map(() => -1) },
  entities: nodes.map((node) => {
    const name = tables.map(({ names }) => names.get(node)).find((one) => one !== undefined)!;
    return { id: name, name, label: "", score: 1, why: name === text ? "exact" : "folded" };
  }),
});
