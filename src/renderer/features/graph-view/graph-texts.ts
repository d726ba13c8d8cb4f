/** The words of the drawn graph. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatCount, formatPlural } from "../../ui/format";
import { spoken } from "../../ui/language";

const ENGLISH = {
  label: "Graph of the answer",
  empty: "Empty graph",
  tabGraph: "Graph",
  tabTriples: "Table",
  views: "Views",
  fit: "Fit everything",
  fitKept: "Fit the answer",
  candidates: "Show every candidate",
  answerAlone: "Show the answer alone",
  switchCandidates: "Answer alone or every candidate",
  columns: "Columns from left to right",
  freely: "Laid out by forces",
  switchColumns: "Layout: left to right, or by forces",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  layout: "Lay out again",
  png: "Save as picture (PNG)",
  svg: "Save as drawing (SVG)",
  slide: "Save picture and answer as a slide",
  slidePng: "Slide (PNG)",
  slideSvg: "Slide to be edited (SVG)",
  slideMore: (count: number) => `and ${formatPlural(count, "more answer", "more answers")}`,
  tools: "Graph tools",
  /** Not "all": a count of thousands is made of more than the run looks at one by one. */
  drawn: (drawn: number, total: number) =>
    drawn < total
      ? `${formatCount(drawn)} of ${formatCount(total)} edges drawn`
      : `${formatPlural(total, "edge", "edges")} drawn`,
  drawnNodes: (drawn: number, total: number) => `${formatCount(drawn)} of ${formatCount(total)} nodes drawn`,
  drawnMeaning:
    "Candidate edges of this run. Where not all are drawn, kept ones are drawn first, then those that came nearest to being kept.",
  laying: "Laying out…",
  legend: "Legend",
  legendNodes: "Nodes by label",
  legendEdges: "Edges",
  hide: (label: string) => `Hide ${label}`,
  show: (label: string) => `Show ${label}`,
  moreLabels: (count: number) => `${formatPlural(count, "more label", "more labels")}: list them all`,
  unlabelled: "no label",
  encodeBy: "Edges by",
  encodeMeaning: "The higher this number of an edge, the stronger its colour and width.",
  nothing: "nothing",
  keptEdge: "kept",
  lostEdge: "dropped",
};

const edges = (count: number): string => formatPluralRo(count, "muchie", "muchii");

const ROMANIAN: typeof ENGLISH = {
  label: "Graful răspunsului",
  empty: "Graf gol",
  tabGraph: "Graf",
  tabTriples: "Tabel",
  views: "Vederi",
  fit: "Încadrează tot",
  fitKept: "Încadrează răspunsul",
  candidates: "Arată toți candidații",
  answerAlone: "Arată doar răspunsul",
  switchCandidates: "Doar răspunsul sau toți candidații",
  columns: "Coloane de la stânga la dreapta",
  freely: "Așezat prin forțe",
  switchColumns: "Așezare: de la stânga la dreapta sau prin forțe",
  zoomIn: "Mărește",
  zoomOut: "Micșorează",
  layout: "Așază din nou",
  png: "Salvează ca imagine (PNG)",
  svg: "Salvează ca desen (SVG)",
  slide: "Salvează imaginea și răspunsul ca diapozitiv",
  slidePng: "Diapozitiv (PNG)",
  slideSvg: "Diapozitiv de editat (SVG)",
  slideMore: (count) => `și încă ${formatPluralRo(count, "răspuns", "răspunsuri")}`,
  tools: "Uneltele grafului",
  drawn: (drawn, total) =>
    drawn < total ? `Desenate: ${formatCount(drawn)} din ${edges(total)}` : `Desenate: ${edges(total)}`,
  drawnNodes: (drawn, total) =>
    `Desenate: ${formatCount(drawn)} din ${formatPluralRo(total, "nod", "noduri")}`,
  drawnMeaning:
    "Muchiile candidate ale acestei rulări. Unde nu încap toate, cele păstrate sunt desenate primele, apoi cele care au fost cel mai aproape de a fi păstrate.",
  laying: "Se așază…",
  legend: "Legendă",
  legendNodes: "Noduri după etichetă",
  legendEdges: "Muchii",
  hide: (label) => `Ascunde ${label}`,
  show: (label) => `Arată ${label}`,
  moreLabels: (count) => `Încă ${formatPluralRo(count, "etichetă", "etichete")}: arată-le pe toate`,
  unlabelled: "fără etichetă",
  encodeBy: "Muchii după",
  encodeMeaning:
    "Cu cât acest număr al unei muchii este mai mare, cu atât culoarea și linia ei sunt mai puternice.",
  nothing: "nimic",
  keptEdge: "păstrată",
  lostEdge: "lăsată deoparte",
};

export const GRAPH_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
