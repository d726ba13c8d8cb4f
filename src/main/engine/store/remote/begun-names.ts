/** What is typed of a name, against names that a database found: the order that the built-in store has. */
import { words } from "../../../../shared/fold";
import type { ScoredNode } from "../../../../shared/graph";
import { PREFIX_FITS } from "../best-fits";
import type { NamedNode } from "./linked-names";

/** Names looked at; a beginning that more have is typed on. */
export const MOST_BEGUN = 200;

/** A node with its name and how many edges it has, 0 where the database does not say. */
export type JoinedNode = NamedNode & { readonly degree: number };

/** Folded words as they stand in a folded name: at its start, or at a later word. */
export function begunFolds(typed: string): { fold: string; inside: string } {
  const fold = words(typed).join(" ");
  return { fold, inside: ` ${fold}` };
}

/** At most `k` of the nodes whose names hold the typed words in a row; best joined first, then the shorter name. */
export function rankBegun(typed: string, nodes: readonly JoinedNode[], k: number): ScoredNode[] {
  const { fold } = begunFolds(typed);
  const found = new Map(nodes.map((one) => [one.node, { ...one, score: fitOf(fold, one.name) }]));
  return [...found.values()]
    .filter(({ score }) => score > 0)
    .sort(
      (one, other) =>
        other.score - one.score ||
        other.degree - one.degree ||
        one.name.length - other.name.length ||
        one.node - other.node,
    )
    .slice(0, k)
    .map(({ node, score }) => ({ node, score }));
}

function fitOf(fold: string, name: string): number {
  const folded = words(name).join(" ");
  if (folded === fold) return PREFIX_FITS.whole;
  if (folded.startsWith(fold)) return PREFIX_FITS.start;
  return folded.includes(` ${fold}`) ? PREFIX_FITS.inside : 0;
}
