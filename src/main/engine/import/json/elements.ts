/** Nodes and edges as JSON objects, each with its values: what the documents of several programs come down to. */
import { z } from "zod";
import { ReasonError, reasonOf } from "../../../../shared/failure";
import type { PropertyValue } from "../../../../shared/graph";
import { PLAIN_RELATION } from "../../../../shared/import/preview";
import { ownRecord } from "../../../../shared/own-record";
import { message } from "../../../../shared/sentences/sentences";
import { evidenceInputSchema, toEvidence } from "../values/evidence";
import type { GraphBuilder } from "../graph/graph-builder";
import type { Place } from "../graph/graph-items";
import { named } from "../source/reject-list";
import type { ElementCounts, ImportRun, SourceFile } from "../source/import-run";
import { Breather } from "../../store/breather";
import { plainValues } from "../values/json-values";
import { KINDS } from "../values/kinds";

/** The values of one node or edge. */
export type Data = Readonly<Record<string, unknown>>;

export interface Network {
  readonly nodes: readonly Data[];
  readonly edges: readonly Data[];
  /** Of edges that do not say it. */
  readonly isUndirected: boolean;
  /** Where nodes, then edges stand in their file, from 1; without it they are counted. */
  readonly lines?: readonly number[];
}

const name = z.union([z.string().min(1), z.number().transform(String)]);
const values = ownRecord(z.unknown());

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
  properties: values.optional().catch(undefined),
  evidence: evidenceInputSchema.optional().catch(undefined),
  undirected: z.boolean().optional().catch(undefined),
});

/** Adds nodes, then edges; rejects single ones. Throws AbortError where the import is given up meanwhile. */
export async function addNetwork(
  file: SourceFile,
  { nodes, edges, isUndirected, lines }: Network,
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  const count = run.elements.of(file.name);
  const build = { graph, elements: run.elements, isUndirected, looseKey: looseRelation(edges) };
  count.nodes += nodes.length;
  count.edges += edges.length;
  const breather = new Breather(run.signal);
  await take(nodes, 0, (data, place) => addNode(data, build, place));
  await take(edges, nodes.length, (data, place) => addEdge(data, build, place));

  async function take(
    items: readonly Data[],
    before: number,
    add: (data: Data, place: Place) => void,
  ): Promise<void> {
    for (const [at, item] of items.entries()) {
      const line = lines?.[before + at] ?? before + at + 1;
      try {
        add(item, { file: file.name, line });
      } catch (fault) {
        run.rejects.add(file.name, line, reasonOf(fault));
      }
      if (breather.isDue(before + at)) await breather.breathe();
    }
  }
}

interface Build {
  readonly graph: GraphBuilder;
  readonly elements: ElementCounts;
  /** Of edges that do not say it. */
  readonly isUndirected: boolean;
  /** The key of edges that only may hold their relation, undefined where none does. */
  readonly looseKey: string | undefined;
}

function addNode(data: Data, { graph, elements }: Build, place: Place): void {
  const { name: called, label, ...node } = parse(nodeSchema, data);
  const taken = takenBy({ ...node, ...(called === undefined ? { label } : { name: called }) });
  const kind = node.labels ? undefined : KINDS.find((key) => kindsIn(data[key]).length > 0);
  if (kind !== undefined) taken.add(kind);
  graph.define(
    {
      id: node.id,
      name: called ?? label ?? node.id,
      labels: node.labels ?? (kind === undefined ? [] : kindsIn(data[kind])),
      text: node.text ?? "",
      properties: toProperties(data, taken, node.properties, elements),
    },
    place,
  );
}

/** What a value says of the kinds of a node: a word, or several as KGX lists them. */
function kindsIn(value: unknown): string[] {
  const words: unknown[] = Array.isArray(value) ? value : [value];
  return words.every((word) => typeof word === "string" && word !== "") ? (words as string[]) : [];
}

/** Ids of edges as our export and cytoscape.js make them up. */
const MADE_UP = /^edge-*\d+$|^[\da-f]{8}-[\da-f-]{27}$/;

function addEdge(data: Data, { graph, elements, isUndirected, looseKey }: Build, place: Place): void {
  const edge = parse(edgeSchema, data);
  const key = [...RELATIONS, looseKey ?? ""].find((word) => isName(data[word]));
  const [source, target] = [graph.find(edge.source), graph.find(edge.target)];
  if (source < 0 || target < 0)
    throw new ReasonError(message("no-node-id", { id: named(source < 0 ? edge.source : edge.target) }));
  const taken = takenBy(edge);
  if (key !== undefined) taken.add(key);
  if (MADE_UP.test(String(data["id"]))) taken.add("id");
  const properties = toProperties(data, taken, edge.properties, elements);
  const evidence = toEvidence(edge.evidence ?? []);
  const relation = key === undefined ? PLAIN_RELATION : String(data[key]);
  const direction = { isUndirected: edge.undirected ?? isUndirected };
  graph.edge({ source, target, relation, properties, evidence, ...direction }, place);
}

/** Keys that hold an edge's relation (KGX has an older one beside its predicate), and those that do where their values look like it. */
const RELATIONS = ["interaction", "predicate", "relation", "pred", "relationship", "rel"];
const LOOSE_RELATIONS = ["label", "type", "kind", "caption"];
/** How programs draw an edge, which they call its type. */
const DRAWN =
  /^(?:directed|undirected|arrow|line|straight|default|(?:smooth)?step|(?:simple)?bezier|curve(?:d)?(?:arrow)?)$/i;
/** The fewest edges that tell whether their labels are names. */
const FEWEST = 10;

/** The first key whose texts say what kind the edges are: they are no numbers, no way of drawing, and come again. */
function looseRelation(edges: readonly Data[]): string | undefined {
  return LOOSE_RELATIONS.find((word) => {
    const texts = edges
      .map((edge) => edge[word])
      .filter((value) => typeof value === "string" && value !== "");
    const areNames = texts.length >= FEWEST && new Set(texts).size > texts.length / 2;
    return !areNames && texts.some((text) => !Number.isFinite(Number(text)) && !DRAWN.test(String(text)));
  });
}

function isName(value: unknown): boolean {
  return (typeof value === "string" && value !== "") || typeof value === "number";
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
  const others = Object.entries(data).filter(([key]) => !taken.has(key));
  const keys = new Set(others.map(([key]) => key));
  const clear = Object.entries(own).map(([key, value]) => [keys.has(key) ? `properties.${key}` : key, value]);
  return plainValues(Object.fromEntries([...others, ...clear]), elements);
}
