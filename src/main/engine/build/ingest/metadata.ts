/** Author, title, year and gender from a table beside the texts, as ELTeC publishes it. */
import { basename } from "node:path";
import { reasonOf } from "../../../../shared/failure";
import { refuse } from "../../import/source/import-run";
import { readWholeText } from "../../import/source/whole-text";
import { message } from "../../../../shared/sentences/sentences";

export interface Metadata {
  readonly title: string;
  readonly author: string;
  readonly year: string;
  readonly gender: string;
}

const NOTHING: Metadata = { title: "", author: "", year: "", gender: "" };
const COLUMNS: Readonly<Record<keyof Metadata, readonly string[]>> = {
  title: ["title", "titlu"],
  author: ["author-name", "author", "autor"],
  year: ["reference-year", "first-edition", "year", "an"],
  gender: ["author-gender", "gender", "gen"],
};

/** Rows of a TSV by file name or id; refuses a table without a column for either. */
export async function readMetadata(path: string): Promise<Map<string, Metadata>> {
  const file = { name: basename(path), path };
  const text = await readWholeText(path).catch((fault: unknown) => refuse(file, reasonOf(fault)));
  const [head = [], ...rows] = text.split(/\r?\n/).map((line) => line.split("\t"));
  const keys = ["filename", "xmlid", "id", "file"].map((name) => head.indexOf(name)).filter((at) => at >= 0);
  if (keys.length === 0) refuse(file, message("no-column", { name: "filename" }));
  const at = (names: readonly string[]): number =>
    head.findIndex((name) => names.includes(name.toLowerCase()));
  const places = {
    title: at(COLUMNS.title),
    author: at(COLUMNS.author),
    year: at(COLUMNS.year),
    gender: at(COLUMNS.gender),
  };
  const cell = (row: readonly string[], place: number): string =>
    row[place] === "NA" ? "" : (row[place] ?? "");
  const about = (row: readonly string[]): Metadata => ({
    title: cell(row, places.title),
    author: cell(row, places.author),
    year: cell(row, places.year),
    gender: cell(row, places.gender),
  });
  return new Map(rows.flatMap((row) => keys.map((key) => [row[key] ?? "", about(row)] as const)));
}

/** What the table says of a file, by its id or its name with or without endings. */
export function aboutFrom(metadata: ReadonlyMap<string, Metadata>, file: string, id: string): Metadata {
  const names = [id, file, file.replace(/\.gz$/i, ""), file.replace(/(-L2)?\.[^.]+(\.gz)?$/i, "")];
  return names.map((name) => metadata.get(name)).find((found) => found !== undefined) ?? NOTHING;
}
