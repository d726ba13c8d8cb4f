/** Pins in the prune stage: what is pinned out earns nothing, what the solver is held to earns more than all edges cost. */
import type { CandidateGraph } from "../../../../shared/graph";
import type { PinColumns, Scores } from "../stage";

type Prizes = Pick<Scores, "nodePrizes" | "edgePrizes" | "edgeCosts">;

const OUT = -1;

/** The prizes without those of nodes that are pinned out. */
export function withoutPinnedOut(scores: Prizes, { nodes }: PinColumns): Prizes {
  if (!nodes.includes(OUT)) return scores;
  return { ...scores, nodePrizes: scores.nodePrizes.map((prize, row) => (nodes[row] === OUT ? 0 : prize)) };
}

/**
 * The prizes with one for the anchor and for each pin in that exceeds all costs and prizes together: no way to them is too dear, and
 * growth never gives them up. Finite, so that the solver's arithmetic holds. `solved` are the rows of the edges that go on.
 */
export function holdingPins(
  scores: Prizes,
  { heldNodes, heldEdges }: PinColumns,
  solved: Int32Array,
): Prizes {
  let most = 1;
  for (const prize of scores.nodePrizes) most += prize;
  for (const row of solved) most += scores.edgePrizes[row]! + scores.edgeCosts[row]!;
  const nodePrizes = scores.nodePrizes.slice();
  const edgePrizes = scores.edgePrizes.slice();
  for (const row of heldNodes) nodePrizes[row] = most;
  for (const row of heldEdges) edgePrizes[row] = most;
  return { ...scores, nodePrizes, edgePrizes };
}

/** True where a subgraph holds every pin in that has a way, without being made to. */
export function holdsPins(
  { nodes }: { readonly nodes: Uint8Array },
  isKept: (edge: number) => boolean,
  { heldNodes, heldEdges, anchor, nodes: pinned }: PinColumns,
): boolean {
  const wanted = heldNodes.filter((row) => row !== anchor || pinned[row] === 1);
  return wanted.every((row) => nodes[row] === 1) && heldEdges.every(isKept);
}

/** Nodes that are pinned out are not kept, also where nothing costs anything; returns the column. */
export function dropPinnedOut(nodes: Uint8Array, pins: PinColumns | undefined): Uint8Array {
  pins?.nodes.forEach((pin, row) => {
    if (pin === OUT) nodes[row] = 0;
  });
  return nodes;
}

/** Candidate rows of the nodes that are pinned in. */
export function nodesPinnedIn({ nodes }: CandidateGraph, pins: PinColumns | undefined): number[] {
  return pins === undefined ? [] : [...nodes.keys()].filter((row) => pins.nodes[row] === 1);
}
