/** What a walk leads to, and a set of things as an answer. */
import { message } from "../../../../../shared/sentences/sentences";
import type { Form } from "../../../../../shared/stages/forms";
import type { NodeSet } from "../../execute/node-sets";
import { edgesBetween, walkAll, type RelationStep } from "../../execute/relation-path";
import type { Computed, World } from "../../execute/world";

/** All that a walk leads to from some nodes; `of` are its words. Throws what the store throws. */
export async function reach(
  from: readonly number[],
  path: readonly RelationStep[],
  of: string,
  { facts, ports: { store, signal } }: World,
): Promise<NodeSet> {
  const start = Int32Array.from(from);
  const reached = await walkAll(store, start, path, facts, signal);
  const nodes = new Set(reached.nodes);
  return {
    ...{ nodes, complete: reached.complete, path },
    operations: [{ operation: "follow", of, left: nodes.size }],
    edgesTo: (some) => edgesBetween(store, start, path, some, facts, signal),
  };
}

/** A list, or how many there are. */
export async function listed(
  { nodes, complete, operations, edgesTo }: NodeSet,
  form: Form,
): Promise<Computed> {
  const answers = [...nodes];
  const isCount = form === "count";
  return {
    ...{ form, complete, answers, operations, constraints: [], edges: await edgesTo(nodes) },
    ...(isCount && { value: answers.length }),
    said: isCount ? [message("counted", { count: answers.length })] : [],
  };
}
