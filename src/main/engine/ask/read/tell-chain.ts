/** A mechanism told step by step, from what acts to what it acts on. */
import { message, type Message } from "../../../../shared/sentences/sentences";
import type { SaidClause } from "../../../../shared/trace";
import type { Chain } from "../mechanism/chain";
import { rowsOfNodes } from "../candidate-rows";
import type { ReadInput } from "../stage";
import { listNames } from "../wording";

/** What the chain rests on, then each of its edges in the direction it is stored. `nameOf` and `wordsOf` go by rows. */
export function tellChain(
  chain: Chain,
  run: ReadInput,
  nameOf: (node: number) => string,
  wordsOf: (edge: number) => string,
): SaidClause[] {
  const { graph } = run;
  const steps = chain.edges.map((edge): SaidClause => {
    const [source, target] = [graph.sources[edge]!, graph.targets[edge]!];
    const said = message("kept-triples", {
      ...{ sources: listNames([nameOf(source)], 1), targets: listNames([nameOf(target)], 1) },
      relation: wordsOf(edge),
    });
    return { said, edges: [edge] };
  });
  return [{ said: supportOf(chain, nameOf, askedAbout(chain, run)), edges: [...chain.edges] }, ...steps];
}

/** Row of the entity that was asked about: the last one named that the chain does not start from. */
export function askedAbout({ nodes }: Chain, { seeds, graph }: Pick<ReadInput, "seeds" | "graph">): number {
  const named = rowsOfNodes(
    graph,
    [...seeds.mentioned].sort((a, b) => (a.mention?.start ?? 0) - (b.mention?.start ?? 0)),
  ).filter((row) => row !== nodes[0]);
  return named.includes(nodes.at(-1)!) ? nodes.at(-1)! : (named[0] ?? nodes.at(-1)!);
}

/** What the chain rests on, in words. */
export function supportOf(
  { support, nodes, records }: Chain,
  nameOf: (node: number) => string,
  about: number,
): Message {
  const [asked, near, record] = [nameOf(about), nameOf(nodes.at(-1)!), records[0] ?? ""];
  switch (support) {
    case "asked":
      return message("chain-asked", { asked, record });
    case "near":
      return message("chain-near", { asked, near, record });
    case "stitched":
      return records.length === 0
        ? message("chain-unrecorded")
        : message("chain-stitched", { count: records.length });
  }
}
