/** Cytoscape JSON (.cyjs), as Cytoscape, cytoscape.js and our export write it: one document, read whole. */
import { z } from "zod";
import { messageOf } from "../../../../shared/failure";
import type { PropertyValue } from "../../../../shared/graph";
import { PLAIN_RELATION } from "../../../../shared/import-preview";
import { ownRecord } from "../../../../shared/own-record";
import { say } from "../../../../shared/sentences";
import { evidenceInputSchema, toEvidence } from "../values/evidence";
import { fileBytes } from "../source/file-bytes";
import type { GraphBuilder } from "../graph/graph-builder";
import type { Place } from "../graph/graph-items";
import { refuse, tooLarge, type ImportRun, type SourceFile } from "../source/import-run";
import { plainValues, readJson } from "../values/json-values";
import { withoutMark } from "../source/text-blocks";

/** Most bytes of a document: it is held in memory as a whole. */
const MAX_DOCUMENT = 256 * 1024 * 1024;

const name = z.union([z.string().min(1), z.number().transform(String)]);
const values = ownRecord(z.unknown());
const itemSchema = z.object({ data: values, group: z.string().optional() });
const itemsSchema = z.array(itemSchema);
const documentSchema = z.object({
  elements: z.union([
    itemsSchema,
    z.object({ nodes: itemsSchema.default([]), edges: itemsSchema.default([]) }),
  ]),
});

const nodeSchema = z.object({
  id: name,
  name: z.union([z.string(), z.number().transform(String)]).optional(),
  label: name.optional(),
  labels: z.array(z.string()).optional(),
  text: z.string().default(""),
  properties: values.default({}),
});
const edgeSchema = z.object({
  source: name,
  target: name,
  interaction: name.optional(),
  relation: name.optional(),
  label: name.optional(),
  properties: values.default({}),
  evidence: evidenceInputSchema.default([]),
  undirected: z.boolean().default(false),
});

type Item = z.output<typeof itemSchema>;

/** Reads all files into the builder; rejects single elements, counted from 1 in place of lines. */
export async function readCyjs(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  for (const file of files) {
    const { nodes, edges } = await readDocument(file, run);
    const count = run.elements.of(file.name);
    take(nodes, 0, (item, line) => {
      count.nodes++;
      addNode(item, graph, { file: file.name, line });
    });
    take(edges, nodes.length, (item, line) => {
      count.edges++;
      addEdge(item, graph, { file: file.name, line });
    });
    await graph.flush();

    function take(items: readonly Item[], before: number, add: (item: Item, line: number) => void): void {
      items.forEach((item, at) => {
        try {
          add(item, before + at + 1);
        } catch (fault) {
          run.rejects.add(file.name, before + at + 1, messageOf(fault));
        }
      });
    }
  }
}

async function readDocument(file: SourceFile, run: ImportRun): Promise<{ nodes: Item[]; edges: Item[] }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of fileBytes(file, run.signal, run.onBytes)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_DOCUMENT) refuse(file, tooLarge(length));
  }
  try {
    const text = withoutMark(file, Buffer.concat(chunks)).toString("utf8");
    const { elements } = documentSchema.parse(readJson(text, say("the-document")));
    if (!Array.isArray(elements)) return elements;
    const isEdge = ({ group, data }: Item): boolean => group === "edges" || "source" in data;
    return { nodes: elements.filter((item) => !isEdge(item)), edges: elements.filter(isEdge) };
  } catch (fault) {
    return refuse(file, fault instanceof z.ZodError ? say("cyjs-shape") : messageOf(fault));
  }
}

function addNode({ data }: Item, graph: GraphBuilder, place: Place): void {
  const { id, labels = [], text, properties, ...names } = parse(nodeSchema, data);
  const taken = new Set(["id", "labels", "text", "properties", names.name === undefined ? "label" : "name"]);
  const shown = names.name ?? names.label ?? id;
  graph.define(
    { id, name: shown, labels, text, properties: { ...others(data, taken), ...plainValues(properties) } },
    place,
  );
}

/** Ids of edges as our export and cytoscape.js make them up. */
const MADE_UP = /^edge-*\d+$|^[\da-f]{8}-[\da-f-]{27}$/;

function addEdge({ data }: Item, graph: GraphBuilder, place: Place): void {
  const edge = parse(edgeSchema, data);
  const key = (["interaction", "relation", "label"] as const).find((word) => edge[word] !== undefined);
  const [source, target] = [graph.find(edge.source), graph.find(edge.target)];
  if (source < 0 || target < 0)
    throw new Error(say("no-node-id", { id: source < 0 ? edge.source : edge.target }));
  const taken = new Set(["source", "target", "properties", "evidence", "undirected", key ?? ""]);
  if (MADE_UP.test(String(data["id"]))) taken.add("id");
  const properties = { ...others(data, taken), ...plainValues(edge.properties) };
  const relation = key === undefined ? PLAIN_RELATION : edge[key]!;
  const rest = { properties, evidence: toEvidence(edge.evidence), isUndirected: edge.undirected };
  graph.edge({ source, target, relation, ...rest }, place);
}

function parse<T>(schema: z.ZodType<T>, data: Readonly<Record<string, unknown>>): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new Error(say("value-unfit", { place: parsed.error.issues[0]!.path.join(".") }));
}

function others(
  data: Readonly<Record<string, unknown>>,
  taken: ReadonlySet<string>,
): Record<string, PropertyValue> {
  return plainValues(Object.fromEntries(Object.entries(data).filter(([key]) => !taken.has(key))));
}
