/** The words of a graph that nobody has asked yet. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatCount, formatPlural } from "../../ui/format";
import { spoken } from "../../ui/language";

const ENGLISH = {
  label: "Network of the graph",
  looking: "Looking over the graph…",
  failed: "The graph could not be looked over",
  undrawn: "Nothing was looked for, so this is the graph itself. Click a name to see what it is joined to.",
  drawn: (nodes: number, all: number) =>
    nodes < all
      ? `${formatCount(nodes)} of ${formatCount(all)} nodes, the best connected`
      : `The whole graph: ${formatPlural(all, "node", "nodes")}`,
  drawnMeaning: "Of each kind of node those that are joined to most others",
  side: "About this graph",
  questions: "Questions to start with",
  trying: "Trying what can be asked here…",
  entities: "Best connected",
  rows: (count: number) => formatPlural(count, "row", "rows"),
  all: "List all of the picture",
  fewer: "List fewer",
  degree: (edges: number) => formatPlural(edges, "edge", "edges"),
  readOn: "Click a node or an edge: what the graph knows of it stands here, with its passages.",
  passages: "Passages",
  morePassages: (count: number) =>
    count === 1 ? "The passage in context" : `All ${formatCount(count)} passages in context`,
  reading: "Reading passages…",
};

const ROMANIAN: typeof ENGLISH = {
  label: "Rețeaua grafului",
  looking: "Se privește graful…",
  failed: "Graful nu a putut fi privit",
  undrawn: "Nu s-a căutat nimic, deci acesta este graful însuși. Apasă pe un nume ca să vezi de ce se leagă.",
  drawn: (nodes, all) =>
    nodes < all
      ? `${formatCount(nodes)} din ${formatPluralRo(all, "nod", "noduri")}, cele mai legate`
      : `Tot graful: ${formatPluralRo(all, "nod", "noduri")}`,
  drawnMeaning: "Din fiecare fel de noduri, cele care se leagă de cele mai multe altele",
  side: "Despre acest graf",
  questions: "Întrebări de început",
  trying: "Se încearcă ce se poate întreba aici…",
  entities: "Cele mai legate",
  rows: (count) => formatPluralRo(count, "rând", "rânduri"),
  all: "Arată-le pe toate din imagine",
  fewer: "Arată mai puține",
  degree: (edges) => formatPluralRo(edges, "muchie", "muchii"),
  readOn: "Apasă pe un nod sau pe o muchie: aici stă ce știe graful despre ele, cu pasajele lor.",
  passages: "Pasaje",
  morePassages: (count) =>
    count === 1 ? "Pasajul în context" : `Toate cele ${formatPluralRo(count, "pasaj", "pasaje")} în context`,
  reading: "Se citesc pasajele…",
};

export const NETWORK_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });

/** What heads the list of a graph's nodes: where no edge joins any, as in a table, none of them is the best connected. */
export const entitiesTitle = ({ nodes, edges }: { readonly nodes: number; readonly edges: number }): string =>
  edges > 0 ? NETWORK_TEXTS.entities : NETWORK_TEXTS.rows(nodes);
