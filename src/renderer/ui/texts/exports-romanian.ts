/** The words of the menu that exports a run, in Romanian. */
import type { EXPORTS_ENGLISH } from "./exports-english";

export const EXPORTS_ROMANIAN: typeof EXPORTS_ENGLISH = {
  title: "Exportă rularea",
  waiting: "Exportă rularea: pune întâi o întrebare",
  formats: {
    html: "Raport (HTML)",
    md: "Raport (Markdown)",
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
};
