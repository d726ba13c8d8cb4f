/** G(t−1): a graph as its documents up to a cut know it, with the numbers that scores over paths read. */
import { FailureError } from "../../../../shared/failure";
import { writeCut, type Cut, type CutKind } from "../../../../shared/documents/cut";
import { message, type Reason } from "../../../../shared/sentences/sentences";
import type { Topology } from "../topology";
import { boundTo, byTime, namedIn } from "./attested";
import type { Occurrences } from "./occurrences";
import type { PastGraph } from "./past";

/** Documents lose weight by age: to 1/e after this share of all that there are up to the cut. */
const FADES_IN = 0.1;

/** Concepts of a document that is close. */
const CLOSE_FROM = 3;
const CLOSE_TO = 12;

/** Throws FailureError invalid-request where no document has a time of the cut's kind, or none is old enough. */
export function pastGraph(topology: Topology, occurrences: Occurrences, cut: Cut | undefined): PastGraph {
  const { ids, times } = occurrences;
  const kind = cut?.kind ?? ordering(occurrences);
  const time = times[kind];
  const { isPast, untimed } = upTo(cut, time, ids.length);
  if (cut) checkCut(cut, occurrences, isPast);
  const weights = documentWeights(topology, occurrences, isPast, time);
  return {
    cut,
    kind,
    untimed,
    isPast,
    behind: occurrences,
    ...weights,
    ...joinNodes(topology, occurrences, isPast, weights, cut),
  };
}

/** By document whether it is one of those up to the cut, and how many have no time of its kind; loops, as functions over typed arrays take ten times as long. */
function upTo(cut: Cut | undefined, time: Int32Array, documents: number) {
  const isPast = new Uint8Array(documents);
  if (!cut) return { isPast: isPast.fill(1), untimed: 0 };
  let timed = 0;
  for (let document = 0; document < documents; document++) {
    const at = time[document]!;
    if (at > 0) timed++;
    if (at > 0 && at <= cut.value) isPast[document] = 1;
  }
  return { isPast, untimed: documents - timed };
}

/** The kind of time that documents are ordered by where no cut says one. */
function ordering({ times }: Occurrences): CutKind {
  const all = (kind: CutKind): boolean => times[kind].length > 0 && times[kind].every((at) => at > 0);
  return all("date") ? "date" : all("pmid") ? "pmid" : "order";
}

function checkCut({ kind }: Cut, { times }: Occurrences, isPast: Uint8Array): void {
  const kinds = (Object.keys(times) as CutKind[]).filter((one) => times[one].some((at) => at > 0));
  const refuse = (reason: Reason): never => {
    throw new FailureError({ kind: "invalid-request", reason });
  };
  if (kinds.length === 0) refuse(message("cut-undated"));
  const known = (one: CutKind): number[] => [...times[one]].filter((at) => at > 0).sort((a, b) => a - b);
  if (!kinds.includes(kind)) {
    const all = known(kinds[0]!);
    const like = writeCut(kinds[0]!, all[all.length >> 1]!);
    refuse(message("cut-other-kind", { kind, own: kinds.join(", "), like }));
  }
  if (!isPast.includes(1)) refuse(message("cut-before-all", { oldest: writeCut(kind, known(kind)[0]!) }));
}

interface Weights {
  readonly documents: number;
  readonly named: Float32Array;
  readonly namedFresh: Float32Array;
  readonly namedClose: Float32Array;
  readonly newest: Float32Array;
  /** By document: whether it has few concepts, and how fresh it is. */
  readonly isClose: Uint8Array;
  /** By document: 1 ÷ (concepts − 1). */
  readonly bonds: Float32Array;
  readonly freshness: Float32Array;
}

function documentWeights(
  topology: Topology,
  occurrences: Occurrences,
  isPast: Uint8Array,
  time: Int32Array,
): Weights {
  const { ids } = occurrences;
  const past: number[] = [];
  for (const document of byTime(time)) if (isPast[document] === 1) past.push(document);
  const freshness = new Float32Array(ids.length);
  const fades = Math.max(1, FADES_IN * past.length);
  const isTimed = past.some((document) => time[document]! > 0);
  past.forEach((document, rank) => {
    freshness[document] = isTimed ? Math.exp((rank + 1 - past.length) / fades) : 1;
  });
  const { nodeCount } = topology;
  const [named, namedFresh, newest, namedClose] = columns(nodeCount);
  const concepts = new Int32Array(ids.length);
  const { starts, documents } = namedIn(topology, occurrences);
  for (let node = 0; node < nodeCount; node++)
    for (let at = starts[node]!; at < starts[node + 1]!; at++) {
      const document = documents[at]!;
      if (isPast[document] === 0) continue;
      concepts[document]!++;
      named[node]!++;
      namedFresh[node]! += freshness[document]!;
      newest[node] = Math.max(newest[node]!, freshness[document]!);
    }
  const isClose = new Uint8Array(ids.length);
  const bonds = new Float32Array(ids.length);
  concepts.forEach((size, document) => {
    isClose[document] = size >= CLOSE_FROM && size <= CLOSE_TO ? 1 : 0;
    bonds[document] = 1 / Math.max(1, size - 1);
  });
  for (let node = 0; node < nodeCount; node++)
    for (let at = starts[node]!; at < starts[node + 1]!; at++) {
      const document = documents[at]!;
      if (isPast[document] === 1) namedClose[node]! += isClose[document]!;
    }
  return { documents: past.length, named, namedFresh, namedClose, newest, isClose, bonds, freshness };
}

function joinNodes(
  topology: Topology,
  occurrences: Occurrences,
  isPast: Uint8Array,
  { isClose, bonds, freshness }: Weights,
  cut: Cut | undefined,
) {
  const { edgeCount } = topology;
  const [counts, close, fresh, bond] = columns(edgeCount);
  const isKnown = new Uint8Array(edgeCount);
  for (let edge = 0; edge < edgeCount; edge++) {
    for (let at = occurrences.starts[edge]!; at < occurrences.starts[edge + 1]!; at++) {
      const document = occurrences.of[at]!;
      if (isPast[document] === 0) continue;
      counts[edge]!++;
      close[edge]! += isClose[document]!;
      bond[edge]! += bonds[document]!;
      fresh[edge]! += freshness[document]!;
    }
    // Without a cut an edge that nobody attests is there all the same.
    if (cut === undefined && counts[edge] === 0) counts[edge] = close[edge] = fresh[edge] = bond[edge] = 1;
    isKnown[edge] = counts[edge]! > 0 ? 1 : 0;
  }
  const { starts, far, edge } = neighbours(topology, isKnown, counts);
  return {
    ...{ starts, far, edge, isKnown },
    ...{ count: rowsOf(counts, edge), close: rowsOf(close, edge) },
    ...{ fresh: rowsOf(fresh, edge), bond: rowsOf(bond, edge) },
  };
}

/** Each node's neighbours, ascending, over the known edge that most documents attest. */
function neighbours(topology: Topology, isKnown: Uint8Array, counts: Float32Array) {
  const { nodeCount } = topology;
  const bound = boundTo(topology);
  const starts = new Int32Array(nodeCount + 1);
  const [far, edge] = [new Int32Array(bound.far.length), new Int32Array(bound.far.length)];
  let count = 0;
  for (let node = 0; node < nodeCount; node++) {
    for (let at = bound.starts[node]!; at < bound.starts[node + 1]!; at++) {
      const [one, other] = [bound.edges[at]!, bound.far[at]!];
      if (isKnown[one] === 0) continue;
      const isSame = count > starts[node]! && far[count - 1] === other;
      if (!isSame) far[count++] = other;
      // Of several edges that as many attest the first.
      if (!isSame || counts[one]! > counts[edge[count - 1]!]!) edge[count - 1] = one;
    }
    starts[node + 1] = count;
  }
  return { starts, far: far.slice(0, count), edge: edge.slice(0, count) };
}

type Columns = [Float32Array, Float32Array, Float32Array, Float32Array];

const columns = (length: number): Columns => [0, 1, 2, 3].map(() => new Float32Array(length)) as Columns;

/** `values` in the rows of `edges`; a loop, as `Float32Array.from` with a function takes ten times as long. */
function rowsOf(values: Float32Array, edges: Int32Array): Float32Array {
  const column = new Float32Array(edges.length);
  for (let row = 0; row < edges.length; row++) column[row] = values[edges[row]!]!;
  return column;
}
