/** The words of the drawn graph, in Romanian. */
import { formatCount, formatPluralRo } from "../format";
import type { GRAPH_ENGLISH } from "./graph-english";

const edges = (count: number): string => formatPluralRo(count, "muchie", "muchii");

export const GRAPH_ROMANIAN: typeof GRAPH_ENGLISH = {
  label: "Graful răspunsului",
  empty: "Graf gol",
  tabGraph: "Graf",
  tabTriples: "Tabel",
  views: "Vederi",
  fit: "Încadrează tot",
  fitKept: "Încadrează răspunsul",
  zoomIn: "Mărește",
  zoomOut: "Micșorează",
  layout: "Așază din nou",
  png: "Salvează ca imagine (PNG)",
  svg: "Salvează ca desen (SVG)",
  tools: "Uneltele grafului",
  drawn: (drawn, total) =>
    drawn < total
      ? `Desenate: ${formatCount(drawn)} din ${edges(total)}`
      : total === 1
        ? "Singura muchie e desenată"
        : `Toate cele ${edges(total)} desenate`,
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
