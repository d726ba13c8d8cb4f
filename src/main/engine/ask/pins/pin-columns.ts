/** Pins as columns of one candidate graph: what may not be kept, what goes on whatever its score, and what the solver is held to. */
import type { CandidateGraph } from "../../../../shared/graph";
import type { Pins } from "../../../../shared/pins";
import type { NameList } from "../../../../shared/sentences/sentence";
import { message, type Message } from "../../../../shared/sentences/sentences";
import type { GraphStore } from "../../store/graph-store";
import { rowOfNode } from "../candidate-rows";
import { joinPins } from "./pin-ways";
import { edgeKeysOf } from "../sample/sample-keys";
import type { EdgeKeys, PinColumns, Scores, Seeds } from "../stage";
import { listNames } from "../wording";

const PINNED_IN = 1;
const PINNED_OUT = -1;
const FREE = 0;
/** Most of a kind that a note names. */
const MOST_NAMED = 5;

export interface PinnedRun {
  readonly seeds: Seeds;
  readonly graph: CandidateGraph;
  readonly scores: Scores;
  /** Row of the node that the subgraph must hold anyway, −1 where there is none. */
  readonly root: number;
}

/** Handles of the nodes with these ids, by id; ids that the graph does not have are absent. */
export async function nodesOfIds(
  ids: readonly string[],
  store: GraphStore,
  signal: AbortSignal,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const found = await store.seeds({ by: "name", names: ids }, signal);
  const handles = Int32Array.from(found, ({ node }) => node);
  const { ids: foundIds } = await store.nodeNames(handles);
  // A name search also finds nodes that are only called so.
  const wanted = new Set(ids);
  return new Map(
    foundIds.flatMap((id, at): [string, number][] => (wanted.has(id) ? [[id, handles[at]!]] : [])),
  );
}

/** The columns, with a note for every pin that cannot do what it asks. Throws what the store throws. */
export async function pinColumns(
  run: PinnedRun,
  pins: Pins,
  store: GraphStore,
  signal: AbortSignal,
): Promise<PinColumns> {
  const { graph } = run;
  const known = await nodesOfIds([...pins.nodesIn, ...pins.nodesOut], store, signal);
  const rowOf = (id: string) => rowOfNode(graph, known.get(id) ?? -1);
  const nodes = new Int8Array(graph.nodes.length);
  for (const [ids, pin] of [
    [pins.nodesIn, PINNED_IN],
    [pins.nodesOut, PINNED_OUT],
  ] as const)
    for (const row of ids.map(rowOf)) if (row >= 0) nodes[row] = pin;
  const edges = edgeColumn(await edgeKeysOf(graph, store), pins);
  const asked = edges.slice();
  closeNodes(graph, nodes, edges);
  const { lost, anchor, ...joined } = joinPins(run, nodes, edges);
  const missing = [...pins.nodesIn, ...pins.nodesOut].filter((id) => !known.has(id));
  const notes = [
    ...listed(missing, (names) => message("pins-unknown", { names })),
    ...listed(outside(pins.nodesIn, known, rowOf), (names) => message("pins-outside", { names })),
    ...missingEdges(pins, asked),
    ...opposed(asked, edges),
    ...(await withoutWay(lost, anchor, graph, store)),
  ];
  return { nodes, edges, anchor, ...joined, notes };
}

function outside(ids: readonly string[], known: ReadonlyMap<string, number>, rowOf: (id: string) => number) {
  return ids.filter((id) => known.has(id) && rowOf(id) < 0);
}

/** The pin of every edge row by its own key. */
function edgeColumn({ high, low }: EdgeKeys, { edgesIn, edgesOut }: Pins): Int8Array {
  const column = new Int8Array(high.length);
  const wanted = new Map<string, number>([
    ...edgesIn.map((key) => [words(key), PINNED_IN] as const),
    ...edgesOut.map((key) => [words(key), PINNED_OUT] as const),
  ]);
  if (wanted.size === 0) return column;
  const lows = new Set([...edgesIn, ...edgesOut].map((key) => parseInt(key.slice(8), 16)));
  for (let row = 0; row < column.length; row++)
    if (lows.has(low[row]!)) column[row] = wanted.get(`${String(high[row])} ${String(low[row])}`) ?? FREE;
  return column;
}

function words(key: string): string {
  return `${String(parseInt(key.slice(0, 8), 16))} ${String(parseInt(key.slice(8), 16))}`;
}

/** Every edge of a node pinned out is out, also one that is itself pinned in: what is not kept has no kept edges. */
function closeNodes({ sources, targets }: CandidateGraph, nodes: Int8Array, edges: Int8Array): void {
  if (!nodes.includes(PINNED_OUT)) return;
  for (let edge = 0; edge < edges.length; edge++)
    if (nodes[sources[edge]!] === PINNED_OUT || nodes[targets[edge]!] === PINNED_OUT)
      edges[edge] = PINNED_OUT;
}

function missingEdges({ edgesIn, edgesOut }: Pins, asked: Int8Array): Message[] {
  const found = asked.reduce((count, pin) => count + Math.abs(pin), 0);
  const missing = new Set([...edgesIn, ...edgesOut]).size - found;
  return missing > 0 ? [message("pinned-edges-outside", { count: missing })] : [];
}

function opposed(asked: Int8Array, edges: Int8Array): Message[] {
  const count = asked.reduce((sum, pin, row) => sum + (pin === PINNED_IN && edges[row] !== pin ? 1 : 0), 0);
  return count > 0 ? [message("pins-opposed", { count })] : [];
}

async function withoutWay(
  lost: LostPins,
  anchor: number,
  graph: CandidateGraph,
  store: GraphStore,
): Promise<Message[]> {
  const lostNames = await namesOf(lost, graph, store);
  const name = anchor < 0 ? undefined : await nameOf(anchor, graph, store);
  return listed(lostNames, (names) =>
    name === undefined
      ? message("pins-without-way-to-rest", { names })
      : message("pins-without-way", { name, names }),
  );
}

async function nameOf(row: number, graph: CandidateGraph, store: GraphStore): Promise<string> {
  const { names, ids } = await store.nodeNames(Int32Array.of(graph.nodes[row]!));
  return names[0]! || ids[0]!;
}

interface LostPins {
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
}

/** "A — relation → B" of edges, names of nodes. */
async function namesOf(
  { nodes, edges }: LostPins,
  graph: CandidateGraph,
  store: GraphStore,
): Promise<string[]> {
  if (nodes.length + edges.length === 0) return [];
  const { relations } = await store.describe();
  const ends = edges.flatMap((edge) => [graph.sources[edge]!, graph.targets[edge]!]);
  const { names } = await store.nodeNames(Int32Array.from([...nodes, ...ends], (row) => graph.nodes[row]!));
  const told = edges.map((edge, at) => {
    const [source, target] = names.slice(nodes.length + 2 * at);
    return `${source!} — ${relations[graph.relations[edge]!]?.words ?? "related to"} → ${target!}`;
  });
  return [...names.slice(0, nodes.length), ...told];
}

function listed(names: readonly string[], told: (names: NameList) => Message): Message[] {
  return names.length === 0 ? [] : [told(listNames(names, MOST_NAMED))];
}
