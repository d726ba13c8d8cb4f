/** Stage 5: scores → a subgraph, with a verdict for every candidate edge. */
import type { PruneParams } from "../../../../shared/stages/prune";
import { message, type Message } from "../../../../shared/sentences/sentences";
import { components, rowOfNode, rowsOfNodes } from "../candidate-rows";
import { listNames } from "../wording";
import { keepEverything, keepTopEdges } from "./prune-edges";
import { keepTopPaths } from "./prune-paths";
import { prunePcst } from "./prune-pcst";
import type { Ports, PruneInput, Subgraph } from "../stage";

/** Paths kept where a recipe does not say. */
const TOP_PATHS = 10;

/** The subgraph by the method the recipe names; its notes say which seeds were lost because they lie in another component. */
export async function pruneCandidates(
  input: PruneInput,
  params: PruneParams,
  ports: Ports,
): Promise<Subgraph> {
  const subgraph = pruneEdges(input, params);
  if (params.method !== "pcst") return subgraph;
  return { ...subgraph, notes: [...rootNotes(params), ...(await lostSeedNotes(input, subgraph, ports))] };
}

/** The same subgraph without notes. */
export function pruneEdges(input: PruneInput, params: PruneParams): Subgraph {
  const { graph, scores, selection } = input;
  switch (params.method) {
    case "none":
      return keepEverything(graph, selection);
    case "top-edges":
      return keepTopEdges(graph, scores, selection, params.topEdges);
    case "top-paths":
      return keepTopPaths(graph, scores, selection, params.topPaths ?? TOP_PATHS);
    case "pcst":
      return prunePcst(input, params, rootOf(input, params, selection.pins?.nodes));
  }
}

/** Row of the best seed that is a candidate, −1 where the recipe roots nothing or that seed is pinned out. */
export function rootOf(
  { seeds, graph }: Pick<PruneInput, "seeds" | "graph">,
  { rooted }: PruneParams,
  pinned?: Int8Array,
): number {
  const row = rooted && seeds.nodes[0] ? rowOfNode(graph, seeds.nodes[0].node) : -1;
  return pinned?.[row] === -1 ? -1 : row;
}

function rootNotes({ rooted, clusters }: PruneParams): Message[] {
  return rooted && clusters > 1 ? [message("one-root")] : [];
}

/** One solver run keeps few components: seeds elsewhere vanish, which must not happen without a word. */
async function lostSeedNotes(
  { seeds, graph }: PruneInput,
  subgraph: Subgraph,
  { store }: Ports,
): Promise<Message[]> {
  const notKept = rowsOfNodes(graph, seeds.nodes).filter((row) => subgraph.nodes[row] !== 1);
  if (notKept.length === 0) return [];
  const component = components(graph);
  const keptComponents = new Set(component.filter((_, row) => subgraph.nodes[row] === 1));
  const lost = notKept.filter((row) => !keptComponents.has(component[row]!));
  if (lost.length === 0) return [];
  const { names } = await store.nodeNames(Int32Array.from(lost, (row) => graph.nodes[row]!));
  return [message("seeds-lost", { names: listNames(names, 5) })];
}
