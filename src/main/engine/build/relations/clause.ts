/** Clauses: what may be read between two names of a sentence, and what forbids it. */
import type { LanguagePack } from "../language/pack";
import type { CarriedMention, Sentence, SentenceMention } from "./sentence";

/** A rule's finding: mentions by their place in the sentence. */
export interface Finding {
  readonly source: SentenceMention;
  readonly relation: string;
  readonly target: SentenceMention;
  readonly rule: string;
  readonly confidence: number;
}

/** Between a subject and its verb, and a verb and its object, so many words at most. */
const NEAR = 5;
/** Between a conjunction and the verb of a subject carried over. */
const BEHIND = 2;
/** Between that subject and the conjunction. */
export const CARRIED = 20;
/** Where a clause ends: nothing is read across it. */
const BREAK = /^(?:[.,;:!?…()"—–-]|\.{2,})$/;
const CLAUSE: ReadonlySet<string> = new Set(
  "care ca dar insa iar ci caci fiindca pentruca deoarece unde cand cum desi ce sau ori incat and but who which that because while when where".split(
    " ",
  ),
);
/** A name behind one of these is no subject. */
export const GOVERNORS: ReadonlySet<string> = new Set(
  "lui cu pe pre la de din spre a al ai ale catre pentru dupa fara langa despre intre dintre prin in peste sub of to with for by from at in on about".split(
    " ",
  ),
);

/** Behind one of these another preposition tells where something came from: "de la Arad". */
export const ORIGIN: ReadonlySet<string> = new Set(["de", "from"]);

/** What a verb says of a place that a word governs: that somebody goes there, or is there. */
export function wayOf(
  verb: string,
  governor: string,
  { motion, towards, stay, within, passiveVerbs }: LanguagePack,
): "TRAVELS_TO" | "LOCATED_IN" | undefined {
  if (motion.test(verb) && towards.has(governor)) return "TRAVELS_TO";
  return stay.test(verb) && within.has(governor) && !passiveVerbs.has(verb) ? "LOCATED_IN" : undefined;
}

/** What follows is told by somebody, or thought. */
const REPORTED: ReadonlySet<string> = new Set(["ca", "cum", "that"]);

/** Whether a name can be the one who does: not governed, not in an oblique case. */
export function isSubject(
  { keys }: Sentence,
  { first, isOblique, type, ...rest }: SentenceMention | CarriedMention,
): boolean {
  if ("isCarried" in rest) return true;
  const before = keys[first - 1] ?? "";
  return (
    type !== "LOC" && !isOblique && !GOVERNORS.has(before) && !REPORTED.has(before) && !SAINT.test(before)
  );
}

/** "ziua de Sfântul Gheorghe": of a day or a church rather than of somebody who acts. */
export const SAINT = /^(?:sf|sf\.|sfantul|sfanta|sfintii|st\.)$/;

export function isBreak(key: string): boolean {
  return BREAK.test(key);
}

export function isClauseWord(key: string): boolean {
  return CLAUSE.has(key);
}

/** Whether words between two places hold no border of clauses, no negation and nothing unreal. */
export function isPlain({ keys }: Sentence, from: number, to: number, pack: LanguagePack): boolean {
  for (let at = from; at < to; at++)
    if (BREAK.test(keys[at]!) || CLAUSE.has(keys[at]!) || isUnreal(keys, at, pack)) return false;
  return true;
}

/** Whether nothing from some words before one place to another denies or only supposes. */
export function isPlainlySaid({ keys }: Sentence, from: number, to: number, pack: LanguagePack): boolean {
  for (let at = Math.max(0, from - DENIED); at < to; at++) if (isUnreal(keys, at, pack)) return false;
  return true;
}
/** A verb is denied so many words before a name behind it at most: "n-a apucat să-l lovească pe Ion". */
const DENIED = 3;

/** Whether a word denies or only supposes what follows: "nu", "n-a", "ar", "să". */
function isUnreal(
  keys: readonly string[],
  at: number,
  { negations, unreal, contracted }: LanguagePack,
): boolean {
  const key = keys[at]!;
  if (key === contracted?.word) return !contracted.reflexiveBefore.has(keys[at + 1] ?? "");
  return negations.has(key) || unreal.has(key) || /^n['-]/.test(key);
}

function isAlone({ mentions }: Sentence, from: number, to: number): boolean {
  return !mentions.some(({ first }) => first >= from && first < to);
}

/** The verb or noun that fits `word` among the words [from, to), −1 where none does. */
function placeOf({ keys }: Sentence, word: RegExp, from: number, to: number): number {
  for (let at = Math.max(0, from); at < Math.min(to, keys.length); at++) if (word.test(keys[at]!)) return at;
  return -1;
}

/** Words before a verb that belong to it: what negates or doubts it stands there. */
export function isAsserted({ keys }: Sentence, verb: number, pack: LanguagePack): boolean {
  for (let at = verb - 1; at >= Math.max(0, verb - 3); at--) {
    if (BREAK.test(keys[at]!)) break;
    if (isUnreal(keys, at, pack)) return false;
  }
  return true;
}

export function isQuestion({ keys }: Sentence): boolean {
  return keys.slice(-3).includes("?");
}

/** The verb between two names, or right before the first one, with nothing else to govern them. */
export function verbOf(
  sentence: Sentence,
  a: SentenceMention | CarriedMention,
  b: SentenceMention,
  word: RegExp,
  pack: LanguagePack,
): number {
  const between = placeOf(sentence, word, a.end, b.first);
  const isNear =
    between >= 0 && between - a.end <= ("isCarried" in a ? BEHIND : NEAR) && b.first - between - 1 <= NEAR;
  const isSaid = (from: number): boolean => isPlain(sentence, from, objectStart(sentence, b, pack), pack);
  const isHis = "isCarried" in a || !isAnothers(sentence, a.end, between, pack);
  if (isNear && isHis && isSaid(a.end) && isAsserted(sentence, between, pack)) return between;
  const ahead = "isCarried" in a ? -1 : placeOf(sentence, word, a.first - 1, a.first);
  const isInverted =
    ahead >= 0 && b.first - a.end <= NEAR && isSaid(a.end) && isAsserted(sentence, ahead, pack);
  return isInverted ? ahead : -1;
}

/** "Ion plânse și [zmeul] l-a ucis pe Radu": behind the last conjunction somebody comes in who is not named. */
function isAnothers({ keys }: Sentence, from: number, verb: number, pack: LanguagePack): boolean {
  const joint = keys.findLastIndex((key, at) => at >= from && at < verb && /^(?:si|iar|and)$/.test(key));
  if (joint < 0) return false;
  const behind = keys.slice(joint + 1, verb);
  return behind.length > 0 && !pack.light.has(behind[0]!) && (behind.length > 1 || /..ul$/.test(behind[0]!));
}

/** The first word of a name with the titles before it, or the noun or adjective: "pe [flăcăul] Ilie", "cu [frumoasa] Ana". */
export function objectStart(
  { keys }: Sentence,
  { first, isOblique }: SentenceMention,
  pack: LanguagePack,
): number {
  let at = first;
  while (at > 0 && pack.titles.has(keys[at - 1]!) && !pack.possessive.has(keys[at - 1]!)) at--;
  // "to [the schoolmaster,] Edwin"
  if (keys[at - 1] === "," && keys[at - 3] === "the" && GOVERNORS.has(keys[at - 4] ?? "")) return at - 3;
  const isTold = !isOblique && ARTICLE.test(keys[at - 1] ?? "") && GOVERNORS.has(keys[at - 2] ?? "");
  return isTold && at > 1 && !GOVERNORS.has(keys[at - 1]!) ? at - 1 : at;
}
const ARTICLE = /(?:ul|a)$/;

/** The one who does in a sentence's first clause, before a conjunction and what follows it: "Mara se sculă [și] vorbi cu [Hubăr]". */
export function carriedPairs(
  sentence: Sentence,
  pack: LanguagePack,
): (readonly [CarriedMention, SentenceMention])[] {
  const { keys, mentions } = sentence;
  const subject = mentions.find(({ type }) => type === "PER");
  if (!subject || !isSubject(sentence, subject)) return [];
  return mentions.flatMap((b, at) => {
    const from = Math.max(subject.end, mentions[at - 1]?.end ?? 0);
    const joint = keys.findLastIndex(
      (key, place) => place >= from && place < b.first && pack.joints.has(key),
    );
    const isSame = b.chain === subject.chain || joint < from || joint === subject.end;
    if (isSame || joint - subject.end > CARRIED || !isOneClause(sentence, subject.end, joint)) return [];
    const others = mentions.slice(mentions.indexOf(subject) + 1, at);
    if (others.some((other) => isSubject(sentence, other))) return [];
    // "Când Ion întrebă, acesta vorbea cu Radu": the first clause is not the chief one, and the next has its own subject.
    const isOther = keys.slice(joint, b.first).some((key) => OTHER.test(key));
    const opening = keys.slice(keys.lastIndexOf(",", subject.first) + 1, subject.first);
    if (isOther || opening.some((key) => CLAUSE.has(key))) return [];
    return [[{ ...subject, first: joint, end: joint + 1, isCarried: true as const }, b] as const];
  });
}

export const OTHER =
  /^(?:ace(?:sta|asta|la|ea|stia|stea)|el|ea|dansul|dansa|unul|celalalt|cealalta|am|ai|he|she)$/;

/** Whether nothing but commas and conjunctions that add parts two places. */
function isOneClause({ keys }: Sentence, from: number, to: number): boolean {
  return keys.slice(from, to).every((key) => key === "," || (!BREAK.test(key) && !CLAUSE.has(key)));
}

/** How many words a relative pronoun behind a name and its trade takes: "Andrei [preotul, care] se însurase cu Elena" is told of Andrei. */
function relativeBehind({ keys }: Sentence, { end, type }: SentenceMention): number {
  const comma = keys[end] !== "," && TRADE.test(keys[end] ?? "") ? end + 1 : end;
  const isRelative = type === "PER" && keys[comma] === "," && RELATIVE.test(keys[comma + 1] ?? "");
  return isRelative ? comma + 2 - end : 0;
}
const TRADE = /.{3}(?:ul|tor|ar)$/;
const RELATIVE = /^(?:care|carele|carea|who)$/;

/** Names in a row, each with the next: nothing is read across a third. */
export function pairs(sentence: Sentence): (readonly [SentenceMention, SentenceMention])[] {
  const { mentions } = sentence;
  return mentions.flatMap((a, at) => {
    const b = mentions[at + 1];
    const whole = a.end + relativeBehind(sentence, a);
    return b && a.chain !== b.chain && isAlone(sentence, a.end, b.first) && whole <= b.first
      ? [[{ ...a, end: whole }, b] as const]
      : [];
  });
}
