/** Node and edge tables with neo4j-admin headers; node files are read first, in whatever order they are given. */
import { guessDelimiter } from "./delimiters";
import { EdgeTable, NodeTable } from "./neo4j-tables";
import { headBytes } from "./file-bytes";
import { refuse } from "./import-run";
import { kindOf, parseField } from "./neo4j-header";
import { RecordSplitter } from "./records";
import { textBlocks } from "./text-blocks";
import { readHeaderRecord } from "./header-record";
/** Reads all files into the builder. Refuses a file whose header is not one; rejects single rows. */
export async function readNeo4jCsv(files, graph, run, options = {}) {
  const tables = [];
  for (const file of files) tables.push(await readHeader(file, run));
  const isQualified = countSpaces(tables) > 1;
  for (const table of tables.filter(({ kind }) => kind === "nodes")) {
    const rows = new NodeTable(table.file, table.fields, graph, run.rejects, { ...options, isQualified });
    await readRows(table, graph, run, (cells, line, empty) => rows.add(cells, line, empty));
  }
  for (const table of tables.filter(({ kind }) => kind === "edges")) {
    const rows = new EdgeTable(table.file, table.fields, graph, run.rejects, { isQualified });
    await readRows(table, graph, run, (cells, line, empty) => rows.add(cells, line, empty));
  }
}
async function readHeader(file, run) {
  const head = (await headBytes(file, run.signal)).toString("utf8");
  if (head.trim() === "") refuse(file, "it is empty");
  const delimiter = guessDelimiter(head, 0) ?? ",";
  try {
    const fields = readHeaderRecord(head, delimiter).map(parseField);
    return { file, fields, delimiter, kind: kindOf(fields) };
  } catch (fault) {
    return refuse(file, fault instanceof Error ? fault.message : String(fault));
  }
}
async function readRows({ file, fields, delimiter }, graph, run, onRow) {
  const splitter = new RecordSplitter(file, { delimiter, quoted: true }, run.rejects);
  let isHeader = true;
  for await (const block of textBlocks(file, run)) {
    splitter.split(block, (cells, line, emptyStrings) => {
      if (isHeader) isHeader = false;
      else if (cells.length === fields.length) onRow(cells, line, emptyStrings);
      else run.rejects.add(file.name, line, `${fields.length} columns expected, ${cells.length} found`);
    });
    await graph.flush();
  }
  splitter.end();
}
// One id space needs no prefix: the ids are unique in it. Several may use the same ids for different things.
function countSpaces(tables) {
  return new Set(tables.flatMap(({ fields }) => fields.filter(isIdField).map(({ space }) => space))).size;
}
function isIdField({ role }) {
  return role === "ID" || role === "START_ID" || role === "END_ID";
}
