/** Whom narration is about: the subject of a sentence, and of those behind it that begin with a pronoun or a verb alone. */
import type { LinkedText } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import { tokenText } from "../names/token-text";
import { GOVERNORS, isClauseWord, isSubject, objectStart } from "./clause";
import type { Sentence, SentenceMention } from "./sentence";
import { takenUp } from "./taken-up";

/** Before a verb without a subject: "Apoi [se] duse la Arad", "O iubea pe Ana". */
const CLITICS: ReadonlySet<string> = new Set(
  "o il ii i l- i- se s- isi si- si-o il- ii- apoi atunci acum dar insa si de tot mai a -a l-a i-a s-a si-a".split(
    " ",
  ),
);
const MOST_CLITICS = 3;
/** Several do it, or whoever speaks: "plecară", "plecau", "plecam". */
const NO_SINGULAR = /^(?!(?:era|ura)$).*(?:ra|au|am|ati)$/;

/** Follows the sentences of a text in order. */
export class Topic {
  private one: SentenceMention | undefined;
  private last = -1;

  constructor(
    private readonly text: LinkedText,
    private readonly pack: LanguagePack,
  ) {}

  /** Whom a sentence that tells takes up by a pronoun or by no subject at all; undefined where that is not sure. */
  of({ index }: Sentence): SentenceMention | undefined {
    for (let between = this.last + 1; between < index; between++)
      if (!this.goesOn(between)) this.one = undefined;
    return this.one;
  }

  /** Notes a sentence that tells. */
  tell(sentence: Sentence): void {
    this.one = subjectOf(sentence, this.pack) ?? (this.goesOn(sentence.index) ? this.one : undefined);
    this.last = sentence.index;
  }

  /** Somebody spoke: who is meant behind that is not sure. */
  speak({ index }: Sentence): void {
    [this.one, this.last] = [undefined, index];
  }

  /** Whether a sentence begins with a pronoun of whom it goes on about, or with a verb alone. */
  private goesOn(index: number): boolean {
    const { sentences } = this.text.tokens;
    const [start, end] = [sentences[index]!, sentences[index + 1]!];
    const keys = Array.from(
      { length: Math.min(end - start, MOST_CLITICS + 1 + 2 * LONGEST_SETTING) },
      (_, at) => keyOf(tokenText(this.text, start + at)),
    );
    const { standing } = this.pack;
    const gender = this.one?.gender;
    const isHis =
      (standing.men.has(keys[0]!) && gender !== "f") || (standing.women.has(keys[0]!) && gender !== "m");
    const taken = takenUp({ keys, mentions: [] }, this.pack)?.gender;
    return isHis || (taken !== undefined && taken === gender) || beginsByVerb(keys, this.pack);
  }
}

/** What only a verb in the singular stands behind: "Nu mai venise", "Își luă", "S-a dus"; and forms that no noun has: "călcase". */
const BEFORE_VERB: ReadonlySet<string> = new Set("nu n- isi si- il l- ii i- s- l-a i-a s-a si-a".split(" "));
const LONG_PAST = /[^m]..(?:ase|ise|use)$/;

/** Whether a sentence goes on about somebody, in languages that need not tell the subject. */
function beginsByVerb(keys: readonly string[], pack: LanguagePack): boolean {
  if (pack.ownFirst) return false;
  const [first = "", second = ""] = keys;
  return (
    verbAlone(keys, pack) >= 0 ||
    (BEFORE_VERB.has(first) && !NO_SINGULAR.test(second)) ||
    LONG_PAST.test(first)
  );
}

/** Where the verb of a sentence without a subject stands, right at its beginning; −1 where there is none, and in languages that always tell the subject. */
export function verbAlone(keys: readonly string[], pack: LanguagePack): number {
  if (pack.ownFirst) return -1;
  const from = settingEnd(keys, pack);
  const at = keys.findIndex((key, place) => place >= from && !CLITICS.has(key));
  const key = keys[at] ?? "";
  const { patterns, motion, stay, copula, having } = pack;
  const isVerb =
    copula.has(key) ||
    having.has(key) ||
    [motion, stay, ...patterns.map(({ word }) => word)].some((word) => word.test(key));
  return at >= 0 && at - from <= MOST_CLITICS && isVerb && !NO_SINGULAR.test(key) ? at : -1;
}

/** "La moară, lângă punte, [îl întâlni pe Ion]": where the telling of when or where ends, by its commas; 0 where a sentence does not begin so. */
function settingEnd(keys: readonly string[], { settings }: LanguagePack): number {
  let from = 0;
  while (settings.test(keys[from] ?? "")) {
    const comma = keys.indexOf(",", from);
    const isShort = comma > from && comma - from <= LONGEST_SETTING;
    if (!isShort || keys.slice(from, comma).some(isClauseWord)) break;
    from = comma + 1;
  }
  return from;
}

/** The one who begins a sentence, behind when or where at most: "Seara, [Ion] râse"; undefined where two are joined. */
function subjectOf(sentence: Sentence, pack: LanguagePack): SentenceMention | undefined {
  const { keys, mentions } = sentence;
  const first = mentions.find(({ type, isPronoun }) => type === "PER" && !isPronoun);
  if (!first || !isSubject(sentence, first)) return undefined;
  const start = objectStart(sentence, first, pack);
  const opening = keys.slice(0, start);
  if (start > 0 && !isSetting(opening, pack) && !isVerbFirst(opening, pack)) return undefined;
  const isNext = mentions.some(({ first: at }) => at === first.end + 1);
  return isNext && /^(?:si|and|,)$/.test(keys[first.end] ?? "") ? undefined : first;
}

/** "Află [boierul]", "Atunci [Lupu] strigă": a word or two that govern nothing and end no clause. */
function isVerbFirst(opening: readonly string[], { ownFirst }: LanguagePack): boolean {
  return (
    !ownFirst &&
    opening.length <= MOST_AHEAD &&
    opening.every((key) => /^\p{L}/u.test(key) && !isClauseWord(key) && !GOVERNORS.has(key))
  );
}
const MOST_AHEAD = 2;

/** When or where something happens, up to its comma: "După-amiază,", "Din ușa farmaciei,", "On the second morning,". */
function isSetting(opening: readonly string[], pack: LanguagePack): boolean {
  const [first = "", ...rest] = opening;
  const isClosed =
    rest.at(-1) === "," && rest.indexOf(",") === rest.length - 1 && rest.length <= LONGEST_SETTING;
  return isClosed && pack.settings.test(first) && !rest.some(isClauseWord);
}
const LONGEST_SETTING = 8;
