/** Cytoscape JSON (.cyjs), as Cytoscape, cytoscape.js and our export write it: one document, read whole. */
import { z } from "zod";
import { ReasonError, reasonOf } from "../../../../shared/failure";
import type { PropertyValue } from "../../../../shared/graph";
import { PLAIN_RELATION } from "../../../../shared/import/preview";
import { ownRecord } from "../../../../shared/own-record";
import { message } from "../../../../shared/sentences/sentences";
import { evidenceInputSchema, toEvidence } from "../values/evidence";
import { fileBytes } from "../source/file-bytes";
import type { GraphBuilder } from "../graph/graph-builder";
import type { Place } from "../graph/graph-items";
import { refuse, tooLarge, type ElementCounts, type ImportRun, type SourceFile } from "../source/import-run";
import { isObject, plainValues, readJson } from "../values/json-values";
import { KINDS } from "../values/kinds";
import { withoutMark } from "../source/text-blocks";

/** Most bytes of a document: it is held in memory as a whole. */
const MAX_DOCUMENT = 256 * 1024 * 1024;

const name = z.union([z.string().min(1), z.number().transform(String)]);
const values = ownRecord(z.unknown());
const itemSchema = z.object({ data: values, group: z.string().optional() });
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

/** A value of another kind is a property like any other. */
const nodeSchema = z.object({
  id: name,
  name: z
    .union([z.string(), z.number().transform(String)])
    .optional()
    .catch(undefined),
  label: name.optional().catch(undefined),
  labels: z.array(z.string()).optional().catch(undefined),
  text: z.string().optional().catch(undefined),
  properties: values.optional().catch(undefined),
});
const edgeSchema = z.object({
  source: name,
  target: name,
  interaction: name.optional().catch(undefined),
  relation: name.optional().catch(undefined),
  label: name.optional().catch(undefined),
  properties: values.optional().catch(undefined),
  evidence: evidenceInputSchema.optional().catch(undefined),
  undirected: z.boolean().optional().catch(undefined),
});

type Item = z.output<typeof itemSchema>;

/** Reads all files into the builder; rejects single elements, counted from 1 in place of lines. */
export async function readCyjs(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  for (const file of files) {
    const { nodes, edges, directed } = await readDocument(file, run);
    const count = run.elements.of(file.name);
    const build = { graph, elements: run.elements, isUndirected: !directed };
    take(nodes, 0, (item, line) => {
      count.nodes++;
      addNode(item, build, { file: file.name, line });
    });
    take(edges, nodes.length, (item, line) => {
      count.edges++;
      addEdge(item, build, { file: file.name, line });
    });
    await graph.flush();

    function take(items: readonly Item[], before: number, add: (item: Item, line: number) => void): void {
      items.forEach((item, at) => {
        try {
          add(item, before + at + 1);
        } catch (fault) {
          run.rejects.add(file.name, before + at + 1, reasonOf(fault));
        }
      });
    }
  }
}

interface Document {
  readonly nodes: readonly Item[];
  readonly edges: readonly Item[];
  readonly directed: boolean;
}

async function readDocument(file: SourceFile, run: ImportRun): Promise<Document> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of fileBytes(file, run.signal, run.onBytes)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_DOCUMENT) refuse(file, tooLarge(length));
  }
  const text = withoutMark(file, Buffer.concat(chunks)).toString("utf8");
  try {
    const found = readJson(text, message("the-document"));
    const { elements, directed } = areElements(found)
      ? { elements: elementsSchema.parse(found), directed: true }
      : documentSchema.parse(found);
    if (!Array.isArray(elements)) return { ...elements, directed };
    const isEdge = ({ group, data }: Item): boolean => group === "edges" || "source" in data;
    return { nodes: elements.filter((item) => !isEdge(item)), edges: elements.filter(isEdge), directed };
  } catch (fault) {
    return refuse(file, fault instanceof z.ZodError ? message("cyjs-shape") : reasonOf(fault));
  }
}

/** Whether a document is what others have under "elements", as cytoscape.js takes it. */
function areElements(found: unknown): boolean {
  return (
    Array.isArray(found) ||
    (isObject(found) && "nodes" in found && "edges" in found && !("elements" in found))
  );
}

interface Build {
  readonly graph: GraphBuilder;
  readonly elements: ElementCounts;
  /** Of edges that do not say it. */
  readonly isUndirected: boolean;
}

function addNode({ data }: Item, { graph, elements }: Build, place: Place): void {
  const { name: called, label, ...node } = parse(nodeSchema, data);
  const taken = takenBy({ ...node, ...(called === undefined ? { label } : { name: called }) });
  const kind = node.labels
    ? undefined
    : KINDS.find((key) => typeof data[key] === "string" && data[key] !== "");
  if (kind !== undefined) taken.add(kind);
  graph.define(
    {
      id: node.id,
      name: called ?? label ?? node.id,
      labels: node.labels ?? (kind === undefined ? [] : [data[kind] as string]),
      text: node.text ?? "",
      properties: toProperties(data, taken, node.properties, elements),
    },
    place,
  );
}

/** Ids of edges as our export and cytoscape.js make them up. */
const MADE_UP = /^edge-*\d+$|^[\da-f]{8}-[\da-f-]{27}$/;

function addEdge({ data }: Item, { graph, elements, isUndirected }: Build, place: Place): void {
  const { interaction, relation, label, ...edge } = parse(edgeSchema, data);
  const named = interaction ?? relation ?? label;
  const key = (["interaction", "relation", "label"] as const).find(
    (word) => data[word] !== undefined && String(data[word]) === named,
  );
  const [source, target] = [graph.find(edge.source), graph.find(edge.target)];
  if (source < 0 || target < 0)
    throw new ReasonError(message("no-node-id", { id: source < 0 ? edge.source : edge.target }));
  const taken = takenBy(edge);
  if (key) taken.add(key);
  if (MADE_UP.test(String(data["id"]))) taken.add("id");
  const properties = toProperties(data, taken, edge.properties, elements);
  const evidence = toEvidence(edge.evidence ?? []);
  const direction = { isUndirected: edge.undirected ?? isUndirected };
  graph.edge(
    { source, target, relation: named ?? PLAIN_RELATION, properties, evidence, ...direction },
    place,
  );
}

function parse<T>(schema: z.ZodType<T>, data: Readonly<Record<string, unknown>>): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ReasonError(message("value-unfit", { place: parsed.error.issues[0]!.path.join(".") }));
}

function takenBy(found: Readonly<Record<string, unknown>>): Set<string> {
  return new Set(Object.keys(found).filter((key) => found[key] !== undefined));
}

function toProperties(
  data: Readonly<Record<string, unknown>>,
  taken: ReadonlySet<string>,
  own: Readonly<Record<string, unknown>> = {},
  elements: ElementCounts,
): Record<string, PropertyValue> {
  const others = Object.fromEntries(Object.entries(data).filter(([key]) => !taken.has(key)));
  return { ...plainValues(others, elements), ...plainValues(own, elements) };
}
