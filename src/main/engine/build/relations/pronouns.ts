/** Pronouns that take up somebody named before: "But he loved Ana", "Ion saw Ana, and she married him". */
import type { LanguagePack } from "../language/pack";
import { GOVERNORS, isBreak, isSubject, objectStart } from "./clause";
import type { PersonBefore, Sentence, SentenceMention } from "./sentence";
import { takenUp } from "./taken-up";
import { verbAlone } from "./topic";

/** The sentence with its pronouns as mentions of whom they stand for, where only one can be meant; nothing that is quoted. */
export function withPronouns(sentence: Sentence, isQuoted: boolean, pack: LanguagePack): Sentence {
  const { keys, topic } = sentence;
  let quoted = isQuoted;
  let mentions = sentence.mentions;
  const take = (
    first: number,
    end: number,
    { chain, isFeminine }: SentenceMention,
    gender?: "f" | "m",
  ): void => {
    const pronoun: SentenceMention = {
      ...{ first, end, chain, type: "PER", isOblique: false, isFeminine, gender },
      isPronoun: true,
    };
    mentions = [...mentions, pronoun].sort((a, b) => a.first - b.first);
  };
  // "Alexandru rămase singur. Iubea pe Elena": the verb alone is told of him.
  if (topic && !isQuoted && isVerbOf(sentence, pack)) take(-1, 0, topic, topic.gender);
  const taken = takenUp(sentence, pack);
  if (taken && !isQuoted) {
    const one = onlyOne(sentence.before ?? [], taken.gender);
    if (one?.gender === taken.gender) take(0, taken.end, one, taken.gender);
  }
  keys.forEach((key, at) => {
    if (key === '"') quoted = !quoted;
    const gender = pack.standing.women.has(key) ? "f" : pack.standing.men.has(key) ? "m" : undefined;
    if (quoted || gender === undefined || isPossessive(sentence, at, pack)) return;
    const isObject = pack.standing.objects.has(key);
    const isGoverned = GOVERNORS.has(keys[at - 1] ?? "");
    const isTopic = at === 0 && !isObject && topic && (topic.gender ?? gender) === gender;
    const here = isObject || isGoverned ? [] : candidates({ ...sentence, mentions, before: [] }, at, false);
    const one =
      onlyOne(here, gender) ??
      onlyOne(candidates({ ...sentence, mentions }, at, isObject), gender, isGoverned) ??
      (isTopic ? topic : sameAgain(sentence, mentions, at, gender));
    if (one) take(at, at + 1, one, gender);
  });
  return mentions === sentence.mentions ? sentence : { ...sentence, mentions };
}

/** "Iubea pe Elena", "Se duse la Arad": a verb alone, and only a preposition before the first name; "Veni fratele său la Arad" has a subject. */
function isVerbOf(sentence: Sentence, pack: LanguagePack): boolean {
  const [name] = sentence.mentions;
  if (!name) return false;
  const before = sentence.keys.slice(0, name.first);
  const verb = verbAlone(before, pack);
  if (verb < 0) return false;
  // "Avea o fată de șapte ani, Ana"
  const hasKin = pack.having.has(before[verb]!) && before.some((key) => pack.children.test(key));
  return hasKin || objectStart(sentence, name, pack) - verb <= 2;
}

/** "her brother", "fiica ei": whose, and no person of its own. */
function isPossessive({ keys }: Sentence, at: number, pack: LanguagePack): boolean {
  const next = keys[at + 1] ?? ".";
  return pack.own.has(keys[at]!) && !isBreak(next) && !GOVERNORS.has(next) && !pack.joints.has(next);
}

/** Whom a pronoun can stand for: those named before; what is done to somebody is done to none who is named in the sentence. */
function candidates(
  { mentions, before = [], ...rest }: Sentence,
  at: number,
  isObject: boolean,
): PersonBefore[] {
  const here = mentions.filter(({ type, end }) => type === "PER" && end <= at);
  const isHere = ({ chain }: SentenceMention): boolean => here.some((one) => one.chain === chain);
  const earlier = before.filter((one) => !isHere(one));
  if (isObject) return earlier;
  const sentence = { mentions, ...rest };
  const people = new Map<number, PersonBefore>();
  for (const one of here) {
    const acts = people.get(one.chain)?.acts === true || isSubject(sentence, one);
    people.set(one.chain, { ...one, acts });
  }
  return [...people.values(), ...earlier];
}

/** The only one, all others being known to be of the other gender, and one who does something. */
function onlyOne(
  people: readonly PersonBefore[],
  gender: "f" | "m",
  isGoverned = false,
): PersonBefore | undefined {
  const meant = people.filter((one) => one.gender === undefined || one.gender === gender);
  return meant.length === 1 && (meant[0]!.acts || isGoverned) ? meant[0] : undefined;
}

/** "He told them that he …": the one whom the pronoun before stands for, where nobody of that gender was named since. */
function sameAgain(
  { keys }: Sentence,
  mentions: readonly SentenceMention[],
  at: number,
  gender: "f" | "m",
): SentenceMention | undefined {
  const before = mentions.filter(({ end, type }) => end <= at && type === "PER");
  const last = before.findLast((one) => one.gender === undefined || one.gender === gender);
  return last?.isPronoun && last.gender === gender && keys[last.first] === keys[at] ? last : undefined;
}
