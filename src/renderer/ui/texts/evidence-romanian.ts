/** The words of evidence and of keywords in context, in Romanian. */
import { formatCount, formatPluralRo } from "../format";
import type { CONCORDANCE_ENGLISH, EVIDENCE_ENGLISH } from "./evidence-english";

export const EVIDENCE_ROMANIAN: typeof EVIDENCE_ENGLISH = {
  panels: { evidence: "Dovezi", kwic: "În context" },
  none: "Pe ce se sprijină răspunsul",
  noneHint:
    "Pune o întrebare: fiecare afirmație din răspuns vine cu tripletele și pasajele pe care se sprijină.",
  noAnswer: "Această rulare nu are niciun răspuns, deci nu e nimic de susținut.",
  statements: (count) => formatPluralRo(count, "afirmație", "afirmații"),
  allSupported: "Fiecare afirmație se sprijină pe muchii păstrate.",
  unsupportedCount: (count) =>
    `${formatPluralRo(count, "afirmație", "afirmații")} fără nicio muchie păstrată dedesubt`,
  unsupported: "Nesusținută",
  unsupportedHint:
    "Nicio muchie păstrată nu stă sub această afirmație sau una de care depinde nu a fost păstrată.",
  answersWithout: "Răspunsuri fără nicio muchie păstrată",
  answersWithoutHint: "Sunt în clasament, dar nimic din subgraful păstrat nu vorbește pentru ele.",
  noPassage: "Graful nu are niciun pasaj pentru acest triplet.",
  passages: (count) => formatPluralRo(count, "pasaj", "pasaje"),
  // Quotation marks inside others are angular in Romanian.
  quote: (text) => `„${text.replace(/„/g, "«").replace(/”/g, "»")}”`,
  copy: "Copiază citarea",
  copied: "Citarea a fost copiată",
  loading: "Se citesc pasajele…",
  show: (triple) => `Arată în graf: ${triple}`,
};

export const CONCORDANCE_ROMANIAN: typeof CONCORDANCE_ENGLISH = {
  none: "Toate pasajele despre o entitate",
  noneHint: "Selectează un nod: fiecare pasaj care vorbește despre el apare cu numele său în mijloc.",
  needsRun: "Pune întâi o întrebare, apoi selectează un nod din graful ei.",
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
  filter: "Doar rândurile cu",
  order: "Ordine",
  orders: {
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
