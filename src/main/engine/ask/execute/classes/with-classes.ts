/** One notion of kind: where a graph tells the kinds of its things by neighbours ("instance of opera"), they are labels like those a store knows. */
import type { GraphSchema, NodeDetails } from "../../../../../shared/graph";
import type { GraphStore } from "../../../store/graph-store";
import { makeOnce } from "../../../store/once";
import type { Ports } from "../../stage";
import { overlaid, toldOf } from "../overlaid";
import { readClasses, type Classes } from "./read-classes";

const told = new WeakMap<GraphStore, Classes>();
const reading = new WeakMap<GraphStore, Promise<GraphStore>>();

/** Ports whose store has the graph's classes among its labels, behind its own; the same ports where it has none. */
export async function withClasses<P extends Pick<Ports, "store" | "signal">>(ports: P): Promise<P> {
  const { store, signal } = ports;
  if (toldOf(told, store)) return ports;
  const read = await makeOnce(reading, store, () => readingClasses(store, signal), signal);
  return read === store ? ports : { ...ports, store: read };
}

/** Whether a node is nothing but a class of these ports' store. */
export function isClass(node: number, { store }: Pick<Ports, "store">): boolean {
  return toldOf(told, store)?.nodes.has(node) === true;
}

/** Whether edges tell what belongs to a label of the store. */
export function isClassLabel(name: string, store: GraphStore): boolean {
  return toldOf(told, store)?.members.has(name) === true;
}

async function readingClasses(store: GraphStore, signal: AbortSignal): Promise<GraphStore> {
  const classes = await readClasses(store, signal);
  return classes ? withLabels(store, classes) : store;
}

/** The store with classes among its labels, behind its own. */
export async function withLabels(store: GraphStore, classes: Classes): Promise<GraphStore> {
  const schema = schemaWith(classes, await store.describe());
  const handles = new Map(schema.labels.map(({ name }, handle) => [name, handle]));
  const classesOf = (node: number) => classes.ofNode.get(node) ?? [];
  const labelled = (one: NodeDetails): NodeDetails => ({
    ...one,
    labels: [...new Set([...one.labels, ...classesOf(one.node)])],
  });
  const whole = overlaid(store, {
    describe: async () => schema,
    members: async (label, limit, stop) => {
      const nodes = classes.members.get(label);
      return nodes
        ? { nodes: nodes.slice(0, limit), total: nodes.length }
        : store.members(label, limit, stop);
    },
    nodeDetails: async (nodes, stop) => (await store.nodeDetails(nodes, stop)).map(labelled),
    nodeNames: async (nodes) => {
      const { labels, ...named } = await store.nodeNames(nodes);
      const first = (node: number) => handles.get(classesOf(node)[0] ?? "") ?? -1;
      return { ...named, labels: labels.map((label, at) => (label >= 0 ? label : first(nodes[at]!))) };
    },
  });
  told.set(whole, classes);
  return whole;
}

/** The labels with their members by class too, and the classes that are no labels behind them. */
function schemaWith({ members }: Classes, schema: GraphSchema): GraphSchema {
  const counted = schema.labels.map((label) => ({
    ...label,
    count: members.get(label.name)?.length ?? label.count,
  }));
  const known = new Set(schema.labels.map(({ name }) => name));
  const more = [...members].flatMap(([name, { length }]) => (known.has(name) ? [] : { name, count: length }));
  return { ...schema, labels: [...counted, ...more] };
}
