/** Kin told by a possessive: "Mara … fiica sa, Persida", "her sister Jane", "fratele meu Aristidis". */
import type { LanguagePack } from "../language/pack";
import { isSubject } from "./clause";
import type { KinNoun } from "./kin-noun";
import { ownNounOf } from "./own-nouns";
import { onePerChain, type Sentence, type SentenceMention } from "./sentence";

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

type Whose = Pick<Kinship, "possessor" | "rule" | "confidence">;

/** Kin of whoever speaks, of whom a possessive can only mean in the sentence, or, where nobody is named before, right before it. */
export function ownKin(sentence: Sentence, at: number, pack: LanguagePack): Kinship[] {
  const bearer = sentence.mentions[at]!;
  const found = bearer.isPronoun ? undefined : ownNounOf(sentence, bearer, pack);
  if (!found) return [];
  const { own, noun, start } = found;
  const told = whose(sentence, at, { own, start }, pack);
  const isNobodyBefore = told.length === 0 && peopleBefore(sentence, at).length === 0;
  const owners = isNobodyBefore ? ofOnlyOne(sentence, bearer, own, pack) : told;
  return owners.map((one) => ({ ...one, noun, bearer }));
}

/** Whom a possessive before or behind a noun means that is said of the mention `at`; `start` is where the noun with it begins. */
export function whose(
  sentence: Sentence,
  at: number,
  { own, start }: { readonly own: string; readonly start: number },
  pack: LanguagePack,
): Whose[] {
  const bearer = sentence.mentions[at]!;
  if (pack.mine.has(own)) {
    const speaker = sentence.speaker ?? sentence.narrator;
    return speaker ? [{ possessor: speaker, rule: "kin of who speaks", confidence: 0.9 }] : [];
  }
  const before = peopleBefore(sentence, at).filter(({ chain }) => chain !== bearer.chain);
  if (pack.theirs.has(own))
    return before.length === 0
      ? ofThoseTogether(sentence, bearer)
      : ofBoth(sentence, pairOf(sentence, before), start, pack);
  const [possessor] = before;
  if (before.length === 1)
    return isOwner(possessor!, own, pack) &&
      isSubject(sentence, possessor!) &&
      isFree(sentence, possessor!, { own, start }, pack)
      ? [{ possessor: possessor!, rule: "kin of one’s own", confidence: 0.95 }]
      : [];
  const earlier =
    before.length === 0 ? (sentence.before ?? []).filter(({ chain }) => chain !== bearer.chain) : before;
  const { topic } = sentence;
  const isTopic = topic && before.length === 0 && topic.chain !== bearer.chain && isOwner(topic, own, pack);
  const one = onlyOwner(earlier, own, pack);
  if (!one && isTopic) return [{ possessor: topic, rule: "kin of whom it is told", confidence: 0.85 }];
  if (!one) return [];
  if (before.length > 0)
    return isFree(sentence, one, { own, start }, pack)
      ? [{ possessor: one, rule: "kin of the only one meant", confidence: 0.9 }]
      : [];
  // "Fu primit de Stan. De la el află că fratele său, Radu, …" is told of whoever was received.
  const acts = "acts" in one && one.acts === true;
  return acts ? [{ possessor: one, rule: "kin of one named before", confidence: 0.9 }] : [];
}

/** "Mama lor, Ana": of brother and sister, or man and wife, told right before. */
function ofThoseTogether({ together = [] }: Sentence, { chain }: SentenceMention): Whose[] {
  if (together.some((one) => one.chain === chain)) return [];
  return together.map((possessor) => ({ possessor, rule: "kin of both, told before", confidence: 0.85 }));
}

/** "Sora lui, Ana", where no other man was named for long, and every woman is known to be one. */
function ofOnlyOne(
  { longBefore = [] }: Sentence,
  { chain }: SentenceMention,
  own: string,
  pack: LanguagePack,
): Whose[] {
  const isTelling = pack.his.has(own) !== pack.hers.has(own);
  const one = isTelling
    ? onlyOwner(
        longBefore.filter((other) => other.chain !== chain),
        own,
        pack,
      )
    : undefined;
  return one?.acts ? [{ possessor: one, rule: "kin of the only one before", confidence: 0.8 }] : [];
}

/** The two that "their" can mean: both named before in the sentence, or one there and one right before it. */
function pairOf({ before = [] }: Sentence, here: readonly SentenceMention[]): readonly SentenceMention[] {
  const earlier = before.filter(({ chain, acts }) => acts && here[0]?.chain !== chain);
  return here.length === 1 && earlier.length === 1 ? [...earlier, ...here] : here;
}

/** "Ion și Ana … fata lor, Maria", "Ion, cu nevasta lui, Ana, și cu fata lor, Maria". */
function ofBoth(
  sentence: Sentence,
  two: readonly SentenceMention[],
  start: number,
  pack: LanguagePack,
): Whose[] {
  const [first, second] = two;
  if (two.length !== 2 || !first || !second) return [];
  const isSpouse = ownNounOf(sentence, second, pack)?.noun.relation === "MARRIED_TO";
  const isHere = sentence.mentions.includes(first);
  // "in one of Kirby & John's mills" names two, and neither is meant.
  const isJoined = second.first === first.end + 1 && !second.isOblique;
  const isSaid = isHere && isSubject(sentence, first) && (isJoined || isSubject(sentence, second));
  const isRow = isSaid && two.every((one) => isFree(sentence, one, { own: "", start }, pack));
  return isRow || (isSpouse && start - second.end <= FAR)
    ? two.map((possessor) => ({ possessor, rule: "kin of both", confidence: 0.9 }))
    : [];
}

/** The only one that a possessive can be said of: all others are known to be of the other gender. */
function onlyOwner<M extends SentenceMention>(
  people: readonly M[],
  own: string,
  pack: LanguagePack,
): M | undefined {
  const owners = people.filter((one) => isOwner(one, own, pack));
  const others = people.filter((one) => !owners.includes(one));
  const isTold = others.length === 0 || others.every(({ gender }) => gender !== undefined);
  return owners.length === 1 && isTold ? owners[0] : undefined;
}

function peopleBefore({ mentions }: Sentence, at: number): SentenceMention[] {
  return onePerChain(mentions.slice(0, at).filter(({ type }) => type === "PER"));
}

/** Whether a possessive can be said of somebody: "ei" of no man. */
function isOwner({ isFeminine, gender }: SentenceMention, own: string, { his, hers }: LanguagePack): boolean {
  const isWoman = gender === undefined ? isFeminine : gender === "f";
  return !(isWoman ? his : hers).has(own);
}

/** Whether nobody's kin of whom the possessive can be said, and not far before. */
function isFree(
  { keys }: Sentence,
  { first, end }: SentenceMention,
  { own, start }: { readonly own: string; readonly start: number },
  { own: all, his, hers }: LanguagePack,
): boolean {
  // "Mama sa Stanca și sora sa Ancuța" has kin of somebody else; but in "fiica lui, Ana, cu bărbatul ei" she is not his.
  const isOther = (key: string): boolean =>
    (his.has(key) && hers.has(own)) || (hers.has(key) && his.has(own));
  const isKinToo = keys.slice(Math.max(0, first - 4), first).some((key) => all.has(key) && !isOther(key));
  return !isKinToo && start - end <= FAR;
}
