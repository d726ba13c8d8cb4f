/** The words of evidence and of keywords in context, in English. */
import { formatCount, formatPlural } from "../format";

export const EVIDENCE_ENGLISH = {
  panels: { evidence: "Evidence", kwic: "In context" },
  none: "What the answer rests on",
  noneHint: "Ask a question: each statement of the answer comes with the triples and passages under it.",
  noAnswer: "This run has no answer, so there is nothing to support.",
  statements: (count: number) => formatPlural(count, "statement", "statements"),
  allSupported: "Every statement rests on kept edges.",
  unsupportedCount: (count: number) =>
    formatPlural(
      count,
      "statement without a supporting kept edge",
      "statements without a supporting kept edge",
    ),
  unsupported: "Unsupported",
  unsupportedHint: "No kept edge stands under this statement, or one that it rests on was not kept.",
  answersWithout: "Answers at no kept edge",
  answersWithoutHint: "They are ranked, but nothing in the kept subgraph speaks for them.",
  noPassage: "The graph has no passage for this triple.",
  passages: (count: number) => formatPlural(count, "passage", "passages"),
  quote: (text: string) => `“${text}”`,
  copy: "Copy citation",
  copied: "Citation copied",
  loading: "Reading passages…",
  show: (triple: string) => `Show on the graph: ${triple}`,
};

export const CONCORDANCE_ENGLISH = {
  none: "Every passage about one entity",
  noneHint: "Select a node: each passage that speaks of it is listed with its name in the middle.",
  needsRun: "Ask a question first, then select a node of its graph.",
  loading: (name: string) => `Reading what is said of ${name}…`,
  failed: "The passages could not be read",
  again: "Try again",
  empty: (name: string) => `The graph holds no passage about ${name}.`,
  emptyHint: (edges: number) => `None of its ${formatPlural(edges, "edge", "edges")} comes with evidence.`,
  count: (lines: number, edges: number) =>
    `${formatPlural(lines, "line", "lines")} from ${formatPlural(edges, "edge", "edges")}`,
  leftOut: (count: number) => `${formatCount(count)} more lines are left out.`,
  unread: (read: number, edges: number) => `Read for ${formatCount(read)} of ${formatCount(edges)} edges.`,
  filter: "Only lines with",
  order: "Order",
  orders: {
    graph: "As in the graph",
    before: "By what comes before",
    after: "By what follows",
    relation: "By relation",
  },
  noMatch: "No line holds these words.",
  table: (name: string) => `Passages about ${name}`,
  before: "Before",
  keyword: "Name",
  after: "After",
  unnamed: "not named",
  nameless: "No passage names it; these stand on its edges.",
  read: "Read this node in context",
};
