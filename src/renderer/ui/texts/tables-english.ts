/** The words of tables and charts, in English. */
import type { FilterFault } from "../../state/filter-language";
import { formatCount, formatNumber, formatPlural, formatTime } from "../format";

type Faults = Readonly<Record<FilterFault["problem"], (word: string, at: number) => string>>;

const FAULTS: Faults = {
  unclosed: (word, at) => `“${word}” at character ${String(at)} is opened and never closed.`,
  unexpected: (word, at) => `“${word}” at character ${String(at)} does not fit here; put texts in quotes.`,
  "value-missing": (_, at) => `A number or a text in quotes is missing at character ${String(at)}.`,
  ended: (_, at) => `The filter ends too early, at character ${String(at)}.`,
  "too-deep": (_, at) => `Too many parentheses in each other at character ${String(at)}.`,
  "no-column": (word, at) => `There is no column “${word}” (character ${String(at)}).`,
  "no-order": (word, at) =>
    `“${word}” at character ${String(at)} holds words: compare it by =, !=, ~ or !~ only.`,
  "no-number": (word, at) => `“${word}” at character ${String(at)} is compared with a number and is none.`,
};

export const TABLES_ENGLISH = {
  panels: { nodes: "Nodes", stages: "Stages", charts: "Charts" },
  waiting: {
    nodes: "Ask a question: every node that it looks at is listed here.",
    stages: "Ask a question: what each stage kept, lost and took is listed here.",
    charts: "Ask a question: how its scores, probabilities and prizes are spread is drawn here.",
  },
  placeholder: 'Words, or p > 0.1 and name ~ "kin"',
  filterHint:
    'Words to be found, or comparisons: p > 0.1 and relation = "treats" and not (source ~ "acid"). Columns are called as in the head of the copied table; ~ means “contains”.',
  faults: FAULTS,
  filterNodes: "Filter nodes",
  nodesCaption: "Nodes of the run",
  nodesShown: (shown: number, all: number) =>
    shown === all
      ? formatPlural(all, "node", "nodes")
      : `${formatCount(shown)} of ${formatPlural(all, "node", "nodes")}`,
  noNode: "No node fits the filter.",
  yes: "yes",
  no: "–",
  edgeColumns: { source: "Source", relation: "Relation", target: "Target", verdict: "Verdict" },
  nodeColumns: {
    name: "Name",
    label: "Label",
    id: "Id",
    hops: "Hops",
    kept: "Kept",
    seed: "Seed",
    degree: "Degree",
  },
  columns: "Columns",
  copy: (rows: number) => `Copy ${formatPlural(rows, "row", "rows")} for a spreadsheet`,
  copied: "Copied",
  range: (name: string, low: number, high: number) => `${name} ${formatNumber(low)} to ${formatNumber(high)}`,
  clearRange: "Clear the range",
  stagesCaption: "Stages of the run",
  stagesTime: (ms: number) => `All stages together: ${formatTime(ms)}`,
  stageColumns: {
    stage: "Stage",
    nodes: "Nodes",
    edges: "Edges",
    time: "Time",
    lost: "Lost or left out here",
  },
  chartsOver: (nodes: number, edges: number) =>
    `Counted: ${formatPlural(nodes, "node", "nodes")} and ${formatPlural(edges, "edge", "edges")}`,
  ofEdges: "Edges",
  ofNodes: "Nodes",
  stageTimes: "Time of the stages",
  values: (count: number) => formatPlural(count, "value", "values"),
  within: (count: number, all: number) => `${formatCount(count)} of ${formatCount(all)}`,
  logarithmic: "powers of ten",
  chartLabel: (title: string, count: number) =>
    `${title}: histogram of ${formatPlural(count, "value", "values")}; drag to choose a range`,
  from: (title: string) => `${title}: range from`,
  to: (title: string) => `${title}: range to`,
  actions: {
    clearRange: "Clear the range chosen on a chart",
    clearFilters: "Clear every filter of the tables",
    showColumns: "Show all columns of the tables",
    listAll: "List all candidates in the tables",
  },
};
