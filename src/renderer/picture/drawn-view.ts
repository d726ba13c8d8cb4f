/** What a person makes of a run's picture: nodes and edges added, nodes put aside, nodes shown as one. */
import type { RunView } from "../../shared/trace";

/** A node that no run decided about; `label` is the name of its first label, "" where there is none. */
export interface AddedNode {
  readonly handle: number;
  readonly id: string;
  readonly name: string;
  readonly label: string;
}

/** An edge that no run decided about; its ends by node handle. */
export interface AddedEdge {
  readonly handle: number;
  readonly source: number;
  readonly target: number;
  /** Its ends by node id, for files: handles are this store's own. */
  readonly ends: readonly [source: string, target: string];
  readonly relation: string;
}

/** Nodes shown as one, by id; the first stands for all. */
export interface AliasGroup {
  readonly name: string;
  readonly members: readonly string[];
}

export interface Picture {
  readonly nodes: readonly AddedNode[];
  readonly edges: readonly AddedEdge[];
  /** Ids of nodes put aside. */
  readonly dismissed: readonly string[];
  readonly groups: readonly AliasGroup[];
}

/** The code of an edge that was added by a person and has no verdict; one beyond every code of VERDICTS. */
export const NO_VERDICT = 255;

/** A run as it is drawn: its rows keep their places, what was added follows them. Columns that are absent are all 0. */
export interface DrawnView extends RunView {
  /** Only there where the answer is drawn alone (answer-view.ts): it stands elsewhere than among its candidates. */
  readonly part?: "answer";
  readonly nodes: RunView["nodes"] & NodeMarks;
  readonly edges: RunView["edges"] & EdgeMarks;
}

interface NodeMarks {
  /** 1 where the node was added by a person. */
  readonly added?: Uint8Array;
  /** 1 where the node is put aside, or another stands for it. */
  readonly away?: Uint8Array;
  /** How many nodes are shown as this one; 0 for all others. */
  readonly stands?: Uint8Array;
}

interface EdgeMarks {
  readonly added?: Uint8Array;
  /** 1 where the edge runs inside a group. */
  readonly away?: Uint8Array;
}

/** The run with the picture's changes; the very run when there are none. Elements the picture names and nobody has are passed over. */
export function drawnView(run: RunView, picture: Picture): DrawnView {
  const { nodes, edges, dismissed, groups } = picture;
  if (nodes.length + edges.length + dismissed.length + groups.length === 0) return run;
  return gathered(withAdded(run, picture), picture);
}

function withAdded(run: RunView, picture: Picture): DrawnView {
  const known = new Set(run.nodes.handle);
  const added = picture.nodes.filter(({ handle }) => !known.has(handle));
  const handle = followed(run.nodes.handle, added, (node) => node.handle);
  const rows = new Map(Array.from(handle, (it, row) => [it, row]));
  const knownEdges = new Set(run.edges.handle);
  const more = picture.edges.filter(
    (edge) => !knownEdges.has(edge.handle) && rows.has(edge.source) && rows.has(edge.target),
  );
  const labels = withNames(run.labels, added.map(({ label }) => label).filter(Boolean));
  const names = more.map(({ relation }) => relation);
  const relations = withNames(run.relations, names);
  return {
    ...run,
    labels,
    relations,
    nodes: { ...withNodes(run.nodes, added, labels), handle },
    edges: withEdges(run.edges, more, rows, relations),
  };
}

function withNodes(nodes: RunView["nodes"], added: readonly AddedNode[], labels: readonly string[]) {
  return {
    id: [...nodes.id, ...added.map(({ id }) => id)],
    name: [...nodes.name, ...added.map(({ name }) => name)],
    label: followed(nodes.label, added, ({ label }) => labels.indexOf(label)),
    hops: lengthenedBytes(nodes.hops, added.length, 0),
    kept: lengthenedBytes(nodes.kept, added.length, 0),
    seed: lengthenedBytes(nodes.seed, added.length, 0),
    numbers: lengthened(nodes.numbers, added.length),
    added: flags(nodes.handle.length, added.length),
  };
}

/** `rows` leads from a node's handle to its row. */
function withEdges(
  edges: RunView["edges"],
  more: readonly AddedEdge[],
  rows: ReadonlyMap<number, number>,
  relations: readonly string[],
) {
  return {
    row: followed(edges.row, more, () => -1),
    handle: followed(edges.handle, more, ({ handle }) => handle),
    source: followed(edges.source, more, ({ source }) => rows.get(source)!),
    target: followed(edges.target, more, ({ target }) => rows.get(target)!),
    relation: followed(edges.relation, more, ({ relation }) => relations.indexOf(relation)),
    verdict: lengthenedBytes(edges.verdict, more.length, NO_VERDICT),
    ...(edges.key && { key: [...edges.key, ...more.map(() => "")] }),
    ...(edges.undirected && { undirected: lengthenedBytes(edges.undirected, more.length, 0) }),
    numbers: lengthened(edges.numbers, more.length),
    added: flags(edges.handle.length, more.length),
  };
}

/** Nodes put aside are away; edges of a group's members end at the one that stands for them. */
function gathered(view: DrawnView, { dismissed, groups }: Picture): DrawnView {
  const { nodes, edges } = view;
  const rowOf = new Map(nodes.id.map((id, row) => [id, row]));
  const standIn = Int32Array.from(nodes.handle, (_, row) => row);
  const stands = new Uint8Array(standIn.length);
  const name = [...nodes.name];
  for (const group of groups) {
    const rows = group.members.flatMap((id) => rowOf.get(id) ?? []);
    if (rows.length < 2) continue;
    for (const row of rows) standIn[row] = rows[0]!;
    stands[rows[0]!] = Math.min(255, rows.length);
    name[rows[0]!] = group.name;
  }
  const aside = new Set(dismissed);
  const away = Uint8Array.from(standIn, (stand, row) => (stand !== row || aside.has(nodes.id[row]!) ? 1 : 0));
  const isInside = (source: number, row: number): boolean => {
    const target = edges.target[row]!;
    return source !== target && standIn[source] === standIn[target];
  };
  return {
    ...view,
    answers: answersOf(view, standIn),
    nodes: { ...nodes, ...leadersOf(nodes, standIn), name, away, stands },
    edges: {
      ...edges,
      source: edges.source.map((row) => standIn[row]!),
      target: edges.target.map((row) => standIn[row]!),
      away: Uint8Array.from(edges.source, (source, row) => (isInside(source, row) ? 1 : 0)),
    },
  };
}

/** Who stands for others is a seed or kept where any of them is, and as near as the nearest. */
function leadersOf(nodes: DrawnView["nodes"], standIn: Int32Array) {
  const [hops, kept, seed] = [nodes.hops.slice(), nodes.kept.slice(), nodes.seed.slice()];
  standIn.forEach((stand, row) => {
    hops[stand] = Math.min(hops[stand]!, nodes.hops[row]!);
    kept[stand] = Math.max(kept[stand]!, nodes.kept[row]!);
    seed[stand] = Math.max(seed[stand]!, nodes.seed[row]!);
  });
  return { hops, kept, seed };
}

function answersOf(view: DrawnView, standIn: Int32Array): DrawnView["answers"] {
  const rows = new Map(Array.from(view.nodes.handle, (handle, row) => [handle, row]));
  return view.answers.map((answer) => {
    const row = rows.get(answer.node);
    return row === undefined ? answer : { ...answer, node: view.nodes.handle[standIn[row]!]! };
  });
}

function withNames(names: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...names, ...more])];
}

function flags(before: number, added: number): Uint8Array {
  return new Uint8Array(before + added).fill(1, before);
}

/** The column, and below it the number of each of `more`. */
function followed<T>(
  column: Int32Array,
  more: readonly T[],
  numberOf: (one: T) => number,
): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(column.length + more.length);
  longer.set(column);
  longer.set(more.map(numberOf), column.length);
  return longer;
}

function lengthenedBytes(column: Uint8Array, by: number, value: number): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(column.length + by).fill(value);
  longer.set(column);
  return longer;
}

function lengthened(
  numbers: Readonly<Record<string, Float64Array>>,
  by: number,
): Record<string, Float64Array<ArrayBuffer>> {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, column]) => {
      const longer = new Float64Array(column.length + by).fill(NaN);
      longer.set(column);
      return [name, longer];
    }),
  );
}
