/** The words of the Cypher console, in Romanian. */
import { formatCount, formatPluralRo } from "../format";
import type { CYPHER_ENGLISH } from "./cypher-english";

export const CYPHER_ROMANIAN: typeof CYPHER_ENGLISH = {
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
