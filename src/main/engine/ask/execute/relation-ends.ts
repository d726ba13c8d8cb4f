/** Which end of a relation a clause asks for, where its words say who does it and to whom ("whom does A hate", "who is hated by A"). */
import { signOf } from "../mechanism/relation-signs";
import { isOpen, roleOf, saysGiven, type Role } from "../understand/clause-roles";
import type { LanguagePack, Voice } from "../understand/pack";
import type { Token } from "../understand/tokens/read-tokens";
import { isContent, marked } from "../understand/question-parts";
import { stem } from "../understand/stem";
import type { RelationFacts } from "./graph-facts";
import { isActive, isGiven, tellsDone } from "./relation-meaning";
import type { RelationStep } from "./relation-path";
import { byStem, isItsVerb } from "./word-fit";

/** "Parent of", "release year": not what sources do, but what they are or have. */
export function isNoun(facts: RelationFacts): boolean {
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
      : (roleInState(tokens, at, facts, pack.voice) ??
        roleOf(tokens, at, verb, pack.voice, (token) => byStem(token, facts) > 0));
  if (role === undefined || !(facts.isTwoWay || isBare(tokens, at, verb, facts))) return false;
  return backward !== isAtTarget(role, facts);
}

/** "Căsătorit cu", "vecin cu": what its sources are, and with whom. */
const STATE = /^\p{L}+(?:[aiîu]t|s|n)[ăe]? cu$/u;

/** "Cu cine este căsătorit A", "cine e vecin cu A": who is so with whom, which is no passive; undefined where neither is said. */
function roleInState(
  tokens: readonly Token[],
  name: number,
  { words }: RelationFacts,
  { company }: LanguagePack["voice"],
): Role | undefined {
  if (!STATE.test(words)) return undefined;
  const isWith = (token: Token | undefined) => company.includes(token?.word.split(" ")[0] ?? "");
  if (isWith(tokens[name - 1])) return "object";
  const asker = tokens.findIndex((token) => marked(token, "what", "who"));
  return isWith(tokens[asker - 1]) || isWith(tokens[asker]) ? "subject" : undefined;
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
    const behind = tokens[noun + 1];
    const isOf = of.includes(behind?.word ?? "") || behind?.word === "for" || behind?.isOwner === true;
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
export function isToldAtTarget(tokens: readonly Token[], name: number, { words }: RelationFacts): boolean {
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

const FROM = /^(?:from|de la|din)$/;
const TO = /^(?:to|la|in)$/;

/** Whether a question says that somebody is done it for ("cui i-a scris A") and this relation does not ("a scris"), or the other way round, where another of the same verb fits. */
function isOtherCase(
  one: RelationFacts,
  tokens: readonly Token[],
  relations: readonly RelationFacts[],
  voice: Voice,
): boolean {
  if (voice.toWhom.length === 0 || one.nativeVerbs.length === 0) return false;
  const isMeant = saysGiven(tokens, voice);
  const isFit = (other: RelationFacts) =>
    isGiven(other) === isMeant && other.nativeVerbs.some((verb) => one.nativeVerbs.includes(verb));
  return isGiven(one) !== isMeant && relations.some(isFit);
}

/** Whether a relation differs from another by its last word alone ("transferred to", "transferred from"). */
export const hasTwin = (one: RelationFacts, relations: readonly RelationFacts[]): boolean =>
  relations.some(
    (other) => other !== one && linkOf(other) !== "" && linkOf(one) !== "" && headOf(one) === headOf(other),
  );

/** "Transferred | from | A": whether the question says the last word of a relation's twin, and not this one's; or the case of another of its verb. */
export function isOtherTwin(
  one: RelationFacts,
  { tokens, pack }: { readonly tokens: readonly Token[]; readonly pack: Pick<LanguagePack, "voice"> },
  relations: readonly RelationFacts[],
): boolean {
  if (isOtherCase(one, tokens, relations, pack.voice)) return true;
  const says = (link: string) =>
    tokens.some(
      (token) =>
        token.word === link ||
        (marked(token, "from") && FROM.test(link)) ||
        (marked(token, "to") && TO.test(link)),
    );
  const twins = relations.filter(
    (other) => other !== one && linkOf(other) !== "" && headOf(one) === headOf(other),
  );
  return linkOf(one) !== "" && !says(linkOf(one)) && twins.some((twin) => says(linkOf(twin)));
}

const LINK = / (?:de )?(on|upon|into|to|in|of|at|for|from|with|against|over|under|by|la|din|spre|pe|catre)$/;
const linkOf = ({ words }: RelationFacts): string => LINK.exec(words)?.[0].trim() ?? "";
const headOf = ({ words }: RelationFacts): string => words.replace(LINK, "");

/** "Treats A", not "presents in A". */
function isBare(tokens: readonly Token[], at: number, verb: number, facts: RelationFacts): boolean {
  const before = tokens[at - 1];
  return isActive(facts) && (at < verb || verb === at - 1 || (before !== undefined && isContent(before)));
}

function isAtTarget(role: Role, facts: RelationFacts): boolean {
  return tellsDone(facts) ? role === "subject" : role === "object";
}
