/** How one entity acts on another, told by curated records where edges carry them (docs/methods.md, “Mechanisms”). */
import type { CandidateGraph } from "../../../../shared/graph";
import { words } from "../../../../shared/fold";
import { bridgesBetween } from "../score/bridges";
import { speaksAgainst } from "../score/paths/denying-relations";
import { dot, vectorsOf } from "../score/text-vectors";
import type { Ports } from "../stage";
import type { Chain, ChainSupport } from "./chain";
import { EdgeRecords } from "./edge-records";
import { byEnd, edgesOfRecords, waysWithin, type Way } from "./record-walk";
import { product, signOf } from "./relation-signs";
import type { Sign } from "./sign-of-word";

/** Chains told at most. */
const MOST = 5;
/** Names whose vectors are at least so close mean nearly the same. */
const NEARLY_THE_SAME = 0.8;

export interface Mechanism {
  readonly graph: CandidateGraph;
  /** Node rows of what acts, and of what it acts on. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** The effect that was asked for. */
  readonly asked: Sign;
}

export interface FoundChains {
  /** Best first, none of them the other way round than was asked. */
  readonly chains: readonly Chain[];
  /** Chains left out because by their signs they work the other way. */
  readonly contrary: number;
}

/**
 * Chains within one record about what was asked, else about something of nearly that name, else stitched from several records. Undefined where
 * the edges of what acts carry no records.
 */
export async function findChains(mechanism: Mechanism, ports: Ports): Promise<FoundChains | undefined> {
  const { graph, from, to } = mechanism;
  const records = new EdgeRecords(graph, ports.store, ports.signal);
  const told = await edgesOfRecords(graph, from, records);
  if (told.size === 0) return undefined;
  const { relations } = await ports.store.describe();
  const wordsOf = (edge: number) => relations[graph.relations[edge]!]!.words;
  const byRecord = [...told].map(
    ([record, edges]) => [record, byEnd(graph, holding(edges, wordsOf))] as const,
  );
  const within = (ends: readonly number[], support: ChainSupport) =>
    byRecord.flatMap(([record, edgesOf]) =>
      ends.flatMap((end) =>
        waysWithin(graph, edgesOf, from, end).map((way) =>
          chainOf(way, { records: [record], support }, mechanism, wordsOf),
        ),
      ),
    );
  const best = (chains: readonly Chain[]) => {
    const right = ranked(chains, mechanism, wordsOf).filter(({ isContrary }) => !isContrary);
    return right.slice(0, MOST);
  };
  const asked = within(to, "asked");
  const contrary = asked.filter(({ isContrary }) => isContrary).length;
  if (asked.length > contrary) return { chains: best(asked), contrary };
  for (const end of await nearSynonyms(mechanism, told, ports)) {
    const near = best(within([end], "near"));
    if (near.length > 0) return { chains: near, contrary };
  }
  return { chains: best(await stitched(mechanism, records, wordsOf)), contrary };
}

/** The shortest ways between both, with the fewest records that cover each. */
async function stitched(
  mechanism: Mechanism,
  records: EdgeRecords,
  wordsOf: (edge: number) => string,
): Promise<Chain[]> {
  const { graph, from, to } = mechanism;
  const toHandles = (rows: readonly number[]) => rows.map((row) => ({ node: graph.nodes[row]!, score: 1 }));
  const bridges = bridgesBetween(graph, [toHandles(from), toHandles(to)]);
  const edges = new Set([...bridges.keys()].filter((edge) => bridges[edge] === 1));
  if (!records.fits([...edges])) return [];
  const edgesOf = byEnd(graph, holding(edges, wordsOf));
  const ways = to.flatMap((end) => waysWithin(graph, edgesOf, from, end));
  await records.fetch(ways.flatMap((way) => way.edges));
  return ways.map((way) => {
    const covering = fewestRecords(way.edges.map((edge) => records.of(edge)));
    return chainOf(way, { records: covering, support: "stitched" }, mechanism, wordsOf);
  });
}

/** Edges that deny nothing: what does not happen is no step of a mechanism. */
function holding(edges: Iterable<number>, wordsOf: (edge: number) => string): number[] {
  return [...edges].filter((edge) => !speaksAgainst(wordsOf(edge)));
}

/** Along the way each record is kept as long as it goes on. */
function fewestRecords(told: readonly ReadonlySet<string>[]): string[] {
  const chosen: string[] = [];
  let common: ReadonlySet<string> = new Set();
  for (const records of told) {
    const going = new Set([...records].filter((record) => common.has(record)));
    if (going.size === 0 && common.size > 0) chosen.push([...common][0]!);
    common = going.size > 0 ? going : records;
  }
  return common.size > 0 ? [...chosen, [...common][0]!] : chosen;
}

function chainOf(
  { nodes, edges }: Way,
  { records, support }: Pick<Chain, "records" | "support">,
  { graph, asked }: Mechanism,
  wordsOf: (edge: number) => string,
): Chain {
  const sign = product(edges.map((edge, at) => signOf(wordsOf(edge), graph.targets[edge] === nodes[at])));
  return { support, nodes, edges, records, sign, isContrary: asked !== 0 && sign === -asked };
}

/** More than a bare statement first; then the fewest records, the fewest steps against their direction, a known sign, the shortest. */
function ranked(
  chains: readonly Chain[],
  { graph, asked }: Mechanism,
  wordsOf: (edge: number) => string,
): Chain[] {
  const keys = new Map(
    chains.map((chain) => {
      const { nodes, edges, records, sign } = chain;
      const backward = edges.filter(
        (edge, at) => graph.sources[edge] !== nodes[at] && signOf(wordsOf(edge), true) === 0,
      ).length;
      const unsaid = asked !== 0 && sign === 0 ? 1 : 0;
      const isBare = edges.length === 1 ? 1 : 0;
      return [chain, [isBare, records.length, backward, unsaid, edges.length]] as const;
    }),
  );
  return distinct(chains).sort((a, b) => compare(keys.get(a)!, keys.get(b)!));
}

/** Of chains over the same edges, which several records may tell, the first. */
function distinct(chains: readonly Chain[]): Chain[] {
  return [...new Map(chains.toReversed().map((chain) => [chain.edges.join(), chain])).values()].reverse();
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((key, place) => key !== other[place]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}

/** Rows in the records told, of the same kind as what was asked about and of nearly its name, the nearest first. */
async function nearSynonyms(
  { graph, from, to }: Mechanism,
  told: ReadonlyMap<string, ReadonlySet<number>>,
  ports: Ports,
): Promise<number[]> {
  const inRecords = new Set<number>();
  for (const edges of told.values())
    for (const edge of edges) inRecords.add(graph.sources[edge]!).add(graph.targets[edge]!);
  const rows = [
    ...to.slice(0, 1),
    ...[...inRecords].filter((row) => !to.includes(row) && !from.includes(row)),
  ];
  const { names, labels } = await ports.store.nodeNames(Int32Array.from(rows, (row) => graph.nodes[row]!));
  const same = rows.map((_, at) => at).filter((at) => at > 0 && labels[at] === labels[0]);
  const vectors = await vectorsOf([names[0] ?? "", ...same.map((at) => names[at]!)], ports);
  const close = same.map((at, place) => ({
    row: rows[at]!,
    // A name that holds all words of the other is a narrower or wider case of it.
    closeness: holds(names[at]!, names[0]!) ? 2 : dot(vectors[0]!, vectors[place + 1]!),
  }));
  const near = close.filter(({ closeness }) => closeness >= NEARLY_THE_SAME);
  return near.sort((a, b) => b.closeness - a.closeness || a.row - b.row).map(({ row }) => row);
}

function holds(one: string, other: string): boolean {
  const [mine, its] = [new Set(words(one)), new Set(words(other))];
  const [fewer, more] = mine.size < its.size ? [mine, its] : [its, mine];
  return fewer.size > 1 && [...fewer].every((word) => more.has(word));
}
