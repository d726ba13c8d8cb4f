/** Nodes and links of JSON documents in one form: ids for places in a list, values that lie deeper brought up. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { isObject } from "../values/json-values";
import type { Data, Network } from "./elements";
import type { FoundNetwork } from "./find-network";

/** What documents call both ends of an edge. */
const ENDS = [
  ["source", "target"],
  ["from", "to"],
  ["sub", "obj"],
  ["subject", "object"],
  ["head", "tail"],
  ["startNode", "endNode"],
  ["start", "end"],
  ["sourceID", "targetID"],
  ["_from", "_to"],
  ["v", "w"],
] as const;
/** What they call a node's id, the surest first. */
const IDS = ["id", "key", "_id", "@id", "v", "name", "label", "title"];
/** What they put a node's or an edge's own values into. */
const WITHIN = ["attributes", "metadata", "properties", "data"];
const NAMES = ["name", "label", "lbl", "title", "caption"];

type End = string | number;

/** Throws ReasonError where ends may be ids as well as places. */
export function toNetwork({ nodes, edges, isUndirected, byPlace, key: sureKey }: FoundNetwork): Network {
  const flat = edges.map((edge) => flatEdge(edge));
  if (!nodes || nodes.length === 0) return { nodes: mentioned(flat), edges: flat, isUndirected };
  const items = nodes.map((node) => (isObject(node) ? brought(node) : { id: node }));
  const { key, ids }: Ids = sureKey === undefined ? settleIds(items, flat, byPlace) : { key: sureKey };
  const idOf = (end: unknown): unknown => (ids && isPlace(end, ids.length) ? ids[Number(end)] : end);
  const named = items.map((node, at) => withId(node, ids ? ids[at] : node[key], ids ? undefined : key));
  return {
    nodes: named,
    edges: flat.map(({ source, target, ...edge }) => ({
      ...edge,
      source: idOf(endOf(source, ids ? "index" : key)),
      target: idOf(endOf(target, ids ? "index" : key)),
    })),
    isUndirected,
  };
}

/** Nodes that edges alone name. */
function mentioned(edges: readonly Data[]): Data[] {
  const ends = edges.flatMap(({ source, target }) => [endOf(source, "id"), endOf(target, "id")]);
  return [...new Set(ends.filter(isEnd).map(String))].map((id) => ({ id }));
}

interface Ids {
  /** What nodes are called by; taken unless there are `ids`. */
  readonly key: string;
  /** By place, where ends are places. */
  readonly ids?: readonly string[];
}

/** Ends are ids where all of them are, else places in the list where all of them fit, else what most of them are. */
function settleIds(nodes: readonly Data[], edges: readonly Data[], byPlace: boolean): Ids {
  const keys = IDS.filter((key) => nodes.some((node) => isEnd(node[key])));
  const first = keys[0] ?? "id";
  const found = keys.find((key) => areAll(edges, key, new Set(nodes.map((node) => String(node[key])))));
  const arePlaces =
    edges.length > 0 &&
    edges.every((edge) =>
      ends(edge, "index").every((end) => typeof end === "number" && isPlace(end, nodes.length)),
    );
  const areNumbers = nodes.every((node) => typeof node[found ?? first] !== "string");
  const inOrder = nodes.every((node, at) => String(node[found ?? first]) === String(at));
  if (found !== undefined && !(arePlaces && byPlace)) {
    if (arePlaces && !areNumbers && !inOrder && !hasObjects(edges))
      throw new ReasonError(message("json-ends"));
    return { key: found };
  }
  return arePlaces ? { key: first, ids: idsByPlace(nodes, keys) } : { key: first };
}

function areAll(edges: readonly Data[], key: string, ids: ReadonlySet<string>): boolean {
  return edges.every((edge) => ends(edge, key).every((end) => ids.has(String(end))));
}

function hasObjects(edges: readonly Data[]): boolean {
  return edges.some(({ source }) => isObject(source));
}

function ends({ source, target }: Data, key: string): unknown[] {
  return [endOf(source, key), endOf(target, key)];
}

/** The first key whose values are there and differ, else the places themselves. */
function idsByPlace(nodes: readonly Data[], keys: readonly string[]): string[] {
  const key = keys.find(
    (one) =>
      nodes.every((node) => isEnd(node[one])) &&
      new Set(nodes.map((node) => String(node[one]))).size === nodes.length,
  );
  return nodes.map((node, at) => String(key === undefined ? at : node[key]));
}

/** An end as it is, or of a node that stands there itself, as d3 leaves it, what it is called by. */
function endOf(end: unknown, key: string): unknown {
  return isObject(end) ? (end[key] ?? end["id"]) : end;
}

function isEnd(value: unknown): value is End {
  return (typeof value === "string" && value !== "") || typeof value === "number";
}

function isPlace(end: unknown, length: number): boolean {
  return Number.isInteger(end) && (end as number) >= 0 && (end as number) < length;
}

/** A node under its id and its name; another value that was called `id` stays as a property. */
function withId(node: Data, id: unknown, key = "id"): Data {
  const nameKey = NAMES.find((word) => isEnd(node[word]));
  const taken = ["id", key, nameKey];
  const rest = Object.entries(node).filter(([one]) => !taken.includes(one));
  const other = node["id"] !== undefined && String(node["id"]) !== String(id) ? { "id 2": node["id"] } : {};
  const name = nameKey === undefined ? {} : { name: String(node[nameKey]) };
  return { ...Object.fromEntries(rest), ...other, id, ...name };
}

function without(values: Data, key: string): Data {
  return Object.fromEntries(Object.entries(values).filter(([one]) => one !== key));
}

/** Values that lie in an object of their own beside the others; of two that are called alike the inner one says where it was. */
function brought(item: Data): Data {
  const inner = WITHIN.filter((key) => isObject(item[key]));
  const outer = Object.entries(item).filter(([key]) => !inner.includes(key));
  const keys = new Set(outer.map(([key]) => key));
  const up = inner.flatMap((where) =>
    Object.entries(item[where] as Data).map(([key, value]) => {
      const free = keys.has(key) ? `${where}.${key}` : key;
      keys.add(free);
      return [free, value] as const;
    }),
  );
  return Object.fromEntries([...outer, ...up]);
}

/** An edge with `source` and `target`, and its direction where it says it. */
function flatEdge(edge: unknown): Data {
  if (Array.isArray(edge)) return fromList(edge);
  if (!isObject(edge)) return {};
  const item = brought(edge);
  const [from, to] = ENDS.find(([one, other]) => one in item && other in item) ?? ENDS[0];
  const { [from]: source, [to]: target, ...others } = item;
  return { ...directed(others), source, target };
}

/** `[source, target]`, `[source, relation, target]`, or `[source, target, values]`. */
function fromList([source, second, third]: readonly unknown[]): Data {
  if (third === undefined || third === null) return { source, target: second };
  if (isObject(third)) return { ...third, source, target: second };
  return { source, relation: second, target: third };
}

function directed(edge: Data): Data {
  const { directed: says, type, ...others } = edge;
  if (typeof says === "boolean") return { ...others, ...(type !== undefined && { type }), undirected: !says };
  const isKind = type === "directed" || type === "undirected";
  return isKind ? { ...without(edge, "type"), undirected: type === "undirected" } : edge;
}
