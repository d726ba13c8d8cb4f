/** Kin, lovers, enemies and masters: whose child, parent, enemy or servant a noun says somebody is. */
import type { LanguagePack } from "../language/pack";
import { isQuestion, isSubject, objectStart, type Finding } from "./clause";
import { kinNounOf, startOfNoun, type KinNoun } from "./kin-noun";
import { kinBehind } from "./kin-behind";
import { ownKin, type Kinship } from "./own-kin";
import type { Sentence, SentenceMention } from "./sentence";

/** "Persida, fata Marei", "Mara, mama lui Trică", "Tatăl Persidei era Bârzovanu", "Mara … fiica sa, Persida". */
export function kinRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  return sentence.mentions.flatMap((mention, at) => {
    if (mention.type !== "PER") return [];
    const own = ownKin(sentence, at, pack);
    if (own.length > 0) return own.flatMap((one) => findingsOf(sentence, one));
    const noun = kinNounOf(sentence, mention, pack);
    const bearer = noun && bearerOf(sentence, at, noun, pack);
    const behind = pack.ownFirst ? kinBehind(sentence, at, pack) : undefined;
    const found = [
      ...(bearer ? [{ noun, possessor: mention, bearer, rule: "noun", confidence: 0.95 }] : []),
      ...(behind ? [{ ...behind, possessor: mention, rule: "noun", confidence: 0.95 }] : []),
    ];
    return found.flatMap((one) => findingsOf(sentence, one));
  });
}

function findingsOf({ keys }: Sentence, { noun, possessor, bearer, rule, confidence }: Kinship): Finding[] {
  if (possessor.chain === bearer.chain) return [];
  const { place, relation, isParent, isMutual } = noun;
  const [source, target] = isParent ? [possessor, bearer] : [bearer, possessor];
  const told = { relation, rule: `${rule} “${keys[place]!}”`, confidence };
  return [{ source, target, ...told }, ...(isMutual ? [{ source: target, target: source, ...told }] : [])];
}

/** Who is the kin: the name before ("Persida, fata Marei", "Persida era fata Marei") or behind ("fata Marei, Persida"). */
function bearerOf(
  sentence: Sentence,
  possessor: number,
  noun: KinNoun,
  pack: LanguagePack,
): SentenceMention | undefined {
  const { keys, mentions } = sentence;
  const start = startOfNoun(sentence, noun.place, pack);
  const last = mentions.findLast(({ end }) => end <= start);
  const joins = last ? keys.slice(last.end, start) : [];
  const before = last && (fromThere(sentence, last) ?? last);
  if (before?.type === "PER" && joinsKin(sentence, before, joins, pack)) return before;
  const after = mentions[possessor + 1];
  return after && isNamedBehind(sentence, noun.place, [mentions[possessor]!, after], pack)
    ? after
    : undefined;
}

/** Who is from the place named last: "[Ștefan] dela Bogdănești, vărul lui Mihalache". */
function fromThere({ keys, mentions }: Sentence, { first }: SentenceMention): SentenceMention | undefined {
  const from = keys[first - 1] === "la" && keys[first - 2] === "de" ? first - 2 : first - 1;
  const isFrom = from === first - 2 || /^(?:din|dela|from|of)$/.test(keys[from] ?? "");
  return isFrom ? mentions.find(({ end, type }) => end === from && type === "PER") : undefined;
}

/** "Persida, [care era] fata Marei", "Persida era fata Marei", "Persida fata Marei". */
function joinsKin(
  sentence: Sentence,
  before: SentenceMention,
  joins: readonly string[],
  pack: LanguagePack,
): boolean {
  const rest = joins.filter((key) => !JOINING.has(key));
  const isTold = rest.length === 1 && pack.copula.has(rest[0]!);
  if (isTold) return isSubject(sentence, before) && !isQuestion(sentence);
  // "Pentru el fata lui Ion era o străină."
  if (before.isPronoun) return false;
  // In a row of kin the second noun may be anybody's: "Safta, fata lui Arbure, sora Sultanei"; but "însurat cu Elena, sora Smărăndiței" is told of Elena.
  const isInRow =
    kinNounOf(sentence, before, pack) !== undefined && !pack.with.has(sentence.keys[before.first - 1] ?? "");
  if (isInRow) return false;
  // "Vasile căruțașul, tatăl Ruxandei"
  const isTrade = joins.length === 2 && joins[1] === "," && pack.articled.test(joins[0]!);
  return isTrade || (rest.length === 0 && (joins.length === 0 || (joins.length === 1 && joins[0] === ",")));
}
const JOINING: ReadonlySet<string> = new Set([",", "care", "ii", "ii-", "si", "the"]);

/** "fata Marei, Persida, …", "Tatăl Persidei era Bârzovanu", "fiul lui Ion, pe nume Radu". */
function isNamedBehind(
  sentence: Sentence,
  place: number,
  [own, after]: readonly [SentenceMention, SentenceMention],
  pack: LanguagePack,
): boolean {
  const { keys, mentions } = sentence;
  if (after.type !== "PER" || after.isOblique) return false;
  const noun = keys[place]!;
  if (pack.feminineKin.test(noun) !== after.isFeminine && !pack.eitherKin.test(noun)) return false;
  const between = keys.slice(own.end, objectStart(sentence, after, pack));
  if (between.length === 1 && pack.copula.has(between[0]!)) return !isQuestion(sentence);
  // "cu fiii lui Ion, cu Radu și Dan": others.
  if (between[0] !== "," || between.at(-1) === "cu" || !between.slice(1).every((key) => pack.naming.has(key)))
    return false;
  // A list goes on behind the name; an apposition is closed.
  const next = keys[after.end] ?? "";
  const goesOn = next === "," && mentions.some(({ first }) => first === after.end + 1);
  const isThird = mentions.some(({ first }) => first > after.end && first - after.end <= 4);
  return next !== "si" && !goesOn && !(next === "," && keys[after.end + 1] === "si" && isThird);
}
