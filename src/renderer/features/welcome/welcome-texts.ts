/** The words of the first page and of a graph's own page. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatCount, formatPlural } from "../../ui/format";
import { spoken } from "../../ui/language";

const edges = (count: number): string => formatPlural(count, "edge", "edges");
const nodes = (count: number): string => formatPlural(count, "node", "nodes");

const ENGLISH = {
  title: "Ask a knowledge graph, and see why",
  lead: "Dragoman finds the part of a graph that answers your question, and keeps the reason for every edge it kept or dropped. Everything stays on this machine.",
  samples: "Sample graphs",
  samplesLead: "Questions that work at once: pick one.",
  noSamples: "No sample graph is installed.",
  ownLead:
    "Your own graph: drop its files anywhere on the window. Tables of triples, nodes or edges (CSV, TSV, as KGX, Hetionet, PrimeKG, Neo4j or Gephi write them, or with columns of your own), JSON, RDF, GraphML, GEXF, GML, DOT, Pajek, Cytoscape JSON, or questions with their graphs.",
  ownButton: "Import files…",
  own2: "Your graphs",
  unread: "Left out, since it cannot be read",
  size: (nodeCount: number, edgeCount: number) => `${nodes(nodeCount)} · ${edges(edgeCount)}`,
  rows: (count: number) => formatPlural(count, "row", "rows"),
  loading: "Looking for graphs…",
  card: {
    menu: (title: string) => `What can be done with ${title}`,
    rename: "Give it a title…",
    title: "Title of the graph",
    save: "Save",
    cancel: "Cancel",
    last: "Asked last: ask it again",
    titleOf: (title: string) => `Give the graph another title: ${title}`,
    deleteOf: (title: string) => `Delete the graph: ${title}`,
    remove: "Delete…",
    removeSure: (title: string) => `Delete “${title}”? It cannot be brought back.`,
    removeYes: "Delete",
    removeNo: "Keep",
  },
  empty: {
    lead: "Type a question above, or start with one of these.",
    noQuestions: "Name an entity of the graph in your question, for example a node you know to be in it.",
    labels: "What is in it",
    relations: "How it is connected",
    columns: "Columns",
    others: (count: number) => `and ${formatCount(count)} more`,
  },
};

const edgesRo = (count: number): string => formatPluralRo(count, "muchie", "muchii");
const nodesRo = (count: number): string => formatPluralRo(count, "nod", "noduri");

const ROMANIAN: typeof ENGLISH = {
  title: "Întreabă un graf de cunoștințe și vezi de ce",
  lead: "Dragoman găsește partea din graf care răspunde la întrebare și ține minte motivul pentru fiecare muchie păstrată sau lăsată deoparte. Totul rămâne pe acest calculator.",
  samples: "Grafuri de exemplu",
  samplesLead: "Întrebări care merg imediat: alege una.",
  noSamples: "Nu este instalat niciun graf de exemplu.",
  ownLead:
    "Graful tău: trage fișierele lui oriunde pe fereastră. Tabele de triplete, noduri sau muchii (CSV, TSV, cum le scriu KGX, Hetionet, PrimeKG, Neo4j sau Gephi, ori cu coloanele tale), JSON, RDF, GraphML, GEXF, GML, DOT, Pajek, Cytoscape JSON sau întrebări cu grafurile lor.",
  ownButton: "Importă fișiere…",
  own2: "Grafurile tale",
  unread: "Lăsate deoparte, fiindcă nu pot fi citite",
  size: (nodeCount, edgeCount) => `${nodesRo(nodeCount)} · ${edgesRo(edgeCount)}`,
  rows: (count) => formatPluralRo(count, "rând", "rânduri"),
  loading: "Se caută grafurile…",
  card: {
    menu: (title) => `Ce se poate face cu ${title}`,
    rename: "Dă-i un titlu…",
    title: "Titlul grafului",
    save: "Salvează",
    cancel: "Anulează",
    last: "Ultima întrebare: pune-o din nou",
    titleOf: (title) => `Dă grafului alt titlu: ${title}`,
    deleteOf: (title) => `Șterge graful: ${title}`,
    remove: "Șterge…",
    removeSure: (title) => `Ștergi „${title}”? Nu mai poate fi adus înapoi.`,
    removeYes: "Șterge",
    removeNo: "Păstrează",
  },
  empty: {
    lead: "Scrie o întrebare mai sus sau începe cu una dintre acestea.",
    noQuestions: "Numește în întrebare o entitate din graf, de pildă un nod despre care știi că este acolo.",
    labels: "Ce conține",
    relations: "Cum este legat",
    columns: "Coloane",
    others: (count) => `și încă ${formatCount(count)}`,
  },
};

export const WELCOME_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
