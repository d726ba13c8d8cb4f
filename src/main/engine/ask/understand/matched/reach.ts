/** What a step leads to, and a set of things as an answer. */
import { message } from "../../../../../shared/sentences/sentences";
import type { Form } from "../../../../../shared/stages/forms";
import type { NodeSet } from "../../execute/node-sets";
import { walkAll, type RelationStep } from "../../execute/relation-path";
import type { Computed, World } from "../../execute/world";

/** All that a step leads to from some nodes; `of` are its words. Throws what the store throws. */
export async function reach(
  from: readonly number[],
  step: RelationStep,
  of: string,
  { facts, ports }: World,
): Promise<NodeSet> {
  const reached = await walkAll(ports.store, Int32Array.from(from), [step], facts, ports.signal);
  const nodes = new Set(reached.nodes);
  return {
    ...{ nodes, complete: reached.complete, path: [step] },
    operations: [{ operation: "follow", of, left: nodes.size }],
    edgesTo: async (some) => reached.pairs.filter(([, to]) => some.has(to)).map(([, , edge]) => edge),
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
