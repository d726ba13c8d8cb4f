/** The words of the menu that exports a run, in English. */
import type { RunFormat } from "../../../shared/contract";

export const EXPORTS_ENGLISH = {
  title: "Export run",
  waiting: "Export run: ask a question first",
  formats: {
    html: "Report (HTML)",
    md: "Report (Markdown)",
    csv: "Table of triples (CSV)",
    jsonl: "Nodes and triples (JSONL)",
    graphml: "Graph (GraphML)",
    gexf: "Graph (GEXF 1.3)",
    cyjs: "Graph (Cytoscape .cyjs)",
    cypher: "Cypher, for Neo4j",
    "trace.jsonl": "Trace, to replay (JSONL)",
  } satisfies Record<RunFormat, string>,
  candidates: "All candidates, not only the kept",
  running: "Writing the file…",
  saved: (name: string) => `Saved as ${name}.`,
  dismiss: "Dismiss",
};
