/** Keyword in context: the passages about one node as lines around its name. */
import type { Concordance, ConcordanceLine } from "../../../shared/documents/evidence";
import { fold } from "../../../shared/fold";
import { defuseFormula } from "../../../shared/safe-cell";
import { toldReferences } from "../../ui/built-key";

export const CONCORDANCE_ORDERS = ["source", "graph", "before", "after", "relation"] as const;
export type ConcordanceOrder = (typeof CONCORDANCE_ORDERS)[number];

/** A line in three parts around the name; the whole passage after it where it does not name the node. */
export interface KeywordLine {
  readonly line: ConcordanceLine;
  readonly before: string;
  readonly keyword: string;
  readonly after: string;
}

/** Most characters shown before and after the name. */
const AROUND = 160;

/** Lines that hold `wanted` (folded; anywhere in passage, triple or source) in the order asked for. */
export function keywordLines({ lines }: Concordance, wanted: string, order: ConcordanceOrder): KeywordLine[] {
  const text = fold(wanted);
  const holds = ({ passage, source, relation, target }: ConcordanceLine): boolean =>
    fold([passage.text, passage.source, source, relation, target].join(" ")).includes(text);
  const once = linesOnce(lines);
  const shown = once.filter((line) => text === "" || holds(line)).map(aroundKeyword);
  if (order === "source") return inTextOrder(shown);
  const key = SORT_KEYS[order];
  return key === null ? shown : sortedBy(shown, key);
}

/** As they stand in the text where that is known of all, else by their sources: chapter 2 before chapter 10, and IX before X. */
function inTextOrder(lines: readonly KeywordLine[]): KeywordLine[] {
  if (lines.every(({ line }) => line.at !== undefined))
    return lines.toSorted((a, b) => a.line.at! - b.line.at! || a.line.start - b.line.start);
  const keyed = lines.map((line) => ({ line, key: sourceOf(line.line).replace(ROMAN, arabic) }));
  return keyed.sort((a, b) => BY_NUMBER.compare(a.key, b.key)).map(({ line }) => line);
}

const BY_NUMBER = new Intl.Collator("en", { numeric: true });
/** A numeral by itself, as chapters have it. */
const ROMAN = /(?<![\p{L}\d])[IVXLC]+(?![\p{L}\d])/gu;
const WORTH: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

function arabic(numeral: string): string {
  const worths = [...numeral].map((letter) => WORTH[letter]!);
  return worths.reduce((sum, one, at) => sum + (one < (worths[at + 1] ?? 0) ? -one : one), 0).toString();
}

/** Work, chapter and page, as far as the passage tells. */
export function sourceOf({ passage: { source, references } }: ConcordanceLine): string {
  return [source, ...toldReferences(references)].filter(Boolean).join(", ");
}

/** The work that all lines are of, "" where they are of several: what every line would say again leaves no room for the chapter. */
export function sharedWork(lines: readonly KeywordLine[]): string {
  const [first = "", ...others] = new Set(lines.map(({ line }) => sourceOf(line).split(", ")[0]!));
  return others.length === 0 ? first : "";
}

/** The source without the work that is every line's. */
export function placeIn(work: string, line: ConcordanceLine): string {
  const source = sourceOf(line);
  return work !== "" && source.startsWith(`${work}, `) ? source.slice(work.length + 2) : source;
}

/** Each place of the texts once, under the first of the edges that it stands on: the passage of one may begin where that of another goes on. */
function linesOnce(lines: readonly ConcordanceLine[]): ConcordanceLine[] {
  return firstOf(lines, ({ passage: { text, source }, start, at }) =>
    at === undefined || start < 0 ? JSON.stringify([text, source, start]) : String(at + start),
  );
}

/** Passages, each once: one speaks of many edges. */
export function passagesOnce(lines: readonly ConcordanceLine[]): ConcordanceLine[] {
  return firstOf(lines, ({ passage: { text, source } }) => JSON.stringify([text, source]));
}

function firstOf<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = keyOf(value);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

const SORT_KEYS: Readonly<
  Record<Exclude<ConcordanceOrder, "source">, ((line: KeywordLine) => string) | null>
> = {
  graph: null,
  // As concordances are read: from the name outwards.
  before: ({ before }) => fold(before).split(" ").reverse().join(" "),
  after: ({ after }) => fold(after),
  relation: ({ line }) => fold(line.relation),
};

function sortedBy(lines: readonly KeywordLine[], key: (line: KeywordLine) => string): KeywordLine[] {
  const keyed = lines.map((line) => ({ line, key: key(line) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ line }) => line);
}

function aroundKeyword(line: ConcordanceLine): KeywordLine {
  const { text } = line.passage;
  if (line.start < 0) return { line, before: "", keyword: "", after: clippedEnd(text) };
  const before = inOneLine(text.slice(0, line.start));
  return {
    line,
    before: before.length > AROUND ? `…${before.slice(-AROUND)}` : before,
    keyword: inOneLine(text.slice(line.start, line.end)),
    after: clippedEnd(text.slice(line.end)),
  };
}

function clippedEnd(text: string): string {
  const line = inOneLine(text);
  return line.length > AROUND ? `${line.slice(0, AROUND)}…` : line;
}

/** Line breaks and runs of blanks as one blank each. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** The lines as a table for spreadsheets (RFC 4180), each with the whole passage and what is needed to cite it. */
export function keywordCsv(lines: readonly KeywordLine[]): string {
  const rows = lines.map(({ line, before, keyword, after }) => [
    ...[line.passage.source, line.passage.references.join("; "), before, keyword, after],
    ...[line.source, line.relation, line.target, line.passage.text],
  ]);
  return [CSV_HEAD, ...rows].map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}

const CSV_HEAD = [
  "source",
  "references",
  "left",
  "keyword",
  "right",
  "subject",
  "relation",
  "object",
  "passage",
];

function quoted(text: string): string {
  return `"${defuseFormula(text).replaceAll('"', '""')}"`;
}
