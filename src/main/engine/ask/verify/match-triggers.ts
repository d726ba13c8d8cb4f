/** Which trigger of the words around two mentions speaks of both. */
import type { Around } from "./around";
import type { NamedConcept } from "./predicate";
import { LESS, MORE, type Trigger } from "./trigger";
import { BEFORE, LOOSE, VERBAL } from "./triggers";
import { BETWEEN, PASSIVE } from "./triggers-between";
import { CHANGES, GIVEN_FOR, HAVE, INDUCED, TRIED } from "./triggers-nominal";

/** Letters between such a verb and its object. */
const FARTHEST_OBJECT = 70;
export const DISEASE = "Disease";
const CHEMICAL = "Chemical";
/** What is compared does nothing to what it is compared with, nor what may stand beside it or not. */
const COMPARAND =
  /\b(?:than|compared (?:with|to)|versus|vs\.?|over|(?<=superior )to)\s+(?:(?:the|a|that of)\s+)?(?:@+|placebo|vehicle|saline|controls?)(?=\s+(?:in|for|at|against)\b)/gi;
const COMPARES = /\b(?:with or without|than|compared (?:with|to)|versus|vs|milder|rarer|fewer)\b/i;
/** "According to annexin V binding, …": by what is measured does nothing. */
const MEASURES =
  /\b(?:according to|by means of|using|(?:measured|assessed|determined|judged|evidenced|shown) (?:by|with|using))\s+(?:[\w-]+\s+){0,2}$/i;
/** "Several drugs related to A, did B": A is only what they are like. */
const LIKENED = /,[^,@]*\b(?:related|similar|akin|analogous) to\s*$/i;
/** The first mention is only part of what the sentence speaks of: "A-induced …". */
const GIVEN = /^\s*(?:\([^)]*\)\s*)?[-–‐]\s?(?:induced|related|mediated|evoked|elicited|stimulated)\b/i;
/** The first mention only says what another thing acts on: "EGFR inhibitors", "after amiodarone discontinuation". */
const NAMES_ANOTHER =
  /^[\s-](?:\w+\s)?(?:antagonists?|inhibitors?|blockers?|agonists?|deficien\w+|withdrawal|discontinuation|cessation)\b/i;
/** A gene's name may go on so, a chemical's may not: "calcium channels", "nicotine receptors", "alcohol metabolising genes". */
const NAMES_PROTEIN = /^[\s-](?:\w+\s)?(?:channels?|receptors?|transporters?|metaboli[sz]ing|synthase)\b/i;
/** "increased during the migraine", "led to resolution of the rash": the verb's object is not the second mention. */
const ENDS_ELSEWHERE =
  /\b(?:resolution|improvement|reduction|regression|prevention|disappearance|recovery|relief|attenuation|amelioration|treatment)\b|\b(?:during|than|while)\s+(?:[\w-]+\s+){0,2}$|\b(?:patients|rats|mice|animals|children|women|men|subjects)\s+with\s+(?:[\w-]+\s+){0,2}$/i;
/** "cells transfected with A and treated with B" */
const TREATED_NEXT = /^[^,;@]{0,20}\band (?:\w+ly )?treated with\b/i;
/** "reduces seizure-induced injury", "lowered mortality in cancer patients": the second mention only says which. */
const SAYS_WHICH = /^[-–‐](?:induced|related|associated|mediated|evoked)\b/i;
const WHOSE = /\b(?:in|of|among)\s+(?:[\w-]+ ){0,2}$/i;
const SUFFERERS = /^\s(?:patients?|rats|mice|children|women|men|survivors|subjects|models?)\b/i;
/** "A reverses @ induced by B": the participle says it of what stands before it. */
const SAYS_OF_OBJECT = new RegExp(`\\b(?:${MORE}|${LESS})\\w*(?:s|ed)\\b[^@]*@+\\s*$`, "i");
/** "@ produced by A was reversed by B": who did the one thing had not the other done to it. */
const IS_AGENT = /\bby\s+(?:(?:the|and|or|@+,?)\s+)*$/i;
/** Nothing but a list: "A, B and C". */
const LIST = /^[\s,/@()+-]*(?:(?:and|or|plus|as well as|including|e\.g\.|than|versus|vs\.?)[\s,/@()+-]*)*$/i;
/** "was reduced in …", "were both reduced, suggesting …": what is done to the first mention has no object. */
const IS_DONE = /\b(?:is|are|was|were|been|being)\s+(?:\w+\s+)?$/i;
const PARTICIPLE = /ed$/i;
/** "activates the nerves and in this way could contribute to": the second verb is the one that is asked for. */
const JOINED = /\b(?:and|or|nor|but|yet|thereby|thus)\b[^,;@]{0,30}$/i;
/** "new drugs against the cancer", "a cancer therapy": not the disease is made. */
const IS_REMEDY = /^\s(?:therap|drug|treatment|medication|vaccin)/i;

/** "Nicotine induces A and may aggravate B": the verb joined to another has that one's subject, not its object. */
const JOINS_ANOTHER =
  /^\W*(?:and|but|or)\s+(?:(?:may|might|could|can|will|would|also|then|did|does|do|not|never|\w+ly)\s+)*$/i;

/** "A enhanced the toxicity, and B lowered …": B begins a clause of its own. */
const NEXT_CLAUSE = /,\s*(?:and|but|or)\s+(?:the\s+)?$/i;
const ACTS = /^\s+(?:(?:may|might|could|can|did|was|were|is|are|has|had)\b|\w+ed\b)/i;

/** A trigger where it stands: offsets of its words in the sentence. Lower ranks are surer. */
export interface Match {
  readonly trigger: Trigger;
  readonly start: number;
  readonly end: number;
  readonly rank: 0 | 1 | 2 | 3;
}

/** What the words around two mentions may say, surest first. */
export function* matchesOf(around: Around, first: NamedConcept, second: NamedConcept): Generator<Match> {
  const { before, between, from } = around;
  if (COMPARES.test(between.replaceAll(COMPARAND, "")) || (MEASURES.test(before) && between.includes(",")))
    return;
  if (LIKENED.test(before) && /^\s*,/.test(between)) return;
  yield* nearOf([...INDUCED, ...BETWEEN], around);
  if (first.type === DISEASE && second.type === CHEMICAL && HAVE.test(before))
    yield* nearOf([GIVEN_FOR], around);
  if (NAMES_ANOTHER.test(between) || (first.type === CHEMICAL && NAMES_PROTEIN.test(between))) return;
  for (const trigger of [...CHANGES, ...BEFORE]) {
    const found =
      trigger.join.test(between) && matchOf(trigger, before, first.start - before.length, 1, around);
    if (found && (!trigger.ofDisease || second.type === DISEASE)) yield found;
  }
  // "penicillin-induced seizures increased …": what follows is said of the seizures.
  if (GIVEN.test(between)) return;
  const joinsAnother = TREATED_NEXT.test(between) && first.type !== DISEASE;
  for (const found of joinsAnother || (first.type !== DISEASE && IS_AGENT.test(before))
    ? []
    : nearOf(PASSIVE, around)) {
    if (SAYS_OF_OBJECT.test(between.slice(0, found.start - from))) continue;
    if (first.type === DISEASE || found.start - from < FARTHEST_PARTICIPLE) yield found;
  }
  if (LIST.test(between) && between.trim() !== "") return;
  const verb = verbOf(around);
  const { type } = second;
  if (verb && !(type === DISEASE && verb.trigger.effect === "less" && isAttribute(around))) yield verb;
  const isPair = [first, second].some(({ type }) => type === DISEASE);
  if (!isPair || first.type === second.type) return;
  for (const trigger of [...TRIED, ...LOOSE]) {
    const found = matchOf(trigger, between, from, 3, around);
    if (found) yield found;
  }
}

/** Letters from what is no disease to the participle that says what was done to it: "levels were markedly reduced by". */
const FARTHEST_PARTICIPLE = 40;

function matchOf(
  trigger: Trigger,
  text: string,
  offset: number,
  rank: Match["rank"],
  { behind }: Around,
): Match | undefined {
  const found = trigger.words.exec(text);
  if (!found || (trigger.then && !trigger.then.test(behind))) return undefined;
  return { trigger, start: offset + found.index, end: offset + found.index + found[0].length, rank };
}

/** The same wherever the words stand. */
function everyMatchOf(trigger: Trigger, text: string, offset: number, around: Around): Match[] {
  const found: Match[] = [];
  for (let at = 0; ;) {
    const match = matchOf(trigger, text.slice(at), offset + at, 2, around);
    if (!match) return found;
    found.push(match);
    at = Math.max(match.end - offset, at + 1);
  }
}

function nearOf(triggers: readonly Trigger[], around: Around): Match[] {
  const { between, from } = around;
  return triggers.flatMap((trigger) => {
    const found = matchOf(trigger, between, from, 0, around);
    return found && (trigger.isWhole || reaches(between.slice(found.end - from))) ? [found] : [];
  });
}

/** The leftmost verb with an object, or the one joined to it whose object is the second mention. */
function verbOf(around: Around): Match | undefined {
  const { between, from, behind } = around;
  const rest = ({ end }: Match): string => between.slice(end - from);
  const all = VERBAL.flatMap((trigger) => everyMatchOf(trigger, between, from, around));
  const [leftmost, ...others] = all.sort((a, b) => a.start - b.start);
  if (leftmost && JOINS_ANOTHER.test(between.slice(0, leftmost.start - from))) return undefined;
  const isWithout = leftmost && isPassive(leftmost, around);
  // "has been developed to study …": what follows is said of another; "were reduced, suggesting …" goes on about the same.
  if (!leftmost || (isWithout && !/^\s*,/.test(rest(leftmost)))) return undefined;
  const first = isWithout ? others[0] : leftmost;
  const joined = others.find(
    (one) =>
      one !== first &&
      first &&
      !/^\s*by\b/.test(rest(one)) &&
      JOINED.test(between.slice(first.end - from, one.start - from)),
  );
  const isNext = NEXT_CLAUSE.test(between) && ACTS.test(behind);
  const governing = [joined, first].find((one) => one && !isNext && governs(one, rest(one)));
  return governing?.trigger.effect === "more" && IS_REMEDY.test(behind) ? undefined : governing;
}

function isAttribute({ between, behind }: Around): boolean {
  return SAYS_WHICH.test(behind) || (WHOSE.test(between) && SUFFERERS.test(behind));
}

function isPassive({ trigger, start, end }: Match, { between, from, masked }: Around): boolean {
  const isDone = trigger.doer === "first" && PARTICIPLE.test(masked.slice(start, end));
  return isDone && IS_DONE.test(between.slice(0, start - from));
}

/** Whether a verb's object is the second mention: what makes more of another thing makes nothing of this one. */
function governs({ trigger }: Match, rest: string): boolean {
  if (trigger.effect === "more" && (rest.includes("@") || rest.length > FARTHEST_OBJECT)) return false;
  return reaches(rest) && !ENDS_ELSEWHERE.test(rest);
}

/** Whether what follows a trigger still leads to the second mention, and not past another. */
function reaches(rest: string): boolean {
  return !/@[^@]*\b(?:which|who|whose)\b|@[^,@]*\b(?:in|with|during|after|by|from|than|compared|following|under)\b|\w,\s*$/i.test(
    rest,
  );
}
