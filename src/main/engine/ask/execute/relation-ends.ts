/** Which end of a relation a clause asks for, where its words say who does it and to whom ("whom does A hate", "who is hated by A"). */
import { signOf } from "../mechanism/relation-signs";
import { isOpen, roleOf, type Role } from "../understand/clause-roles";
import type { LanguagePack } from "../understand/pack";
import type { Token } from "../understand/tokens/read-tokens";
import { isContent } from "../understand/question-parts";
import { Unread, type World } from "./world";
import { stem } from "../understand/stem";
import { isTerm, type RelationFacts } from "./graph-facts";
import { isActive, tellsDone } from "./relation-meaning";
import type { RelationStep } from "./relation-path";
import { byStem, isItsVerb } from "./word-fit";

/** "Parent of", "release year": not what sources do, but what they are or have. */
function isNoun(facts: RelationFacts): boolean {
  return /\s/.test(facts.words) && !isActive(facts) && !tellsDone(facts);
}

/** Whether a step from the name goes against what the clause says of it; a relation between two kinds is only held to its verb where that has no preposition. */
export function isAgainst(
  { relation, backward }: RelationStep,
  name: number,
  words: readonly Token[],
  { tokens, pack }: { readonly tokens: readonly Token[]; readonly pack: Pick<LanguagePack, "voice"> },
  relations: readonly RelationFacts[],
): boolean {
  const facts = relations[relation]!;
  if (facts.isSymmetric) return false;
  if (facts.isTwoWay && isToldAtTarget(tokens, name, facts)) return !backward;
  const isIt = facts.isTwoWay ? standsInRole(name, words, { tokens, pack }, facts) : undefined;
  if (isIt !== undefined) return isIt.isSelf === (backward === isIt.backward);
  if (isNoun(facts)) return false;
  const told = words.find((word) => isItsVerb(word, facts));
  if (!told) return false;
  const [at, verb] = [tokens.findIndex((token) => token.name === name), tokens.indexOf(told)];
  const role =
    at < 0 || verb < 0
      ? undefined
      : roleOf(tokens, at, verb, pack.voice, (token) => byStem(token, facts) > 0);
  if (role === undefined || !(facts.isTwoWay || isBare(tokens, at, verb, facts))) return false;
  return backward !== isAtTarget(role, facts);
}

/** Of "is A | a prerequisite | for B": whether the name itself is what the noun of the relation tells, and the way to what is; undefined where no such noun is said of it. */
function standsInRole(
  name: number,
  words: readonly Token[],
  { tokens, pack }: { readonly tokens: readonly Token[]; readonly pack: Pick<LanguagePack, "voice"> },
  facts: RelationFacts,
): { readonly isSelf: boolean; readonly backward: boolean } | undefined {
  const { articles, of, possessive } = pack.voice.nouns;
  for (const word of words) {
    const role = roleNounOf(word, facts);
    const [at, noun] = [tokens.findIndex((token) => token.name === name), tokens.indexOf(word)];
    if (role === undefined || noun < 0) continue;
    const isOf = of.includes(tokens[noun + 1]?.word ?? "") || tokens[noun + 1]?.word === "for";
    const isOwner = isOf ? at > noun : at < noun && possessive.includes(tokens[at + 1]?.word ?? "");
    const isSelf = isOf && at >= 0 && at < noun && articles.includes(tokens[noun - 1]?.word ?? "");
    // "Have A | as | their mother".
    const isAs = at >= 0 && at < noun && tokens.slice(at + 1, noun).some(({ word }) => word === "as");
    if (isOwner || isSelf || isAs) return { isSelf: !isOwner, backward: role.backward };
  }
  return undefined;
}

/** The end of a relation that a noun tells by its name: "has prerequisite" and "parent" their targets, "father of" its sources. */
function roleNounOf(word: Token, facts: RelationFacts): { readonly backward: boolean } | undefined {
  const { words } = facts;
  const noun = words.replace(/^(?:has|have|had) /, "").replace(/ of$/, "");
  const isNoun = !/\s/.test(noun) && !tellsDone(facts) && (facts.isPlural || !isActive({ words: noun }));
  return isNoun && byStem(word, { stems: [stem(noun)] }) === 1 ? { backward: / of$/.test(words) } : undefined;
}

/** Words that end a relation's and stand before what it leads to. */
const LINKS = /^(on|upon|into|to|in|of|at|for|from|with|against|over|under|by)$/;

/** "Super effective against | A": the relation's own last word stands right before the name, so that the relation leads there. */
function isToldAtTarget(tokens: readonly Token[], name: number, { words }: RelationFacts): boolean {
  const told = words.split(" ");
  const link = told.at(-1)!;
  const at = tokens.findIndex((token) => token.name === name);
  const before = tokens.slice(0, at).filter((token) => isContent(token) || LINKS.test(token.word));
  const own = before.slice(-told.length).map(({ word }) => stem(word));
  return (
    told.length > 1 &&
    LINKS.test(link) &&
    told.length === own.length &&
    told.every((word, nth) => stem(word) === own[nth])
  );
}

/**
 * Whether a step from the name is the less likely way of a question whose grammar allows both: of "ce mănâncă A" what A eats is meant, but of "ce provoacă A"
 * what causes it, as effects have causes of any kind.
 */
export function isLessMeant(
  { relation, backward }: RelationStep,
  name: number,
  words: readonly Token[],
  { tokens, pack }: { readonly tokens: readonly Token[]; readonly pack: Pick<LanguagePack, "voice"> },
  relations: readonly RelationFacts[],
): boolean {
  const facts = relations[relation]!;
  const told = words.find((word) => isItsVerb(word, facts));
  const at = tokens.findIndex((token) => token.name === name);
  if (!told || !facts.isTwoWay || facts.isSymmetric || !isOpen(tokens, at, tokens.indexOf(told), pack.voice))
    return false;
  const isEffect = [facts.words, ...told.english].some((word) => signOf(word, false) !== 0);
  return backward !== isAtTarget(isEffect ? "object" : "subject", facts);
}

/** "Treats A", not "presents in A". */
function isBare(tokens: readonly Token[], at: number, verb: number, facts: RelationFacts): boolean {
  const before = tokens[at - 1];
  return isActive(facts) && (at < verb || verb === at - 1 || (before !== undefined && isContent(before)));
}

function isAtTarget(role: Role, facts: RelationFacts): boolean {
  return tellsDone(facts) ? role === "subject" : role === "object";
}

/** A plain question that is one verb between what it asks for and one name: its words, the relations they tell, and those steps from the name that the clause allows. */
interface OneVerb {
  readonly name: number;
  readonly words: readonly Token[];
  readonly told: readonly RelationFacts[];
  readonly steps: readonly RelationStep[];
  readonly allowed: readonly RelationStep[];
}

/** Whether a word is a relation's noun behind its verb: "club" in "plays in club". */
function isEndNoun({ stems }: Token, { words }: RelationFacts): boolean {
  const [first, ...others] = words
    .replace(/^(is|are|was|has|have|had) (?=\S+ )/, "")
    .split(" ")
    .map(stem);
  return first !== stems[0] && others.includes(stems[0]!);
}

function oneVerbOf({ parts, facts }: Pick<World, "parts" | "facts">): OneVerb | undefined {
  const { tokens, kind, named } = parts;
  const names = tokens.filter((token) => token.name !== undefined);
  const words = tokens.filter((token) => isContent(token) && !kind?.tokens.includes(token));
  const name = names[0]?.name;
  if (names.length !== 1 || name === undefined || !words[0] || kind?.goal.last) return undefined;
  const told = facts.relations.filter((relation) => words.every((one) => byStem(one, relation) > 0));
  // "The activity of A is decreased by": the verb, and not the noun of what is done.
  const isVerb = (one: Token) => told.some((relation) => isItsVerb(one, relation));
  const word = words.find(isVerb) ?? words[0];
  const isOwn = (token: Token) => told.some((relation) => byStem(token, relation) > 0);
  const [at, verb] = [tokens.indexOf(names[0]!), tokens.indexOf(word)];
  // "A club in B": what "plays in club" leads to, and no verb that B would have to do.
  if (words.every((one) => told.every((relation) => isEndNoun(one, relation)))) return undefined;
  // "Borders the country of A": the noun is A's, and what stands in it does the bordering.
  const { of } = parts.pack.voice.nouns;
  const isOwner = words.some((one) => of.includes(tokens[tokens.indexOf(one) + 1]?.word ?? "") && verb < at);
  if (isOwner && !told.some((relation) => / of$/.test(relation.words)) && words.length > 1) return undefined;
  const isToldOf = told.some((relation) => relation.isTwoWay && isToldAtTarget(tokens, name, relation));
  const hasRole = isToldOf || roleOf(tokens, at, verb, parts.pack.voice, isOwn) !== undefined;
  if (told.length === 0 || !hasRole) return undefined;
  const steps = told.flatMap(({ handle, sources, targets }) =>
    [false, true]
      .filter((backward) => named[name]!.labels.some((label) => (backward ? targets : sources).has(label)))
      .map((backward) => ({ relation: handle, backward })),
  );
  const allowed = steps.filter((step) => !isAgainst(step, name, words, parts, facts.relations));
  return { name, words, told, steps, allowed };
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

/** Throws Unread where one verb is asked for that the thing named has no edge of: the stages behind would answer by another. */
export async function checkLeads(world: World): Promise<void> {
  const found = oneVerbOf(world);
  if (!found) return;
  const { told, words, steps, allowed } = found;
  const isExact = told.some((one) => words.every((word) => byStem(word, one) === 1));
  // "Which drugs treat dyspnea", where only diseases are treated: nothing of its kind stands in that relation.
  if (allowed.length === 0 && (steps.length > 0 || !isExact)) return;
  for (const step of allowed) if (await leads(step, found, isExact, world)) return;
  throw new Unread(words, "way");
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
