/** What a sentence says of two of its names, by patterns of verbs and prepositions. Each rule guards itself against what only looks so. */
import type { LanguagePack } from "../language/pack";
import {
  carriedPairs,
  GOVERNORS,
  isQuestion,
  isSubject,
  objectStart,
  ORIGIN,
  pairs,
  verbOf,
  type Finding,
} from "./clause";
import type { CarriedMention, Sentence, SentenceMention } from "./sentence";

/** "Mara iubea pe Trică", "zise Mara lui Trică", "Persida vorbi cu Bandi". */
export function verbRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  if (isQuestion(sentence)) return [];
  return [...pairs(sentence), ...carriedPairs(sentence, pack)].flatMap(([a, b]) => {
    // "Dorothy married Fenwick's nephew" is told of the nephew.
    if (!isSubject(sentence, a) || b.type === "LOC" || (pack.ownFirst && b.isOblique)) return [];
    return pack.patterns.flatMap(({ relation, word, before, rule, confidence, lessIn }) => {
      const verb = verbOf(sentence, a, b, word, pack);
      if (lessIn && sentence.keys.slice(b.end + 1, b.end + 4).some((key) => lessIn.has(key))) return [];
      // "Dan era iubit de Ana" is told of Ana.
      const isPassive = pack.passives.some((passive) => passive.word.test(sentence.keys[verb] ?? ""));
      if (verb < 0 || (isPassive && pack.passiveVerbs.has(sentence.keys[verb - 1] ?? ""))) return [];
      const object = objectStart(sentence, b, pack);
      const governor = sentence.keys[object - 1] ?? "";
      if (ORIGIN.has(sentence.keys[object - 2] ?? "") && governor !== "cu") return [];
      if (pack.possessive.has(governor) && isOwner(sentence, object - 2, verb, a)) return [];
      const isDative = before.some((one) => pack.possessive.has(one));
      const fits =
        (before.includes(governor) && object - 1 > verb) ||
        (isDative && b.isOblique && isGivenTo(sentence, verb, object)) ||
        (before.includes("") && object - 1 === verb);
      return fits ? [{ source: a, relation, target: b, ...carried(a, rule, confidence) }] : [];
    });
  });
}

/** What is read of a subject carried over is a little less sure. */
const LESS_CARRIED = 0.03;

function carried(a: SentenceMention | CarriedMention, rule: string, confidence: number) {
  return "isCarried" in a
    ? { rule: `${rule}, subject before`, confidence: Number((confidence - LESS_CARRIED).toFixed(2)) }
    : { rule, confidence };
}

/** "Radu fu ucis de Ion", "Dan era iubit de Ana": who does it stands behind "de". */
export function passiveRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  if (isQuestion(sentence)) return [];
  return pairs(sentence).flatMap(([a, b]) => {
    if (!isSubject(sentence, a) || a.type !== "PER" || b.type !== "PER") return [];
    const weapon = weaponOf(sentence, b, pack);
    if (b.isOblique && weapon < 0) return [];
    const agent = (weapon < 0 ? objectStart(sentence, b, pack) : weapon) - 1;
    if (!pack.agents.has(sentence.keys[agent] ?? "")) return [];
    const passives = pack.passives.filter(({ relation }) => weapon < 0 || relation === "KILLS");
    return passives.flatMap(({ relation, word }) => {
      const verb = verbOf(sentence, a, b, word, pack);
      const isPassive = verb === a.end || pack.passiveVerbs.has(sentence.keys[verb - 1] ?? "");
      return verb > 0 && isPassive && agent > verb
        ? [{ source: b, relation, target: a, rule: "passive", confidence: 0.8 }]
        : [];
    });
  });
}

/** "de [iataganul] Ruxandei", "de [mâna] lui Ion"; −1 where it is nobody's. */
function weaponOf(sentence: Sentence, b: SentenceMention, pack: LanguagePack): number {
  const start = objectStart(sentence, b, pack);
  const place = pack.possessive.has(sentence.keys[start - 1] ?? "") ? start - 2 : start - 1;
  return pack.weapons.has(sentence.keys[place] ?? "") ? place : -1;
}

/** Whether a dative belongs to the verb: not to a noun or preposition before it ("arătă batista Anei", "asupra Anei"). */
function isGivenTo({ keys }: Sentence, verb: number, object: number): boolean {
  const governor = keys[object - 1] ?? "";
  const isNoun = /(?:a|ul|le|ii|tele|rile|ele)$/.test(governor) || GOVERNORS.has(governor);
  return object - 1 === verb || (object - 2 === verb && !isNoun);
}

/** Whether "lui" belongs to the noun before it: "băiatul lui Hubăr" is his, and is told of nobody else. */
function isOwner({ keys }: Sentence, before: number, verb: number, subject: SentenceMention): boolean {
  return before !== verb && before >= subject.end && /(?:ul|a|le|ii|ei|lui)$/.test(keys[before] ?? "");
}

/** "Mara plecă la Arad", "Mara locuia în Radna"; never "de la", which is where one comes from. */
export function placeRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  if (isQuestion(sentence)) return [];
  return [...pairs(sentence), ...pairsOverOrigin(sentence), ...carriedPairs(sentence, pack)].flatMap(
    ([a, b]) => {
      if (b.type !== "LOC") return [];
      if (!("isCarried" in a) && isOf(sentence, a, b, pack))
        return [{ source: a, relation: "LOCATED_IN", target: b, rule: "name “din” place", confidence: 0.85 }];
      if (!isSubject(sentence, a)) return [];
      const preposition = sentence.keys[b.first - 1] ?? "";
      const isOrigin = ORIGIN.has(sentence.keys[b.first - 2] ?? "");
      // "Era scriitor la notarul din Miniș": the notary is of there.
      if (isOrigin || (pack.of.has(preposition) && NOUN.test(sentence.keys[b.first - 2] ?? ""))) return [];
      const way = (
        word: RegExp,
        allowed: ReadonlySet<string>,
        relation: string,
        rule: string,
        confidence: number,
      ): Finding[] => {
        if (!allowed.has(preposition)) return [];
        const verb = verbOf(sentence, a, b, word, pack);
        // "Era fiul unui om din Roșea": the man is of there.
        const isAnothers = pack.of.has(preposition) && verb >= 0 && verb !== b.first - 2;
        return verb < 0 || isAnothers
          ? []
          : [{ source: a, relation, target: b, ...carried(a, rule, confidence) }];
      };
      const moved = way(pack.motion, pack.towards, "TRAVELS_TO", "verb of motion", 0.9);
      return moved.length > 0 ? moved : way(pack.stay, pack.within, "LOCATED_IN", "verb of staying", 0.9);
    },
  );
}
const NOUN = /(?:ul|ua|ii|ele)$/;

/** "Vlad din Lipova", "Vasile Cornean, primarul din Văleni". */
function isOf(
  { keys }: Sentence,
  a: SentenceMention,
  b: SentenceMention,
  { of, motion, titles, naming }: LanguagePack,
): boolean {
  const between = keys.slice(a.end, b.first);
  // "Preotul Pavel de la Brebu": but "Plecă Ion de la Arad", "Luă Ion de la Arad".
  const isFrom = between.join(" ") === "de la" || between.join(" ") === "dela";
  const before = keys[a.first - 1] ?? "";
  const isTitled = before === "" || titles.has(before) || naming.has(before);
  if (a.type === "PER" && isFrom && isTitled && !keys.some((key) => motion.test(key))) return true;
  const isSaint = SAINT.test(before);
  if (a.type !== "PER" || a.isPronoun || isSaint || !of.has(between.at(-1) ?? "")) return false;
  const trade = between.slice(1, -1).filter((key) => !/^(?:un|o|a|an|the)$/.test(key));
  // "Sofia, învățătoarea din Ploiești", "Panait, notar din Tulcea", "Dan, un morar bătrân din Brebu"
  const isTrade = between[0] === "," && trade.length > 0 && trade.length <= 2;
  return between.length === 1 || (isTrade && trade.every((key) => /^[a-z]{3,}$/.test(key)));
}

const SAINT = /^(?:sf|sf\.|sfantul|sfanta|sfintii|sfintei|sfantului|st|st\.)$/;

/** A name, and the place behind one it comes from: "Mara plecă [de la Radna] la Arad". */
function pairsOverOrigin({ keys, mentions }: Sentence): (readonly [SentenceMention, SentenceMention])[] {
  return mentions.flatMap((a, at) => {
    const [origin, b] = [mentions[at + 1], mentions[at + 2]];
    const isOrigin =
      origin?.type === "LOC" &&
      (ORIGIN.has(keys[origin.first - 2] ?? "") || /^(?:din|dela|from)$/.test(keys[origin.first - 1] ?? ""));
    return b && isOrigin && a.chain !== b.chain ? [[a, b] as const] : [];
  });
}

/** "Mara și Persida se certau": what two do to one another. */
export function mutualRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  const { keys, mentions } = sentence;
  return mentions.flatMap((a, at) => {
    const b = mentions[at + 1];
    if (!b || a.type !== "PER" || b.type !== "PER" || a.isOblique || b.isOblique) return [];
    const isPair = b.first === a.end + 1 && /^(?:si|and|cu)$/.test(keys[a.end]!) && isSubject(sentence, a);
    if (!isPair || a.chain === b.chain) return [];
    const rest = keys.slice(b.end, b.end + 3);
    // "all the Marys and Elizabeths they had married": somebody else does it.
    if (rest.some((key) => pack.negations.has(key) || ANOTHER.test(key))) return [];
    const isReflexive = REFLEXIVE.test(rest[0] ?? "");
    const said = pack.mutual.find(
      (one) => (one.isReflexive !== true || isReflexive) && rest.some((key) => one.word.test(key)),
    );
    return said
      ? [{ source: a, relation: said.relation, target: b, rule: "mutual verb", confidence: 0.9 }]
      : [];
  });
}

const REFLEXIVE = /^(?:s-|se)$/;
const ANOTHER = /^(?:i|he|she|we|they|you|who|whom|which|that|care|cine|el|ea|ei|ele|noi|voi|eu|tu)$/;
