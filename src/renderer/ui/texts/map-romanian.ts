/** The words of the map of a whole graph, in Romanian. */
import { formatPluralRo } from "../format";
import type { MAP_ENGLISH } from "./map-english";

const nodes = (count: number): string => formatPluralRo(count, "nod", "noduri");
const edges = (count: number): string => formatPluralRo(count, "muchie", "muchii");

export const MAP_ROMANIAN: typeof MAP_ENGLISH = {
  title: "Hartă",
  none: "Tot graful ca o hartă",
  noneHint: "Alege un graf: fiecare nod primește un loc, iar fiecare răspuns se vede acolo unde se află.",
  drawing: "Se desenează harta",
  preparing: "Harta este adusă pe ecran…",
  cancel: "Anulează",
  cancelled: "Harta nu a fost desenată",
  cancelledHint: "Ai oprit-o. Desenarea din nou durează câteva secunde.",
  failed: "Harta nu a putut fi desenată",
  draw: "Desenează harta",
  empty: "Graful acesta nu are noduri",
  emptyHint: "Importă ceva în el, apoi privește din nou.",
  label: (nodeCount, edgeCount) => `Harta întregului graf: ${nodes(nodeCount)}, ${edges(edgeCount)}`,
  counts: (nodeCount, edgeCount) => `${nodes(nodeCount)} · ${edges(edgeCount)}`,
  leftOut: (nodeCount, edgeCount) =>
    `Prea mare pentru a fi arătat întreg: lipsesc ${nodes(nodeCount)} cu cele mai puține muchii și ${edges(edgeCount)}.`,
  answer: (count) => `${nodes(count)} din răspuns`,
  missing: (count) =>
    count === 1
      ? "Încă un nod din răspuns nu a mai avut loc pe hartă."
      : `Încă ${nodes(count)} din răspuns nu au mai avut loc pe hartă.`,
  plain: "Fereastra aceasta nu are WebGL: harta se desenează mai încet.",
  tools: "Uneltele hărții",
  fitAnswer: "Arată răspunsul pe hartă",
  fitAll: "Arată toată harta",
  zoomIn: "Apropie harta",
  zoomOut: "Depărtează harta",
  stopSettling: "Lasă nodurile hărții unde sunt",
  find: "Caută pe hartă",
  findPlaceholder: "Un nume de pe hartă",
  matches: "Noduri găsite pe hartă",
  noMatch: "Niciun nod de pe hartă nu are acest nume.",
  labels: "Culorile hărții",
  unlabelled: "fără etichetă",
  more: (count) => `și încă ${formatPluralRo(count, "etichetă", "etichete")}`,
  picked: "Ales pe hartă",
  edges,
  add: "Adaugă la desen",
  inPicture: "Se află în desen",
  close: "Renunță la el",
  words: "tot graful privire de ansamblu atlas",
};
