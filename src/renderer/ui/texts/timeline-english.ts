/** The words of the timeline, in English. */
import { formatPlural } from "../format";

const edges = (count: number): string => formatPlural(count, "edge", "edges");
const nodes = (count: number): string => formatPlural(count, "node", "nodes");

export const TIMELINE_ENGLISH = {
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
};
