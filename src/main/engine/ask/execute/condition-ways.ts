/** The ways over relations that a condition's words tell, from one of its names or from all of them alike. */
import { message } from "../../../../shared/sentences/sentences";
import type { Named } from "../understand/find-mentions";
import { isDemonym } from "../understand/words/demonyms";
import { listNames } from "../wording";
import type { RelationFacts } from "./graph-facts";
import { marked, type Condition } from "../understand/question-parts";
import { explains, kindAt, likelyPaths, type ChosenPath, type Goal } from "./choose-path";
import { tellsWithin } from "./relation-meaning";
import { withoutLast } from "./measures/scale";
import { isByRecords } from "./by-records";
import { leadsToNobody } from "./checks/no-person";
import { asksForOneEnd } from "./one-verb";
import { isAgainst, isLessMeant, isOtherTwin } from "./relation-ends";
import { hasOneWay } from "./steps-out";
import { byStem } from "./word-fit";
import type { NodeSet } from "./node-sets";
import type { Token } from "../understand/tokens/read-tokens";
import { goalOf, isSharp, Unread, type World } from "./world";

/** "Whose daughter is A", "a cui fiică este A". */
export const WHOSE: ReadonlySet<string> = new Set(["whose", "al cui", "a cui", "ai cui", "ale cui"]);

/** Whether a question asks whose kin somebody is, so that its noun says nothing of who is asked for. */
export const isWhose = ({ tokens }: Pick<World["parts"], "tokens">): boolean =>
  tokens.some(({ word }) => WHOSE.has(word));

/** Share of a relation's ends from which on they are usually of a kind. */
const USUAL = 0.1;

/** The share of what a step leads to that is of one of the labels; all of it where none is asked for. */
function shareOf(
  labels: readonly number[],
  { relation, backward }: ChosenPath["path"][number],
  { facts }: World,
): number {
  const { sources, targets } = facts.relations[relation]!;
  const ends = backward ? sources : targets;
  return labels.length === 0 ? 1 : Math.max(0, ...labels.map((label) => ends.get(label) ?? 0));
}

/** Whether two ways are one. */
export const isSamePath = (one: ChosenPath["path"], other: ChosenPath["path"]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The ways from one of a condition's names (a place in `condition.names`) that its words tell, the likeliest first. */
export async function waysOf(
  condition: Condition,
  at: number,
  goal: Goal,
  world: World,
): Promise<ChosenPath[]> {
  const { parts, facts, fit, ports } = world;
  const name = condition.names[at]!;
  const named = parts.named[name]!;
  const told = { ...condition, goal, isWhose: isWhose(parts) };
  const from = Int32Array.from(named.nodes);
  const likely = await likelyPaths(from, named.labels, told, facts, fit, ports);
  const isOneStep = asksForOneEnd(world);
  const isOther = ({ relation }: ChosenPath["path"][number]) =>
    isOtherTwin(facts.relations[relation]!, parts, facts.relations);
  const meant = likely.filter(({ path }) => !path.some(isOther));
  const isOfSomebody = ({ path }: ChosenPath) => !leadsToNobody(path.at(-1)!, parts.kind, facts.relations);
  const allowed = meant
    .filter(isOfSomebody)
    .filter(({ path }) =>
      path.length > 1 ? !isOneStep : !isAgainst(path[0]!, name, condition.words, parts, facts.relations),
    );
  const isLess = ({ path }: ChosenPath) =>
    path.length === 1 && isLessMeant(path[0]!, name, condition.words, parts, facts.relations);
  // "Drugs for gout", "gout drugs": what the graph's records are about.
  const isBare = condition.words.length === 0 && !condition.by && !condition.with;
  const isMeant = ({ path }: ChosenPath) => isBare && path.length === 1 && isByRecords(path, world);
  // "Medicines for A": where nothing tells the relation, what it leads to is usually of the kind asked for.
  // "Which halogens are solid": a value that things have by one relation alone is said of few of a narrow kind.
  const isOnly = isBare && goal.labels.length > 0 && (await hasOneWay(from, world));
  const isOfKind = ({ path }: ChosenPath) =>
    !isBare || isOnly || goal.last !== undefined || shareOf(goal.labels, path.at(-1)!, world) >= USUAL;
  const open = allowed.filter((one) => !isMeant(one) && isOfKind(one));
  // "Norwegian explorers": of that nation, though some were born in it or live there.
  const own = isPlaced(condition, world) ? open.filter((one) => tellsNation(one, world)) : [];
  const others = own.length > 0 ? own : open;
  return [...allowed.filter(isMeant), ...others.filter((one) => !isLess(one)), ...others.filter(isLess)];
}

/** The ways that names told by the same words all have ("influenced both A and B"), the likeliest of all first; none where they share none. */
export async function sharedWays(
  condition: Condition,
  goal: Goal,
  world: World,
): Promise<ChosenPath["path"][]> {
  const alike = world.parts.conditions.filter(({ words }) => words.length > 0 && words === condition.words);
  const names = [...new Set([...condition.names, ...alike.flatMap((one) => one.names)])];
  if (names.length < 2) return [];
  const scores = new Map<string, { path: ChosenPath["path"]; score: number; count: number }>();
  for (const at of names.keys())
    for (const { path, score, unread } of await waysOf({ ...condition, names }, at, goal, world)) {
      if (unread.length > 0) continue;
      const known = scores.get(JSON.stringify(path)) ?? { path, score: 0, count: 0 };
      scores.set(JSON.stringify(path), { path, score: known.score + score, count: known.count + 1 });
    }
  return [...scores.values()]
    .filter(({ count }) => count === names.length)
    .sort((a, b) => b.score - a.score)
    .map(({ path }) => path);
}

const NATION = /\b(?:nationality|national|nation|citizen|citizenship|country|origin|from)\b/;

const tellsNation = ({ path: [step, ...more] }: ChosenPath, { facts }: World): boolean =>
  more.length === 0 && NATION.test(facts.relations[step!.relation]!.words);

/** "Norwegian": a place told by its adjective, and no word for what joins it. */
const isPlaced = ({ names, words, by, with: takesPart }: Condition, { parts }: World): boolean =>
  words.length === 0 && !by && !takesPart && names.every((name) => isDemonym(parts.named[name]!.text));

/** What a condition's ways lead to: of "A's dependencies that are licensed under B" the role is of A alone, and B is told of by a relation of its own. */
export function goalFor(condition: Condition, all: readonly Condition[], goal: Goal, world: World): Goal {
  const { relations } = world.facts;
  // "Irish | members of A": of those, whatever makes them members.
  if (goal.last && isPlaced(condition, world)) return kindAt(goal.last, world.facts);
  const isOfRole = all.some((one) => one !== condition && !one.negated && one.words.length === 0);
  const tells = (isRole: boolean) =>
    condition.words.some((word) =>
      relations.some((one) => (one.handle === goal.last?.relation) === isRole && byStem(word, one) > 0),
    );
  return goal.last && isOfRole && tells(false) && !tells(true) ? withoutLast(goal, world) : goal;
}

/** The set that a negated condition takes away; throws Unread where it takes nothing, by a way farther than one relation: "films of A, but not with A as actor" took those of A's partners. */
export function takingAway({ words }: Condition, base: NodeSet, met: NodeSet): NodeSet {
  const isFar = (met.path?.length ?? 0) > 1;
  if (isFar && ![...met.nodes].some((node) => base.nodes.has(node))) throw new Unread(words, "way");
  return met;
}

/** What tells no relation of a name: words said of it, else the noun asked by, else nothing but the name itself. */
export function untold(words: readonly Token[], named: Named, { parts: { kind } }: World): Unread {
  const nouns = kind?.isWho === false && !isSharp(kind.goal) ? kind.tokens : [];
  return new Unread([words, nouns].find((said) => said.length > 0) ?? [named], "way");
}

/** Why no way leads from a name: that nothing is joined to it by the relation that the words tell, or that they tell none. */
export function noWay({ words }: Pick<Condition, "words">, named: Named, world: World): Unread {
  const { facts } = world;
  const told = facts.relations.filter((one) => words.some((word) => byStem(word, one) > 0));
  const isEnd = ({ sources, targets }: RelationFacts) =>
    named.labels.some((label) => sources.has(label) || targets.has(label));
  const [first] = told;
  if (!first || told.some(isEnd)) return untold(words, named, world);
  const quoted = listNames([`“${named.text}”`], 1);
  return new Unread([named], "name", message("refused-no-end", { relation: first.words, words: quoted }));
}

/** The nodes that a condition names. */
export const namedBy = ({ names }: Condition, { parts }: World): number[] =>
  names.flatMap((name) => parts.named[name]!.nodes);

/** Whether neither words nor what is known of things that lie in others tell a step. */
export const isUntold = (
  step: ChosenPath["path"][number],
  { words }: Condition,
  { facts, fit }: World,
): boolean => !explains(step, { words }, facts, fit) && !tellsWithin(facts.relations[step.relation]!);

/** Those with words of their own before those with none ("plays the bass | in A"), which what the others find has to tell. */
export const toldFirst = (conditions: readonly Condition[]): Condition[] => [
  ...conditions.filter(({ words }) => words.length > 0),
  ...conditions.filter(({ words }) => words.length === 0),
];

/** Whether anything says which of a thing's relations is meant: a word, a kind, a preposition, or that it has no other. */
export async function isWayTold(condition: Condition, named: Named, world: World): Promise<boolean> {
  const { kind } = world.parts;
  if (named.isValue === true || condition.words.length > 0 || condition.by || condition.with) return true;
  if (kind === undefined) return false;
  return (!kind.isWho && isSharp(goalOf(world))) || hasOneWay(Int32Array.from(named.nodes), world);
}

/** Throws Unread where words are left over that the way does not tell, or that tell it the other way round. */
export function checkRead({ unread, path }: ChosenPath, named: Named, world: World): void {
  const { relations } = world.facts;
  const isElsewhere = unread.every((word) => relations.some((one) => byStem(word, one) > 0));
  if (unread.length > 0)
    throw isElsewhere ? noWay({ words: unread }, named, world) : new Unread(unread, "words");
  const whence = world.parts.tokens.find((token) => marked(token, "from"));
  if (whence && path.some(({ relation }) => relations[relation]!.isTowards))
    throw new Unread([whence], "way");
}
