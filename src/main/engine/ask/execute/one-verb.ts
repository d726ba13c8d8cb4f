/** Plain questions that are one verb between what they ask for and one name: whether that verb's own edges alone can answer. */
import { isContent } from "../understand/question-parts";
import type { Token } from "../understand/tokens/read-tokens";
import { roleOf } from "../understand/clause-roles";
import { isSameWord } from "../understand/categories/same-value";
import { stem } from "../understand/stem";
import { isSureOf } from "./alike-words";
import { endsOf } from "./choose-path";
import type { RelationFacts } from "./graph-facts";
import { isTerm } from "./relation-terms";
import { leadsToNobody } from "./checks/no-person";
import { isAgainst, isNoun, isOtherTwin, isToldAtTarget } from "./relation-ends";
import { tellsWithin } from "./relation-meaning";
import type { RelationStep } from "./relation-path";
import { byStem, isItsVerb } from "./word-fit";
import { Unread, type World } from "./world";

/** A plain question that is one verb between what it asks for and one name: its words, the relations they tell, and those steps from the name that the clause allows. */
export interface OneVerb {
  readonly name: number;
  readonly words: readonly Token[];
  readonly told: readonly RelationFacts[];
  readonly steps: readonly RelationStep[];
  readonly allowed: readonly RelationStep[];
  /** Whether none of the relations is called by all of the words themselves. */
  readonly isAlike: boolean;
}

/** Whether a word is a relation's noun behind its verb: "club" in "plays in club". */
function isEndNoun({ stems }: Token, { words }: RelationFacts): boolean {
  const [first, ...others] = words
    .replace(/^(is|are|was|has|have|had) (?=\S+ )/, "")
    .split(" ")
    .map(stem);
  return first !== stems[0] && others.includes(stems[0]!);
}

/** "Who starred with A": not the film at the verb's other end, but those who share it. */
function isInCompany(
  before: Token | undefined,
  steps: readonly RelationStep[],
  { parts: { kind, pack }, facts }: Pick<World, "parts" | "facts">,
): boolean {
  const { labels = [] } = kind?.goal ?? {};
  const isOfItsKind = (step: RelationStep) => endsOf(step, facts).some((label) => labels.includes(label));
  return pack.voice.company.includes(before?.word ?? "") && labels.length > 0 && !steps.some(isOfItsKind);
}

/** The verb that a plain question is; undefined where it is more. */
export function oneVerbOf({ parts, facts }: Pick<World, "parts" | "facts">): OneVerb | undefined {
  const { tokens, kind, named } = parts;
  const names = tokens.filter((token) => token.name !== undefined);
  const words = tokens.filter((token) => isContent(token) && !kind?.tokens.includes(token));
  const name = names[0]?.name;
  if (names.length !== 1 || name === undefined || !words[0] || kind?.goal.last) return undefined;
  // "Which films have the same writer as A", "the writer of A also wrote which films": there and back.
  if (tokens.some(({ word }) => isSameWord(word) || word === "also")) return undefined;
  const fitting = facts.relations.filter((relation) => words.every((one) => byStem(one, relation) > 0));
  const exact = fitting.filter((relation) => words.every((one) => byStem(one, relation) === 1));
  const called = exact.length > 0 ? exact : fitting;
  // "What does A treat", of which only "does not treat" is told: that leads nowhere.
  const isMeant = (one: RelationFacts) => !one.denies && !isOtherTwin(one, parts, facts.relations);
  const told = called.filter(isMeant);
  // "The activity of A is decreased by": the verb, and not the noun of what is done.
  const isVerb = (one: Token) => told.some((relation) => isItsVerb(one, relation));
  const word = words.find(isVerb) ?? words[0];
  // "Send ships | to": a preposition of the relation's own.
  const isOwn = (token: Token) =>
    told.some((relation) => byStem(token, relation) > 0 || relation.words.split(" ").includes(token.word));
  const [at, verb] = [tokens.indexOf(names[0]!), tokens.indexOf(word)];
  // "A club in B": what "plays in club" leads to, and no verb that B would have to do.
  if (words.every((one) => told.every((relation) => isEndNoun(one, relation)))) return undefined;
  // "Borders the country of A": the noun is A's, and what stands in it does the bordering.
  const { of } = parts.pack.voice.nouns;
  const isOwner = words.some((one) => of.includes(tokens[tokens.indexOf(one) + 1]?.word ?? "") && verb < at);
  if (isOwner && !told.some((relation) => / of$/.test(relation.words)) && words.length > 1) return undefined;
  const isToldOf = told.some((relation) => relation.isTwoWay && isToldAtTarget(tokens, name, relation));
  const hasRole = isToldOf || roleOf(tokens, at, verb, parts.pack.voice, isOwn) !== undefined;
  // What is told by other words than the graph's is told to these rules alone: the stages behind read the question's own.
  const isAlike = words.some((one) => told.every((relation) => byStem(one, relation) < 1));
  if (told.length === 0 || !(hasRole || isAlike)) return undefined;
  // Where nothing has a label each node counts as of none.
  const labels = facts.labels.length > 0 ? named[name]!.labels : [-1];
  const steps = told.flatMap(({ handle, sources, targets }) =>
    [false, true]
      .filter((backward) => labels.some((label) => (backward ? targets : sources).has(label)))
      .map((backward) => ({ relation: handle, backward })),
  );
  if (isInCompany(tokens[at - 1], steps, { parts, facts })) return undefined;
  const allowed = steps.filter(
    (step) =>
      !isAgainst(step, name, words, parts, facts.relations) && !leadsToNobody(step, kind, facts.relations),
  );
  return { name, words, told, steps, allowed, isAlike };
}

/** "A's reports": the kind asked for is all that is said of the only name. */
function isAskedAlone({ parts: { tokens, kind } }: Pick<World, "parts" | "facts">): boolean {
  const isSaid = (token: Token) => isContent(token) && !kind?.tokens.includes(token);
  return tokens.filter(({ name }) => name !== undefined).length === 1 && !tokens.some(isSaid);
}

/** Whether one verb is asked for that could be walked both ways, or against its way. */
export function asksForOneEnd(world: Pick<World, "parts" | "facts">): boolean {
  const { last } = world.parts.kind?.goal ?? {};
  if (last && isAskedAlone(world)) return world.facts.relations[last.relation]!.isTwoWay;
  if (isOtherEnd(world)) return true;
  const found = oneVerbOf(world);
  if (!found) return false;
  const { told, steps, allowed } = found;
  const isHeld = (relation: RelationFacts) =>
    !isNoun(relation) || isToldAtTarget(world.parts.tokens, found.name, relation);
  if (told.some((relation) => relation.isTwoWay && isHeld(relation))) return true;
  if (found.isAlike && isSureOf(found, world)) return true;
  // "Who signed A", where "signed at" tells the place of it.
  if (steps.some((step) => leadsToNobody(step, world.parts.kind, world.facts.relations))) return true;
  // "What is the activity of A decreased by": who does it is all that is asked.
  const { tokens, pack } = world.parts;
  const isOfAgent = pack.voice.agents.includes(tokens.at(-1)?.word ?? "");
  return steps.length > 0 && (allowed.length === 0 || isOfAgent);
}

/** "A's children": a noun for one end alone of a relation, and nothing else that is said. */
function isOtherEnd({ parts: { tokens, kind }, facts }: Pick<World, "parts" | "facts">): boolean {
  const words = tokens.filter((token) => isContent(token) && !kind?.tokens.includes(token));
  const names = (word: Token) =>
    facts.relations.some(
      ({ ofSource, ofTarget, hasTerms }) =>
        !hasTerms && byStem(word, { stems: [...ofSource, ...ofTarget] }) > 0,
    );
  return words.length > 0 && words.every(names);
}

/** Whether all its words tell relations that have words of their own to be asked by: what those do not lead to is refused, never guessed. */
export function asksByTerms({ parts, facts }: Pick<World, "parts" | "facts">): boolean {
  const { tokens, kind, named } = parts;
  const words = tokens.filter((token) => isContent(token) && !kind?.tokens.includes(token));
  const tells = (token: Token) =>
    isTerm(token.stems) || facts.labels.some((label) => byStem(token, label) > 0);
  const isOfTexts = facts.relations.some(({ hasTerms }) => hasTerms);
  return isOfTexts && named.length > 0 && words.length > 0 && words.every(tells);
}

/** Throws Unread where one verb is asked for that the thing named has no edge of: the stages behind would answer by another. True where only a further step leads to what is asked for ("in which country was A born", of towns). */
export async function checkLeads(world: World): Promise<boolean> {
  const found = oneVerbOf(world);
  if (!found) return false;
  const { told, words, steps, allowed } = found;
  const isExact = told.some((one) => words.every((word) => byStem(word, one) === 1));
  // "Which drugs treat dyspnea", where only diseases are treated: nothing of its kind stands in that relation.
  if (allowed.length === 0 && (steps.length > 0 || !isExact)) return false;
  for (const step of allowed) if (await leads(step, found, isExact, world)) return false;
  for (const step of allowed) if (leadsWithin(step, world)) return true;
  throw new Unread(words, "way");
}

/** Whether what a step leads to lies in things of the kind asked for. */
function leadsWithin(step: RelationStep, { parts, facts }: World): boolean {
  const ends = endsOf(step, facts);
  const { labels = [] } = parts.kind?.goal ?? {};
  return facts.relations.some(
    (one) =>
      tellsWithin(one) &&
      ends.some((label) => one.sources.has(label)) &&
      labels.some((label) => one.targets.has(label)),
  );
}

/** More ends than that are not looked at one by one. */
const MOST_ENDS = 10_000;

/** Whether the thing named has an edge of the step, and where a kind is asked for in the relation's own words, one to something of that kind. */
async function leads(
  { relation, backward }: RelationStep,
  { name }: OneVerb,
  isExact: boolean,
  { parts, facts, ports }: World,
): Promise<boolean> {
  const labels = isExact && parts.kind && !parts.kind.isGuess ? parts.kind.goal.labels : [];
  const found = await ports.store.follow(
    {
      ...{ from: Int32Array.from(parts.named[name]!.nodes), relation: facts.relations[relation]!.name },
      ...{ direction: backward ? ("in" as const) : ("out" as const), limit: MOST_ENDS },
    },
    ports.signal,
  );
  if (labels.length === 0 || found.total === 0 || found.total > MOST_ENDS) return found.total > 0;
  const wanted = new Set(labels.map((label) => facts.labels[label]!.name));
  const ends = await ports.store.nodeDetails([...new Set(found.far)], ports.signal);
  return ends.some((end) => end.labels.some((label) => wanted.has(label)));
}
