/** Tables of nodes and edges, as they were planned: names, or ids that dictionaries or node tables beside them explain. */
import { message } from "../../../../shared/sentences/sentences";
import { cellsOf } from "./column-cells";
import { EdgeRows, type Dictionaries } from "./edge-rows";
import type { GraphBuilder } from "../graph/graph-builder";
import { refuse, type ImportRun, type SourceFile } from "../source/import-run";
import type { Field } from "./neo4j-header";
import { NodeTable } from "./neo4j-tables";
import { LABEL_MARKS } from "./quick-rows";
import { dictionaryKind, readDictionary } from "./read-dictionary";
import { RecordSplitter } from "./records";
import { named } from "../source/reject-list";
import { LineCutter, scanBlock, type TakeLine } from "./scan-cells";
import { counted } from "./row-numbers";
import type { TablePlan } from "./table-plan";
import { trimmedRows } from "./trimmed-rows";
import type { ByteCell } from "../graph/name-table";
import { textBlocks } from "../source/text-blocks";
import { hasDecimalCommas } from "../values/typed-values";

export interface TableOptions {
  /** How each table that is no dictionary is read. */
  readonly plans?: readonly TablePlan[];
}

/** Reads dictionaries first, then tables of nodes, then those of edges. Refuses tables that do not belong together; rejects single rows. */
export async function readTables(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
  { plans = [] }: TableOptions,
): Promise<void> {
  const dictionaries = await readDictionaries(files, graph, run);
  if (plans.length === 0) refuse(files[0]!, message("dictionary-alone"));
  const nodeTables = plans.filter(({ kind }) => kind === "nodes");
  // Rows of several tables that are only numbered are told apart by their files.
  const areMany = nodeTables.filter(({ isNumbered }) => isNumbered).length > 1;
  for (const plan of nodeTables)
    await readRows(plan, graph, run, nodeRows(plan, graph, run), areMany ? `${plan.file.name} ` : "");
  let hasEdge = false;
  let hasKnownEnd = false;
  const edgeTables = plans.filter(({ kind }) => kind === "edges");
  for (const plan of edgeTables) {
    const rows = new EdgeRows(plan, graph, run, dictionaries, nodeTables.length > 0);
    await readRows(plan, graph, run, rows);
    hasEdge ||= rows.hasEdge;
    hasKnownEnd ||= rows.hasKnownEnd;
  }
  if (nodeTables.length > 0 && hasEdge && !hasKnownEnd)
    refuse(edgeTables[0]!.file, message("ends-unmatched", { nodes: nodeTables[0]!.file.name }));
}

async function readDictionaries(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<Dictionaries> {
  const relations = new Map<string, string>();
  const ofKind = (kind: string): SourceFile[] => files.filter(({ name }) => dictionaryKind(name) === kind);
  for (const file of ofKind("entities"))
    await readDictionary(file, run, (id, name, line) => {
      run.elements.of(file.name).nodes++;
      graph.define({ id, name, labels: [], text: "", properties: {} }, { file: file.name, line });
    });
  for (const file of ofKind("relations"))
    await readDictionary(file, run, (id, name, line) => {
      if (relations.has(id)) run.rejects.add(file.name, line, message("id-before", { id: named(id) }));
      else relations.set(id, name);
    });
  return {
    hasEntities: ofKind("entities").length > 0,
    relations: ofKind("relations").length > 0 ? relations : undefined,
  };
}

/** Rows of one table, taken as bytes where that will do. */
interface Rows {
  readonly kind: "nodes" | "edges";
  take(cells: readonly string[], line: number, emptyStrings: readonly number[]): void;
  /** Undefined where every row needs the long way. */
  readonly quickly: TakeLine | undefined;
}

async function readRows(
  plan: TablePlan,
  graph: GraphBuilder,
  run: ImportRun,
  rows: Rows,
  rowPrefix = "",
): Promise<void> {
  const { file, dialect, before, totals, names } = plan;
  graph.files.begin(file.name);
  const width = plan.roles.length - (plan.isNumbered ? 1 : 0);
  const isHeader = (cells: readonly string[]): boolean =>
    plan.header && cells.every((cell, at) => cell.trim() === names[at]);
  const splitter = new RecordSplitter(file, dialect, run.rejects);
  const count = run.elements.of(file.name);
  const filledUp = trimmedRows(plan);
  let hasBegun = before === 0;
  let taken = 0;
  const onRecord = (cells: readonly string[], line: number, emptyStrings: readonly number[]): void => {
    if (
      line <= before ||
      line === totals ||
      (isBlank(cells[0]!) && cells.every(isBlank) && emptyStrings.length === 0)
    )
      return;
    hasBegun = true;
    count[rows.kind]++;
    // Spreadsheets end rows in delimiters with nothing between them.
    const fits = cells.length === width || (cells.length > width && cells.slice(width).every(isBlank));
    const filled = fits ? undefined : filledUp?.(cells, line);
    if (filled) run.rejects.remark(file.name, line, "repair", message("row-filled"));
    if (filled) rows.take(filled, line, emptyStrings);
    else if (!fits)
      run.rejects.add(file.name, line, message("columns-expected", { expected: width, found: cells.length }));
    else if (isHeader(cells)) run.rejects.add(file.name, line, message("header-again"));
    else if (plan.isNumbered)
      rows.take(counted(cells, width, rowPrefix + String(count[rows.kind])), line, emptyStrings);
    else rows.take(cells.length === width ? cells : cells.slice(0, width), line, emptyStrings);
  };
  const cutter = new LineCutter({ ...dialect, width });
  // Blanks in any number part cells, which the quick way does not know, nor which row it is at.
  const needsRows = plan.isNumbered || totals !== undefined;
  const quickly = dialect.delimiter === " " || needsRows ? undefined : rows.quickly;
  const header = Buffer.from(plan.header ? names.join(dialect.delimiter) : "");
  const take: TakeLine | undefined =
    quickly &&
    ((bytes, cells) => {
      if (!hasBegun || isSame(bytes, cells, header) || !quickly(bytes, cells)) return false;
      taken++;
      return true;
    });
  for await (const block of textBlocks(file, run)) {
    scanBlock(block, { cutter, take, splitter, onRecord });
    count[rows.kind] += taken;
    taken = 0;
    await graph.flush();
  }
  splitter.end();
}

function isBlank(cell: string): boolean {
  return cell.trim() === "";
}

/** Whether a line is the header: files put one after the other bring theirs along. */
function isSame(bytes: Buffer, cells: readonly ByteCell[], header: Buffer): boolean {
  const { start } = cells[0]!;
  const { end } = cells.at(-1)!;
  return end - start === header.length && bytes.compare(header, 0, header.length, start, end) === 0;
}

function nodeRows(plan: TablePlan, graph: GraphBuilder, run: ImportRun): Rows {
  const { file, names, roles, rows } = plan;
  const fields = roles.map((role, at): Field => {
    const type = role === "number" || role === "boolean" ? role : "string";
    const hasCommas = type === "number" && hasDecimalCommas(cellsOf(rows, at));
    const plain: Field = { name: names[at]!, space: "", type, isArray: false, hasCommas };
    if (role === "id") return { ...plain, name: "", role: "ID" };
    if (role === "labels") return { ...plain, role: "LABEL" };
    return role === "ignored" ? { ...plain, role: "IGNORE" } : plain;
  });
  const columns = { name: roles.indexOf("name"), text: roles.indexOf("text"), labelMarks: LABEL_MARKS };
  const table = new NodeTable(file, fields, graph, run.rejects, { isQualified: false, columns });
  return {
    kind: "nodes",
    take: (cells, line, emptyStrings) => table.add(cells, line, emptyStrings),
    quickly: table.quickly(),
  };
}
