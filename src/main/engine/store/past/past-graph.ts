/** G(t−1): a graph as its documents up to a cut know it, with the numbers that scores over paths read. */
import { FailureError } from "../../../../shared/failure";
import { writeCut, type Cut, type CutKind } from "../../../../shared/documents/cut";
import { message, type Reason } from "../../../../shared/sentences/sentences";
import type { Topology } from "../topology";
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
  const isPast = Uint8Array.from(time, (at) => (cut === undefined || (at > 0 && at <= cut.value) ? 1 : 0));
  const untimed = cut ? ids.length - time.reduce((sum, at) => sum + (at > 0 ? 1 : 0), 0) : 0;
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
  { starts, of, ids }: Occurrences,
  isPast: Uint8Array,
  time: Int32Array,
): Weights {
  const past = [...ids.keys()].filter((document) => isPast[document] === 1);
  past.sort((a, b) => time[a]! - time[b]! || a - b);
  const freshness = new Float32Array(ids.length);
  const fades = Math.max(1, FADES_IN * past.length);
  const isTimed = past.some((document) => time[document]! > 0);
  past.forEach((document, rank) => {
    freshness[document] = isTimed ? Math.exp((rank + 1 - past.length) / fades) : 1;
  });
  const named = new Float32Array(topology.nodeCount);
  const namedFresh = new Float32Array(topology.nodeCount);
  const newest = new Float32Array(topology.nodeCount);
  const concepts = new Int32Array(ids.length);
  const marks = new Int32Array(ids.length).fill(-1);
  const { starts: rows, steps } = topology.towards("both");
  const forEachNamed = (visit: (node: number, document: number) => void): void => {
    for (let node = 0; node < topology.nodeCount; node++)
      for (let at = rows[node]!; at < rows[node + 1]!; at++) {
        const edge = steps[2 * at]!;
        for (let place = starts[edge]!; place < starts[edge + 1]!; place++) {
          const document = of[place]!;
          if (isPast[document] === 0 || marks[document] === node) continue;
          marks[document] = node;
          visit(node, document);
        }
      }
  };
  forEachNamed((node, document) => {
    concepts[document]!++;
    named[node]!++;
    namedFresh[node]! += freshness[document]!;
    newest[node] = Math.max(newest[node]!, freshness[document]!);
  });
  const isClose = Uint8Array.from(concepts, (size) => (size >= CLOSE_FROM && size <= CLOSE_TO ? 1 : 0));
  const bonds = Float32Array.from(concepts, (size) => 1 / Math.max(1, size - 1));
  const namedClose = new Float32Array(topology.nodeCount);
  marks.fill(-1);
  forEachNamed((node, document) => {
    namedClose[node]! += isClose[document]!;
  });
  return { documents: past.length, named, namedFresh, namedClose, newest, isClose, bonds, freshness };
}

function joinNodes(
  topology: Topology,
  occurrences: Occurrences,
  isPast: Uint8Array,
  { isClose, bonds, freshness }: Weights,
  cut: Cut | undefined,
) {
  const { edgeCount, nodeCount } = topology;
  const [counts, close, fresh, bond] = [0, 1, 2, 3].map(() => new Float32Array(edgeCount)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
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
  const { starts: rows, steps } = topology.towards("both");
  const starts = new Int32Array(nodeCount + 1);
  const [far, edges]: [number[], number[]] = [[], []];
  for (let node = 0; node < nodeCount; node++) {
    const best = new Map<number, number>();
    for (let at = rows[node]!; at < rows[node + 1]!; at++) {
      const [edge, other] = [steps[2 * at]!, steps[2 * at + 1]!];
      if (isKnown[edge] === 0 || other === node) continue;
      const known = best.get(other);
      const isBetter =
        known === undefined ||
        counts[edge]! > counts[known]! ||
        (counts[edge] === counts[known] && edge < known);
      if (isBetter) best.set(other, edge);
    }
    for (const other of [...best.keys()].sort((a, b) => a - b)) {
      far.push(other);
      edges.push(best.get(other)!);
    }
    starts[node + 1] = far.length;
  }
  const column = (values: Float32Array): Float32Array => Float32Array.from(edges, (edge) => values[edge]!);
  return {
    ...{ starts, far: Int32Array.from(far), edge: Int32Array.from(edges), isKnown },
    ...{ count: column(counts), close: column(close), fresh: column(fresh), bond: column(bond) },
  };
}
