/** The words of the import of graphs, in English. */
import { formatCount, formatPlural, formatTime } from "../../ui/format";

const edges = (count: number): string => formatPlural(count, "edge", "edges");
const nodes = (count: number): string => formatPlural(count, "node", "nodes");

export const IMPORTS_ENGLISH = {
  title: "Import a graph",
  drop: "Drop files here, or",
  choose: "choose files",
  formats:
    "Tables with any columns (CSV, TSV, SIF), JSON, RDF, OBO, GraphML, GEXF, GML, DOT, Pajek, Cytoscape JSON, documents with their concepts (PubTator, PubMed); also gzipped. Several tables of one graph go together.",
  files: "Files",
  remove: (name: string) => `Remove ${name}`,
  name: "Name of the graph",
  nameHint: "Letters without accents, digits, dots and dashes, no spaces, 64 at most.",
  embed: "Embed nodes and relations",
  embedHint:
    "Lets questions find nodes by meaning. Takes a while on large graphs; without it, seeds come from names and text.",
  start: "Import",
  cancel: "Cancel",
  close: "Close",
  running: "Importing",
  stages: {
    upload: "Taking over the files",
    read: "Reading",
    embed: "Embedding",
    save: "Saving",
  } as Readonly<Record<string, string>>,
  done: "Imported",
  failed: "Not imported",
  notYet: "Not imported yet",
  withoutRejects: "Import the others",
  problem: {
    "no-files": "Choose at least one file.",
    "bad-name": "The name may hold letters without accents, digits, dots and dashes only, and no spaces.",
    taken: "A sample graph has this name: choose another.",
    undecided: "Say first what the columns are.",
  },
  replaces: (name: string) => `There is a graph called “${name}”: it is replaced once the import is whole.`,
  report: (nodeCount: number, edgeCount: number, ms: number) =>
    `${nodes(nodeCount)} and ${edges(edgeCount)} in ${formatTime(ms)}.`,
  embedded: (count: number) => `${formatPlural(count, "embedding", "embeddings")} computed.`,
  inFile: (file: string, nodeCount: number, edgeCount: number) =>
    `${file} itself has ${[nodeCount > 0 && nodes(nodeCount), edges(edgeCount)].filter(Boolean).join(" and ")}.`,
  textValues: (count: number) =>
    `${formatPlural(count, "value is", "values are")} not of the column’s type and stayed as text.`,
  unlisted: (count: number) =>
    `${formatPlural(count, "node is", "nodes are")} named by edges alone: no row or element of the files lists such a node.`,
  noRejects: "Every row was accepted.",
  rejected: (count: number) => `${formatPlural(count, "row", "rows")} rejected`,
  firstRejects: (count: number) => `The first ${formatCount(count)} are listed.`,
  ruleLevels: {
    "left-out": (count: number) => `${formatPlural(count, "row", "rows")} left out:`,
    warn: (count: number) => `${formatPlural(count, "warning", "warnings")}:`,
    repair: (count: number) => `${formatPlural(count, "value", "values")} put right:`,
  },
  lines: (lines: readonly string[]) => `line ${lines.join(", ")}`,
  mergeXrefs: "Join nodes by their cross-references",
  mergeXrefsHint:
    "Nodes of different files become one where one’s cross-reference (xref) is the other’s id, or both have the same. The node says why; importing without it undoes it.",
  sameThings: (count: number, merged: boolean) =>
    merged
      ? `${formatPlural(count, "node was", "nodes were")} joined with others by their cross-references:`
      : `${formatPlural(count, "node is", "nodes are")}, by cross-references, the same as others. Import again with “Join nodes by their cross-references” to join them:`,
  keptApart: (count: number) =>
    `${formatPlural(count, "thing was", "things were")} left as several nodes, because one file lists more than one of them.`,
  redistributable: "Only what may be handed on",
  redistributableHint: "Leaves out edges whose licence forbids it, or that state none, and counts them.",
  file: "File",
  line: "Line",
  reason: "Reason",
  openGraph: "Open the graph",
  again: "Import another",
  back: "Back",
  left: (ms: number) => `about ${formatTime(ms)} left`,
  saveRejects: "Save these as CSV",
  preview: {
    title: "What the files would become",
    loading: "Looking at the files…",
    format: "Format",
    guess: "Guess the format",
    guessed: (format: string) => `Guessed: ${format}`,
    rows: (file: string) => `First rows of ${file}`,
    roleOf: (column: string) => `What the column ${column} becomes`,
    delimiterOf: (file: string) => `Delimiter of ${file}`,
    delimiters: { "\t": "Tabs", "|": "Bars ( | )", ",": "Commas", ";": "Semicolons", " ": "Blanks" },
    header: "First row names the columns",
    relationOfAll: "Relation of every edge",
    rowIs: "Each row is a",
    rowExample: "e.g. loan",
    rowHint: "What questions call one row; an unusual plural may stand behind a comma: “child, children”",
    doubt: (file: string) =>
      `It is not clear what the columns of ${file} are. See what each is taken for, change what is wrong, or say that it is right.`,
    confirm: "This is right",
    saysThing: (name: string) => `Read so, each row tells of a thing, the first one of “${name}”.`,
    saysEdge: (source: string, relation: string, target: string) =>
      `Read so, each row joins two things, the first one: “${source}” – ${relation} → “${target}”.`,
    undo: "Undo the last choice",
    becomes: (nodeCount: number, edgeCount: number, passages: number) =>
      `Becomes ${nodes(nodeCount)} and ${edges(edgeCount)}` +
      (passages > 0 ? `, with ${formatPlural(passages, "passage", "passages")} of evidence.` : "."),
    partly:
      "Only the beginning of each file (2 MiB) was looked at: there will be more, and a row may seem rejected because what it names comes later.",
    labels: "Labels",
    relations: "Relations",
    licences: "Licences",
    roles: {
      source: "Source",
      relation: "Relation",
      target: "Target",
      "source-name": "Name of the source",
      "target-name": "Name of the target",
      "source-label": "Labels of the source",
      "target-label": "Labels of the target",
      evidence: "Evidence",
      edge: "Edge, as “A (relation) B”",
      publication: "Publication of the evidence",
      work: "Work of the evidence",
      chapter: "Chapter of the evidence",
      page: "Page of the evidence",
      weight: "Weight",
      direction: "Directed or not",
      date: "Date",
      document: "Document",
      pmid: "PMID of the document",
      string: "Property: text",
      number: "Property: number",
      boolean: "Property: true or false",
      ignored: "Left out",
      id: "Id",
      name: "Name",
      labels: "Labels",
      text: "Text",
      vector: "Vector",
    },
  },
};
