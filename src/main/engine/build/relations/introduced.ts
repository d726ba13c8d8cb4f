/** Whoever is told by what they are before being named: "cu [o pescăriță pe nume] Despina", "[a schoolteacher named] Ann", "cu [un polonez,] Zygmunt". */
import type { LanguagePack } from "../language/pack";
import { isWordOf } from "../names/no-names";
import { GOVERNORS, isBreak, isClauseWord, objectStart } from "./clause";
import { kinNounOf, startOfNoun } from "./kin-noun";
import { ownNounOf } from "./own-nouns";
import { endingAt, type Sentence, type SentenceMention } from "./sentence";

/** Words of the description at most. */
const MOST_DESCRIBING = 4;
const NAMED = /^(?:nume|numele|numit|numita|anume|zis|zisa|named|called|name)$/;

/** Where the noun begins by which somebody is told before being named: "cu [fratele lui Radu,] Dan", "pe [vecinul său,] Gelu", "cu [un grec,] Dan". */
export function describedFrom(
  sentence: Sentence,
  mention: SentenceMention,
  pack: LanguagePack,
): number | undefined {
  const { keys } = sentence;
  const start = objectStart(sentence, mention, pack);
  const introduced = introducedFrom(sentence, mention, start, pack);
  if (introduced !== undefined) return introduced;
  if (pack.ownFirst && keys[start - 1] === "," && isBreak(keys[mention.end] ?? ".")) {
    const article = keys.lastIndexOf("the", start - 2);
    const isNoun = article >= 0 && start - article <= MOST_DESCRIBING + 1;
    return isNoun && keys.slice(article + 1, start - 1).every((key) => /^[a-z]{3,}$/.test(key))
      ? article
      : undefined;
  }
  if (pack.ownFirst || keys[start - 1] !== "," || !isBreak(keys[mention.end] ?? ".")) return undefined;
  if (pack.own.has(keys[start - 2] ?? "") && ARTICLED.test(keys[start - 3] ?? "")) return start - 3;
  const own = ownNounOf(sentence, mention, pack)?.noun;
  const possessor = endingAt(sentence, start - 1);
  const noun = own ?? (possessor && kinNounOf(sentence, possessor, pack));
  return noun && startOfNoun(sentence, noun.place, pack);
}

/** "the harbour master, [Tobias Kell], wrote": the name between commas that ends where a place is, behind what tells it. */
export function apposedBefore(
  sentence: Sentence,
  comma: number,
  pack: LanguagePack,
): SentenceMention | undefined {
  const name = endingAt(sentence, comma);
  const isApart = name !== undefined && sentence.keys[name.first - 1] === ",";
  return isApart && describedFrom(sentence, name, pack) !== undefined ? name : undefined;
}

const ARTICLED = /.{3}(?:ul|a|le)$/;

/** Where a description by an article and a noun begins; undefined where there is none. */
function introducedFrom(
  sentence: Pick<Sentence, "keys">,
  { isOblique }: Pick<SentenceMention, "isOblique">,
  start: number,
  pack: LanguagePack,
): number | undefined {
  const found = isOblique ? undefined : describing(sentence, start, pack);
  return found && (found.isNamed || found.noun !== undefined) ? found.article : undefined;
}

/** The noun for people, no kin, by which somebody is brought in before the name at `start`: "un [argat], pe Gligan". */
export function introducedBy(
  sentence: Pick<Sentence, "keys">,
  start: number,
  pack: LanguagePack,
): string | undefined {
  const noun = describing(sentence, start, pack)?.noun;
  const isKin = pack.kin.some(
    ({ word, relation }) =>
      relation !== "WORKS_FOR" && [noun, `${noun ?? ""}ul`].some((form) => word.test(form ?? "")),
  );
  return isKin ? undefined : noun;
}

interface Describing {
  readonly article: number;
  /** A noun for people among its words. */
  readonly noun: string | undefined;
  readonly isNamed: boolean;
}

function describing(
  { keys }: Pick<Sentence, "keys">,
  start: number,
  pack: LanguagePack,
): Describing | undefined {
  let end = start;
  while (pack.naming.has(keys[end - 1] ?? "") || pack.objectMarks.has(keys[end - 1] ?? "")) end--;
  const isNamed = keys.slice(end, start).some((key) => NAMED.test(key));
  const isApposed = keys[end - 1] === ",";
  if (!isNamed && !isApposed) return undefined;
  const last = isApposed ? end - 2 : end - 1;
  const article = articleBefore(keys, last, pack);
  if (article === undefined) return undefined;
  return { article, isNamed, noun: keys.slice(article + 1, last + 1).find((key) => isPerson(key, pack)) };
}

function articleBefore(keys: readonly string[], last: number, pack: LanguagePack): number | undefined {
  for (let at = last; at >= Math.max(0, last - MOST_DESCRIBING); at--) {
    const key = keys[at]!;
    if (at < last && pack.indefinite.has(key)) return at;
    if (isBreak(key) || isClauseWord(key) || (GOVERNORS.has(key) && key !== "de" && key !== "of"))
      return undefined;
  }
  return undefined;
}

/** Whether a noun without its article is said of people: a trade, a people, kin. */
function isPerson(key: string, pack: LanguagePack): boolean {
  return (
    pack.peoples.test(key) ||
    isWordOf(pack.personNouns, key, pack) ||
    pack.kin.some(({ word }) => word.test(key) || pack.articles.some((article) => word.test(key + article)))
  );
}
