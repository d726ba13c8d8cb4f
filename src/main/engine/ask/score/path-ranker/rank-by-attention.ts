/** Paths judged by the attention ranker: rows of nodes and documents, in portions of one width, to logits and shares. */
import type { PathLogits, PathRanker, RankerRows } from "../../../models/path-ranker";
import { rowOfNeighbour, type PastGraph } from "../../../store/past/past";
import type { ContextShares } from "../../../../../shared/hypothesis";
import type { Ports } from "../../stage";
import type { ContextDraw } from "../ranked-paths/draw-contexts";
import { lengthPrior, scoreOfLogits } from "../ranked-paths/length-prior";
import type { JudgedPath, PathJudge } from "../ranked-paths/path-judge";
import { CONTEXT_NUMBERS, NODE_NUMBERS, TokenMaker, type PathTokens } from "./path-tokens";
import { tokenVectors, type TokenVectors } from "./token-vectors";

/** Paths that the network reads at once. */
const PORTION = 256;

type VectorPorts = Parameters<typeof tokenVectors>[0];

/** `labels` are the first label handles of all nodes. */
export function attentionJudge(
  ranker: PathRanker,
  past: PastGraph,
  labels: Int32Array,
  ports: VectorPorts & Pick<Ports, "signal">,
): PathJudge {
  return {
    trainedUpTo: ranker.trainedUpTo,
    between: (a, b) => ({
      judge: async (paths, runs) => {
        const seen = new Set(paths.flatMap((path) => runs.flatMap((run) => seenBy(run, path, past))));
        const nodes = [...new Set([a, b, ...paths.flat()])];
        const vectors = await tokenVectors(ports, past, nodes, [...seen]);
        const maker = new TokenMaker(past, labels, vectors, a, b);
        const tokens = paths.map((path) => tokensOf(maker, path, runs));
        const ranked = await rankAll(ranker, tokens.flat(), vectors, ports.signal);
        let from = 0;
        return tokens.map((own, at) => {
          from += own.length;
          return judged(paths[at]!, ranked.slice(from - own.length, from), past);
        });
      },
    }),
  };
}

function seenBy(run: ContextDraw, path: readonly number[], past: PastGraph): number[] {
  return path.slice(1).flatMap((node, at) => {
    const row = rowOfNeighbour(past, path[at]!, node);
    return row < 0 ? [] : [...run.seen(row)];
  });
}

/** One a run; a single one where all runs see the same documents, none where two nodes are not joined. */
function tokensOf(maker: TokenMaker, path: readonly number[], runs: readonly ContextDraw[]): PathTokens[] {
  const first = maker.of(path, runs[0]!);
  if (!first) return [];
  const others = first.seesAll ? [] : runs.slice(1).map((run) => maker.of(path, run)!);
  return [first, ...others];
}

interface Ranked {
  readonly logit: number;
  readonly tokens: PathTokens;
  readonly shares: readonly number[][];
}

function judged(
  path: readonly number[],
  runs: readonly Ranked[],
  { behind }: PastGraph,
): JudgedPath | undefined {
  const [first] = runs;
  if (!first) return undefined;
  const { tokens, shares } = first;
  const attention = tokens.contexts.map((document, at): ContextShares => ({
    ...{ document: behind.ids[document]!, step: tokens.steps[at]!, shares: shares[at]! },
  }));
  const prior = lengthPrior(path.length - 1);
  return { ...scoreOfLogits(runs.map(({ logit }) => logit + prior)), why: [], attention };
}

async function rankAll(
  ranker: PathRanker,
  all: readonly PathTokens[],
  vectors: TokenVectors,
  signal: AbortSignal,
): Promise<Ranked[]> {
  const ranked: Ranked[] = [];
  for (let start = 0; start < all.length; start += PORTION) {
    signal.throwIfAborted();
    const portion = all.slice(start, start + PORTION);
    const table = new VectorTable(vectors);
    const nodes = padded(
      portion,
      ({ nodes: own }) => own.map((node) => table.ofNode(node)),
      ({ nodeNumbers }) => nodeNumbers,
      NODE_NUMBERS.length,
    );
    const contexts = padded(
      portion,
      ({ contexts: own }) => own.map((one) => table.ofDocument(one)),
      ({ contextNumbers }) => contextNumbers,
      CONTEXT_NUMBERS.length,
    );
    const found = await ranker.rank({ paths: portion.length, vectors: table.all(), nodes, contexts });
    ranked.push(
      ...portion.map((tokens, at) => ({
        logit: found.logits[at]!,
        tokens,
        shares: sharesOf(found, tokens, at, contexts.wide, nodes.wide),
      })),
    );
  }
  return ranked;
}

function sharesOf(
  { attention }: PathLogits,
  { nodes, contexts }: PathTokens,
  at: number,
  wide: number,
  nodesWide: number,
): number[][] {
  return contexts.map((_, place) => {
    const from = (at * wide + place) * nodesWide;
    return [...attention.subarray(from, from + nodes.length)];
  });
}

function padded(
  portion: readonly PathTokens[],
  rowsOf: (tokens: PathTokens) => readonly number[],
  numbersOf: (tokens: PathTokens) => readonly number[],
  columns: number,
): RankerRows {
  const rows = portion.map(rowsOf);
  const wide = Math.max(...rows.map((own) => own.length));
  const of = new Int32Array(portion.length * wide);
  const there = new Float32Array(of.length);
  const numbers = new Float32Array(of.length * columns);
  rows.forEach((own, at) => {
    of.set(own, at * wide);
    there.fill(1, at * wide, at * wide + own.length);
    numbers.set(numbersOf(portion[at]!), at * wide * columns);
  });
  return { wide, of, numbers, there };
}

/** Distinct vectors of a portion, in the order in which they are asked for. */
class VectorTable {
  private readonly rows = new Map<Float32Array, number>();

  constructor(private readonly vectors: TokenVectors) {}

  ofNode(node: number): number {
    return this.rowOf(this.vectors.ofNode(node));
  }

  ofDocument(document: number): number {
    return this.rowOf(this.vectors.ofDocument(document));
  }

  all(): Float32Array {
    const [first] = this.rows.keys();
    const width = first?.length ?? 0;
    const table = new Float32Array(this.rows.size * width);
    for (const [vector, row] of this.rows) table.set(vector, row * width);
    return table;
  }

  private rowOf(vector: Float32Array): number {
    const row = this.rows.get(vector) ?? this.rows.size;
    this.rows.set(vector, row);
    return row;
  }
}
