/** Where a text has its people, places and chapters: the edges whose passages show them. */
import {
  APPEARS_IN,
  CONTAINS_MOTIF,
  EXPLORES_THEME,
  HAS_CHARACTER,
  PART_OF,
} from "../../../../../shared/texts/build";
import type { Ports } from "../../stage";
import type { GraphFacts } from "../graph-facts";
import { edgesBetween, walkAll } from "../relation-path";

/** Edges whose passage is where somebody is named, or a chapter's heading; the most telling first. */
const PASSAGES = [
  { relation: APPEARS_IN, backward: false },
  { relation: HAS_CHARACTER, backward: true },
  { relation: PART_OF, backward: false },
];

/** What a graph built from texts has beside its works where nobody is named often enough to be a character: a diary, a description. */
const WORK = "Work";
const OF_WORKS: ReadonlySet<string> = new Set([APPEARS_IN, CONTAINS_MOTIF, EXPLORES_THEME]);

/** Whether a graph is built from texts. */
export const isOfTexts = ({ relations, labels }: Pick<GraphFacts, "relations" | "labels">): boolean =>
  relations.some(({ name }) => name === HAS_CHARACTER) ||
  (labels.some(({ name }) => name === WORK) && relations.some(({ name }) => OF_WORKS.has(name)));

/**
 * The edges to the chapters in which they stand, or, of a text without chapters, to the text: each has the sentence in which it stands
 * there first; none in graphs not built from texts. Throws what the store throws.
 */
export async function passagesOf(
  nodes: readonly number[],
  facts: GraphFacts,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<number[]> {
  if (nodes.length === 0 || !isOfTexts(facts)) return [];
  const from = Int32Array.from(nodes);
  for (const { relation, backward } of PASSAGES) {
    const handle = facts.relations.find(({ name }) => name === relation)?.handle;
    if (handle === undefined) continue;
    const steps = [{ relation: handle, backward }];
    const { nodes: whole } = await walkAll(store, from, steps, facts, signal);
    const edges = await edgesBetween(store, from, steps, new Set(whole), facts, signal);
    if (edges.length > 0) return edges;
  }
  return [];
}
