/** Clauses: what may be read between two names of a sentence, and what forbids it. */
import type { LanguagePack } from "../language/pack";
import type { Sentence, SentenceMention } from "./sentence";

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
/** Where a clause ends: nothing is read across it. */
const BREAK = /^(?:[.,;:!?…()"—–-]|\.{2,})$/;
const CLAUSE: ReadonlySet<string> = new Set(
  "care ca dar insa iar ci caci fiindca pentruca deoarece unde cand cum desi ce sau ori incat and but who which that because while when where".split(
    " ",
  ),
);
/** A name behind one of these is no subject. */
const GOVERNORS: ReadonlySet<string> = new Set(
  "lui cu pe pre la de din spre a al ai ale catre pentru dupa fara langa despre intre dintre prin in peste sub of to with for by from at in on about".split(
    " ",
  ),
);

/** What follows is told by somebody, or thought. */
const REPORTED: ReadonlySet<string> = new Set(["ca", "cum", "that"]);

/** Whether a name can be the one who does: not governed, not in an oblique case. */
export function isSubject({ keys }: Sentence, { first, isOblique, type }: SentenceMention): boolean {
  const before = keys[first - 1] ?? "";
  return (
    type !== "LOC" &&
    !isOblique &&
    !GOVERNORS.has(before) &&
    !REPORTED.has(before) &&
    !/^(?:sf|sf\.|sfantul|sfanta|sfintii|st\.)$/.test(before)
  );
}

/** Whether words between two places hold no border of clauses, no negation and nothing unreal. */
function isPlain({ keys }: Sentence, from: number, to: number, pack: LanguagePack): boolean {
  for (let at = from; at < to; at++)
    if (BREAK.test(keys[at]!) || CLAUSE.has(keys[at]!) || isUnreal(keys, at, pack)) return false;
  return true;
}

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
function isAsserted({ keys }: Sentence, verb: number, pack: LanguagePack): boolean {
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
  a: SentenceMention,
  b: SentenceMention,
  word: RegExp,
  pack: LanguagePack,
): number {
  const between = placeOf(sentence, word, a.end, b.first);
  const isNear = between >= 0 && between - a.end <= NEAR && b.first - between - 1 <= NEAR;
  if (isNear && isPlain(sentence, a.end, b.first, pack) && isAsserted(sentence, between, pack))
    return between;
  const ahead = placeOf(sentence, word, a.first - 1, a.first);
  const isInverted =
    ahead >= 0 &&
    b.first - a.end <= NEAR &&
    isPlain(sentence, a.end, b.first, pack) &&
    isAsserted(sentence, ahead, pack);
  return isInverted ? ahead : -1;
}

/** The first word of a name with the titles before it. */
export function objectStart({ keys }: Sentence, { first }: SentenceMention, pack: LanguagePack): number {
  let at = first;
  while (at > 0 && pack.titles.has(keys[at - 1]!) && !pack.possessive.has(keys[at - 1]!)) at--;
  return at;
}

/** Names in a row, each with the next: nothing is read across a third. */
export function pairs(sentence: Sentence): (readonly [SentenceMention, SentenceMention])[] {
  const { mentions } = sentence;
  return mentions.flatMap((a, at) => {
    const b = mentions[at + 1];
    return b && a.chain !== b.chain && isAlone(sentence, a.end, b.first) ? [[a, b] as const] : [];
  });
}
