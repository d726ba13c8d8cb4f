/** Who was spoken of before a place of a text, by name or otherwise, and how. */
import type { LanguagePack } from "../../language/pack";
import { GOVERNORS, isBreak, isSubject } from "../clause";
import type { Sentence, SentenceMention } from "../sentence";
import { clauseBefore, stemOf, type Site } from "./sites";

export type Role = "subject" | "object" | "oblique";

export interface Spoken {
  readonly sentence: number;
  /** Place in its sentence. */
  readonly at: number;
  readonly role: Role;
  /** "" for a name. */
  readonly word: string;
}

export interface Person {
  readonly chain: number;
  gender: "f" | "m" | undefined;
  mention: SentenceMention;
  times: number;
  /** Place among all who were spoken of. */
  readonly order: number;
  last: Spoken;
  /** Beginnings of nouns that stand by the name: "un fierar, Anghel". */
  readonly nouns: Set<string>;
}

/** So many sentences back somebody may be meant. */
const BACK = 6;
const MOST = 8;

export class People {
  private people: Person[] = [];
  /** Whoever did something last. */
  subject: Person | undefined;
  /** Whomever something was done to last. */
  object: Person | undefined;
  private order = 0;

  /** Who may be meant in a sentence, those spoken of last first. */
  near(sentence: number): readonly Person[] {
    this.people = this.people.filter(({ last }) => last.sentence >= sentence - BACK);
    return [...this.people]
      .sort((a, b) => b.last.sentence - a.last.sentence || b.last.at - a.last.at || a.order - b.order)
      .slice(0, MOST);
  }

  isTakenUp(stem: string): boolean {
    return this.people.some(({ nouns }) => nouns.has(stem));
  }

  forget(): void {
    [this.people, this.subject, this.object] = [[], undefined, undefined];
  }

  /** Notes a name. */
  name(sentence: Sentence, mention: SentenceMention, pack: LanguagePack): void {
    const role = roleOf(sentence, mention);
    const person = this.speak(mention, { sentence: sentence.index, at: mention.first, role, word: "" });
    for (const noun of nounsBy(sentence, mention, pack)) person.nouns.add(noun);
  }

  /** Notes that somebody was meant. */
  mean(sentence: Sentence, site: Site, { mention }: Person): void {
    const person = this.speak(mention, {
      sentence: sentence.index,
      at: site.first,
      role: ROLES[site.kind],
      word: site.word,
    });
    person.gender ??= site.gender;
  }

  private speak(mention: SentenceMention, last: Spoken): Person {
    let person = this.people.find(({ chain }) => chain === mention.chain);
    if (!person) {
      const gender = mention.gender ?? (mention.isFeminine ? "f" : undefined);
      person = {
        chain: mention.chain,
        gender,
        mention,
        times: 0,
        order: this.order++,
        last,
        nouns: new Set(),
      };
      this.people.push(person);
    }
    person.times++;
    person.last = last;
    if (last.role === "subject") this.subject = person;
    if (last.role === "object") this.object = person;
    return person;
  }
}

const ROLES: Readonly<Record<Site["kind"], Role>> = {
  ...{ subject: "subject", verb: "subject", noun: "subject" },
  ...{ object: "object", dative: "object", owner: "oblique" },
};

function roleOf(sentence: Sentence, mention: SentenceMention): Role {
  const before = sentence.keys[mention.first - 1] ?? "";
  if (mention.isOblique || /^(?:lui|al|a|ai|ale|of)$/.test(before)) return "oblique";
  if (!isSubject(sentence, mention)) return "object";
  const clause = clauseBefore(sentence.keys, mention.first);
  // "hated Ana": a name behind a verb has it done to.
  return clause.length > 1 &&
    sentence.mentions.some(
      ({ end, type }) => type === "PER" && end <= mention.first && mention.first - end < clause.length,
    )
    ? "object"
    : "subject";
}

/** Around a name: two words before it, and four behind a comma or a verb of being. */
function nounsBy({ keys }: Sentence, { first, end }: SentenceMention, pack: LanguagePack): string[] {
  const ahead = keys.slice(Math.max(0, first - 3), first).filter((key) => !GOVERNORS.has(key));
  const isTold = keys[end] === "," || pack.copula.has(keys[end] ?? "");
  const behind = isTold ? keys.slice(end + 1, end + 5) : [];
  const stop = behind.findIndex(isBreak);
  return [...ahead, ...(stop < 0 ? behind : behind.slice(0, stop))]
    .filter((key) => key.length >= 3)
    .map(stemOf);
}
