/** Cytoscape JSON (.cyjs), as Cytoscape, cytoscape.js and our export write it: one document, read whole. */
import { z } from "zod";
import { ownRecord } from "../../../../shared/own-record";
import { message } from "../../../../shared/sentences/sentences";
import type { GraphBuilder } from "../graph/graph-builder";
import { refuse, type ImportRun, type SourceFile } from "../source/import-run";
import { isObject } from "../values/json-values";
import { addNetwork, type Network } from "./elements";
import { readDocument } from "./json-document";

const itemSchema = z.object({ data: ownRecord(z.unknown()), group: z.string().optional() });
const itemsSchema = z.array(itemSchema);
const elementsSchema = z.union([
  itemsSchema,
  z.object({ nodes: itemsSchema.default([]), edges: itemsSchema.default([]) }),
]);
const documentSchema = z.object({
  /** As networkx says it of all edges. */
  directed: z.boolean().default(true),
  elements: elementsSchema,
});

type Item = z.output<typeof itemSchema>;

/** Reads all files into the builder; rejects single elements, counted from 1 in place of lines. */
export async function readCyjs(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  for (const file of files) {
    await addNetwork(
      file,
      cyjsNetwork(await readDocument(file, run)) ?? refuse(file, message("cyjs-shape")),
      graph,
      run,
    );
    await graph.flush();
  }
}

/** The elements of a document of Cytoscape's, undefined where it has another shape. */
function cyjsNetwork(found: unknown): Network | undefined {
  const document = documentSchema.safeParse(areElements(found) ? { elements: found } : found);
  if (!document.success) return undefined;
  const { elements, directed } = document.data;
  const isEdge = ({ group, data }: Item): boolean => group === "edges" || "source" in data;
  const { nodes, edges } = Array.isArray(elements)
    ? { nodes: elements.filter((item) => !isEdge(item)), edges: elements.filter(isEdge) }
    : elements;
  return {
    nodes: nodes.map(({ data }) => data),
    edges: edges.map(({ data }) => data),
    isUndirected: !directed,
  };
}

/** Whether a document is what others have under "elements", as cytoscape.js takes it. */
function areElements(found: unknown): boolean {
  return (
    Array.isArray(found) ||
    (isObject(found) && "nodes" in found && "edges" in found && !("elements" in found))
  );
}
