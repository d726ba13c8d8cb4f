/** The words of the first page and of a graph's own page, in English. */
import { formatCount, formatPlural } from "../format";

const edges = (count: number): string => formatPlural(count, "edge", "edges");
const nodes = (count: number): string => formatPlural(count, "node", "nodes");

export const WELCOME_ENGLISH = {
  welcome: {
    title: "Ask a knowledge graph, and see why",
    lead: "Dragoman finds the part of a graph that answers your question, and keeps the reason for every edge it kept or dropped. Everything stays on this machine.",
    samples: "Start with a sample graph",
    samplesLead: "Questions that work at once: pick one.",
    noSamples: "No sample graph is installed.",
    own: "Open your own graph",
    ownLead:
      "Triples (TSV, CSV, JSONL), node and edge tables with Neo4j headers, GraphML, GEXF, or questions with their graphs (KGQA JSONL).",
    ownButton: "Import files…",
    own2: "Your graphs",
    size: (nodeCount: number, edgeCount: number) => `${nodes(nodeCount)} · ${edges(edgeCount)}`,
    loading: "Looking for graphs…",
  },
  empty: {
    lead: "Type a question above, or start with one of these.",
    noQuestions: "Name an entity of the graph in your question, for example a node you know to be in it.",
    labels: "What is in it",
    relations: "How it is connected",
    others: (count: number) => `and ${formatCount(count)} more`,
    remove: "Delete this graph…",
    removeSure: (graph: string) => `Delete “${graph}”? It cannot be brought back.`,
    removeYes: "Delete",
    removeNo: "Keep",
  },
};
