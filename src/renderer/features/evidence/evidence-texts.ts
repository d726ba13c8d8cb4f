/** The words of evidence and of passages about one node. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatCount, formatPlural } from "../../ui/format";
import { spoken } from "../../ui/language";

const EVIDENCE_ENGLISH = {
  panels: { evidence: "Evidence", kwic: "In context" },
  kwicWords: "concordance kwic keyword lines",
  none: "What the answer rests on",
  noneHint: "Ask a question: each statement of the answer comes with the triples and passages under it.",
  noAnswer: "No answer is listed, so there is nothing to support.",
  beside: "This is no answer, but what the text says of it.",
  statements: (count: number) => formatPlural(count, "statement", "statements"),
  allSupported: "Every statement rests on kept edges.",
  unsupportedCount: (count: number) =>
    formatPlural(
      count,
      "statement without a supporting kept edge",
      "statements without a supporting kept edge",
    ),
  byAbsence: "What the graph does not say is taken as not so.",
  byNodes: "It rests on what the nodes say of themselves: their kinds and properties.",
  byText: "It is read from one passage of the text; no edge of the graph says so.",
  unsupported: "Unsupported",
  unsupportedHint: "No kept edge stands under this statement, or one that it rests on was not kept.",
  answersWithout: "Answers at no kept edge",
  answersWithoutHint: "They are ranked, but nothing in the kept subgraph speaks for them.",
  noPassages: (without: number, all: number) =>
    without === all
      ? "The graph has no passage for this answer."
      : `${formatCount(without)} of ${formatPlural(all, "triple", "triples")} have no passage.`,
  above: "Its passage stands above.",
  passages: (count: number) => formatPlural(count, "passage", "passages"),
  quote: (text: string) => `“${text}”`,
  copy: "Copy citation",
  copied: "Citation copied",
  loading: "Reading passages…",
  show: (triple: string) => `Show on the graph: ${triple}`,
};

const CONCORDANCE_ENGLISH = {
  none: "Every passage about one entity",
  noneHint: "Select a node: each passage that speaks of it is listed with its name in the middle.",
  loading: (name: string) => `Reading what is said of ${name}…`,
  failed: "The passages could not be read",
  again: "Try again",
  empty: (name: string) => `The graph holds no passage about ${name}.`,
  emptyHint: (edges: number) => `None of its ${formatPlural(edges, "edge", "edges")} comes with evidence.`,
  count: (lines: number, edges: number) =>
    `${formatPlural(lines, "line", "lines")} from ${formatPlural(edges, "edge", "edges")}`,
  leftOut: (count: number) => `${formatCount(count)} more lines are left out.`,
  unread: (read: number, edges: number) => `Read for ${formatCount(read)} of ${formatCount(edges)} edges.`,
  save: "Save the lines as CSV",
  filter: "Only lines with",
  order: "Order",
  orders: {
    source: "By source",
    graph: "As in the graph",
    before: "By what comes before",
    after: "By what follows",
    relation: "By relation",
  },
  noMatch: "No line holds these words.",
  table: (name: string) => `Passages about ${name}`,
  before: "Before",
  keyword: "Name",
  after: "After",
  unnamed: "not named",
  nameless: "No passage names it; these stand on its edges.",
  read: "Read this node in context",
};

const EVIDENCE_ROMANIAN: typeof EVIDENCE_ENGLISH = {
  panels: { evidence: "Dovezi", kwic: "În context" },
  kwicWords: "concordanță kwic rânduri cuvânt cheie",
  none: "Pe ce se sprijină răspunsul",
  noneHint:
    "Pune o întrebare: fiecare afirmație din răspuns vine cu tripletele și pasajele pe care se sprijină.",
  noAnswer: "Nu este listat niciun răspuns, deci nu e nimic de susținut.",
  beside: "Nu este un răspuns, ci ce spune textul despre asta.",
  statements: (count) => formatPluralRo(count, "afirmație", "afirmații"),
  allSupported: "Fiecare afirmație se sprijină pe muchii păstrate.",
  unsupportedCount: (count) =>
    `${formatPluralRo(count, "afirmație", "afirmații")} fără nicio muchie păstrată dedesubt`,
  byAbsence: "Ce nu spune graful e luat drept neadevărat.",
  byNodes: "Se sprijină pe ce spun nodurile despre ele însele: felul și proprietățile lor.",
  byText: "E citit dintr-un singur pasaj al textului; nicio muchie a grafului nu o spune.",
  unsupported: "Nesusținută",
  unsupportedHint:
    "Nicio muchie păstrată nu stă sub această afirmație sau una de care depinde nu a fost păstrată.",
  answersWithout: "Răspunsuri fără nicio muchie păstrată",
  answersWithoutHint: "Sunt în clasament, dar nimic din subgraful păstrat nu vorbește pentru ele.",
  noPassages: (without, all) =>
    without === all
      ? "Graful nu are niciun pasaj pentru acest răspuns."
      : `${formatCount(without)} din ${formatPluralRo(all, "triplet", "triplete")} nu au niciun pasaj.`,
  above: "Pasajul stă mai sus.",
  passages: (count) => formatPluralRo(count, "pasaj", "pasaje"),
  // Quotation marks inside others are angular in Romanian.
  quote: (text) => `„${text.replace(/„/g, "«").replace(/”/g, "»")}”`,
  copy: "Copiază citarea",
  copied: "Citarea a fost copiată",
  loading: "Se citesc pasajele…",
  show: (triple) => `Arată în graf: ${triple}`,
};

const CONCORDANCE_ROMANIAN: typeof CONCORDANCE_ENGLISH = {
  none: "Toate pasajele despre o entitate",
  noneHint: "Selectează un nod: fiecare pasaj care vorbește despre el apare cu numele său în mijloc.",
  loading: (name) => `Se citește ce se spune despre ${name}…`,
  failed: "Pasajele nu au putut fi citite",
  again: "Încearcă din nou",
  empty: (name) => `Graful nu are niciun pasaj despre ${name}.`,
  emptyHint: (edges) => `Are ${formatPluralRo(edges, "muchie", "muchii")}, toate fără dovezi.`,
  count: (lines, edges) =>
    `${formatPluralRo(lines, "rând", "rânduri")} din ${formatPluralRo(edges, "muchie", "muchii")}`,
  leftOut: (count) => `Lăsate deoparte: ${formatPluralRo(count, "rând", "rânduri")}.`,
  unread: (read, edges) =>
    `Citite pentru ${formatCount(read)} din ${formatPluralRo(edges, "muchie", "muchii")}.`,
  save: "Salvează rândurile ca CSV",
  filter: "Doar rândurile cu",
  order: "Ordine",
  orders: {
    source: "După sursă",
    graph: "Ca în graf",
    before: "După ce stă înainte",
    after: "După ce urmează",
    relation: "După relație",
  },
  noMatch: "Niciun rând nu conține aceste cuvinte.",
  table: (name) => `Pasaje despre ${name}`,
  before: "Înainte",
  keyword: "Nume",
  after: "După",
  nameless: "Niciun pasaj nu îl numește; acestea stau pe muchiile lui.",
  unnamed: "nu este numit",
  read: "Citește acest nod în context",
};

export const EVIDENCE_TEXTS = spoken({ en: EVIDENCE_ENGLISH, ro: EVIDENCE_ROMANIAN });
export const CONCORDANCE_TEXTS = spoken({ en: CONCORDANCE_ENGLISH, ro: CONCORDANCE_ROMANIAN });
