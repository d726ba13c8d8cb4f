/** Pins: what a person decided about single nodes and edges before any score is heard. Plain data that travels with the recipe. */
import { z } from "zod";

/** Most pins of one kind. */
const MOST_PINS = 1000;

const nodeIds = z.array(z.string().min(1).max(10_000)).max(MOST_PINS).default([]);
/** 16 hexadecimal digits, as `RunView.edges.key` has them. */
const edgeKeys = z
  .array(z.string().regex(/^[0-9a-f]{16}$/, "an edge key of 16 hexadecimal digits"))
  .max(MOST_PINS)
  .default([]);

/**
 * By node id and edge key, never by handle: true on any machine and in any store. "Out": the edge, or every edge of the node, is never
 * kept. "In": it goes on whatever its score and is kept wherever it has a way to the rest (docs/methods.md).
 */
export const pinsSchema = z
  .strictObject({ nodesIn: nodeIds, nodesOut: nodeIds, edgesIn: edgeKeys, edgesOut: edgeKeys })
  .refine(({ nodesIn, nodesOut }) => !shareOne(nodesIn, nodesOut), "a node is pinned both in and out")
  .refine(({ edgesIn, edgesOut }) => !shareOne(edgesIn, edgesOut), "an edge is pinned both in and out");
export type Pins = z.infer<typeof pinsSchema>;

export const NO_PINS: Pins = { nodesIn: [], nodesOut: [], edgesIn: [], edgesOut: [] };

/** True when anything is pinned. */
export function hasPins(pins: Pins | undefined): pins is Pins {
  return pins !== undefined && Object.values(pins).some((list) => list.length > 0);
}

/** The same pins in the one order that makes equal pins equal texts: sorted, each once. */
export function tidyPins({ nodesIn, nodesOut, edgesIn, edgesOut }: Pins): Pins {
  const tidy = (list: readonly string[]) => [...new Set(list)].sort();
  return {
    nodesIn: tidy(nodesIn),
    nodesOut: tidy(nodesOut),
    edgesIn: tidy(edgesIn),
    edgesOut: tidy(edgesOut),
  };
}

/** The pins without those of one node or edge. */
export function withoutPin(pins: Pins, key: string): Pins {
  const rest = (list: readonly string[]) => list.filter((one) => one !== key);
  return {
    nodesIn: rest(pins.nodesIn),
    nodesOut: rest(pins.nodesOut),
    edgesIn: rest(pins.edgesIn),
    edgesOut: rest(pins.edgesOut),
  };
}

function shareOne(a: readonly string[], b: readonly string[]): boolean {
  const known = new Set(a);
  return b.some((one) => known.has(one));
}
