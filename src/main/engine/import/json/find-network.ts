/** Where a JSON document holds its nodes and edges, in the words of d3, networkx, graphology, sigma, vis.js, JGF, OBO Graphs, Neo4j and GoJS. */
import { message, type Message } from "../../../../shared/sentences/sentences";
import { ReasonError } from "../../../../shared/failure";
import { isObject } from "../values/json-values";

type Json = Readonly<Record<string, unknown>>;

export interface FoundNetwork {
  /** Undefined where the document lists none: then edges alone name them. */
  readonly nodes: readonly unknown[] | undefined;
  readonly edges: readonly unknown[];
  readonly isUndirected: boolean;
  /** Whether ends are surely places in the list of nodes, as networkx wrote them at first. */
  readonly byPlace: boolean;
  /** What nodes surely are called by. */
  readonly key?: string;
  /** Keys of lists beside these, which are not read. */
  readonly unread: readonly string[];
}

const NODE_LISTS = ["nodes", "vertices", "entities", "nodeDataArray"];
const EDGE_LISTS = ["links", "edges", "relationships", "linkDataArray"];
/** What documents put a graph into. */
const WRAPPERS = ["graph", "network", "data", "elements"];

/** The network in a document, undefined where there is none. `isCut` allows the edges to be missing. Throws ReasonError for several graphs. */
export function findNetwork(found: unknown, isCut = false): FoundNetwork | undefined {
  const document = isObject(found) ? unwrap(found, isCut) : undefined;
  if (!document) return undefined;
  const [nodeKey, edgeKey] = [listKey(document, NODE_LISTS), listKey(document, EDGE_LISTS)];
  const nodes = nodeKey === undefined ? undefined : listOf(document[nodeKey]);
  const read = new Set([nodeKey, edgeKey]);
  const isList = ([key, value]: [string, unknown]): boolean =>
    !read.has(key) && Array.isArray(value) && value.length > 0;
  return {
    nodes,
    edges: edgeKey === undefined ? [] : listOf(document[edgeKey]),
    isUndirected: isUndirected(document),
    byPlace: Array.isArray(document["graph"]),
    unread: Object.entries(document)
      .filter((entry) => isList(entry) && entry[0] !== "graph")
      .map(([key]) => key),
  };
}

/** The object that has the lists itself. */
function unwrap(document: Json, isCut: boolean, depth = 0): Json | undefined {
  const hasNodes = listKey(document, NODE_LISTS) !== undefined;
  if (listKey(document, EDGE_LISTS) !== undefined || (isCut && hasNodes)) return document;
  if (depth > 1) return undefined;
  const { graphs } = document;
  if (Array.isArray(graphs) && graphs.length > 1)
    throw new ReasonError(message("json-graphs", { graphs: graphs.length }));
  const inner = Array.isArray(graphs) ? [graphs[0] as unknown] : WRAPPERS.map((key) => document[key]);
  for (const one of inner) {
    const within = isObject(one) ? unwrap(one, isCut, depth + 1) : undefined;
    if (within) return within;
  }
  return undefined;
}

/** The key of a list, or of objects by their ids; a list that is not empty goes ahead. */
function listKey(document: Json, keys: readonly string[]): string | undefined {
  const there = keys.filter((key) => Array.isArray(document[key]) || isObject(document[key]));
  return there.find((key) => listOf(document[key]).length > 0) ?? there[0];
}

/** Objects by their ids get these as `id`, where they have none themselves. */
function listOf(list: unknown): readonly unknown[] {
  if (Array.isArray(list)) return list;
  return Object.entries(list as Json).map(([id, value]) =>
    isObject(value) ? { id, ...value } : { id, value },
  );
}

function isUndirected(document: Json): boolean {
  const options = isObject(document["options"]) ? document["options"] : {};
  const { directed = options["directed"] } = document;
  return directed === false || directed === 0 || options["type"] === "undirected";
}

/** Why a document that holds no network is refused. */
export function whyNone(found: unknown): Message {
  const isTree = isObject(found) && Array.isArray(found["children"]);
  if (isTree) return message("json-tree");
  return isObject(found) && "adjacency" in found ? message("json-adjacency") : message("json-shape");
}
