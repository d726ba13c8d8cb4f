/** What a sentence says of two of its names, by patterns of verbs, prepositions and kin. Each rule guards itself against what only looks so. */
import type { LanguagePack } from "../language/pack";
import type { Sentence, SentenceMention } from "./sentence";

/** A rule's finding: mentions by their place in the sentence. */
export interface Finding {
  readonly source: SentenceMention;
  readonly relation: string;
  readonly target: SentenceMention;
  readonly rule: string;
  readonly confidence: number;
}

/** Between a subject and its verb, and a verb and its object, so many words at most. */
const NEAR = 5;
/** And between a person and "fiica sa" so many. */
const FAR = 12;
/** Where a clause ends: nothing is read across it. */
const BREAK = /^(?:[.,;:!?…()"—–-]|\.{2,})$/;
const CLAUSE: ReadonlySet<string> = new Set(
  "care ca dar insa iar ci caci fiindca pentruca deoarece unde cand cum desi ce sau ori incat and but who which that because while when where".split(
    " ",
  ),
);
/** A name behind one of these is no subject. */
const GOVERNORS: ReadonlySet<string> = new Set(
  "lui cu pe pre la de din spre a al ai ale catre pentru dupa fara langa despre intre dintre prin in peste sub of to with for by from at in on about".split(
    " ",
  ),
);

/** What follows is told by somebody, or thought. */
const REPORTED: ReadonlySet<string> = new Set(["ca", "cum", "that"]);

/** Whether a name can be the one who does: not governed, not in an oblique case. */
function isSubject({ keys }: Sentence, { first, isOblique, type }: SentenceMention): boolean {
  const before = keys[first - 1] ?? "";
  return type !== "LOC" && !isOblique && !GOVERNORS.has(before) && !REPORTED.has(before) && !/^(?:sf|sf\.|sfantul|sfanta|sfintii|st\.)$/.test(before);
}

/** Whether words between two places hold no border of clauses, no negation and nothing unreal. */
function isPlain({ keys }: Sentence, from: number, to: number, pack: LanguagePack): boolean {
  for (let at = from; at < to; at++) if (BREAK.test(keys[at]!) || CLAUSE.has(keys[at]!) || isUnreal(keys, at, pack)) return false;
  return true;
}

/** Whether a word denies or only supposes what follows: "nu", "n-a", "ar", "să". */
function isUnreal(keys: readonly string[], at: number, { negations, unreal, contracted }: LanguagePack): boolean {
  const key = keys[at]!;
  if (key === contracted?.word) return !contracted.reflexiveBefore.has(keys[at + 1] ?? "");
  return negations.has(key) || unreal.has(key) || /^n['-]/.test(key);
}

function isAlone({ mentions }: Sentence, from: number, to: number): boolean {
  return !mentions.some(({ first }) => first >= from && first < to);
}

/** The verb or noun that fits `word` among the words [from, to), −1 where none does. */
function placeOf({ keys }: Sentence, word: RegExp, from: number, to: number): number {
  for (let at = Math.max(0, from); at < Math.min(to, keys.length); at++) if (word.test(keys[at]!)) return at;
  return -1;
}

/** Words before a verb that belong to it: what negates or doubts it stands there. */
function isAsserted({ keys }: Sentence, verb: number, pack: LanguagePack): boolean {
  for (let at = verb - 1; at >= Math.max(0, verb - 3); at--) {
    if (BREAK.test(keys[at]!)) break;
    if (isUnreal(keys, at, pack)) return false;
  }
  return true;
}

/** "Mara iubea pe Trică", "zise Mara lui Trică", "Persida vorbi cu Bandi". */
export function verbRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  if (isQuestion(sentence)) return [];
  return pairs(sentence).flatMap(([a, b]) => {
    if (!isSubject(sentence, a) || b.type === "LOC") return [];
    return pack.patterns.flatMap(({ relation, word, before, rule, confidence }) => {
      const verb = verbOf(sentence, a, b, word, pack);
      if (verb < 0) return [];
      const object = objectStart(sentence, b, pack);
      const governor = sentence.keys[object - 1] ?? "";
      if (ORIGIN.has(sentence.keys[object - 2] ?? "") && governor !== "cu") return [];
      const isDative = before.some((one) => pack.possessive.has(one));
      const fits =
        (before.includes(governor) && object - 1 > verb) ||
        (isDative && b.isOblique) ||
        (before.includes("") && object - 1 === verb);
      return fits ? [{ source: a, relation, target: b, rule, confidence }] : [];
    });
  });
}

function isQuestion({ keys }: Sentence): boolean {
  return keys.slice(-3).includes("?");
}

/** The verb between two names, or right before the first one, with nothing else to govern them. */
function verbOf(
  sentence: Sentence,
  a: SentenceMention,
  b: SentenceMention,
  word: RegExp,
  pack: LanguagePack,
): number {
  const between = placeOf(sentence, word, a.end, b.first);
  const isNear = between >= 0 && between - a.end <= NEAR && b.first - between - 1 <= NEAR;
  if (isNear && isPlain(sentence, a.end, b.first, pack) && isAsserted(sentence, between, pack))
    return between;
  const ahead = placeOf(sentence, word, a.first - 1, a.first);
  const isInverted =
    ahead >= 0 &&
    b.first - a.end <= NEAR &&
    isPlain(sentence, a.end, b.first, pack) &&
    isAsserted(sentence, ahead, pack);
  return isInverted ? ahead : -1;
}

/** The first word of a name with the titles before it. */
function objectStart({ keys }: Sentence, { first }: SentenceMention, pack: LanguagePack): number {
  let at = first;
  while (at > 0 && pack.titles.has(keys[at - 1]!) && !pack.possessive.has(keys[at - 1]!)) at--;
  return at;
}

/** "Mara plecă la Arad", "Mara locuia în Radna"; never "de la", which is where one comes from. */
export function placeRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  if (isQuestion(sentence)) return [];
  return [...pairs(sentence), ...pairsOverOrigin(sentence)].flatMap(([a, b]) => {
    if (b.type !== "LOC" || !isSubject(sentence, a)) return [];
    if (isOf(sentence, a, b, pack)) return [{ source: a, relation: "LOCATED_IN", target: b, rule: "name “din” place", confidence: 0.7 }];
    const preposition = sentence.keys[b.first - 1] ?? "";
    const isOrigin = ORIGIN.has(sentence.keys[b.first - 2] ?? "");
    if (isOrigin) return [];
    const way = (
      word: RegExp,
      allowed: ReadonlySet<string>,
      relation: string,
      rule: string,
      confidence: number,
    ): Finding[] => {
      if (!allowed.has(preposition)) return [];
      const verb = verbOf(sentence, a, b, word, pack);
      return verb < 0 ? [] : [{ source: a, relation, target: b, rule, confidence }];
    };
    const moved = way(pack.motion, pack.towards, "TRAVELS_TO", "verb of motion", 0.75);
    return moved.length > 0 ? moved : way(pack.stay, pack.within, "LOCATED_IN", "verb of staying", 0.75);
  });
}
/** "Vlad din Lipova", "Vasile Cornean, primarul din Văleni". */
function isOf({ keys }: Sentence, a: SentenceMention, b: SentenceMention, { of }: LanguagePack): boolean {
  const between = keys.slice(a.end, b.first);
  if (a.type !== "PER" || !of.has(between.at(-1) ?? "")) return false;
  return between.length === 1 || (between.length === 3 && between[0] === "," && /(?:ul|a|ele)$/.test(between[1]!));
}

/** A name, and the place behind one it comes from: "Mara plecă [de la Radna] la Arad". */
function pairsOverOrigin({ keys, mentions }: Sentence): (readonly [SentenceMention, SentenceMention])[] {
  return mentions.flatMap((a, at) => {
    const [origin, b] = [mentions[at + 1], mentions[at + 2]];
    const isOrigin = origin?.type === "LOC" && (ORIGIN.has(keys[origin.first - 2] ?? "") || /^(?:din|dela|from)$/.test(keys[origin.first - 1] ?? ""));
    return b && isOrigin && a.chain !== b.chain ? [[a, b] as const] : [];
  });
}
const ORIGIN: ReadonlySet<string> = new Set(["de", "from"]);

/** "Persida, fata Marei", "Mara, mama lui Trică", "Persida era fata Marei". */
export function kinRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  const { keys, mentions } = sentence;
  return mentions.flatMap((possessor, at) => {
    if (possessor.type !== "PER") return [];
    const own = ownKin(sentence, at, pack);
    if (own) return [own];
    const kin = kinBefore(sentence, possessor, pack);
    if (!kin) return [];
    const { place, relation, isParent } = kin;
    const other = bearer(sentence, at, place);
    if (!other || other.chain === possessor.chain) return [];
    const [source, target] =
      relation === "DESCENDS_FROM" && isParent ? [possessor, other] : [other, possessor];
    return [{ source, relation, target, rule: `kin “${keys[place]!}”`, confidence: 0.9 }];
  });
}

/** "Mara … fiica sa Persida", "Ion … soru-sa Maria": kin of the only person named before. */
function ownKin(sentence: Sentence, at: number, pack: LanguagePack): Finding | undefined {
  const { keys, mentions } = sentence;
  const kin = mentions[at]!;
  const start = objectStart(sentence, kin, pack);
  if (!pack.own.has(keys[start - 1] ?? "")) return undefined;
  const noun = keys[start - 2] ?? "";
  const how = pack.kin.find(({ word }) => word.test(noun));
  const before = mentions.slice(0, at).filter(({ type }) => type === "PER");
  const [possessor] = before;
  const isOnly = possessor && before.every(({ chain }) => chain === possessor.chain) && possessor.chain !== kin.chain;
  // "Mama sa Stanca și sora sa Ancuța" has kin of somebody else.
  const isKinToo =
    possessor && keys.slice(Math.max(0, possessor.first - 4), possessor.first).some((key) => pack.own.has(key));
  if (!how || !isOnly || isKinToo || start - possessor.end > FAR || !isSubject(sentence, possessor)) return undefined;
  const [source, target] = how.relation === "DESCENDS_FROM" && how.isParent ? [possessor, kin] : [kin, possessor];
  return { source, relation: how.relation, target, rule: `kin “${noun}” of one’s own`, confidence: 0.8 };
}

/** The noun of kin that a genitive belongs to: "fata [mai mare a] Marei", "fratele lui Trică". */
function kinBefore(sentence: Sentence, possessor: SentenceMention, pack: LanguagePack) {
  const { keys } = sentence;
  const start = objectStart(sentence, possessor, pack);
  const hasWord = pack.possessive.has(keys[start - 1] ?? "");
  if (!hasWord && !possessor.isOblique) return undefined;
  const place = hasWord ? start - 2 : start - 1;
  const kin = pack.kin.find(({ word }) => word.test(keys[place] ?? ""));
  return kin && { ...kin, place };
}

/** Who is the kin: the name right before ("Persida, fata Marei", "Persida era fata Marei") or right behind ("fata Marei, Persida"). */
function bearer({ keys, mentions }: Sentence, possessor: number, place: number): SentenceMention | undefined {
  const before = mentions[possessor - 1];
  const joins = before && keys.slice(before.end, place).join(" ");
  if (
    before?.type === "PER" &&
    !before.isOblique &&
    joins !== undefined &&
    /^(?:,|, (?:o|un|si)|(?:e|era|este|fu) ?(?:o|un)?|,? ?the|was the|is the)$/.test(joins)
  )
    return before;
  const after = mentions[possessor + 1];
  const own = mentions[possessor]!;
  const isApposed =
    after?.type === "PER" && !after.isOblique && after.first === own.end + 1 && keys[own.end] === ",";
  // A list goes on behind the second comma; an apposition is closed by it or by the end.
  return isApposed && !/^(?:si|,)$/.test(keys[after.end] ?? "") ? after : undefined;
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
    const loves = /^(?:iubeau|iubesc|iubira|loved)$/;
    const meets =
      /^(?:certau|certara|intalnira|intalneau|imbratisara|sarutara|vorbeau|vorbira|logodira|cununara|casatorira|impacara|intelegeau|intelesera|priveau|privira|sfatuiau|jucau|bateau|married|quarrelled|met|talked|danced|embraced|kissed)$/;
    if (rest.some((key) => pack.negations.has(key))) return [];
    const has = (word: RegExp): boolean => rest.some((key) => word.test(key));
    if (has(loves))
      return [{ source: a, relation: "LOVES", target: b, rule: "mutual verb", confidence: 0.8 }];
    return has(meets)
      ? [{ source: a, relation: "INTERACTS_WITH", target: b, rule: "mutual verb", confidence: 0.85 }]
      : [];
  });
}

/** Names in a row, each with the next: nothing is read across a third. */
function pairs(sentence: Sentence): (readonly [SentenceMention, SentenceMention])[] {
  const { mentions } = sentence;
  return mentions.flatMap((a, at) => {
    const b = mentions[at + 1];
    return b && a.chain !== b.chain && isAlone(sentence, a.end, b.first) ? [[a, b] as const] : [];
  });
}
