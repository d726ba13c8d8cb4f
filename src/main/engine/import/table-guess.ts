/** How a table of triples is cut and what its columns become, where nobody has said so. */
import type { Delimiter, MappingRole, TableMapping } from "../../../shared/import-preview";
import { say } from "../../../shared/sentences";
import { guessDelimiter } from "./delimiters";
import { gunzipName } from "./file-names";
import { refuse, type SourceFile } from "./import-run";
import { RecordSplitter, type Dialect } from "./records";
import { RejectList } from "./reject-list";
import { endOf } from "./triple-header";

/** A mapping with nothing left to guess. */
export interface WholeMapping {
  readonly delimiter: Delimiter;
  readonly header: boolean;
  readonly roles: readonly MappingRole[];
}

export interface TableDialect extends Dialect {
  readonly delimiter: Delimiter;
}

/** How lines are cut: by `chosen`, else by the file's ending, else by what its first line holds. */
export function dialectOf(name: string, head: string, chosen?: Delimiter): TableDialect {
  const isTabbed = /\.(tsv|tab)$/i.test(gunzipName(name));
  const delimiter = chosen ?? (isTabbed ? "\t" : (guessDelimiter(head, 3) ?? "\t"));
  // Names in tab- or bar-parted files begin with quotes of their own ("Crocodile" Dundee); such files have no quoting.
  return { delimiter, quoted: delimiter === "," || delimiter === ";" };
}

/** The first records of a table, at most `most`; a record that the head breaks off in is none. */
export function firstRecords(head: string, dialect: Dialect, most: number): string[][] {
  const rows: string[][] = [];
  const splitter = new RecordSplitter({ name: "", path: "" }, dialect, new RejectList());
  const text = head.replace(/^\uFEFF/, "");
  splitter.split({ text, firstLine: 1, badLines: new Map() }, (cells) => {
    if (rows.length < most) rows.push(cells);
  });
  return rows;
}

const LOOKED_AT = 200;

/** The mapping with its gaps filled from the table's first rows. Refuses a table of fewer than three columns. */
export function wholeMapping(file: SourceFile, head: string, given: Partial<TableMapping>): WholeMapping {
  const dialect = dialectOf(file.name, head, given.delimiter);
  const rows = firstRecords(head, dialect, LOOKED_AT);
  const [first = []] = rows;
  if (first.length < 3) refuse(file, say("columns-few", { found: first.length }));
  const header = given.header ?? looksLikeHeader(first, rows[1]);
  const fits = given.roles?.length === first.length;
  const roles = fits ? given.roles! : guessRoles(first, header, rows.slice(header ? 1 : 0));
  return { delimiter: dialect.delimiter, header, roles };
}

/** A word for an end says so; so do names over columns of numbers, and names over more than a triple. */
function looksLikeHeader(first: readonly string[], second: readonly string[] | undefined): boolean {
  if (first.some((cell) => endOf(cell) !== undefined)) return true;
  const isNames = first.every(
    (cell, at) => cell.trim() !== "" && !isNumber(cell) && first.indexOf(cell) === at,
  );
  return (
    isNames && first.length > 3 && second !== undefined && first.every((cell, at) => cell !== second[at])
  );
}

const ENDS = ["source", "relation", "target"] as const;

function guessRoles(
  first: readonly string[],
  header: boolean,
  rows: readonly (readonly string[])[],
): MappingRole[] {
  const roles = first.map((cell) => (header ? namedRole(cell) : undefined));
  // Only the first of two columns with the same word has it.
  const once = roles.map((role, at) => (roles.indexOf(role) === at ? role : undefined));
  const missing = ENDS.filter((end) => !once.includes(end));
  // Ends are rarely numbers; but where they are, the order of the columns is all there is to go by.
  const texts = once.map((role, at) => role === undefined && typeOf(rows, at) === "string");
  const skipsNumbers = texts.filter(Boolean).length >= missing.length;
  for (const end of missing) {
    const free = once.findIndex((role, at) => role === undefined && (texts[at] === true || !skipsNumbers));
    once[free < 0 ? once.findIndex((role) => !ENDS.some((taken) => taken === role)) : free] = end;
  }
  return once.map((role, at) => role ?? (header && first[at]!.trim() === "" ? "ignored" : typeOf(rows, at)));
}

const NAMED: readonly (readonly [RegExp, MappingRole])[] = [
  [/^(source|head|subject|from)name$/, "source-name"],
  [/^(target|tail|object|to)name$/, "target-name"],
  [/^(source|head|subject|from)(label|labels|type|kind|class)$/, "source-label"],
  [/^(target|tail|object|to)(label|labels|type|kind|class)$/, "target-label"],
  [/^(evidence|passage|sentence)$/, "evidence"],
];

function namedRole(cell: string): MappingRole | undefined {
  const word = cell.toLowerCase().replace(/[^\p{L}]+/gu, "");
  return endOf(cell) ?? NAMED.find(([pattern]) => pattern.test(word))?.[1];
}

/** A number only where writing it back gives the same digits: "007" stays text. */
function typeOf(rows: readonly (readonly string[])[], at: number): MappingRole {
  const cells = rows.map((row) => row[at] ?? "").filter((cell) => cell !== "");
  if (cells.length === 0) return "string";
  if (cells.every((cell) => isNumber(cell) && String(Number(cell)) === cell)) return "number";
  return cells.every((cell) => /^(true|false)$/i.test(cell)) ? "boolean" : "string";
}

function isNumber(cell: string): boolean {
  return cell.trim() !== "" && Number.isFinite(Number(cell));
}
