/** Kin told without a name: "fratele lui", "her brother", "soră-sa" stand for whom the text told before to be it. */
import type { LanguagePack } from "../../language/pack";
import type { Finding } from "../clause";
import { suffixedKin } from "../own-nouns";
import { onePerChain, type Likely, type Sentence, type SentenceMention } from "../sentence";

/** From this share on somebody is taken for whom a possessive means. */
const OWNER = 0.6;

/** Follows the sentences of a text in order, each with what was read in it. */
export class KnownKin {
  /** By whose kin and by which noun: the only one, or undefined where there are several. */
  private readonly kin = new Map<string, SentenceMention | undefined>();
  constructor(private readonly pack: LanguagePack) {}

  note(found: readonly Finding[]): void {
    for (const { source, target, relation } of found) {
      if (!this.pack.kin.some((one) => one.relation === relation)) continue;
      this.add(source, relation, false, target);
      this.add(target, relation, true, source);
    }
  }

  /** The sentence with such nouns as mentions. */
  in(sentence: Sentence): Sentence {
    const more = sentence.keys.flatMap((_, at) => this.at(sentence, at) ?? []);
    if (more.length === 0) return sentence;
    return { ...sentence, mentions: [...sentence.mentions, ...more].sort((a, b) => a.first - b.first) };
  }

  private at(sentence: Sentence, at: number): SentenceMention | undefined {
    const found = this.phraseAt(sentence, at);
    if (!found || isNamedNear(sentence, found.first, found.end)) return undefined;
    const owner = ownerOf(sentence, found.ownAt);
    const { noun, key, first, end } = found;
    if (!owner || !noun) return undefined;
    const gender = this.pack.feminineKin.test(key) ? "f" : "m";
    const who = this.kin.get(keyOf(owner.chain, noun.relation, !noun.isParent, gender));
    if (!who || sentence.mentions.some(({ chain }) => chain === who.chain)) return undefined;
    const { chain, isFeminine } = who;
    return { first, end, chain, type: "PER", isOblique: false, isFeminine, gender, isPronoun: true };
  }

  /** "her brother", "fratele lui", "frate-său". */
  private phraseAt({ keys }: Sentence, at: number) {
    const { pack } = this;
    const suffixed = pack.ownFirst ? undefined : suffixedKin(keys[at]!, pack);
    if (suffixed) return { noun: suffixed.noun, key: suffixed.key, first: at, end: at + 1, ownAt: at };
    const ownAt = pack.ownFirst ? at - 1 : at + 1;
    const key = keys[at]!;
    const isOwn = pack.own.has(keys[ownAt] ?? "");
    const noun = isOwn ? pack.kin.find(({ word }) => word.test(key)) : undefined;
    return noun && { noun, key, first: Math.min(at, ownAt), end: Math.max(at, ownAt) + 1, ownAt };
  }

  private add(owner: SentenceMention, relation: string, isSource: boolean, who: SentenceMention): void {
    const { gender } = who;
    if (gender === undefined || who.chain === owner.chain) return;
    // The noun's owner is at the other end of what it says.
    const key = keyOf(owner.chain, relation, isSource, gender);
    const known = this.kin.get(key);
    this.kin.set(key, this.kin.has(key) && known?.chain !== who.chain ? undefined : who);
  }
}

const EQUAL: ReadonlySet<string> = new Set([
  "SIBLING_OF",
  "MARRIED_TO",
  "COUSIN_OF",
  "FRIEND_OF",
  "RELATED_TO",
]);

function keyOf(owner: number, relation: string, isSource: boolean, gender: "f" | "m"): string {
  return `${String(owner)} ${relation} ${EQUAL.has(relation) ? "" : String(isSource)} ${gender}`;
}

/** Whose kin it is: whom the model means by the possessive, else the only one named before it in the sentence. */
function ownerOf({ places = [], mentions }: Sentence, ownAt: number): SentenceMention | undefined {
  const place = places.find(({ kind, first }) => kind === "owner" && first === ownAt);
  if (place) return surest(place.choices);
  const before = mentions.filter(({ end, type, isOblique }) => end <= ownAt && type === "PER" && !isOblique);
  const [one, ...more] = onePerChain(before);
  return more.length === 0 ? one : undefined;
}

function surest(choices: readonly Likely[]): SentenceMention | undefined {
  return choices.find(({ share }) => share >= OWNER)?.who;
}

/** Whether a name stands right beside it, which tells who it is. */
function isNamedNear({ mentions, keys }: Sentence, first: number, end: number): boolean {
  const behind = keys[end] === "," ? 4 : 3;
  return mentions.some(
    (one) => !one.isPronoun && ((one.first >= end && one.first < end + behind) || one.end === first),
  );
}
