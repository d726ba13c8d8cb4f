/** Kin told by parents and children: "the grandparents of A", "A's sister", where no relation is called so. */
import { message } from "../../../../../shared/sentences/sentences";
import { isContent } from "../../understand/question-parts";
import { pathWords, reversedStep, walkAll, type RelationStep } from "../relation-path";
import { genderOf } from "./told-gender";
import { byStem } from "../word-fit";
import type { Computed, World } from "../world";
import { kinOf } from "./kin-nouns";
import { tiesOf, type Gender, type Tie } from "./kin-ties";

/** What was come to, and the edges on the way. */
interface Walked {
  readonly nodes: ReadonlySet<number>;
  readonly edges: readonly number[];
}

/** The kin of the one person named; undefined where something else is asked, or the graph has a word of its own for it or tells no such parents. */
export async function computeKin(world: World): Promise<Computed | undefined> {
  const { parts, facts } = world;
  const [noun, ...more] = parts.tokens.filter(isContent);
  const names = parts.tokens.flatMap(({ name }) => name ?? []);
  const kin = noun && more.length === 0 ? kinOf(noun) : undefined;
  if (!kin || names.length !== 1 || (parts.form !== "list" && parts.form !== "count")) return undefined;
  const isOwn = [...facts.relations, ...facts.labels].some((one) => byStem(noun!, one) === 1);
  const ties = isOwn ? [] : tiesOf(facts.relations);
  if (ties.length === 0) return undefined;
  const walked = await walkKin(parts.named[names[0]!]!.nodes, kin.way, ties, world);
  const genders = kin.gender ? await gendersOf(walked.nodes, ties, world) : undefined;
  const nodes = [...walked.nodes].filter((node) => !genders || genders.get(node) !== other(kin.gender!));
  // Who has no parents told may have a brother told as such.
  if (nodes.length === 0) return undefined;
  const isOpen = genders !== undefined && nodes.some((node) => !genders.has(node));
  const of = ties.map(({ up }) => pathWords([up], facts)).join(", ");
  const isCount = parts.form === "count";
  return {
    form: parts.form,
    ...(isCount && { value: nodes.length }),
    complete: !isOpen,
    answers: nodes,
    edges: [...walked.edges],
    said: isCount ? [message("counted", { count: nodes.length })] : [],
    operations: [{ operation: "follow", of, left: nodes.length }],
    constraints: [],
  };
}

const other = (gender: Gender): Gender => (gender === "f" ? "m" : "f");

/** Up to parents and down to children; who was passed on the way up, and who it began with, is left out on the way down. */
async function walkKin(
  from: readonly number[],
  way: string,
  ties: readonly Tie[],
  world: World,
): Promise<Walked> {
  const passed = [new Set(from)];
  let walked: Walked = { nodes: new Set(from), edges: [] };
  for (const [at, hop] of [...way].entries()) {
    const steps = ties.map(({ up }) => (hop === "u" ? up : reversedStep(up)));
    const next = await walkAny(walked.nodes, steps, world);
    // Down to the level of the parents these are no aunts, down to the own one nobody is his own brother.
    const level = way.slice(0, at + 1).split("u").length - 1 - (way.slice(0, at + 1).split("d").length - 1);
    const apart = hop === "d" ? (passed[level] ?? new Set<number>()) : new Set<number>();
    const nodes = new Set([...next.nodes].filter((node) => !apart.has(node)));
    if (hop === "u") passed[level] = nodes;
    walked = { nodes, edges: [...walked.edges, ...next.edges] };
  }
  return walked;
}

async function walkAny(
  from: ReadonlySet<number>,
  steps: readonly RelationStep[],
  { facts, ports: { store, signal } }: World,
): Promise<Walked> {
  const start = Int32Array.from(from).sort();
  const nodes = new Set<number>();
  const edges: number[] = [];
  for (const step of start.length > 0 ? steps : []) {
    const found = await walkAll(store, start, [step], facts, signal);
    for (const node of found.nodes) nodes.add(node);
    edges.push(...found.edges);
  }
  return { nodes, edges };
}

/** The gender of those of whom anything tells it: a property or a kind, or that they are somebody's mother or son. */
async function gendersOf(
  nodes: ReadonlySet<number>,
  ties: readonly Tie[],
  { facts, ports: { store, signal } }: World,
): Promise<ReadonlyMap<number, Gender>> {
  const details = await store.nodeDetails([...nodes], signal);
  const known = new Map<number, Gender>();
  for (const one of details) {
    const gender = genderOf(one);
    if (gender) known.set(one.node, gender);
  }
  for (const { up, parent, child } of ties) {
    if (!parent && !child) continue;
    const step = parent ? up : reversedStep(up);
    const ends = await walkAll(store, "all", [step], facts, signal);
    for (const node of ends.nodes) if (nodes.has(node)) known.set(node, (parent ?? child)!);
  }
  return known;
}
