/** The words of the timeline, in Romanian. */
import { formatCount, formatPluralRo } from "../format";
import type { TIMELINE_ENGLISH } from "./timeline-english";

const edges = (count: number): string => formatPluralRo(count, "muchie", "muchii");
const nodes = (count: number): string => formatPluralRo(count, "nod", "noduri");

export const TIMELINE_ROMANIAN: typeof TIMELINE_ENGLISH = {
  title: "Cronologie",
  play: "Pornește (Spațiu)",
  pause: "Oprește (Spațiu)",
  back: "Un pas înapoi (←)",
  forward: "Un pas înainte (→)",
  autoplay: "Pornește la fiecare întrebare nouă",
  scrub: "Locul în cronologie",
  hop: (hop) => `Pasul ${String(hop)}`,
  alive: (nodeCount, edgeCount) => `${nodes(nodeCount)} · ${edges(edgeCount)}`,
  // Shorter than "1.183 de muchii", which does not fit under a bar.
  edges: (count) => `muchii: ${formatCount(count)}`,
  nodes: (count) => `noduri: ${formatCount(count)}`,
  drawn: "desenate",
  drawnMeaning: "Sunt numărate doar cele desenate.",
  reused: "refolosit",
  reusedMeaning:
    "Nimic din ce contează pentru această etapă nu s-a schimbat: s-a folosit rezultatul dinainte.",
  lost: (count) => (count === 1 ? "1 muchie pierdută" : `${edges(count)} pierdute`),
  waiting: "Aici apar etapele unei întrebări.",
  valueText: (step, of) => `${step}, ${of}`,
  start: "Înaintea primei etape",
  dropped: (count) =>
    count === 1 ? "1 muchie nu a ajuns candidată" : `${edges(count)} nu au ajuns candidate`,
};
