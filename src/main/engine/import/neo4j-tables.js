/** Rows of node and edge tables as nodes and edges of the graph. */
import { EXACT_COLUMN, EVIDENCE_COLUMN, exactEdgeSchema, exactNodeSchema } from "../../../shared/exchange";
import { parseEvidence } from "./evidence";
import { parseJson } from "./json-values";
import { quote } from "./reject-list";
import { parseValue, parseVector } from "./typed-values";
class Table {
  file;
  fields;
  graph;
  rejects;
  options;
  constructor(file, fields, graph, rejects, options) {
    this.file = file;
    this.fields = fields;
    this.graph = graph;
    this.rejects = rejects;
    this.options = options;
  }
  /** Adds the row, or rejects it with the first thing wrong in it. */
  add(cells, line, emptyStrings) {
    try {
      this.addRow(cells, line, emptyStrings);
    } catch (fault) {
      this.rejects.add(this.file.name, line, fault instanceof Error ? fault.message : String(fault));
    }
  }
  column(test) {
    return this.fields.findIndex(test);
  }
  role(role) {
    return this.column((field) => field.role === role);
  }
  qualified(column, cell) {
    const space = this.fields[column].space;
    if (cell === "") throw new Error(`the ${ROLE_NAMES[this.fields[column].role]} is empty`);
    return this.options.isQualified && space !== "" ? `${space}:${cell}` : cell;
  }
  /** Values of the columns that are not in `taken`; bare empty cells are no values. */
  properties(cells, emptyStrings, taken) {
    // Without a prototype a column called “__proto__” is a column like any other.
    const found = Object.create(null);
    cells.forEach((cell, column) => {
      const field = this.fields[column];
      if (taken.has(column) || field.role || field.name === "") return;
      if (cell !== "") found[field.name] = parseValue(field, cell);
      else if (emptyStrings.includes(column) && field.type === "string")
        found[field.name] = field.isArray ? [""] : "";
    });
    return found;
  }
}
const ROLE_NAMES = {
  ID: "id",
  START_ID: "start id",
  END_ID: "end id",
  TYPE: "type",
  LABEL: "label",
  IGNORE: "column",
};
/** Rows of a file with an :ID column. */
export class NodeTable extends Table {
  id = this.role("ID");
  label = this.role("LABEL");
  name = this.nameColumn();
  text = this.firstOf(["text", "description"]);
  exact = this.firstOf([EXACT_COLUMN]);
  vector = this.column(({ name, type, isArray }) => type === "number" && isArray && isVectorName(name));
  taken = new Set([this.name, this.text, this.exact, this.vector]);
  addRow(cells, line, emptyStrings) {
    const id = this.qualified(this.id, cells[this.id]);
    const exact = parseJson(exactNodeSchema, this.cell(cells, this.exact) || "{}", EXACT_COLUMN);
    const vector =
      this.vector >= 0 ? { vector: parseVector(cells[this.vector], this.graph.vectorWidth) } : {};
    const node = {
      id,
      name: exact.name ?? (this.cell(cells, this.name) || cells[this.id]),
      labels: exact.labels ?? this.labelsOf(cells),
      text: exact.text ?? this.cell(cells, this.text),
      properties: {
        ...this.idProperty(cells),
        ...this.properties(cells, emptyStrings, this.taken),
        ...exact.properties,
      },
      ...vector,
    };
    this.graph.define(node, { file: this.file.name, line });
  }
  cell(cells, column) {
    return column >= 0 ? cells[column] : "";
  }
  labelsOf(cells) {
    return this.cell(cells, this.label)
      .split(";")
      .filter((label) => label !== "");
  }
  // neo4j-admin keeps the id as a property when its column has a name.
  idProperty(cells) {
    const { name } = this.fields[this.id];
    return name === "" ? {} : { [name]: cells[this.id] };
  }
  nameColumn() {
    const { nameColumn } = this.options;
    const found = this.firstOf(nameColumn === undefined ? ["name", "title", "label"] : [nameColumn]);
    if (nameColumn !== undefined && found < 0) throw new Error(`there is no column ${quote(nameColumn)}`);
    return found;
  }
  firstOf(names) {
    const columns = names.map((name) =>
      this.column(
        (field) => !field.role && !field.isArray && field.name.toLowerCase() === name.toLowerCase(),
      ),
    );
    return columns.find((column) => column >= 0) ?? -1;
  }
}
function isVectorName(name) {
  return /^(embedding|vector)$/i.test(name);
}
/** Rows of a file with :START_ID, :END_ID and :TYPE. */
export class EdgeTable extends Table {
  start = this.role("START_ID");
  end = this.role("END_ID");
  type = this.role("TYPE");
  evidence = this.column(({ name, role }) => !role && name === EVIDENCE_COLUMN);
  exact = this.column(({ name, role }) => !role && name === EXACT_COLUMN);
  taken = new Set([this.evidence, this.exact]);
  addRow(cells, line, emptyStrings) {
    const exact = this.exact >= 0 ? parseJson(exactEdgeSchema, cells[this.exact] || "{}", EXACT_COLUMN) : {};
    const relation = exact.relation ?? cells[this.type];
    if (relation === "") throw new Error("the type is empty");
    this.graph.edge(
      {
        source: this.node(this.start, cells),
        target: this.node(this.end, cells),
        relation,
        properties: { ...this.properties(cells, emptyStrings, this.taken), ...exact.properties },
        evidence: this.evidence >= 0 ? parseEvidence(cells[this.evidence]) : [],
      },
      { file: this.file.name, line },
    );
  }
  node(column, cells) {
    const id = this.qualified(column, cells[column]);
    const handle = this.graph.find(id);
    if (handle < 0) throw new Error(`there is no node with the id ${quote(id)}`);
    return handle;
  }
}
