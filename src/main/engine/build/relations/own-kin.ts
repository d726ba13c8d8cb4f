/** Kin told by a possessive: "Mara … fiica sa, Persida", "her sister Jane", "fratele meu Aristidis". */
import type { LanguagePack } from "../language/pack";
import { GOVERNORS, isBreak, isSubject, objectStart } from "./clause";
import { isNamedBy } from "./kin-behind";
import type { KinNoun } from "./kin-noun";
import type { Sentence, SentenceMention } from "./sentence";

/** Whose kin somebody is, and by which noun. */
export interface Kinship {
  readonly noun: KinNoun;
  readonly possessor: SentenceMention;
  readonly bearer: SentenceMention;
  readonly rule: string;
  readonly confidence: number;
}

/** Between a person and "fiica sa" so many words at most. */
const FAR = 18;
/** Between a possessive before its noun and the name behind it. */
const MOST_BETWEEN = 6;

interface OwnNoun {
  /** The possessive's word. */
  readonly own: string;
  readonly noun: KinNoun;
  /** Where the whole begins. */
  readonly start: number;
}

/** Kin of whoever speaks, of the only person named before in the sentence, or, where there is none, right before it. */
export function ownKin(sentence: Sentence, at: number, pack: LanguagePack): Kinship | undefined {
  const bearer = sentence.mentions[at]!;
  const found = pack.ownFirst ? ownBefore(sentence, bearer, pack) : ownBehind(sentence, bearer, pack);
  if (!found) return undefined;
  const { own, noun, start } = found;
  if (pack.mine.has(own)) {
    const speaker = sentence.speaker ?? sentence.narrator;
    return speaker && { noun, bearer, possessor: speaker, rule: "kin of who speaks", confidence: 0.9 };
  }
  const before = peopleBefore(sentence, at);
  const isHis = (one: SentenceMention) => isOwner(one, own, pack) && one.chain !== bearer.chain;
  const [possessor] = before;
  if (before.length === 1 && isHis(possessor!))
    return isNear(sentence, possessor!, start, pack)
      ? { noun, bearer, possessor: possessor!, rule: "kin of one’s own", confidence: 0.95 }
      : undefined;
  const earlier = before.length === 0 ? (sentence.before ?? []).filter(isHis) : [];
  // "Fu primit de Stan. De la el află că fratele său, Radu, …" is told of whoever was received.
  return earlier.length === 1 && earlier[0]!.acts
    ? { noun, bearer, possessor: earlier[0]!, rule: "kin of one named before", confidence: 0.9 }
    : undefined;
}

/** "fiica sa Persida", "nevasta lui, lelea Ilinca,": the possessive behind the noun, the name behind both. */
function ownBehind(sentence: Sentence, kin: SentenceMention, pack: LanguagePack): OwnNoun | undefined {
  const { keys } = sentence;
  let start = objectStart(sentence, kin, pack);
  // "fratele său, pe nume Radu"; but "muma ei cu Hubăr" are two.
  if (!GOVERNORS.has(keys[start - 1] ?? "")) while (pack.naming.has(keys[start - 1] ?? "")) start--;
  // "nevasta lui, Safta, era …": without the comma it is Safta's wife.
  const isApart = keys[start - 1] === "," && isBreak(keys[kin.end] ?? ".");
  const bare = isApart && sentence.narrator ? nounAt(sentence, start - 2, pack) : undefined;
  // "Tata, Nistor Vasiliu, …": who tells it needs no possessive.
  if (bare && pack.nearestKin.test(keys[start - 2]!))
    return { own: [...pack.mine][0]!, noun: bare, start: start - 2 };
  const own = keys[start - (isApart ? 2 : 1)] ?? "";
  if (!pack.own.has(own) && !pack.mine.has(own)) return undefined;
  if (pack.possessive.has(own) && !isApart) return undefined;
  const noun = nounAt(sentence, start - (isApart ? 3 : 2), pack);
  return noun && { own, noun, start };
}
function nounAt({ keys }: Sentence, place: number, pack: LanguagePack): KinNoun | undefined {
  const noun = pack.kin.find(({ word }) => word.test(keys[place] ?? ""));
  return noun && { ...noun, place };
}

/** "her dear sister Jane", "his aunt, Lady Catherine,": the possessive before the noun. */
function ownBefore(sentence: Sentence, kin: SentenceMention, pack: LanguagePack): OwnNoun | undefined {
  const { keys } = sentence;
  if (kin.isOblique) return undefined;
  for (let place = kin.first - 1; place > Math.max(0, kin.first - MOST_BETWEEN); place--) {
    const noun = pack.kin.find(({ word }) => word.test(keys[place]!));
    if (!noun) continue;
    let at = place - 1;
    while (pack.qualities.has(keys[at] ?? "")) at--;
    const own = keys[at] ?? "";
    const isOwn = pack.own.has(own) || pack.mine.has(own);
    return isOwn && isNamedBy(sentence, place, kin, pack)
      ? { own, noun: { ...noun, place }, start: at }
      : undefined;
  }
  return undefined;
}

function peopleBefore({ mentions }: Sentence, at: number): SentenceMention[] {
  const people = new Map<number, SentenceMention>();
  for (const mention of mentions.slice(0, at))
    if (mention.type === "PER" && !people.has(mention.chain)) people.set(mention.chain, mention);
  return [...people.values()];
}

/** Whether a possessive can be said of somebody: "ei" of no man. */
function isOwner({ isFeminine, gender }: SentenceMention, own: string, { his, hers }: LanguagePack): boolean {
  const isWoman = gender === undefined ? isFeminine : gender === "f";
  return !(isWoman ? his : hers).has(own);
}

function isNear(sentence: Sentence, possessor: SentenceMention, start: number, pack: LanguagePack): boolean {
  // "Mama sa Stanca și sora sa Ancuța" has kin of somebody else.
  const isKinToo = sentence.keys
    .slice(Math.max(0, possessor.first - 4), possessor.first)
    .some((key) => pack.own.has(key));
  return isSubject(sentence, possessor) && !isKinToo && start - possessor.end <= FAR;
}
