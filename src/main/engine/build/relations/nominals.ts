/** Nouns that stand for somebody: "boierul", where the work calls nobody but Arghir so; "mama", "fratele meu" of who tells the story. */
import type { LinkedText } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import { tokenText } from "../names/token-text";
import type { Finding } from "./clause";
import { rolesOf, type Role } from "./roles";
import type { Sentence, SentenceMention } from "./sentence";
import { isShort } from "./meant/short-text";

/** In a short text one who has a role keeps it; elsewhere it is theirs so many sentences after they were named. */
const NAMED_WITHIN = 12;

type Taken = Pick<SentenceMention, "chain" | "isFeminine" | "gender">;

/** Follows the sentences of a text in order, each with what was read in it. */
export class Nominals {
  private readonly roles: ReadonlyMap<string, Role>;
  private readonly isShort: boolean;
  private readonly lastNamed = new Map<number, number>();
  /** Of who tells the story: by what somebody is to them, the only one who is. */
  private readonly kin = new Map<string, Taken | undefined>();

  constructor(
    text: LinkedText,
    private readonly pack: LanguagePack,
    private readonly teller: (chunk: number) => number | undefined,
  ) {
    this.roles = rolesOf(text, pack, (at) => keyOf(tokenText(text, at)));
    this.isShort = isShort(text);
  }

  /** The sentence with such nouns as mentions. */
  in(sentence: Sentence): Sentence {
    const found = sentence.keys.flatMap(
      (key, at) => this.roleAt(sentence, key, at) ?? this.kinAt(sentence, key, at) ?? [],
    );
    for (const { chain } of sentence.mentions) this.lastNamed.set(chain, sentence.index);
    if (found.length === 0) return sentence;
    return { ...sentence, mentions: [...sentence.mentions, ...found].sort((a, b) => a.first - b.first) };
  }

  /** Notes whom a sentence tells to be kin of who tells the story. */
  note({ chunk }: Pick<Sentence, "chunk">, found: readonly Finding[]): void {
    const teller = this.teller(chunk);
    for (const { source, target, relation } of found) {
      const other = source.chain === teller ? target : target.chain === teller ? source : undefined;
      if (teller === undefined || !other || other.gender === undefined) continue;
      const key = keyOfKin(relation, target.chain === teller, other.gender);
      const known = this.kin.get(key);
      this.kin.set(key, this.kin.has(key) && known?.chain !== other.chain ? undefined : other);
    }
  }

  private roleAt(sentence: Sentence, key: string, at: number): SentenceMention | undefined {
    const role = this.roles.get(key);
    const { keys, mentions, index } = sentence;
    // "the attorney"
    const isTold = !this.pack.ownFirst || keys[at - 1] === "the";
    if (
      !role ||
      !isTold ||
      !isAlone(sentence, at, this.pack) ||
      mentions.some(({ chain }) => chain === role.chain)
    )
      return undefined;
    if (!role.isBare || this.pack.objectMarks.has(keys[at - 1] ?? "")) {
      const isNear = index - (this.lastNamed.get(role.chain) ?? -Infinity) <= NAMED_WITHIN;
      return this.isShort || isNear ? standingFor(role, at, role.isOblique) : undefined;
    }
    return undefined;
  }

  private kinAt(sentence: Sentence, key: string, at: number): SentenceMention | undefined {
    const { pack } = this;
    const isOblique = pack.nearestKin.test(baseOf(key));
    const own = isOblique ? baseOf(key) : key;
    const noun = pack.kin.find(({ word }) => word.test(own));
    if (!noun || this.kin.size === 0) return undefined;
    const { keys } = sentence;
    const isMine = pack.mine.has((pack.ownFirst ? keys[at - 1] : keys[at + 1]) ?? "");
    const isOwn = isMine || (pack.nearestKin.test(own) && isAlone(sentence, at, pack));
    const one = isOwn
      ? this.kin.get(keyOfKin(noun.relation, !noun.isParent, pack.feminineKin.test(own) ? "f" : "m"))
      : undefined;
    const isNamed = sentence.mentions.some(
      ({ first, chain }) => chain === one?.chain || (first > at && first - at <= 3),
    );
    return one && !isNamed ? standingFor(one, at, isOblique) : undefined;
  }
}

/** "tatei", "mamei" → "tata", "mama"; any other word is left as it is, without an ending that none of them has. */
function baseOf(key: string): string {
  return key.endsWith("ei") ? `${key.slice(0, -2)}a` : "";
}

function keyOfKin(relation: string, isSource: boolean, gender: "f" | "m"): string {
  const isEqual = relation === "SIBLING_OF" || relation === "MARRIED_TO" || relation === "COUSIN_OF";
  return `${relation} ${isEqual ? "" : String(isSource)} ${gender}`;
}

function standingFor({ chain, isFeminine, gender }: Taken, at: number, isOblique: boolean): SentenceMention {
  return { first: at, end: at + 1, chain, type: "PER", isOblique, isFeminine, gender, isPronoun: true };
}

/** Whether nothing says of a noun whose or which other it is: no name, no owner and no "un", "alt" beside it. */
function isAlone({ keys, mentions }: Sentence, at: number, pack: LanguagePack): boolean {
  const next = keys[at + 1] ?? "";
  const isTold =
    pack.own.has(next) ||
    pack.possessive.has(next) ||
    pack.mine.has(next) ||
    pack.theirs.has(next) ||
    OTHER.test(next);
  const isOne = pack.indefinite.has(keys[at - 1] ?? "") || OTHER.test(keys[at - 1] ?? "");
  const isNamed = mentions.some(
    ({ first, end }) => (first > at && first <= at + 2) || end === at || (first <= at && at < end),
  );
  return !isTold && !isOne && !isNamed && !pack.genitive.test(next);
}
const OTHER = /^(?:al|a|ai|ale|alt|alta|celalalt|cealalta|acela|acel|fiecare|nou|noua|de|din|of)$/;
