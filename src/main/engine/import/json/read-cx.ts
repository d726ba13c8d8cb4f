/** CX and CX2, as NDEx and Cytoscape write them: lists of aspects, each of which may come in parts; one document, read whole. */
import { message } from "../../../../shared/sentences/sentences";
import type { GraphBuilder } from "../graph/graph-builder";
import { refuse, type ImportRun, type SourceFile } from "../source/import-run";
import { isObject } from "../values/json-values";
import { addAttributes, typed, withValue } from "./cx-values";
import { addNetwork, type Data } from "./elements";
import { readDocument } from "./json-document";

/** The lists that stand around an element: that of aspects, and its aspect. */
const LISTS = 2;

/** What says how the network is drawn or sent, or is said of it as a whole. */
const SILENT =
  /^(?:CXVersion|hasFragments|numberVerification|metaData|status|@context|networkAttributes|attributeDeclarations|cartesianLayout|provenanceHistory|ndexStatus|visual\w+|(?:node|edge)Bypasses|cy\w+)$/;
const READ = ["nodes", "edges", "nodeAttributes", "edgeAttributes"];

type Aspects = ReadonlyMap<string, readonly Data[]>;

/** Reads all files into the builder; rejects single elements, counted from 1 in place of lines. Refuses what is no CX. */
export async function readCx(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  for (const file of files) {
    const aspects = aspectsOf(await readDocument(file, run, LISTS));
    if (!aspects?.has("nodes")) return refuse(file, message("cx-shape"));
    for (const key of aspects.keys())
      if (!READ.includes(key) && !SILENT.test(key))
        run.rejects.remark(file.name, 1, "warn", message("json-list-unread", { key }));
    await addAspects(file, aspects, graph, run);
    await graph.flush();
  }
}

async function addAspects(
  file: SourceFile,
  aspects: Aspects,
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  const nodes = elementsOf(aspects, "nodes", toNode);
  const edges = elementsOf(aspects, "edges", toEdge);
  for (const [key, elements] of [
    ["nodeAttributes", nodes],
    ["edgeAttributes", edges],
  ] as const) {
    const lost = addAttributes(elements, aspects.get(key) ?? []);
    if (run.isCut !== true)
      for (const id of lost) run.rejects.add(file.name, 1, message("no-node-id", { id }));
  }
  const isWhole = ({ source, target }: Data): boolean =>
    nodes.has(String(source)) && nodes.has(String(target));
  const drawn = [...edges.values()].filter((edge) => run.isCut !== true || isWhole(edge));
  await addNetwork(file, { nodes: [...nodes.values()], edges: drawn, isUndirected: false }, graph, run);
}

/** The parts of each aspect joined, undefined where a document is no list of them. */
function aspectsOf(document: unknown): Aspects | undefined {
  if (!Array.isArray(document) || !document.every(isObject)) return undefined;
  const aspects = new Map<string, Data[]>();
  for (const fragment of document)
    for (const [key, items] of Object.entries(fragment)) {
      const known = aspects.get(key) ?? [];
      aspects.set(key, known);
      if (Array.isArray(items)) for (const item of items) if (isObject(item)) known.push(item);
    }
  return aspects;
}

/** Elements by their id, in order; of two that share one the second is kept beside, to be rejected as such. */
function elementsOf(
  aspects: Aspects,
  aspect: "nodes" | "edges",
  toData: (item: Data) => Data,
): Map<string, Data> {
  const declared = declarations(aspects, aspect);
  const elements = new Map<string, Data>();
  for (const [at, item] of (aspects.get(aspect) ?? []).entries()) {
    const id = String(item["@id"] ?? item["id"]);
    const key = elements.has(id) ? `${id} ${String(at)}` : id;
    elements.set(key, withOwn(toData(item), item["v"], declared));
  }
  return elements;
}

const toNode = (item: Data): Data => ({
  id: item["@id"] ?? item["id"],
  ...(item["n"] !== undefined && { name: item["n"] }),
  ...(item["r"] !== undefined && { represents: item["r"] }),
});

const toEdge = (item: Data): Data => ({
  source: item["s"],
  target: item["t"],
  ...(item["i"] !== undefined && { interaction: item["i"] }),
});

/** What CX2 says ahead of its elements: values of those that have none, and short names of attributes. */
interface Declared {
  readonly names: ReadonlyMap<string, string>;
  readonly defaults: Data;
  readonly types: ReadonlyMap<string, unknown>;
}

function declarations(aspects: Aspects, aspect: string): Declared {
  const all = (aspects.get("attributeDeclarations") ?? []).flatMap((item) =>
    Object.entries(isObject(item[aspect]) ? item[aspect] : {}),
  );
  const attributes = all.map(([name, value]) => [name, isObject(value) ? value : {}] as const);
  const withDefault = attributes.filter(([, { v }]) => v !== undefined);
  return {
    names: new Map(attributes.flatMap(([name, { a }]) => (typeof a === "string" ? [[a, name]] : []))),
    defaults: Object.fromEntries(withDefault.map(([name, { v }]) => [name, v])),
    types: new Map(attributes.map(([name, { d }]) => [name, d])),
  };
}

function withOwn(element: Data, values: unknown, { names, defaults, types }: Declared): Data {
  const own = Object.entries(isObject(values) ? values : {}).map(
    ([key, value]) => [names.get(key) ?? key, value] as const,
  );
  return Object.entries({ ...defaults, ...Object.fromEntries(own) }).reduce(
    (data, [name, value]) => withValue(data, name, typed(value, types.get(name))),
    element,
  );
}
