/** Whether one thing named stands to another as the words between them say. */
import type { Condition } from "../../understand/question-parts";
import { kindOf } from "../../understand/kinds/kind-of";
import { explains, likelyPaths, type ChosenPath, type Goal } from "../choose-path";
import { isAgainst, isOtherTwin } from "../relation-ends";
import { edgesBetween, reversedPath, reversedStep, walkAll, type RelationStep } from "../relation-path";
import { byStem } from "../word-fit";
import { Unread, type World } from "../world";
import { MOST_CITED } from "../yes-or-no";

/** What tells the relation. */
export type Told = Pick<Condition, "words" | "before" | "by" | "with">;

/** Whether it holds, and by which way. */
export interface Checked {
  readonly holds: boolean;
  readonly path: readonly RelationStep[];
  readonly edges: readonly number[];
  /** What the graph says instead: the edges, and the nodes they name. */
  readonly instead: readonly number[];
  readonly others: readonly number[];
}

/** Whether a way that the words tell leads from one thing named to the other; throws Unread where they tell none. */
export async function checkWay(
  from: readonly number[],
  labels: readonly number[],
  to: readonly number[],
  goals: readonly number[],
  told: Told,
  world: World,
  [fromName, toName]: readonly [number, number],
): Promise<Checked> {
  const { facts, fit, ports, parts } = world;
  const start = Int32Array.from(from);
  const words = told.words.filter((token) => !isKindOfEither(token, [...labels, ...goals], world));
  const isAgainstWords = (ahead: RelationStep) =>
    isOtherTwin(facts.relations[ahead.relation]!, parts, facts.relations) ||
    isAgainst(ahead, fromName, words, parts, facts.relations) ||
    isAgainst(reversedStep(ahead), toName, words, parts, facts.relations);
  const path = await wayBetween(
    start,
    labels,
    Int32Array.from(to),
    goals,
    { ...told, words },
    world,
    isAgainstWords,
  );
  if (path.length === 0) return { holds: false, path, edges: [], instead: [], others: [] };
  const wanted = new Set(to);
  const reached = await walkAll(ports.store, start, path, facts, ports.signal);
  const holds =
    reached.nodes.some((node) => wanted.has(node)) ||
    (words.length === 0 && (await anyWay(start, wanted, world)));
  const edges = holds ? await edgesBetween(ports.store, start, path, wanted, facts, ports.signal) : [];
  if (holds) return { holds, path, edges, instead: [], others: [] };
  // A way over steps that no word tells may say yes; that it does not lead there says nothing of what was asked.
  if (path.length > 1 && !path.every((step) => explains(step, { words }, facts, fit)))
    throw new Unread(words, "way");
  // "A is a tributary of B": a word that is near to "flows into" says it of the other end.
  const isNear =
    words.length > 0 &&
    !words.some((word) => path.some((step) => byStem(word, facts.relations[step.relation]!) === 1));
  if (isNear && (await holdsBack(start, wanted, path, world))) throw new Unread(words, "way");
  // What is asked about is the thing that the relation tells of: its source.
  const isSource = !path[0]!.backward;
  const side = isSource
    ? reached
    : await walkAll(ports.store, Int32Array.from(to), reversedPath(path), facts, ports.signal);
  return {
    holds,
    path,
    edges,
    instead: side.edges.slice(0, MOST_CITED),
    others: [...side.nodes.slice(0, MOST_CITED)],
  };
}

/** Whether the way holds with its ends exchanged. */
async function holdsBack(
  from: Int32Array,
  to: ReadonlySet<number>,
  path: readonly RelationStep[],
  { facts, ports }: World,
): Promise<boolean> {
  const { nodes } = await walkAll(ports.store, from, reversedPath(path), facts, ports.signal);
  return nodes.some((node) => to.has(node));
}

/** The way that the words tell best, looked for from both ends. */
async function wayBetween(
  from: Int32Array,
  labels: readonly number[],
  to: Int32Array,
  goals: readonly number[],
  told: Told,
  { facts, fit, ports, parts }: World,
  isAgainstWords: (ahead: RelationStep) => boolean,
): Promise<readonly RelationStep[]> {
  const ahead = { ...told, goal: known(goals) };
  const behind = { ...told, before: false, goal: known(labels) };
  const onward = await likelyPaths(from, labels, ahead, facts, fit, ports);
  const backward = await likelyPaths(to, goals, behind, facts, fit, ports);
  const there = onward.find(({ path }) => path.length > 1 || !isAgainstWords(path[0]!));
  const back = backward.find(({ path }) => path.length > 1 || !isAgainstWords(reversedStep(path[0]!)));
  const best = better(there, back);
  // There is such a relation, but it leads the other way.
  const isTold = [...onward, ...backward].some(({ unread }) => unread.length === 0);
  if (isTold && (best?.unread.length ?? 1) > 0) return [];
  if (!best) {
    const { words } = told;
    throw new Unread(words.length > 0 ? words : parts.tokens.filter(({ name }) => name !== undefined), "way");
  }
  if (best.unread.length > 0) throw new Unread(best.unread);
  return best === there ? best.path : reversedPath(best.path);
}

function known(labels: readonly number[]): Goal {
  return { labels: labels.filter((label) => label >= 0) };
}

/** Without a word for the relation, any single edge between the two says yes, unless it denies what it tells of. */
async function anyWay(from: Int32Array, to: ReadonlySet<number>, { facts, ports }: World): Promise<boolean> {
  const follow = (relation: string, direction: "out" | "in") =>
    ports.store.follow({ from, relation, direction, limit: 100_000 }, ports.signal);
  for (const direction of ["out", "in"] as const) {
    const denied = new Set<number>();
    for (const { name, denies } of facts.relations)
      if (denies) for (const edge of (await follow(name, direction)).edges) denied.add(edge);
    const { edges, far } = await follow("", direction);
    if (far.some((node, at) => to.has(node) && !denied.has(edges[at]!))) return true;
  }
  return false;
}

function isKindOfEither(
  token: Parameters<typeof kindOf>[0],
  labels: readonly number[],
  { facts, fit }: World,
): boolean {
  // "Does A play for B": a verb, whatever kind it sounds like.
  if (facts.relations.some((relation) => byStem(token, relation) === 1)) return false;
  const kind = kindOf(token, facts, fit);
  return kind !== undefined && !kind.last && kind.labels.some((label) => labels.includes(label));
}

function better(one: ChosenPath | undefined, other: ChosenPath | undefined): ChosenPath | undefined {
  if (!one || !other) return one ?? other;
  return other.score > one.score + 1e-9 ? other : one;
}
