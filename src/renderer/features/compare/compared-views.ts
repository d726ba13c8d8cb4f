/** The two pictures of a comparison: in each all that either run keeps, so that the same stands at the same place in both. */
import type { RunView } from "../../../shared/trace";
import { answerView } from "../../picture/answer-view";
import { drawnView, type AddedEdge, type AddedNode, type DrawnView } from "../../picture/drawn-view";
import type { Sign } from "../../picture/elements";
import type { SideName } from "./compare-view";
import type { ComparedEdge, RunComparison } from "./run-comparison";

export interface TwoRuns {
  readonly left: RunView;
  readonly right: RunView;
  readonly found: RunComparison;
}

/** True where both answer the same question over the same graph: only then handles and places mean the same in both. */
export function sharePlaces({ left, right }: Pick<TwoRuns, "left" | "right">): boolean {
  return left.graph === right.graph && left.question === right.question;
}

/**
 * What a side keeps with what only the other keeps: as dropped where it was a candidate here, as added where it was none. Only what
 * the side keeps where the two do not share places.
 */
export function comparedView(two: TwoRuns, side: SideName): DrawnView {
  const own = two[side];
  if (!sharePlaces(two)) return answerView(own, { nodes: [], edges: [] })?.view ?? own;
  const other = two[otherSide(side)];
  const theirs = side === "left" ? two.found.onlyRight : two.found.onlyLeft;
  const absent = theirs.filter((edge) => rowIn(edge, side) < 0).map((edge) => rowIn(edge, otherSide(side)));
  const dropped = theirs.map((edge) => own.edges.handle[rowIn(edge, side)]).filter((it) => it !== undefined);
  const drawn = drawnView(own, { ...addedOf(own, other, absent), dismissed: [], groups: [] });
  const answers = other.answers.map(({ node }) => node);
  return answerView(drawn, { nodes: answers, edges: dropped })?.view ?? drawn;
}

/** Edges of the other run, and the ends of them that this one does not have. */
function addedOf(
  own: RunView,
  { nodes, edges, labels, relations }: RunView,
  rows: readonly number[],
): { nodes: AddedNode[]; edges: AddedEdge[] } {
  const known = new Set(own.nodes.handle);
  const ends = new Set(rows.flatMap((row) => [edges.source[row]!, edges.target[row]!]));
  return {
    nodes: [...ends]
      .filter((end) => !known.has(nodes.handle[end]!))
      .map((end) => ({
        ...{ handle: nodes.handle[end]!, id: nodes.id[end]!, name: nodes.name[end]! },
        label: labels[nodes.label[end]!] ?? "",
      })),
    edges: rows.map((row) => {
      const [source, target] = [edges.source[row]!, edges.target[row]!];
      return {
        ...{ handle: edges.handle[row]!, source: nodes.handle[source]!, target: nodes.handle[target]! },
        ends: [nodes.id[source]!, nodes.id[target]!] as const,
        relation: relations[edges.relation[row]!]!,
      };
    }),
  };
}

/** What both keep, what only this side keeps, and what only the other keeps, by handle as they are drawn here. */
export function sideSigns(two: TwoRuns, side: SideName): Sign[] {
  const shared = sharePlaces(two);
  const handleOf = (edge: ComparedEdge): number | undefined =>
    two[side].edges.handle[rowIn(edge, side)] ??
    (shared ? two[otherSide(side)].edges.handle[rowIn(edge, otherSide(side))] : undefined);
  const signed = (edges: readonly ComparedEdge[], sign: Sign["sign"]): Sign[] =>
    edges.flatMap((edge) => {
      const handle = handleOf(edge);
      if (handle === undefined) return [];
      const elsewhere = sign === otherSide(side);
      return [{ element: { kind: "edge", handle } as const, sign, ...(elsewhere && { elsewhere }) }];
    });
  const { keptByBoth, onlyLeft, onlyRight } = two.found;
  return [...signed(keptByBoth, "both"), ...signed(onlyLeft, "left"), ...signed(onlyRight, "right")];
}

export function otherSide(side: SideName): SideName {
  return side === "left" ? "right" : "left";
}

function rowIn({ leftRow, rightRow }: ComparedEdge, side: SideName): number {
  return side === "left" ? leftRow : rightRow;
}
