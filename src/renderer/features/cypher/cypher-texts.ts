/** The words of the query console. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatCount, formatPlural } from "../../ui/format";
import { spoken } from "../../ui/language";

const ENGLISH = {
  title: "Cypher",
  none: "No graph in Neo4j yet",
  noneHint:
    "This room asks graphs in Neo4j in their own language, Cypher, and only reads. Connect to a Neo4j first; graphs of this machine are asked with questions.",
  connect: "Connections",
  loading: "Reading your connections…",
  connection: "Connection",
  ofMachine: (graph: string, connection: string) =>
    `“${graph}” is a graph of this machine. Queries here go to ${connection}.`,
  editor: "Query in Cypher",
  placeholder: "MATCH (node) RETURN node LIMIT 25",
  run: "Run",
  runAction: "Run the Cypher query",
  runKeys: "Ctrl + Enter in the editor",
  cancel: "Cancel",
  cancelAction: "Cancel the Cypher query",
  readOnly: "read-only",
  readOnlyHint:
    "Nothing typed here can change the graph: the database checks each query before it runs, and runs it for reading.",
  recent: "Queries of this window",
  noRecent: "Nothing was run yet",
  parameters: "Parameters",
  parametersHint: '{"name": "Ada"} for $name',
  parametersFault: "Parameters are one JSON object, with whole numbers below 2^53.",
  rowLimit: "At most",
  rowLimitOf: (rows: number) => formatPlural(rows, "row", "rows"),
  timeLimit: "Time",
  timeLimitOf: (seconds: number) => (seconds < 120 ? `${String(seconds)} s` : `${String(seconds / 60)} min`),
  ready: "Ready for a query",
  readyHint:
    "Write it above and run it with Ctrl + Enter. Labels, relations and properties of the graph are proposed as you type.",
  running: "The database is working…",
  failed: "No answer",
  changePassword: "Open Connections",
  costly: (rows: number) =>
    `The planner expects up to ${formatCount(Math.round(rows))} rows on the way. Run it all the same?`,
  runAnyway: "Run all the same",
  noRows: "No rows",
  noRowsHint: "The query ran, and nothing in the graph fits it.",
  found: (rows: number) => formatPlural(rows, "row", "rows"),
  more: {
    rows: (limit: number) => `there are more than ${formatCount(limit)}`,
    values: () => "there are more: too much for one table",
  },
  elements: (nodes: number, edges: number) =>
    `${formatPlural(nodes, "node", "nodes")} · ${formatPlural(edges, "edge", "edges")}`,
  shown: "Show as",
  table: "Table",
  graph: "Graph",
  copy: (rows: number) => `Copy ${formatPlural(rows, "row", "rows")} as tab-separated text`,
  copied: "Copied",
  tableLabel: "Rows of the answer",
  graphLabel: "Graph of the Cypher answer",
  fit: "Everything into view",
  row: (row: number) => `Row ${formatCount(row)}`,
  closeRow: "Close",
  node: "Node",
  edge: "Edge",
  strange: "It did not come along: return it too, to see what it holds.",
  noProperties: "No properties.",
  kinds: { label: "label", relation: "relation", property: "property" },
};

const ROMANIAN: typeof ENGLISH = {
  title: "Cypher",
  none: "Încă niciun graf în Neo4j",
  noneHint:
    "Aici grafurile din Neo4j sunt întrebate în limba lor, Cypher, doar pentru citire. Leagă-te întâi la un Neo4j; grafurile de pe acest calculator se întreabă prin întrebări.",
  connect: "Conexiuni",
  loading: "Se citesc conexiunile tale…",
  connection: "Conexiune",
  ofMachine: (graph, connection) =>
    `„${graph}” este un graf de pe acest calculator. Interogările de aici merg la ${connection}.`,
  editor: "Interogare în Cypher",
  placeholder: "MATCH (nod) RETURN nod LIMIT 25",
  run: "Rulează",
  runAction: "Rulează interogarea Cypher",
  runKeys: "Ctrl + Enter în editor",
  cancel: "Oprește",
  cancelAction: "Oprește interogarea Cypher",
  readOnly: "doar citire",
  readOnlyHint:
    "Nimic din ce scrii aici nu poate schimba graful: baza de date verifică fiecare interogare înainte de a o rula și o rulează doar pentru citire.",
  recent: "Interogările din această fereastră",
  noRecent: "Încă nu s-a rulat nimic",
  parameters: "Parametri",
  parametersHint: '{"name": "Ada"} pentru $name',
  parametersFault: "Parametrii sunt un singur obiect JSON, cu numere întregi sub 2^53.",
  rowLimit: "Cel mult",
  rowLimitOf: (rows) => formatPluralRo(rows, "rând", "rânduri"),
  timeLimit: "Timp",
  timeLimitOf: (seconds) => (seconds < 120 ? `${String(seconds)} s` : `${String(seconds / 60)} min`),
  ready: "Gata pentru o interogare",
  readyHint:
    "Scrie-o mai sus și ruleaz-o cu Ctrl + Enter. Etichetele, relațiile și proprietățile grafului sunt propuse în timp ce scrii.",
  running: "Baza de date lucrează…",
  failed: "Niciun răspuns",
  changePassword: "Deschide conexiunile",
  costly: (rows) =>
    `Planificatorul se așteaptă la până la ${formatPluralRo(Math.round(rows), "rând", "rânduri")} pe parcurs. Rulezi totuși?`,
  runAnyway: "Rulează totuși",
  noRows: "Niciun rând",
  noRowsHint: "Interogarea a rulat, dar nimic din graf nu se potrivește.",
  found: (rows) => formatPluralRo(rows, "rând", "rânduri"),
  more: {
    rows: (limit) => `sunt mai multe de ${formatCount(limit)}`,
    values: () => "sunt mai multe: prea mult pentru un singur tabel",
  },
  elements: (nodes, edges) =>
    `${formatPluralRo(nodes, "nod", "noduri")} · ${formatPluralRo(edges, "muchie", "muchii")}`,
  shown: "Arată ca",
  table: "Tabel",
  graph: "Graf",
  copy: (rows) => `Copiază ${formatPluralRo(rows, "rând", "rânduri")} ca text separat prin tabulatori`,
  copied: "Copiat",
  tableLabel: "Rândurile răspunsului",
  graphLabel: "Graful răspunsului Cypher",
  fit: "Totul în vedere",
  row: (row) => `Rândul ${formatCount(row)}`,
  closeRow: "Închide",
  node: "Nod",
  edge: "Muchie",
  strange: "Nu a venit cu răspunsul: cere-l și pe el, ca să vezi ce conține.",
  noProperties: "Fără proprietăți.",
  kinds: { label: "etichetă", relation: "relație", property: "proprietate" },
};

export const CYPHER_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
