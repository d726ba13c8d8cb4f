/** Kin, lovers, enemies and masters: whose child, parent, enemy or servant a noun says somebody is. */
import type { LanguagePack } from "../language/pack";
import { isBreak, isQuestion, isSubject, objectStart, type Finding } from "./clause";
import { kinNounOf, startOfNoun, type KinNoun } from "./kin-noun";
import type { Sentence, SentenceMention } from "./sentence";

/** Between a person and "fiica sa" so many words at most. */
const FAR = 12;

/** "Persida, fata Marei", "Mara, mama lui Trică", "Tatăl Persidei era Bârzovanu", "Mara … fiica sa, Persida". */
export function kinRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  return sentence.mentions.flatMap((mention, at) => {
    if (mention.type !== "PER") return [];
    const own = ownKin(sentence, at, pack);
    if (own) return [own];
    const noun = kinNounOf(sentence, mention, pack);
    const bearer = noun && bearerOf(sentence, at, noun, pack);
    if (!bearer || bearer.chain === mention.chain) return [];
    return [findingOf(sentence, noun, mention, bearer, { rule: "noun", confidence: 0.9 })];
  });
}

function findingOf(
  { keys }: Sentence,
  { place, relation, isParent }: KinNoun,
  possessor: SentenceMention,
  bearer: SentenceMention,
  { rule, confidence }: Pick<Finding, "rule" | "confidence">,
): Finding {
  const [source, target] = isParent ? [possessor, bearer] : [bearer, possessor];
  return { source, relation, target, rule: `${rule} “${keys[place]!}”`, confidence };
}

/** "Mara … fiica sa Persida", "Ion … soru-sa Maria": kin of the only person named before. */
function ownKin(sentence: Sentence, at: number, pack: LanguagePack): Finding | undefined {
  const { keys, mentions } = sentence;
  const kin = mentions[at]!;
  const start = objectStart(sentence, kin, pack);
  // "nevasta lui, Safta, era …": without the comma it is Safta's wife.
  const isApart = keys[start - 1] === "," && isBreak(keys[kin.end] ?? ".");
  const own = keys[start - (isApart ? 2 : 1)] ?? "";
  if (!pack.own.has(own) || (pack.possessive.has(own) && !isApart)) return undefined;
  const place = start - (isApart ? 3 : 2);
  const noun = pack.kin.find(({ word }) => word.test(keys[place] ?? ""));
  const possessor = onlyPersonBefore(sentence, at);
  if (!noun || !possessor || possessor.chain === kin.chain || !isSubject(sentence, possessor))
    return undefined;
  const isOther = (possessor.isFeminine ? pack.his : pack.hers).has(own);
  // "Mama sa Stanca și sora sa Ancuța" has kin of somebody else.
  const isKinToo = keys
    .slice(Math.max(0, possessor.first - 4), possessor.first)
    .some((key) => pack.own.has(key));
  if (isOther || isKinToo || start - possessor.end > FAR) return undefined;
  return findingOf(sentence, { ...noun, place }, possessor, kin, {
    rule: "kin of one’s own",
    confidence: 0.8,
  });
}

function onlyPersonBefore({ mentions }: Sentence, at: number): SentenceMention | undefined {
  const before = mentions.slice(0, at).filter(({ type }) => type === "PER");
  return before.every(({ chain }) => chain === before[0]!.chain) ? before[0] : undefined;
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
  const before = mentions.findLast(({ end }) => end <= start);
  const joins = before ? keys.slice(before.end, start) : [];
  if (before?.type === "PER" && joinsKin(sentence, before, joins, pack)) return before;
  const after = mentions[possessor + 1];
  return after && isNamedBehind(sentence, noun.place, [mentions[possessor]!, after], pack)
    ? after
    : undefined;
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
  // In a row of kin the second noun may be anybody's: "Safta, fata lui Arbure, sora Sultanei"; but "însurat cu Elena, sora Smărăndiței" is told of Elena.
  const isInRow =
    kinNounOf(sentence, before, pack) !== undefined && !pack.with.has(sentence.keys[before.first - 1] ?? "");
  return rest.length === 0 && !isInRow && (joins.length === 0 || (joins.length === 1 && joins[0] === ","));
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
  if (between[0] !== "," || !between.slice(1).every((key) => pack.naming.has(key))) return false;
  // A list goes on behind the name; an apposition is closed.
  const next = keys[after.end] ?? "";
  const goesOn = next === "," && mentions.some(({ first }) => first === after.end + 1);
  return next !== "si" && !goesOn && !(next === "," && keys[after.end + 1] === "si");
}
