/** Clauses as frames: a verb, who does it, and the names behind it with what governs each, however much stands between. */
import type { LanguagePack } from "../language/pack";
import {
  GOVERNORS,
  isAsserted,
  isBreak,
  isClauseWord,
  isPlain,
  isSubject,
  CARRIED,
  OTHER,
  objectStart,
} from "./clause";
import { apposedBefore, describedFrom } from "./introduced";
import { endingAt, type Sentence, type SentenceMention } from "./sentence";

export interface FrameObject {
  readonly mention: SentenceMention;
  /** Its first word, titles among them. */
  readonly start: number;
  /** The word that governs it; "" where it stands right behind the verb. */
  readonly governor: string;
  /** Whether it stands right behind the verb, but for what commas set apart. */
  readonly isNext: boolean;
}

export interface Frame {
  readonly verb: number;
  /** One, or all of a row: "Ion și Ana". */
  readonly subjects: readonly SentenceMention[];
  /** Whether the subject stands in a clause before. */
  readonly isCarried: boolean;
  readonly objects: readonly FrameObject[];
}

/** So many words that name nobody may part a verb from its subject, and one name behind it from the next. */
const FAR = 6;
/** What a parenthesis behind a subject holds at most: "Simion[, mai aprig,] s-a certat". */
const MOST_ASIDE = 9;
/** Somebody or something else does it. */
const OTHERS =
  /^(?:i|he|she|it|we|they|you|el|ea|ei|ele|noi|voi|eu|tu|dansul|dansa|unul|altul|cineva|toti|nobody|everybody)$/;
const RELATIVE = /^(?:care|carele|carea|ce|who|which|that)$/;

/** The frames of verbs that `isVerb` knows, those that are denied or only thought of left out. */
export function framesOf(sentence: Sentence, pack: LanguagePack, isVerb: (key: string) => boolean): Frame[] {
  return sentence.keys.flatMap((key, verb) => {
    if (!isVerb(key) || isNamed(sentence, verb) || !isAsserted(sentence, verb, pack)) return [];
    const found = subjectOf(sentence, verb, pack, isVerb);
    if (!found) return [];
    const subjects = rowOf(sentence, found.subject, pack);
    const objects = objectsOf(sentence, verb, pack, isVerb).filter(
      ({ mention }) => !subjects.some(({ chain }) => chain === mention.chain),
    );
    return [{ verb, subjects, isCarried: found.isCarried, objects }];
  });
}

export interface Found extends Pick<Frame, "isCarried"> {
  readonly subject: SentenceMention;
}

/** Who does it: the nearest name before it that nothing governs, over what is set apart by commas, "care" and conjunctions. */
export function subjectOf(
  sentence: Sentence,
  verb: number,
  pack: LanguagePack,
  isVerb: (key: string) => boolean,
): Found | undefined {
  const { keys } = sentence;
  let far = 0;
  for (let at = verb - 1; at >= -1; at--) {
    const mention = endingAt(sentence, at + 1);
    if (mention) {
      const start = objectStart(sentence, mention, pack);
      if (mayAct(sentence, mention, start)) return { subject: mention, isCarried: false };
      if (mention.type === "PER" && !isGoverned(sentence, mention, start)) return undefined;
      at = start - (GOVERNORS.has(keys[start - 1] ?? "") ? 1 : 0);
      continue;
    }
    const key = keys[at];
    if (key === undefined) return undefined;
    if (key === ",") return besideComma(sentence, at, verb, pack);
    if (RELATIVE.test(key) && isApartFrom(sentence, at)) return ofRelative(sentence, at, pack);
    if (isJoint(key, pack)) return withKin(sentence, at, verb, pack) ?? carriedOver(sentence, at, verb, pack);
    const isOther = OTHERS.test(key) || (isVerb(key) && !pack.passiveVerbs.has(key));
    if (isOther || isBreak(key) || isClauseWord(key) || ++far > FAR) return undefined;
  }
  return undefined;
}

function mayAct(sentence: Sentence, mention: SentenceMention, start: number): boolean {
  return mention.type === "PER" && isSubject(sentence, mention) && !isGoverned(sentence, mention, start);
}

function isGoverned({ keys }: Sentence, { isOblique, type }: SentenceMention, start: number): boolean {
  return isOblique || type !== "PER" || GOVERNORS.has(keys[start - 1] ?? "");
}

/** "Simion, mai aprig, [s-a certat]", "Radu, care venise, [plecă]"; else whoever begins the sentence, where the verb stands right behind. */
function besideComma(sentence: Sentence, comma: number, verb: number, pack: LanguagePack): Found | undefined {
  const { keys } = sentence;
  const apposed = apposedBefore(sentence, comma, pack);
  if (apposed && mayAct(sentence, apposed, apposed.first)) return { subject: apposed, isCarried: false };
  const open = keys.findLastIndex((key, place) => key === "," && place < comma);
  const mention = open > 0 && comma - open - 1 <= MOST_ASIDE ? endingAt(sentence, open) : undefined;
  const start = mention && objectStart(sentence, mention, pack);
  const isFirst = start !== undefined && (start === 0 || isOpening(keys[start - 1]!));
  if (mention && isFirst && mayAct(sentence, mention, start) && isLight(sentence, comma + 1, verb, pack))
    return { subject: mention, isCarried: false };
  return carriedOver(sentence, comma, verb, pack);
}

function isOpening(key: string): boolean {
  return isBreak(key) || isClauseWord(key) || /^(?:si|and|but)$/.test(key);
}

/** "Ana, care [ura pe Dinu]", "a boy who [hated Tom]": the name before the pronoun, but not where it is done to that one. */
function ofRelative(sentence: Sentence, at: number, pack: LanguagePack): Found | undefined {
  const { keys } = sentence;
  const before = keys[at - 1] === "," ? at - 1 : at;
  const mention = endingAt(sentence, before);
  if (!mention || mention.type !== "PER" || mention.isPronoun || mention.isOblique) return undefined;
  // "fiul lui Radu, care …" may be either.
  const isOf = pack.possessive.has(keys[objectStart(sentence, mention, pack) - 1] ?? "");
  return isOf ? undefined : { subject: mention, isCarried: false };
}

/** Whether nothing governs a relative pronoun: "pe care", "of which" are told of somebody else. */
function isApartFrom({ keys }: Sentence, at: number): boolean {
  return !GOVERNORS.has(keys[at - 1] ?? "");
}

/** The subject of the clause before, where nothing but what belongs to the verb stands between the conjunction and it. */
function carriedOver(sentence: Sentence, joint: number, verb: number, pack: LanguagePack): Found | undefined {
  const { keys, mentions } = sentence;
  if (!isLight(sentence, joint + 1, verb, pack)) return undefined;
  const subject = mentions.findLast((one) => one.end <= joint && actsInClause(sentence, one, pack));
  if (!subject || joint - subject.end > CARRIED) return undefined;
  const between = keys.slice(subject.end, joint);
  // Somebody else came in, or a sentence within the sentence: "Radu, când veni, …" is still told of Radu.
  const isOther = between.some((key, at) => OTHER.test(key) && between[at - 1] !== "si");
  const isTold = between.some((key) => isClauseWord(key) && !isJoint(key, pack));
  return isOther || isTold || between.some((key) => /^[:;—"]$/.test(key))
    ? undefined
    : { subject, isCarried: true };
}

/** Whether a name is one who does something where it stands; in English only right at the beginning of a clause, for what it is done to stands alike. */
function actsInClause(sentence: Sentence, mention: SentenceMention, pack: LanguagePack): boolean {
  const { keys } = sentence;
  if (mention.isPronoun && mention.end > mention.first && GOVERNORS.has(keys[mention.first - 1] ?? ""))
    return false;
  const start = describedFrom(sentence, mention, pack) ?? objectStart(sentence, mention, pack);
  if (!mayAct(sentence, mention, start)) return false;
  const before = keys[start - 1] ?? ".";
  return !pack.ownFirst || isBreak(before) || isClauseWord(before) || pack.joints.has(before) || start <= 0;
}

/** "Bocioacă [și nevasta lui] aveau o fată": whoever does it together with kin that is not named. */
function withKin(
  { keys, ...rest }: Sentence,
  joint: number,
  verb: number,
  pack: LanguagePack,
): Found | undefined {
  const [a = "", b = "", ...more] = keys.slice(joint + 1, verb);
  const isKin =
    more.length === 0 &&
    [a, b].some((key) => pack.own.has(key)) &&
    [a, b].some((key) => isKinNoun(key, pack));
  const subject = isKin ? endingAt({ keys, ...rest }, joint) : undefined;
  const acts = subject && mayAct({ keys, ...rest }, subject, objectStart({ keys, ...rest }, subject, pack));
  return acts ? { subject, isCarried: false } : undefined;
}

function isKinNoun(key: string, pack: LanguagePack): boolean {
  return pack.kin.some(({ word }) => word.test(key));
}

export function isJoint(key: string, pack: LanguagePack): boolean {
  return pack.joints.has(key) || pack.contrasts.has(key);
}

/** Whether all words of a stretch belong to the verb behind them: "[îl mai] ura", "[had never] loved". */
export function isLight({ keys }: Sentence, from: number, to: number, pack: LanguagePack): boolean {
  return keys.slice(from, to).every((key) => pack.light.has(key) || isJoint(key, pack));
}

/** Who does something together with those joined before: "Ana și [Ion]". */
function rowOf(sentence: Sentence, last: SentenceMention, pack: LanguagePack): readonly SentenceMention[] {
  const start = objectStart(sentence, last, pack);
  const isJoined = /^(?:si|and)$/.test(sentence.keys[start - 1] ?? "");
  const before = isJoined ? endingAt(sentence, start - 1) : undefined;
  const isRow = before && mayAct(sentence, before, objectStart(sentence, before, pack));
  return isRow && before.chain !== last.chain ? [before, last] : [last];
}

/** "had married[, decently and without fuss,] Ann": what commas set apart right behind a verb, without a verb of its own. */
function withoutAside(between: readonly string[], isVerb: (key: string) => boolean): readonly string[] {
  const close = between.indexOf(",", 1);
  const isAside = between[0] === "," && close > 0 && close - 1 <= MOST_ASIDE;
  const inside = between.slice(1, close);
  const isClause = (key: string): boolean =>
    isVerb(key) || OTHERS.test(key) || (isClauseWord(key) && key !== "and");
  const isPlainAside = isAside && !inside.some(isClause);
  return isPlainAside ? between.slice(close + 1) : between;
}

/** "în urmă", "the love": what stands behind one of these is no verb. */
const BEFORE_NOUN = /^(?:in|din|la|cu|prin|sub|spre|the|an|of|with|at|from)$/;

/** The names behind a verb in its clause, or in a row with such a one. */
export function objectsOf(
  sentence: Sentence,
  verb: number,
  pack: LanguagePack,
  isVerb: (key: string) => boolean,
): FrameObject[] {
  const { keys } = sentence;
  const found: FrameObject[] = [];
  let from = verb + 1;
  for (const mention of sentence.mentions) {
    if (mention.first <= verb) continue;
    const noun = describedFrom(sentence, mention, pack);
    const start = noun ?? objectStart(sentence, mention, pack);
    const between = start < from ? [] : keys.slice(from, start);
    const isRow = found.length > 0 && /^(?:si|and|,)$/.test(between[0] ?? "") && between.length <= 2;
    const own = isRow ? between.slice(1) : withoutAside(between, isVerb);
    const isEnd = own.some(
      (key, at) =>
        (isVerb(key) && !BEFORE_NOUN.test(own[at - 1] ?? "")) || isJoint(key, pack) || OTHERS.test(key),
    );
    if (own.length > FAR || isEnd || !isPlain({ ...sentence, keys: own }, 0, own.length, pack)) break;
    const aside = isRow ? 0 : between.length - own.length;
    const isNext = start === verb + 1 + aside;
    // "with a Miss Finch"
    const governing = own.findLast((key) => !pack.indefinite.has(key));
    const last = noun === undefined ? governing : isNext ? undefined : keys[start - 1];
    const governor = last ?? (isRow ? found.at(-1)!.governor : "");
    from = mention.end;
    found.push({ mention, start, governor, isNext });
  }
  return found;
}

export function isNamed({ mentions }: Sentence, at: number): boolean {
  return mentions.some(({ first, end }) => first <= at && at < end);
}
