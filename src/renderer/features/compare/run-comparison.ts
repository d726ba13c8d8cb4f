/** What two runs have in common and what not: kept edges and nodes, numbers of edges, ranks of answers. By stable names, never by handle. */
import { KEPT, type RunView } from "../../../shared/trace";

/** An edge of either run, by its stable name; the rows are those of the views, −1 where it is not in them. */
export interface ComparedEdge {
  readonly key: string;
  readonly leftRow: number;
  readonly rightRow: number;
}

/** An edge whose probability, or prize where there is none, is another. */
export interface MovedEdge extends ComparedEdge {
  readonly number: string;
  readonly left: number;
  readonly right: number;
}

/** An answer of either run with its ranks from 1; null where it is none. */
export interface ComparedAnswer {
  readonly id: string;
  readonly name: string;
  readonly left: number | null;
  readonly right: number | null;
}

/** Counts of what is kept, and their Jaccard index |both| / |either| (1 where neither keeps anything). */
export interface Overlap {
  readonly both: number;
  readonly onlyLeft: number;
  readonly onlyRight: number;
  readonly jaccard: number;
}

export interface RunComparison {
  readonly edges: Overlap;
  readonly nodes: Overlap;
  readonly keptByBoth: readonly ComparedEdge[];
  readonly onlyLeft: readonly ComparedEdge[];
  readonly onlyRight: readonly ComparedEdge[];
  /** Farthest moved first; edges in both views only. */
  readonly moved: readonly MovedEdge[];
  /** By the better of their ranks. */
  readonly answers: readonly ComparedAnswer[];
}

/** Compares two views; kept edges are drawn before all others, so both hold all of theirs. */
export function compareViews(left: RunView, right: RunView): RunComparison {
  const [leftKeys, rightKeys] = [edgeKeys(left), edgeKeys(right)];
  const rightRows = new Map(rightKeys.map((key, row) => [key, row]));
  const leftRows = new Map(leftKeys.map((key, row) => [key, row]));
  const all: ComparedEdge[] = [
    ...leftKeys.map((key, leftRow) => ({ key, leftRow, rightRow: rightRows.get(key) ?? -1 })),
    ...rightKeys.flatMap((key, rightRow) => (leftRows.has(key) ? [] : [{ key, leftRow: -1, rightRow }])),
  ];
  const inLeft = ({ leftRow }: ComparedEdge): boolean => left.edges.verdict[leftRow] === KEPT;
  const inRight = ({ rightRow }: ComparedEdge): boolean => right.edges.verdict[rightRow] === KEPT;
  const keptByBoth = all.filter((edge) => inLeft(edge) && inRight(edge));
  const onlyLeft = all.filter((edge) => inLeft(edge) && !inRight(edge));
  const onlyRight = all.filter((edge) => !inLeft(edge) && inRight(edge));
  return {
    ...{ keptByBoth, onlyLeft, onlyRight },
    edges: overlap(keptByBoth.length, onlyLeft.length, onlyRight.length),
    nodes: nodeOverlap(left, right),
    moved: movedEdges(all, left, right),
    answers: comparedAnswers(left, right),
  };
}

/** Stable names of a view's edges: their keys, or what they say where the view has none. */
function edgeKeys({ edges, nodes, relations }: RunView): readonly string[] {
  return (
    edges.key ??
    Array.from(edges.handle, (_, row) =>
      JSON.stringify([
        nodes.id[edges.source[row]!],
        relations[edges.relation[row]!],
        nodes.id[edges.target[row]!],
      ]),
    )
  );
}

function overlap(both: number, onlyLeft: number, onlyRight: number): Overlap {
  const either = both + onlyLeft + onlyRight;
  return { both, onlyLeft, onlyRight, jaccard: either === 0 ? 1 : both / either };
}

function nodeOverlap(left: RunView, right: RunView): Overlap {
  const kept = ({ nodes }: RunView) => new Set(nodes.id.filter((_, row) => nodes.kept[row] === 1));
  const [inLeft, inRight] = [kept(left), kept(right)];
  const both = [...inLeft].filter((id) => inRight.has(id)).length;
  return overlap(both, inLeft.size - both, inRight.size - both);
}

/** Probabilities where both runs have them, otherwise prizes; recipes that score otherwise give numbers of another kind, which are not compared. */
function movedEdges(all: readonly ComparedEdge[], left: RunView, right: RunView): MovedEdge[] {
  const number = ["p", "prize"].find((name) => left.edges.numbers[name] && right.edges.numbers[name]);
  if (number === undefined) return [];
  const [before, after] = [left.edges.numbers[number]!, right.edges.numbers[number]!];
  return all
    .filter(({ leftRow, rightRow }) => leftRow >= 0 && rightRow >= 0)
    .map((edge) => ({ ...edge, number, left: before[edge.leftRow]!, right: after[edge.rightRow]! }))
    .filter((edge) => Math.abs(edge.right - edge.left) > TINY)
    .sort((a, b) => Math.abs(b.right - b.left) - Math.abs(a.right - a.left) || (a.key < b.key ? -1 : 1));
}

/** Below this two numbers differ by rounding only. */
const TINY = 1e-9;

function comparedAnswers(left: RunView, right: RunView): ComparedAnswer[] {
  const ranks = ({ answers }: RunView) => new Map(answers.map(({ id }, at) => [id, at + 1]));
  const [inLeft, inRight] = [ranks(left), ranks(right)];
  const names = new Map([...right.answers, ...left.answers].map(({ id, name }) => [id, name]));
  const rank = (one: ComparedAnswer): number => Math.min(one.left ?? Infinity, one.right ?? Infinity);
  return [...names]
    .map(([id, name]) => ({ id, name, left: inLeft.get(id) ?? null, right: inRight.get(id) ?? null }))
    .sort((a, b) => rank(a) - rank(b) || (a.left ?? Infinity) - (b.left ?? Infinity));
}
