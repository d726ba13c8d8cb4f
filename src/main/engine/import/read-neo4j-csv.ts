/** Node and edge tables with neo4j-admin headers; node files are read first, in whatever order they are given. */
import { say } from "../../../shared/sentences";
import { guessDelimiter } from "./delimiters";
import { EdgeTable, NodeTable } from "./neo4j-tables";
import { headBytes } from "./file-bytes";
import type { GraphBuilder } from "./graph-builder";
import { refuse, type ImportRun, type SourceFile } from "./import-run";
import { kindOf, parseField, type Field } from "./neo4j-header";
import { RecordSplitter, type OnRecord } from "./records";
import { LineCutter, scanBlock, type TakeLine } from "./scan-cells";
import { textBlocks } from "./text-blocks";
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
}

/** Reads all files into the builder. Refuses a file whose header is not one; rejects single rows. */
export async function readNeo4jCsv(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
  options: Neo4jCsvOptions = {},
): Promise<void> {
  const tables: Table[] = [];
  for (const file of files) tables.push(await readHeader(file, run));
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

async function readHeader(file: SourceFile, run: ImportRun): Promise<Table> {
  const head = (await headBytes(file, run.signal)).toString("utf8");
  if (head.trim() === "") refuse(file, say("file-empty"));
  const delimiter = guessDelimiter(head, 0) ?? ",";
  try {
    const fields = readHeaderRecord(head, delimiter).map(parseField);
    return { file, fields, delimiter, kind: kindOf(fields) };
  } catch (fault) {
    return refuse(file, fault instanceof Error ? fault.message : String(fault));
  }
}

async function readRows(
  { file, fields, delimiter }: Table,
  graph: GraphBuilder,
  run: ImportRun,
  rows: NodeTable | EdgeTable,
): Promise<void> {
  const dialect = { delimiter, quoted: true };
  const splitter = new RecordSplitter(file, dialect, run.rejects);
  const cutter = new LineCutter({ ...dialect, width: fields.length });
  let isHeader = true;
  const onRecord: OnRecord = (cells, line, emptyStrings) => {
    if (isHeader) isHeader = false;
    else if (cells.length === fields.length) rows.add(cells, line, emptyStrings);
    else
      run.rejects.add(
        file.name,
        line,
        say("columns-expected", { expected: fields.length, found: cells.length }),
      );
  };
  const quickly = rows.quickly();
  const take: TakeLine | undefined = quickly && ((bytes, cells) => !isHeader && quickly(bytes, cells));
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
