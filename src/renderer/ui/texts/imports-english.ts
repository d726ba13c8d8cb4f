/** The words of the import of graphs, in English. */
import { formatCount, formatPlural, formatTime } from "../format";

const edges = (count: number): string => formatPlural(count, "edge", "edges");
const nodes = (count: number): string => formatPlural(count, "node", "nodes");

export const IMPORTS_ENGLISH = {
  title: "Import a graph",
  drop: "Drop files here, or",
  choose: "choose files",
  formats: "TSV, CSV, JSONL, GraphML, GEXF; also gzipped. Several tables of one graph go together.",
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
  done: "Imported",
  failed: "Not imported",
  problem: {
    "no-files": "Choose at least one file.",
    "too-large":
      "Together the files are larger than 500 MiB: import them on the command line (dragoman import).",
    "bad-name": "The name may hold letters without accents, digits, dots and dashes only, and no spaces.",
    taken: "A sample graph has this name: choose another.",
  },
  replaces: (name: string) => `There is a graph called “${name}”: it is replaced once the import is whole.`,
  report: (nodeCount: number, edgeCount: number, ms: number) =>
    `${nodes(nodeCount)} and ${edges(edgeCount)} in ${formatTime(ms)}.`,
  embedded: (count: number) => `${formatPlural(count, "embedding", "embeddings")} computed.`,
  noRejects: "Every row was accepted.",
  rejected: (count: number) => `${formatPlural(count, "row", "rows")} rejected`,
  firstRejects: (count: number) => `The first ${formatCount(count)} are listed.`,
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
    formats: {
      triples: "Table of triples",
      "neo4j-csv": "Neo4j tables",
      jsonl: "JSON lines",
      kgqa: "Questions with graphs (KGQA)",
      graphml: "GraphML",
      gexf: "GEXF",
    },
    rows: (file: string) => `First rows of ${file}`,
    roleOf: (column: string) => `What the column ${column} becomes`,
    delimiterOf: (file: string) => `Delimiter of ${file}`,
    delimiters: { "\t": "Tabs", "|": "Bars ( | )", ",": "Commas", ";": "Semicolons" },
    header: "First row names the columns",
    becomes: (nodeCount: number, edgeCount: number, passages: number) =>
      `Becomes ${nodes(nodeCount)} and ${edges(edgeCount)}` +
      (passages > 0 ? `, with ${formatPlural(passages, "passage", "passages")} of evidence.` : "."),
    partly:
      "Only the beginning of each file (2 MiB) was looked at: there will be more, and a row may seem rejected because what it names comes later.",
    labels: "Labels",
    relations: "Relations",
    roles: {
      source: "Source",
      relation: "Relation",
      target: "Target",
      "source-name": "Name of the source",
      "target-name": "Name of the target",
      "source-label": "Labels of the source",
      "target-label": "Labels of the target",
      evidence: "Evidence",
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
