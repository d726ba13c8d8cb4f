/** The words of the export of runs. */
import type { RunFormat } from "../../../shared/contract";
import { spoken } from "../../ui/language";

const ENGLISH = {
  title: "Export run",
  waiting: "Export run: ask a question first",
  formats: {
    html: "Report (HTML)",
    "word.html": "Report for Word (HTML)",
    md: "Report (Markdown)",
    "report.csv": "Report as a table (CSV)",
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
  action: (format: string) => `Export the run: ${format}`,
};

const ROMANIAN: typeof ENGLISH = {
  title: "Exportă rularea",
  waiting: "Exportă rularea: pune întâi o întrebare",
  formats: {
    html: "Raport (HTML)",
    "word.html": "Raport pentru Word (HTML)",
    md: "Raport (Markdown)",
    "report.csv": "Raport ca tabel (CSV)",
    csv: "Tabel de triplete (CSV)",
    jsonl: "Noduri și triplete (JSONL)",
    graphml: "Graf (GraphML)",
    gexf: "Graf (GEXF 1.3)",
    cyjs: "Graf (Cytoscape .cyjs)",
    cypher: "Cypher, pentru Neo4j",
    "trace.jsonl": "Urmă, pentru reluare (JSONL)",
  },
  candidates: "Toți candidații, nu doar ce s-a păstrat",
  running: "Se scrie fișierul…",
  saved: (name) => `Salvat ca ${name}.`,
  dismiss: "Închide",
  action: (format) => `Exportă rularea: ${format}`,
};

export const EXPORTS_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
