/** The words of the map. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatCount, formatPlural } from "../../ui/format";
import { spoken } from "../../ui/language";

const ENGLISH = {
  title: "Map",
  none: "The whole graph as a map",
  noneHint: "Choose a graph: every node gets a place, and each answer is shown where it lies.",
  drawing: "Drawing the map",
  preparing: "Bringing the map onto the screen…",
  cancel: "Cancel",
  cancelled: "The map was not drawn",
  cancelledHint: "You stopped it. Drawing it again takes a few seconds.",
  failed: "The map could not be drawn",
  draw: "Draw the map",
  empty: "This graph has no nodes",
  emptyHint: "Import something into it, then look again.",
  label: (nodes: number, edges: number) =>
    `Map of the whole graph: ${formatPlural(nodes, "node", "nodes")}, ${formatPlural(edges, "edge", "edges")}`,
  counts: (nodes: number, edges: number) =>
    `${formatPlural(nodes, "node", "nodes")} · ${formatPlural(edges, "edge", "edges")}`,
  leftOut: (nodes: number, edges: number) =>
    `Too large to show whole: ${formatPlural(nodes, "node", "nodes")} with the fewest edges and ${formatPlural(edges, "edge", "edges")} are left out.`,
  answer: (nodes: number) => `${formatPlural(nodes, "node", "nodes")} of the answer`,
  missing: (nodes: number) =>
    `${formatCount(nodes)} more of the answer lie beyond what the map has room for.`,
  plain: "This window has no WebGL: the map is drawn more slowly.",
  tools: "Map tools",
  fitAnswer: "Show the answer on the map",
  fitAll: "Show the whole map",
  zoomIn: "Zoom the map in",
  zoomOut: "Zoom the map out",
  stopSettling: "Leave the map's nodes where they are",
  find: "Find on the map",
  findPlaceholder: "Name on the map",
  matches: "Nodes found on the map",
  noMatch: "No node of the map has this name.",
  labels: "Colours of the map",
  unlabelled: "no label",
  more: (count: number) => `and ${formatPlural(count, "more label", "more labels")}`,
  picked: "Picked on the map",
  edges: (count: number) => formatPlural(count, "edge", "edges"),
  add: "Add to the picture",
  inPicture: "In the picture",
  close: "Let it go",
  words: "whole graph overview atlas",
};

const nodes = (count: number): string => formatPluralRo(count, "nod", "noduri");
const edges = (count: number): string => formatPluralRo(count, "muchie", "muchii");

const ROMANIAN: typeof ENGLISH = {
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

export const MAP_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
