/** The mechanisms of a run as the window shows them. */
import type { SaidChain } from "../../../../shared/trace";
import type { GraphStore } from "../../store/graph-store";
import { askedAbout, supportOf } from "../read/tell-chain";
import type { Run } from "../stage";

/** Chains with the words of their steps, best first; undefined where the run has none. */
export async function chainsOf(run: Run, store: GraphStore): Promise<SaidChain[] | undefined> {
  const { graph, scores } = run;
  if (scores.chains === undefined) return undefined;
  const rows = [...new Set(scores.chains.flatMap((chain) => [...chain.nodes, askedAbout(chain, run)]))];
  const { names, ids } = await store.nodeNames(Int32Array.from(rows, (row) => graph.nodes[row]!));
  const nameOf = new Map(rows.map((row, at) => [row, names[at]! || ids[at]!]));
  const { relations } = await store.describe();
  return scores.chains.map((chain) => ({
    said: supportOf(chain, (row) => nameOf.get(row)!, askedAbout(chain, run)),
    ...{ records: [...chain.records], sign: chain.sign },
    nodes: chain.nodes.map((row) => ({ node: graph.nodes[row]!, name: nameOf.get(row)! })),
    steps: chain.edges.map((edge, at) => ({
      edge: graph.edges[edge]!,
      words: relations[graph.relations[edge]!]?.words ?? "related to",
      forward: graph.sources[edge] === chain.nodes[at],
    })),
  }));
}
