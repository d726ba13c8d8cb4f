/** The beginning of a table, cut into records: comments, a count of rows and a header told apart from the rows themselves. */
import { DELIMITERS, type Delimiter } from "../../../../shared/import/preview";
import { countKnown, knownRoles } from "./known-columns";
import { firstLine, guessDelimiter } from "./delimiters";
import { gunzipName } from "../source/file-names";
import { isKgtk } from "./kgtk";
import { isQuoted } from "./quoting";
import { isEscaped } from "./escapes";
import type { Dialect } from "./quoted-record";
import { RecordSplitter } from "./records";
import { RejectList } from "../source/reject-list";

export interface TableDialect extends Dialect {
  readonly delimiter: Delimiter;
}

export interface Sample {
  readonly dialect: TableDialect;
  /** A header that stands in a comment. */
  readonly commented: readonly string[] | undefined;
  /** Lines ahead of the first record: comments, and OpenKE's count of rows. */
  readonly skipped: number;
  readonly rows: readonly SampleRow[];
}

export interface SampleRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** Rows of a beginning that are looked at. */
const MOST_ROWS = 5000;

/** How lines are cut: by `chosen`, else by the file's ending, else by what its first line holds. */
export function dialectOf(name: string, head: string, chosen?: Delimiter): TableDialect {
  const isTabbed = /\.(tsv|tab)$/i.test(gunzipName(name));
  const delimiter =
    chosen ??
    (areNumbers(head) ? BLANK : undefined) ??
    (isTabbed && firstLine(head).includes("\t") ? "\t" : undefined) ??
    guessDelimiter(head, 3) ??
    // A name may hold blanks where tabs part names.
    (isTabbed && !namesEnds(head) ? undefined : blanks(head)) ??
    "\t";
  const quoted =
    !isKgtk(firstLine(head).split("\t")) && (isQuotingMark(delimiter) || isQuoted(head, delimiter));
  return { delimiter, quoted, ...(quoted && isEscaped(head, delimiter) && { escaped: true }) };
}

/** Whether what is parted so may always stand in quotes. */
function isQuotingMark(delimiter: string): boolean {
  return delimiter === "," || delimiter === ";";
}

const BLANK = DELIMITERS.at(-1)!;

/** Whether lines hold numbers alone, parted by blanks and tabs in turn. */
function areNumbers(head: string): boolean {
  const lines = wholeLines(head);
  return (
    lines.every((line) => /^[\d.eE+-]+(?:[ \t]+[\d.eE+-]+)+$/.test(line)) &&
    lines.some((line) => line.includes("\t") && /\S +\S/.test(line)) &&
    new Set(lines.map(wordsOf)).size === 1
  );
}

/** Whether words of the first line name ends of edges, and no tab parts anything. */
function namesEnds(head: string): boolean {
  return !head.includes("\t") && knownRoles(firstLine(head).trim().split(" ")).kind === "edges";
}

/** Blanks where they part every one of the first lines into as many cells. */
function blanks(head: string): Delimiter | undefined {
  return wordCount(head) > 1 ? BLANK : undefined;
}

/** Words of each of the first lines, those in quotes whole; 0 where lines differ. A header may lack the one over names of rows. */
function wordCount(head: string): number {
  const [first = 0, ...others] = wholeLines(head).map(wordsOf);
  const [count = first, more] = new Set(others);
  return more === undefined && (first === count || first === count - 1) ? count : 0;
}

function wordsOf(line: string): number {
  return line.match(/"(?:[^"]|"")*"(?= |$)|\S+/g)?.length ?? 0;
}

function wholeLines(head: string): string[] {
  const lines = head.split("\n", 50).map((line) => line.trim());
  const whole = (lines.length > 1 ? lines.slice(0, -1) : lines).filter(
    (line) => line !== "" && !line.startsWith("#"),
  );
  return whole.length > 0 ? whole : [head.trim()];
}

/** The first records of a table. A record that the head breaks off in is none. */
export function sampleTable(name: string, head: string, chosen?: Delimiter, most = MOST_ROWS): Sample {
  const text = firstLines(head.replace(/^\uFEFF/, ""), 2 * most);
  const { rest, comments } = preamble(text);
  const dialect = dialectOf(name, rest, chosen);
  const rows = withRowNames(
    records(rest, dialect, comments.length + 1, most),
    firstLine(rest).startsWith('"'),
  );
  const width = rows[0]?.cells.length ?? 0;
  const parted = comments.map((line) => cut(line.replace(/^[#%]+\s*/, ""), dialect));
  const commented = width > 1 ? parted.findLast((cells) => cells.length === width) : undefined;
  // A row may begin with such a mark, too: then it has as many cells as the next, and no word of a header.
  if (commented && countKnown(commented) === 0 && /^[#%]\S/.test(comments.at(-1)!))
    return { dialect, commented: undefined, skipped: 0, rows: records(text, dialect, 1, most) };
  return { dialect, commented, skipped: comments.length, rows };
}

/** R writes no title over the names of its rows, which count them or stand in quotes: a header that is one cell short begins with an empty one. */
function withRowNames(rows: SampleRow[], isQuoted: boolean): SampleRow[] {
  const [first, ...body] = rows;
  if (!first || body.length === 0 || first.cells.length === 0) return rows;
  const width = first.cells.length + 1;
  const areLonger = body.every(({ cells }) => cells.length === width);
  const names = body.map(({ cells }) => cells[0]!);
  const areNames =
    names.every((name, at) => name === String(at + 1)) || (isQuoted && new Set(names).size === names.length);
  if (!areLonger || !areNames || body.every(({ cells }) => cells.at(-1)!.trim() === "")) return rows;
  return [{ ...first, cells: ["", ...first.cells] }, ...body];
}

/** The beginning of a text, so many lines: what is not looked at is not cut into records either. */
export function firstLines(text: string, count: number): string {
  let end = 0;
  for (let line = 0; line < count; line++) {
    end = text.indexOf("\n", end) + 1;
    if (end === 0) return text;
  }
  return text.slice(0, end);
}

interface Preamble {
  readonly comments: readonly string[];
  readonly rest: string;
}

function preamble(text: string): Preamble {
  const comments: string[] = [];
  let at = 0;
  for (;;) {
    const end = text.indexOf("\n", at);
    const line = text.slice(at, end < 0 ? text.length : end);
    const isCount = /^\s*\d+\s*$/.test(line) && /^[^\n]*\d[\t ]+[^\n]*\d?/.test(text.slice(end + 1));
    if (end < 0 || !(/^[#%!]/.test(line) || (isCount && comments.every((known) => !/^\d/.test(known)))))
      break;
    comments.push(line.trim());
    at = end + 1;
  }
  const rest = text.slice(at);
  return rest.trim() === "" ? { comments: [], rest: text } : { comments, rest };
}

function records(text: string, dialect: Dialect, firstLine: number, most: number): SampleRow[] {
  const rows: SampleRow[] = [];
  const splitter = new RecordSplitter({ name: "", path: "" }, dialect, new RejectList());
  splitter.split({ text, firstLine, badLines: new Map() }, (cells, line) => {
    const isBlank = cells.every((cell) => cell.trim() === "");
    if (rows.length < most && !isBlank) rows.push({ cells, line });
  });
  return rows;
}

function cut(line: string, dialect: Dialect): readonly string[] {
  return records(line, dialect, 1, 1)[0]?.cells ?? [];
}

/** What columns are called: their cell of a header, "column 4" where there is none; no two alike. */
export function columnNames(header: readonly string[] | undefined, width: number): string[] {
  const names = Array.from({ length: width }, (_, at) => header?.[at]?.trim() || `column ${at + 1}`);
  const taken = new Set(names);
  return names.map((name, at) => {
    if (names.indexOf(name) === at) return name;
    let own = `${name} (${at + 1})`;
    while (taken.has(own)) own += "'";
    taken.add(own);
    return own;
  });
}
