/** One sentence as relation rules see it: keys of its words, and its mentions. */
import type { LinkedText, NameType } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import { basesByType } from "../names/bases";
import { formKey } from "../names/form-key";
import { genderOf, isMansByEnding } from "../names/gender";
import { tokenText } from "../names/token-text";

export interface SentenceMention {
  /** Tokens counted from the sentence's first. */
  readonly first: number;
  readonly end: number;
  readonly chain: number;
  readonly type: NameType;
  /** Whether it stands in the genitive or dative: Persidei beside Persida. */
  readonly isOblique: boolean;
  /** Whether it is a woman's by its title or the ending of its given name. */
  readonly isFeminine: boolean;
  /** Of the person, where the whole work shows it. */
  readonly gender?: "f" | "m" | undefined;
  /** It is told by a pronoun that stands for a name. */
  readonly isPronoun?: true;
}

/** A subject carried over: "Mara se sculă [și] zise lui Trică"; it stands for the conjunction. */
export interface CarriedMention extends SentenceMention {
  readonly isCarried: true;
}

/** Somebody named before, and whether as one who does something. */
export interface PersonBefore extends SentenceMention {
  readonly acts: boolean;
}

export interface Sentence {
  readonly keys: readonly string[];
  readonly mentions: readonly SentenceMention[];
  readonly index: number;
  readonly chunk: number;
  /** Whoever says it, in a paragraph of speech. */
  readonly speaker?: SentenceMention | undefined;
  /** Whoever tells the story, in a paragraph that tells. */
  readonly narrator?: SentenceMention | undefined;
  /** Persons named right before it in a paragraph that tells, one mention of each. */
  readonly before?: readonly PersonBefore[];
  /** Persons named in more sentences before it that tell, one mention of each. */
  readonly longBefore?: readonly PersonBefore[];
  /** The only place that the sentence right before it names: "acolo". */
  readonly there?: SentenceMention | undefined;
  /** Those whom the text last told to be brother and sister, or man and wife. */
  readonly together?: readonly SentenceMention[];
  /** Whom the narration right before it is about. */
  readonly topic?: SentenceMention | undefined;
  /** Whom words without a name mean, by the trained model; no rule has taken them up. */
  readonly meant?: readonly SentenceMention[];
  /** Every place without a name that may mean somebody, outside quotations. */
  readonly places?: readonly MeantPlace[];
  /** Who says it to whom, where that is told or plain. */
  readonly said?: Said;
  /** Of wives that go by their surname, by chain. */
  readonly husbands?: ReadonlyMap<number, number>;
}

/** A pronoun, possessive, noun that takes up or verb without a subject, and how likely whom it means. */
export interface MeantPlace {
  readonly first: number;
  readonly end: number;
  readonly kind: "subject" | "object" | "dative" | "owner" | "noun" | "verb";
  readonly word: string;
  /** People only; what is left of 1 is nobody who was named. */
  readonly choices: readonly Likely[];
}

/** Who speaks to whom in a sentence, and how sure that is. */
export interface Said {
  readonly speaker: SentenceMention;
  readonly listener: SentenceMention;
  readonly rule: string;
  readonly confidence: number;
}

/** Somebody who may be meant, and the share of belief in it. */
export interface Likely {
  readonly who: SentenceMention;
  readonly share: number;
}

/** Genitive and dative by their endings: "Persidei", "Aradului", "Anei", "Savetii". */
const OBLIQUE = /(?:ei|ii|iei|ului|chii|ghii|ăi|ilor)$/u;

/** Whether a form is in an oblique case, beside a name in another. */
export function isOblique(form: string, name: string): boolean {
  return OBLIQUE.test(form.split(" ").at(-1)!.toLowerCase()) && name !== form;
}

/** Who tells a sentence: whoever speaks it, else who tells the story, unless somebody else is quoted in it. */
export const tellerOf = ({ keys, speaker, narrator }: Sentence): SentenceMention | undefined =>
  speaker ?? (keys.includes('"') ? undefined : narrator);

/** The mention that ends where a place in the sentence is. */
export function endingAt({ mentions }: Sentence, end: number): SentenceMention | undefined {
  return mentions.find((one) => one.end === end && (one.end > one.first || one.isPronoun));
}

/** All sentences of the chunks' own, in order. */
export function* sentencesOf(text: LinkedText, pack: LanguagePack): Generator<Sentence> {
  const bases = basesByType(text.chains, pack);
  const cases = { bases, pack };
  let from = 0;
  for (const [chunk, { first, end }] of text.chunks.entries())
    for (let index = first; index < end; index++) {
      let to = from;
      while (text.mentions[to]?.sentence === index) to++;
      yield read(text, { index, chunk }, [from, to], cases);
      from = to;
    }
}

interface Cases {
  readonly bases: ReturnType<typeof basesByType>;
  readonly pack: LanguagePack;
}

function read(
  text: LinkedText,
  at: Pick<Sentence, "index" | "chunk">,
  [from, to]: readonly [number, number],
  cases: Cases,
): Sentence {
  const base = text.tokens.sentences[at.index]!;
  const length = text.tokens.sentences[at.index + 1]! - base;
  const keys = Array.from({ length }, (_, at) => keyOf(tokenText(text, base + at)));
  const mentions = text.mentions.slice(from, to).map(({ first, end, form, type }, place): SentenceMention => {
    const chain = text.of[from + place]!;
    const { name, signs } = text.chains[chain]!;
    const words = formKey(form).split(" ");
    const own = cases.bases.get(type);
    return {
      first: first - base,
      end: end - base,
      chain,
      type,
      gender: genderOf(signs),
      isOblique: isOblique(form, name) || words.some((word) => own?.get(word)?.kind === "genitive"),
      isFeminine:
        cases.pack.femaleTitles.has(keys[first - base - 1] ?? "") ||
        (!isMansByEnding(form.split(/\s/u)[0]!) &&
          cases.pack.feminine?.test(own?.get(words[0]!)?.base ?? words[0]!) === true),
    };
  });
  return { keys, mentions, ...at };
}

/** Of each chain the first mention, in their order. */
export function onePerChain<M extends Pick<SentenceMention, "chain">>(mentions: readonly M[]): M[] {
  const found = new Map<number, M>();
  for (const one of mentions) if (!found.has(one.chain)) found.set(one.chain, one);
  return [...found.values()];
}
