/** The words of the timeline. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatCount, formatPlural } from "../../ui/format";
import { spoken } from "../../ui/language";

const edges = (count: number): string => formatPlural(count, "edge", "edges");
const nodes = (count: number): string => formatPlural(count, "node", "nodes");

const ENGLISH = {
  title: "Timeline",
  play: "Play (Space)",
  pause: "Pause (Space)",
  back: "Step back (←)",
  forward: "Step on (→)",
  autoplay: "Play every new question",
  scrub: "Position on the timeline",
  hop: (hop: number) => `Hop ${String(hop)}`,
  alive: (nodeCount: number, edgeCount: number) => `${nodes(nodeCount)} · ${edges(edgeCount)}`,
  edges,
  nodes,
  drawn: "drawn",
  drawnMeaning: "Only those that are drawn are counted.",
  reused: "reused",
  reusedMeaning: "Nothing this stage depends on changed: its earlier result was used again.",
  lost: (count: number) => `${edges(count)} lost`,
  waiting: "The stages of a question appear here.",
  valueText: (step: string, of: string) => `${step}, ${of}`,
  start: "Before the first stage",
  dropped: (count: number) => `${edges(count)} never became candidates`,
  playOrPause: "Play or pause the timeline",
  stepOn: "One step on",
  stepBack: "One step back",
  toStart: "To the start of the timeline",
  toEnd: "To the end of the timeline",
};

const edgesRo = (count: number): string => formatPluralRo(count, "muchie", "muchii");
const nodesRo = (count: number): string => formatPluralRo(count, "nod", "noduri");

const ROMANIAN: typeof ENGLISH = {
  title: "Cronologie",
  play: "Pornește (Spațiu)",
  pause: "Oprește (Spațiu)",
  back: "Un pas înapoi (←)",
  forward: "Un pas înainte (→)",
  autoplay: "Pornește la fiecare întrebare nouă",
  scrub: "Locul în cronologie",
  hop: (hop) => `Pasul ${String(hop)}`,
  alive: (nodeCount, edgeCount) => `${nodesRo(nodeCount)} · ${edgesRo(edgeCount)}`,
  // Shorter than "1.183 de muchii", which does not fit under a bar.
  edges: (count) => `muchii: ${formatCount(count)}`,
  nodes: (count) => `noduri: ${formatCount(count)}`,
  drawn: "desenate",
  drawnMeaning: "Sunt numărate doar cele desenate.",
  reused: "refolosit",
  reusedMeaning:
    "Nimic din ce contează pentru această etapă nu s-a schimbat: s-a folosit rezultatul dinainte.",
  lost: (count) => (count === 1 ? "1 muchie pierdută" : `${edgesRo(count)} pierdute`),
  waiting: "Aici apar etapele unei întrebări.",
  valueText: (step, of) => `${step}, ${of}`,
  start: "Înaintea primei etape",
  dropped: (count) =>
    count === 1 ? "1 muchie nu a ajuns candidată" : `${edgesRo(count)} nu au ajuns candidate`,
  playOrPause: "Pornește sau oprește cronologia",
  stepOn: "Un pas înainte",
  stepBack: "Un pas înapoi",
  toStart: "La începutul cronologiei",
  toEnd: "La sfârșitul cronologiei",
};

export const TIMELINE_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
