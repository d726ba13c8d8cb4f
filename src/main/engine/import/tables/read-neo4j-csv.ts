/** Node and edge tables with neo4j-admin headers; node files are read first, in whatever order they are given. */
import { reasonOf } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { firstLine, guessDelimiter } from "./delimiters";
import { EdgeTable, NodeTable } from "./neo4j-tables";
import { headBytes } from "../source/file-bytes";
import type { GraphBuilder } from "../graph/graph-builder";
import { refuse, type ImportRun, type SourceFile } from "../source/import-run";
import { hasAdminHeader, kindOf, parseField, type Field } from "./neo4j-header";
import { RecordSplitter, type OnRecord } from "./records";
import { LineCutter, scanBlock, type TakeLine } from "./scan-cells";
import { textBlocks } from "../source/text-blocks";
import { readHeaderRecord } from "./header-record";

export interface Neo4jCsvOptions {
  /** The column nodes take their name from; without it `name`, `title` or `label`, else the id. */
  readonly nameColumn?: string;
}

interface Table {
  readonly file: SourceFile;
  readonly fields: readonly Field[];
  readonly delimiter: string;
  readonly kind: "nodes" | "edges";
  /** Whether the header stands in another file. */
  readonly isBare: boolean;
}

/** Reads all files into the builder. Refuses a file whose header is not one; rejects single rows. */
export async function readNeo4jCsv(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
  options: Neo4jCsvOptions = {},
): Promise<void> {
  const tables = await readHeaders(files, run);
  const isQualified = countSpaces(tables) > 1;
  for (const table of tables.filter(({ kind }) => kind === "nodes"))
    await readRows(
      table,
      graph,
      run,
      new NodeTable(table.file, table.fields, graph, run.rejects, { ...options, isQualified }),
    );
  for (const table of tables.filter(({ kind }) => kind === "edges"))
    await readRows(
      table,
      graph,
      run,
      new EdgeTable(table.file, table.fields, graph, run.rejects, { isQualified }),
    );
}

/** Headers may stand in files of their own: then the files after one of them, or those with its name, hold its rows. */
async function readHeaders(files: readonly SourceFile[], run: ImportRun): Promise<Table[]> {
  const heads = new Map<SourceFile, string>();
  for (const file of files) heads.set(file, (await headBytes(file, run.signal)).toString("utf8"));
  const alone: Table[] = [];
  const tables: Table[] = [];
  for (const [file, head] of heads) {
    if (head.trim() === "") refuse(file, message("file-empty"));
    const isHeader = hasAdminHeader(firstLine(head));
    if (!isHeader && alone.length > 0) continue;
    const table = readHeader(file, head);
    (isHeader && isOneLine(head) ? alone : tables).push(table);
  }
  const bare = files.filter((file) => ![...alone, ...tables].some((table) => table.file === file));
  for (const file of bare) tables.push({ ...headerOf(file, files, alone), file, isBare: true });
  const unused = alone.filter(
    ({ fields }) => !tables.some((table) => table.isBare && table.fields === fields),
  );
  return [...tables, ...unused];
}

function isOneLine(head: string): boolean {
  return !/\n[^]*\S/.test(head.trim());
}

/** The header whose name begins like the file's, else the nearest ahead of it. */
function headerOf(file: SourceFile, files: readonly SourceFile[], alone: readonly Table[]): Table {
  const stem = (name: string): string => name.toLowerCase().replace(/[-_.]?header|\..*$/g, "");
  const alike = alone.filter((table) => stem(file.name).startsWith(stem(table.file.name)));
  const ahead = alone.filter((table) => files.indexOf(table.file) < files.indexOf(file));
  const [longest] = alike.sort((a, b) => stem(b.file.name).length - stem(a.file.name).length);
  return longest ?? ahead.at(-1) ?? refuse(file, message("header-kind"));
}

function readHeader(file: SourceFile, head: string): Table {
  const delimiter = guessDelimiter(head, 0) ?? ",";
  try {
    const fields = readHeaderRecord(head, delimiter).map(parseField);
    return { file, fields, delimiter, kind: kindOf(fields), isBare: false };
  } catch (fault) {
    return refuse(file, reasonOf(fault));
  }
}

async function readRows(
  { file, fields, delimiter, kind, isBare }: Table,
  graph: GraphBuilder,
  run: ImportRun,
  rows: NodeTable | EdgeTable,
): Promise<void> {
  const dialect = { delimiter, quoted: true };
  const splitter = new RecordSplitter(file, dialect, run.rejects);
  const cutter = new LineCutter({ ...dialect, width: fields.length });
  const count = run.elements.of(file.name);
  let isHeader = !isBare;
  const onRecord: OnRecord = (cells, line, emptyStrings) => {
    if (isHeader) {
      isHeader = false;
      return;
    }
    count[kind]++;
    if (cells.length === fields.length) rows.add(cells, line, emptyStrings);
    else
      run.rejects.add(
        file.name,
        line,
        message("columns-expected", { expected: fields.length, found: cells.length }),
      );
  };
  const quickly = rows.quickly();
  const take: TakeLine | undefined =
    quickly && ((bytes, cells) => !isHeader && quickly(bytes, cells) && ++count[kind] > 0);
  for await (const block of textBlocks(file, run)) {
    scanBlock(block, { cutter, take, splitter, onRecord });
    await graph.flush();
  }
  splitter.end();
}

// One id space needs no prefix: the ids are unique in it. Several may use the same ids for different things.
function countSpaces(tables: readonly Table[]): number {
  return new Set(tables.flatMap(({ fields }) => fields.filter(isIdField).map(({ space }) => space))).size;
}

function isIdField({ role }: Field): boolean {
  return role === "ID" || role === "START_ID" || role === "END_ID";
}
