/** What a question comes to over the steps that the matcher believes in, one for each thing it names. */
import { attributeTold } from "../../execute/compute-attribute";
import { intersected, united, type NodeSet } from "../../execute/node-sets";
import { ofKind } from "../../execute/sets/every-of";
import { withNames } from "../../execute/with-names";
import { goalOf, type Computed, type World } from "../../execute/world";
import { answered } from "../../execute/yes-or-no";
import type { Named } from "../find-mentions";
import { yesOrNo } from "../../execute/checks/said-values";
import type { AskedStep } from "./asked-steps";
import type { HeardList } from "./hear";
import type { Matched } from "./match-steps";
import { listed, reach } from "./reach";

export type Believed = Matched<AskedStep> & {
  readonly topic: Named;
  /** Whether nothing else is likely to be meant. */
  readonly isSure: boolean;
  /** All steps that were heard from there. */
  readonly heard: HeardList<AskedStep>;
};

/** A list, a number, a value, or a yes; undefined where the steps lead nowhere. `named`: all that the question names. */
export async function followMatched(
  believed: readonly Believed[],
  named: readonly Named[],
  world: World,
): Promise<Computed | undefined> {
  const { form } = world.parts;
  const [first, ...more] = believed;
  if (first && "property" in first.asked && form === "boolean")
    return more.length === 0 && named.length === 1 ? heldOfIt(first, world) : undefined;
  if (first && "property" in first.asked) {
    const isOne = more.length === 0 && named.length === 1 && (form === "list" || form === "count");
    return isOne ? attributeTold(first.asked.property, first.asked.of, first.topic, world) : undefined;
  }
  const sets: NodeSet[] = [];
  for (const one of believed) {
    const set = await follow(one, world);
    if (!set) return undefined;
    sets.push(set);
  }
  if (form === "boolean")
    return named.length === 2 ? toldTrue(sets[0]!, named[1]!) : saidOfIt(sets[0]!, world);
  if (named.length > 1 && form !== "both" && form !== "either") return undefined;
  const set = sets.reduce(form === "either" ? united : intersected);
  return set.nodes.size > 0 ? listed(set, form) : undefined;
}

/** What a step leads to: of the kind asked for, where things are; undefined of a property. */
async function follow({ asked, topic }: Believed, world: World): Promise<NodeSet | undefined> {
  if (!("step" in asked)) return undefined;
  const { parts } = world;
  const set = await reach(topic.nodes, [asked.step], asked.words, world);
  const goal = goalOf(world);
  if (parts.form === "boolean") return set;
  const nodes = await withNames(await ofKind(set.nodes, goal, world), topic, goal, world);
  return { ...set, nodes, operations: [{ operation: "follow", of: asked.words, left: nodes.size }] };
}

/** A yes; that an edge is not there does not say no, where words were taken for its relation. */
async function toldTrue({ nodes, edgesTo }: NodeSet, other: Named): Promise<Computed | undefined> {
  const met = other.nodes.filter((node) => nodes.has(node));
  return met.length > 0 ? answered(true, met, await edgesTo(new Set(met))) : undefined;
}

/** What a property says or denies of what is named. */
async function heldOfIt({ asked, topic }: Believed, { ports }: World): Promise<Computed | undefined> {
  if (!("property" in asked)) return undefined;
  const details = await ports.store.nodeDetails([...topic.nodes], ports.signal);
  const said = yesOrNo(details.map(({ properties }) => String(properties[asked.property.name])));
  return said === undefined ? undefined : answered(said, topic.nodes, []);
}

/** The same where a relation leads to "yes" or "no". */
async function saidOfIt({ nodes, edgesTo }: NodeSet, { ports }: World): Promise<Computed | undefined> {
  const ends = [...nodes];
  const { names } = await ports.store.nodeNames(Int32Array.from(ends));
  const said = yesOrNo(names);
  return said === undefined ? undefined : answered(said, ends, await edgesTo(nodes));
}
