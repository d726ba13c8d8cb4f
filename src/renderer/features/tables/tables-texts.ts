/** The words of tables and charts. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatCount, formatNumber, formatPlural, formatTime } from "../../ui/format";
import { spoken } from "../../ui/language";
import type { FilterFault } from "./filter-language";

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

/** How nodes were looked for, by the engine's names. */
const LOOK_UPS: Readonly<Record<string, string>> = {
  mention: "names in the question",
  name: "given names",
  text: "words (BM25)",
  vector: "meaning (vectors)",
  prefix: "parts of names",
};
const LOOK_UPS_RO: Readonly<Record<string, string>> = {
  mention: "nume din întrebare",
  name: "nume date",
  text: "cuvinte (BM25)",
  vector: "înțeles (vectori)",
  prefix: "părți de nume",
};

const ENGLISH = {
  panels: { nodes: "Nodes", stages: "Stages", charts: "Charts" },
  waiting: {
    nodes: "Ask a question: every node that it looks at is listed here.",
    stages: "Ask a question: what each stage kept, lost and took is listed here.",
    charts: "Ask a question: how its scores, probabilities and prizes are spread is drawn here.",
  },
  placeholder: "Words, or p > 0.1",
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
    lost: "Looked up, lost or left out here",
  },
  lookUp: (by: string, found: number, ms: number) =>
    `${LOOK_UPS[by] ?? by}: ${formatCount(found)} (${formatTime(ms)})`,
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

const ROMANIAN: typeof ENGLISH = {
  panels: { nodes: "Noduri", stages: "Etape", charts: "Grafice" },
  waiting: {
    nodes: "Pune o întrebare: aici apare fiecare nod cercetat.",
    stages: "Pune o întrebare: aici apare ce a păstrat și ce a pierdut fiecare etapă și cât a durat.",
    charts: "Pune o întrebare: aici se vede cum se împart scorurile, probabilitățile și premiile ei.",
  },
  placeholder: "Cuvinte sau p > 0,1",
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
    seed: "Sămânță",
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
    lost: "Căutate, pierdute sau lăsate afară aici",
  },
  lookUp: (by, found, ms) => `${LOOK_UPS_RO[by] ?? by}: ${formatCount(found)} (${formatTime(ms)})`,
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

export const TABLES_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
