/** Lists, counts, negations, ranges, "both" and "either": sets, narrowed, counted and put in order. */
import type { Constraint, Operation } from "../../../../shared/understanding";
import { message, type Message } from "../../../../shared/sentences/sentences";
import { isContent, marked, orderAt } from "../understand/question-parts";
import type { Token } from "../understand/tokens/read-tokens";
import type { Goal } from "./choose-path";
import { setOfAll } from "./condition-sets";
import { everyOf } from "./sets/every-of";
import type { NodeSet } from "./node-sets";
import { conditionsOnCounted, countedSet } from "./measures/counted-of";
import { checkWords } from "./checks/check-words";
import { chooseMeasure } from "./measures/measures";
import { toNumber } from "./measures/numbers";
import { narrow } from "./narrow";
import { walkedFar } from "./relation-path";
import { isOfTexts, passagesOf } from "./times/passages-of";
import { byStem } from "./word-fit";
import { goalOf, isSharp, Unread, type Computed, type World } from "./world";

/** Most edges cited. */
const MOST_CITED = 2000;

/** A set with the bounds on it applied, and what says so. */
export interface Asked {
  readonly set: NodeSet;
  readonly constraints: readonly Constraint[];
  /** What was taken for granted. */
  readonly said: readonly Message[];
  readonly edgesTo: (ends: ReadonlySet<number>) => Promise<number[]>;
}

/** What is asked for by conditions and bounds; throws Unread where a word of them means nothing here. */
export async function askedFor(world: World, goal: Goal): Promise<Asked> {
  const { conditions, bounds } = world.parts;
  const ofCounted = bounds.flatMap((bound) => conditionsOnCounted(world.parts, bound));
  const own = conditions.filter((condition) => !ofCounted.includes(condition));
  let set = own.length > 0 ? await setOfAll(own, goal, world) : await everyMeasured(goal, world);
  const constraints: Constraint[] = [];
  const said: Message[] = [];
  const cited: ((ends: ReadonlySet<number>) => Promise<number[]>)[] = [set.edgesTo];
  for (const bound of bounds) {
    const only = await countedSet(world, bound);
    const narrowed = await narrow(set, bound, goal, world, only);
    set = only ? withoutNamed(narrowed.set, world) : narrowed.set;
    constraints.push(narrowed.constraint);
    said.push(...narrowed.said);
    cited.push(async (ends) => [...narrowed.basis, ...narrowed.edges(ends)]);
    if (only) cited.push(() => only.edgesTo(only.nodes));
  }
  const edgesTo = async (ends: ReadonlySet<number>) =>
    (await Promise.all(cited.map((edges) => edges(ends)))).flat();
  return { set, constraints, said, edgesTo };
}

/** All of the kind; where it is open ("who was born after 1960"), all that a bound's own words tell a number of. */
function everyMeasured(goal: Goal, world: World): Promise<NodeSet> {
  const { bounds } = world.parts;
  const told = world.facts.relations.find(
    (one) => one.isNumeric && bounds.some(({ words }) => words.some((word) => byStem(word, one) > 0)),
  );
  const isTold = told && bounds.length === 1 && !isSharp(goal);
  return isTold
    ? everyOf({ labels: [], last: { relation: told.handle, backward: true } }, world)
    : setOfAll([], goal, world);
}

/** "Who made five films with A": somebody else. */
function withoutNamed(set: NodeSet, { parts }: World): NodeSet {
  const named = new Set(parts.named.flatMap(({ nodes }) => nodes));
  return { ...set, nodes: new Set([...set.nodes].filter((node) => !named.has(node))) };
}

/** The answers to a list, or how many there are. */
export async function computeList(world: World): Promise<Computed> {
  const { parts, facts } = world;
  checkWords(world);
  const goal = goalOf(world);
  checkSaid(world, goal);
  const { set, constraints, said, edgesTo } = await askedFor(world, goal);
  const { nodes, operations } = await inOrder(set, goal, world);
  const ends = new Set(nodes.slice(0, MOST_CITED));
  const cited = await edgesTo(ends);
  // "How many chapters are there" rests on no edge of its own: where the text has them is shown.
  const shown = cited.length > 0 ? cited : await passagesOf([...ends], world.facts, world.ports);
  const edges = [...new Set(shown)].slice(0, MOST_CITED);
  const leftOut = set.leftOut && { ...set.leftOut, edges: await set.leftOut.edges() };
  const isCount = parts.form === "count";
  // An empty list is more often a way not meant than an answer; where sets are told, each was found, by its own name and by a relation's, over single edges.
  const tells = (word: Token) => facts.relations.some((relation) => byStem(word, relation) > 0);
  const isTold = parts.conditions.every(({ words }) => words.some(tells));
  const isNear = !parts.named.some(({ isValue }) => isValue) && !walkedFar(set.operations);
  const isGuess = parts.form === "list" || !isTold || (parts.form === "both" && !isNear);
  // Whoever a text names as somebody's children need not be all of them.
  const isWhole = set.complete && !(isCount && (await isReadFromTexts(cited, world)));
  const complete = isWhole && (!isGuess || nodes.length > 0);
  const value = isCount ? ((await numberTold(nodes, goal, world)) ?? nodes.length) : undefined;
  const last: Operation[] = isCount ? [{ operation: "count", of: "", left: nodes.length }] : [];
  const counted = isWhole
    ? message("counted", { count: value ?? nodes.length })
    : message("counted-least", { count: nodes.length });
  return {
    ...{ form: parts.form, complete, answers: nodes, edges, constraints },
    ...(value !== undefined && { value }),
    ...(leftOut && { leftOut }),
    said: [
      ...(isCount ? [counted] : nodes.length === 0 ? [message(complete ? "none" : "none-meets")] : []),
      ...said,
    ],
    operations: [...operations, ...last],
  };
}

/** Engines of builds that count what stands in a text, and read nothing. */
const COUNTING: ReadonlySet<unknown> = new Set(["mentions", "co-presence", "lexicon"]);

/** Whether edges are statements that were read in sentences of a text. */
async function isReadFromTexts([edge]: readonly number[], { facts, ports }: World): Promise<boolean> {
  if (edge === undefined || !isOfTexts(facts)) return false;
  const [details] = await ports.store.edgeDetails([edge], ports.signal);
  const engine = details?.properties["engine"];
  return engine !== undefined && !COUNTING.has(engine);
}

/** Throws Unread where nothing is said but a noun that the graph has no word for: "tell me a joke" asks for no list of all there is. */
function checkSaid({ parts: { kind, conditions, bounds, pack }, facts }: World, goal: Goal): void {
  if (conditions.length + bounds.length > 0 || isSharp(goal) || !kind) return;
  // Rows of a table are called by whatever noun one likes.
  if (facts.tables.length > 0 || (facts.bare?.properties.length ?? 0) + (facts.bare?.texts.length ?? 0) > 0)
    return;
  const unread = kind.tokens.filter(({ word }) => !pack.things.includes(word));
  if (unread.length > 0) throw new Unread(unread);
}

/** "The number of employees of A", where a relation leads to that number: the number itself. */
async function numberTold(
  [only, ...more]: readonly number[],
  { last }: Goal,
  { facts, ports }: World,
): Promise<number | undefined> {
  const relation = last && facts.relations[last.relation];
  if (only === undefined || more.length > 0 || last?.backward || !relation?.isNumeric || relation.isTime)
    return undefined;
  const { names } = await ports.store.nodeNames(Int32Array.of(only));
  return toNumber(names[0]);
}

async function byName(
  nodes: number[],
  operations: Operation[],
  { ports }: World,
): Promise<{ nodes: number[]; operations: Operation[] }> {
  const { names } = await ports.store.nodeNames(Int32Array.from(nodes));
  const nameOf = new Map(nodes.map((node, at) => [node, names[at]!]));
  const sorted = nodes.sort((a, b) => nameOf.get(a)!.localeCompare(nameOf.get(b)!, "en") || a - b);
  return {
    nodes: sorted,
    operations: [...operations, { operation: "sort", of: "name", left: nodes.length }],
  };
}

/** What a question names itself, though it answers too ("who directed what A wrote"), is rarely what was asked for. */
function namedLast(nodes: readonly number[], { parts }: World): number[] {
  const named = new Set(parts.named.flatMap(({ nodes: own }) => own));
  return [...nodes.filter((node) => !named.has(node)), ...nodes.filter((node) => named.has(node))];
}

async function inOrder(
  set: NodeSet,
  goal: Goal,
  world: World,
): Promise<{ nodes: number[]; operations: Operation[] }> {
  const nodes = [...set.nodes].sort((a, b) => a - b);
  const { tokens } = world.parts;
  const ordered = orderAt(tokens);
  const operations = [...set.operations];
  if (ordered < 0 || world.parts.form === "count") return { nodes: namedLast(nodes, world), operations };
  if (tokens.some((token) => marked(token, "alphabetical"))) return byName(nodes, operations, world);
  const told = tokens
    .slice(ordered)
    .filter((token) => isContent(token) && !world.parts.kind?.tokens.includes(token));
  const scale = tokens.slice(ordered).find(({ pole }) => pole?.measure)?.pole?.measure ?? "date year";
  const measure = await chooseMeasure(told, scale, goal, world, set.nodes, [tokens[ordered]!]);
  const { byNode } = await measure.valuesOf(set.nodes);
  const poles = tokens.flatMap((token) => token.pole?.pole ?? []);
  const { limit = Infinity } = world.parts;
  // "Top 5 by rating" begins with the highest.
  const isTop = poles.length === 0 && limit < Infinity;
  const falls = tokens.some((token) => marked(token, "falling")) || poles[0] === "max" || isTop;
  const valueOf = (node: number) => byNode.get(node)?.[0]?.value ?? (falls ? -Infinity : Infinity);
  nodes.sort((a, b) => (falls ? valueOf(b) - valueOf(a) : valueOf(a) - valueOf(b)) || a - b);
  const last = nodes[limit - 1];
  if (last !== undefined) nodes.splice(nodes.findLastIndex((node) => valueOf(node) === valueOf(last)) + 1);
  return { nodes, operations: [...operations, { operation: "sort", of: measure.name, left: nodes.length }] };
}
