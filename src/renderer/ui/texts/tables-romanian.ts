/** The words of tables and charts, in Romanian. */
import { formatCount, formatNumber, formatPluralRo, formatTime } from "../format";
import type { TABLES_ENGLISH } from "./tables-english";

export const TABLES_ROMANIAN: typeof TABLES_ENGLISH = {
  panels: { nodes: "Noduri", stages: "Etape", charts: "Grafice" },
  waiting: {
    nodes: "Pune o întrebare: aici apare fiecare nod cercetat.",
    stages: "Pune o întrebare: aici apare ce a păstrat și ce a pierdut fiecare etapă și cât a durat.",
    charts: "Pune o întrebare: aici se vede cum se împart scorurile, probabilitățile și premiile ei.",
  },
  placeholder: 'Cuvinte sau p > 0,1 și name ~ "kin"',
  filterHint:
    'Cuvinte de găsit sau comparații: p > 0,1 și relation = "treats" și nu (source ~ "acid"). Coloanele se numesc ca în capul tabelului copiat; ~ înseamnă „conține”.',
  faults: {
    unclosed: (word, at) => `„${word}” de la caracterul ${String(at)} se deschide și nu se mai închide.`,
    unexpected: (word, at) =>
      `„${word}” de la caracterul ${String(at)} nu se potrivește aici; pune textele între ghilimele drepte.`,
    "value-missing": (_, at) =>
      `Lipsește un număr sau un text între ghilimele drepte la caracterul ${String(at)}.`,
    ended: (_, at) => `Filtrul se termină prea devreme, la caracterul ${String(at)}.`,
    "too-deep": (_, at) => `Prea multe paranteze una într-alta la caracterul ${String(at)}.`,
    "no-column": (word, at) => `Nu există nicio coloană „${word}” (caracterul ${String(at)}).`,
    "no-order": (word, at) =>
      `„${word}” de la caracterul ${String(at)} conține cuvinte: compară doar cu =, !=, ~ sau !~.`,
    "no-number": (word, at) =>
      `„${word}” de la caracterul ${String(at)} se compară cu un număr, dar nu este unul.`,
  },
  filterNodes: "Filtrează nodurile",
  nodesCaption: "Nodurile rulării",
  nodesShown: (shown, all) =>
    shown === all
      ? formatPluralRo(all, "nod", "noduri")
      : `${formatCount(shown)} din ${formatPluralRo(all, "nod", "noduri")}`,
  noNode: "Niciun nod nu trece de filtru.",
  yes: "da",
  no: "–",
  edgeColumns: { source: "Sursă", relation: "Relație", target: "Țintă", verdict: "Verdict" },
  nodeColumns: {
    name: "Nume",
    label: "Etichetă",
    id: "Id",
    hops: "Pași",
    kept: "Păstrat",
    seed: "Punct de plecare",
    degree: "Grad",
  },
  columns: "Coloane",
  copy: (rows) => `Copiază ${formatPluralRo(rows, "rând", "rânduri")} pentru o foaie de calcul`,
  copied: "Copiat",
  range: (name, low, high) => `${name} de la ${formatNumber(low)} la ${formatNumber(high)}`,
  clearRange: "Renunță la interval",
  stagesCaption: "Etapele rulării",
  stagesTime: (ms) => `Toate etapele la un loc: ${formatTime(ms)}`,
  stageColumns: {
    stage: "Etapă",
    nodes: "Noduri",
    edges: "Muchii",
    time: "Timp",
    lost: "Pierdute sau lăsate afară aici",
  },
  chartsOver: (nodes, edges) =>
    `Numărate: ${formatPluralRo(nodes, "nod", "noduri")} și ${formatPluralRo(edges, "muchie", "muchii")}`,
  ofEdges: "Muchii",
  ofNodes: "Noduri",
  stageTimes: "Timpul etapelor",
  values: (count) => formatPluralRo(count, "valoare", "valori"),
  within: (count, all) => `${formatCount(count)} din ${formatCount(all)}`,
  logarithmic: "puteri ale lui zece",
  chartLabel: (title, count) =>
    `${title}: histograma a ${formatPluralRo(count, "valoare", "valori")}; trage ca să alegi un interval`,
  from: (title) => `${title}: interval de la`,
  to: (title) => `${title}: interval până la`,
  actions: {
    clearRange: "Renunță la intervalul ales pe un grafic",
    clearFilters: "Șterge toate filtrele tabelelor",
    showColumns: "Arată toate coloanele tabelelor",
    listAll: "Listează toți candidații în tabele",
  },
};
