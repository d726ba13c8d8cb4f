import { KEPT, VERDICTS } from "../../../../shared/trace";
import type { Run } from "../stage";

const PINNED_OUT = VERDICTS.indexOf("pinned-out");

/** Throws when a run breaks its promise: exactly one verdict per candidate edge, kept edges' ends kept, columns of equal length. */
export function checkRun({ graph, scores, selection, subgraph, reading }: Run): void {
  const { nodes, edges, sources, targets } = graph;
  check(subgraph.verdicts.length === edges.length, "every candidate edge must have a verdict");
  check(subgraph.nodes.length === nodes.length, "every candidate node must be kept or not");
  check(
    scores.edgePrizes.length === edges.length && scores.edgeCosts.length === edges.length,
    "edges must be scored",
  );
  check(scores.nodePrizes.length === nodes.length, "nodes must be scored");
  for (let edge = 0; edge < edges.length; edge++) {
    const verdict = subgraph.verdicts[edge]!;
    check(verdict < VERDICTS.length, "a verdict must be one of the known codes");
    if (verdict !== KEPT) continue;
    check(
      subgraph.nodes[sources[edge]!] === 1 && subgraph.nodes[targets[edge]!] === 1,
      "a kept edge must keep its ends",
    );
  }
  checkPins(selection.pins, subgraph);
  check(
    reading.answers.every(({ score }, index) => index === 0 || score < reading.answers[index - 1]!.score),
    "answers must be ranked without ties",
  );
  check((reading.answers[0]?.score ?? 0) <= 1, "no answer may score more than 1");
  check(reading.total >= reading.answers.length, "all answers must be counted");
}

function checkPins(pins: Run["selection"]["pins"], { verdicts, nodes }: Run["subgraph"]): void {
  const isOut = (pin: number) => pin === -1;
  check(
    pins?.edges.every((pin, edge) => isOut(pin) === (verdicts[edge] === PINNED_OUT)) ?? true,
    "exactly what is pinned out must be told so",
  );
  check(
    pins?.nodes.every((pin, row) => !isOut(pin) || nodes[row] === 0) ?? true,
    "a node out must not be kept",
  );
}

function check(holds: boolean, promise: string): void {
  if (!holds) throw new Error(`the run is inconsistent: ${promise}`);
}
