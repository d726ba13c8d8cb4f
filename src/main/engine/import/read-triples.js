/** Triples as tables: three columns of names, or of ids that dictionaries beside them explain. */
import { EVIDENCE_COLUMN } from "../../../shared/exchange";
import { guessDelimiter } from "./delimiters";
import { parseEvidence } from "./evidence";
import { headBytes } from "./file-bytes";
import { gunzipName } from "./file-names";
import { refuse } from "./import-run";
import { dictionaryKind, readDictionary } from "./read-dictionary";
import { RecordSplitter } from "./records";
import { quote } from "./reject-list";
import { textBlocks } from "./text-blocks";
import { tripleColumns } from "./triple-header";
/** Reads dictionaries first, then every other file as triples. Refuses empty files and broken headers; rejects single rows. */
export async function readTriples(files, graph, run) {
  const dictionaries = await readDictionaries(files, graph, run);
  const tables = files.filter(({ name }) => dictionaryKind(name) === undefined);
  if (tables.length === 0) refuse(files[0], "it is a dictionary: give the file of triples too");
  for (const file of tables) await readTable(file, graph, run, dictionaries);
}
async function readDictionaries(files, graph, run) {
  const relations = new Map();
  const ofKind = (kind) => files.filter(({ name }) => dictionaryKind(name) === kind);
  for (const file of ofKind("entities"))
    await readDictionary(file, run, (id, name, line) =>
      graph.define({ id, name, labels: [], text: "", properties: {} }, { file: file.name, line }),
    );
  for (const file of ofKind("relations"))
    await readDictionary(file, run, (id, name, line) => {
      if (relations.has(id)) run.rejects.add(file.name, line, `the id ${quote(id)} occurs before`);
      else relations.set(id, name);
    });
  return {
    hasEntities: ofKind("entities").length > 0,
    relations: ofKind("relations").length > 0 ? relations : undefined,
  };
}
async function readTable(file, graph, run, dictionaries) {
  const splitter = new RecordSplitter(file, await dialectOf(file, run), run.rejects);
  let rows;
  for await (const block of textBlocks(file, run)) {
    splitter.split(block, (cells, line) => {
      rows ??= startRows(file, cells, graph, run, dictionaries);
      rows.take(cells, line);
    });
    await graph.flush();
  }
  splitter.end();
  if (!rows && run.rejects.count === 0) refuse(file, "it is empty");
}
async function dialectOf(file, run) {
  const head = (await headBytes(file, run.signal)).toString("utf8");
  if (head.trim() === "") refuse(file, "it is empty");
  const isTabbed = /\.(tsv|tab)$/i.test(gunzipName(file.name));
  const delimiter = isTabbed ? "\t" : (guessDelimiter(head, 3) ?? "\t");
  // Names in tab- or bar-parted files begin with quotes of their own ("Crocodile" Dundee); such files have no quoting.
  return { delimiter, quoted: delimiter === "," || delimiter === ";" };
}
function startRows(file, first, graph, run, dictionaries) {
  try {
    return new TripleRows(file, tripleColumns(first), graph, run, dictionaries);
  } catch (fault) {
    return refuse(file, fault instanceof Error ? fault.message : String(fault));
  }
}
class TripleRows {
  file;
  columns;
  graph;
  run;
  dictionaries;
  skipsNext;
  constructor(file, columns, graph, run, dictionaries) {
    this.file = file;
    this.columns = columns;
    this.graph = graph;
    this.run = run;
    this.dictionaries = dictionaries;
    this.skipsNext = columns.isHeader;
  }
  take(cells, line) {
    if (this.skipsNext) {
      this.skipsNext = false;
      return;
    }
    try {
      const { source, relation, target, width } = this.columns;
      if (cells.length !== width) throw new Error(`${width} columns expected, ${cells.length} found`);
      const names = { source: cells[source], relation: cells[relation], target: cells[target] };
      this.graph.edge(this.toEdge(names, cells), { file: this.file.name, line });
    } catch (fault) {
      this.run.rejects.add(this.file.name, line, fault instanceof Error ? fault.message : String(fault));
    }
  }
  toEdge(names, cells) {
    const relation = this.relation(filled(names.relation, "relation"));
    // Everything is looked at before an end comes to be: a rejected row leaves no node behind.
    const source = filled(names.source, "source");
    const target = filled(names.target, "target");
    const details = this.columns.others.length === 0 ? {} : this.details(cells);
    return { source: this.node(source), target: this.node(target), relation, ...details };
  }
  node(name) {
    if (!this.dictionaries.hasEntities) return this.graph.mention(name);
    const handle = this.graph.find(name);
    if (handle < 0) throw new Error(`the dictionary has no entity ${quote(name)}`);
    return handle;
  }
  relation(name) {
    if (!this.dictionaries.relations) return name;
    const found = this.dictionaries.relations.get(name);
    if (found === undefined) throw new Error(`the dictionary has no relation ${quote(name)}`);
    return found;
  }
  details(cells) {
    const properties = Object.create(null);
    for (const { column, name } of this.columns.others)
      if (name !== EVIDENCE_COLUMN && cells[column] !== "") properties[name] = cells[column];
    const evidence = this.columns.others.find(({ name }) => name === EVIDENCE_COLUMN);
    return { properties, evidence: evidence ? parseEvidence(cells[evidence.column]) : [] };
  }
}
function filled(cell, end) {
  const name = cell.trim();
  if (name === "") throw new Error(`the ${end} is empty`);
  return name;
}
