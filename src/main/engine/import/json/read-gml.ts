/** GML files: nodes by their ids, edges without a direction unless the graph says so. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import type { GraphBuilder } from "../graph/graph-builder";
import type { ImportRun, SourceFile } from "../source/import-run";
import { isObject } from "../values/json-values";
import { addNetwork, type Data, type Network } from "./elements";
import { parseGml } from "./gml-text";
import { orRefuse, readDocumentText } from "./json-document";
import { toNetwork } from "./node-link";

/** Reads all files into the builder; rejects single elements, counted from 1 in place of lines. Refuses what is no GML. */
export async function readGml(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  for (const file of files) {
    const text = await readDocumentText(file, run);
    const network = orRefuse(file, () => gmlNetwork(parseGml(text, run.isCut)));
    await addNetwork(file, network, graph, run);
    await graph.flush();
  }
}

function gmlNetwork({ graph }: Data): Network {
  const graphs = Array.isArray(graph) ? (graph as unknown[]) : [];
  if (graphs.length > 1) throw new ReasonError(message("json-graphs", { graphs: graphs.length }));
  const [only] = graphs;
  if (!isObject(only)) throw new ReasonError(message("gml-shape"));
  const {
    node = [],
    edge = [],
    directed,
  } = only as Data & { readonly node?: unknown[]; readonly edge?: unknown[] };
  return toNetwork({
    nodes: node,
    edges: edge,
    key: "id",
    isUndirected: directed !== 1,
    byPlace: false,
    unread: [],
  });
}
