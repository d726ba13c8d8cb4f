/** What nouns say is between two: "dragostea lui Ion pentru Ana", "nunta Anei cu Ion"; and children that somebody has. */
import type { LanguagePack } from "../language/pack";
import { isAsserted, isPlain, isQuestion, isSubject, objectStart, type Finding } from "./clause";
import { framesOf, type Frame } from "./frames";
import { bondKind } from "./own-bonds";
import { tellerOf, type Sentence, type SentenceMention } from "./sentence";

/** Between the two of a bond, and between having and a child, so many words at most. */
const NEAR = 6;

export function bondRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  const { keys } = sentence;
  if (!keys.some((key) => pack.bonds.some(({ word }) => word.test(key)))) return [];
  return pairsOfPeople(sentence).flatMap(([a, b]) => {
    const bond = bondOf(sentence, a, pack);
    const start = objectStart(sentence, b, pack);
    const from = Math.max(a.end, (bond?.place ?? 0) + 1);
    const isTo = bond?.isBetween
      ? /^(?:si|and)$/.test(keys[start - 1] ?? "")
      : bond?.to.has(keys[start - 1] ?? "");
    // "dragostea pentru Ana": but "pentru fata Anei" is for the daughter.
    if (!bond || !isTo || (b.isOblique && !bond.isBetween) || start - a.end > NEAR) return [];
    const isSaid = isPlain(sentence, from, start, pack) && isAsserted(sentence, bond.place, pack);
    if (!isSaid || isQuestion(sentence)) return [];
    const relation = bondKind(sentence, bond);
    const told = { relation, rule: `bond “${keys[bond.place]!}”`, confidence: 0.9 };
    // "uciderea lui Ion de către Radu": right behind, for else it may be told of something else.
    if (bond.isDone)
      return start - a.end <= 2 && bond.to.has(keys[a.end] ?? "")
        ? [{ source: b, target: a, ...told, confidence: 0.8 }]
        : [];
    const one = { source: a, target: b, ...told };
    return bond.isBetween && bond.relation !== "INTERACTS_WITH"
      ? [one, { ...one, source: b, target: a }]
      : [one];
  });
}

interface Bond extends Pick<LanguagePack["bonds"][number], "relation" | "to" | "isDone"> {
  readonly place: number;
  /** "dragostea dintre Ion și Ana": of both. */
  readonly isBetween: boolean;
}

/** The noun whose bond begins with a name: "dragostea lui Ion", "Darcy's love", "dragostea dintre Ion", "iubirea ce o avea Ion". */
function bondOf(sentence: Sentence, a: SentenceMention, pack: LanguagePack): Bond | undefined {
  const { keys } = sentence;
  const at = (place: number, isBetween = false): Bond | undefined => {
    const bond = pack.bonds.find(({ word }) => word.test(keys[place] ?? ""));
    return bond && { ...bond, place, isBetween };
  };
  if (pack.ownFirst && a.isOblique) return at(a.end + (pack.qualities.has(keys[a.end] ?? "") ? 1 : 0));
  const start = objectStart(sentence, a, pack);
  const before = keys[start - 1] ?? "";
  if (pack.between.has(before)) return at(start - 2, true);
  if (pack.feeling.test(before)) return at(nounOfClause(keys, start - 2, pack));
  const isOf = pack.possessive.has(before);
  return isOf || a.isOblique ? at(start - (isOf ? 2 : 1)) : undefined;
}

/** "iubirea [pe care o] avea", "the love [which] …": the place of the noun that a relative clause belongs to. */
function nounOfClause(keys: readonly string[], last: number, pack: LanguagePack): number {
  let place = last;
  while (pack.relative.has(keys[place] ?? "")) place--;
  return place === last ? -1 : place;
}

/** "Ion simțea o mare iubire pentru Ana", "Jane felt a deep affection for Bingley". */
export function feelingRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  const { keys } = sentence;
  if (!keys.some((key) => pack.feeling.test(key)) || isQuestion(sentence)) return [];
  return pairsOfPeople(sentence).flatMap(([a, b]) => {
    const verb = keys.findIndex((key, place) => place >= a.end && place < b.first && pack.feeling.test(key));
    const start = objectStart(sentence, b, pack);
    const noun = keys.findIndex(
      (key, place) => place > verb && place < start && pack.bonds.some(({ word }) => word.test(key)),
    );
    const bond = pack.bonds.find(({ word }) => word.test(keys[noun] ?? ""));
    const isNear = verb >= 0 && noun > verb && verb - a.end <= FELT && start - 1 - noun <= 1;
    if (!isNear || !bond?.to.has(keys[start - 1] ?? "") || !FELT_BONDS.has(bond.relation)) return [];
    const isSaid = isPlain(sentence, a.end, start, pack) && isAsserted(sentence, verb, pack);
    return isSaid && isSubject(sentence, a) && !b.isOblique
      ? [{ source: a, relation: bond.relation, target: b, rule: `feeling “${keys[noun]!}”`, confidence: 0.9 }]
      : [];
  });
}
/** Between a name and what its bearer feels so many words at most. */
const FELT = 3;
const FELT_BONDS: ReadonlySet<string> = new Set(["LOVES", "HATES"]);

/** "Mara avea doi copii, Trică și Persida", "Ion, care avea o fată, pe Ana", "Ion avea un frate, Radu". */
export function havingRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  const { keys, mentions } = sentence;
  if (isQuestion(sentence)) return [];
  return [...hadByNamed(sentence, pack), ...hadByTeller(sentence, pack)].flatMap(({ verb, subjects }) => {
    const noun = keys.findIndex((key, place) => place > verb && kinHad(key, pack) !== undefined);
    const next = mentions.findIndex(({ first }) => first > verb);
    if (noun < 0 || next < 0 || noun - verb > NEAR) return [];
    // "Ion a avut doi fii cu Ana, pe Radu și pe Dan"
    const isWith = keys.slice(noun + 1, mentions[next]!.first).some((key) => pack.with.has(key));
    const place = isWith ? next + 1 : next;
    const child = mentions[place];
    if (child?.type !== "PER" || child.isOblique || child.first < noun) return [];
    const start = objectStart(sentence, child, pack);
    const named = withoutAge(keys.slice(isWith ? beyond(keys, mentions[next]!.end) : noun + 1, start));
    const isNamed = named.length > 0 && named.every((key) => isNaming(key, pack) || key === "pe");
    if (!isNamed || !isPlain(sentence, verb, noun, pack)) return [];
    const { relation, isParent } = kinHad(keys[noun]!, pack)!;
    const told = { relation, rule: relation === CHILD ? "having children" : "having kin", confidence: 0.9 };
    return childrenFrom(sentence, place, pack).flatMap((had) =>
      subjects.flatMap((parent) => {
        if (parent.chain === had.chain) return [];
        return [
          isParent ? { ...told, source: parent, target: had } : { ...told, source: had, target: parent },
        ];
      }),
    );
  });
}
const NAMING = /^(?:[,:]|si)$/;

type Had = Pick<Frame, "verb" | "subjects">;

function hadByNamed(sentence: Sentence, pack: LanguagePack): readonly Had[] {
  const isHaving = sentence.keys.some((key) => pack.having.has(key));
  if (!isHaving) return [];
  const frames = framesOf(sentence, pack, (key) => pack.having.has(key));
  return frames.length > 0 || pack.ownFirst ? frames : hadByWhoFollows(sentence, pack);
}

/** "Și mai avea boierul Arghir un argat": who has stands right behind the verb. */
function hadByWhoFollows(sentence: Sentence, pack: LanguagePack): readonly Had[] {
  return sentence.mentions.flatMap((who) => {
    const start = objectStart(sentence, who, pack);
    const { keys } = sentence;
    // "Trei copii avea împăratul acesta: …"
    const next = DEMONSTRATIVE.test(keys[who.end] ?? "") ? who.end + 1 : who.end;
    const isListed =
      keys[next] === ":" && keys.slice(0, start - 1).some((key) => kinHad(key, pack) !== undefined);
    const isBehind =
      pack.having.has(keys[start - 1] ?? "") && (isListed || pack.indefinite.has(keys[who.end] ?? ""));
    const isSaid = isBehind && who.type === "PER" && !who.isOblique && isAsserted(sentence, start - 1, pack);
    return isSaid ? [{ verb: isListed ? next + 1 : who.end - 1, subjects: [who] }] : [];
  });
}

const DEMONSTRATIVE = /^(?:acest|aces|acel)/;

/** "Am avut un frate, pe Ion", "I had a brother, Tom": of whoever speaks or tells it. */
function hadByTeller(sentence: Sentence, pack: LanguagePack): readonly Had[] {
  const { keys } = sentence;
  const teller = tellerOf(sentence);
  if (!teller) return [];
  return keys.flatMap((_, end) => {
    const { length } = pack.iHave;
    const verb = end - length + 1;
    const isSaid = verb >= 0 && pack.iHave.every((word, row) => word.test(keys[verb + row]!));
    return isSaid && isAsserted(sentence, verb, pack) ? [{ verb: end, subjects: [teller] }] : [];
  });
}

/** "o fată [de șapte ani], Ana", "o fată [de măritat], pe Ana", "a daughter [of seven], Ana" */
function withoutAge(keys: readonly string[]): readonly string[] {
  const comma = keys.indexOf(",");
  const isAge = keys[0] === "de" ? keys[comma - 1] === "ani" || comma === 2 : keys[0] === "of" && comma === 2;
  return isAge ? keys.slice(comma) : keys;
}

/** "doi copii[: o fată,] Ana" */
function isNaming(key: string, pack: LanguagePack): boolean {
  return NAMING.test(key) || pack.naming.has(key) || ARTICLE.test(key) || pack.children.test(key);
}
const ARTICLE = /^(?:un|o|a|one|doi|doua|two|trei|three|patru|four)$/;

/** Behind a name the first sign that parts it from what follows: "cu Rada [soția sa], pe Radu". */
function beyond(keys: readonly string[], end: number): number {
  const sign = keys.findIndex((key, place) => place >= end && NAMING.test(key));
  return sign < 0 ? keys.length : sign;
}
const CHILD = "DESCENDS_FROM";

/** What somebody is to whoever has them: "avea [o fată], Ana", "had [a brother], Tom". */
function kinHad(
  key: string,
  pack: LanguagePack,
): Pick<LanguagePack["kin"][number], "relation" | "isParent"> | undefined {
  if (pack.children.test(key)) return { relation: CHILD, isParent: false };
  const forms = [key, ...pack.articles.map((article) => key + article)];
  return pack.kin.find(
    ({ word, relation }) =>
      HAD.has(relation) && (relation === SERVES ? forms.some((form) => word.test(form)) : word.test(key)),
  );
}
const SERVES = "WORKS_FOR";
const HAD: ReadonlySet<string> = new Set(["SIBLING_OF", "COUSIN_OF", "NEPHEW_OF", CHILD, SERVES]);

/** The child and those joined to it by "și". */
function childrenFrom({ keys, mentions }: Sentence, at: number, pack: LanguagePack): SentenceMention[] {
  const [child, next] = [mentions[at]!, mentions[at + 1]];
  const between = next ? keys.slice(child.end, next.first) : [];
  // "Radu, Dan", "pe Radu și pe Dan", "o fată, Ana, și un băiat, Radu"
  const isApposed =
    between.some((key) => pack.children.test(key)) &&
    between.every((key) => isNaming(key, pack) || key === "and");
  const goesOn =
    next?.type === "PER" &&
    /^(?:si|,|and)$/.test(between[0] ?? "") &&
    // "și pe cea mai mică, Ana"
    (isApposed || between.slice(1).every((key) => /^(?:pe|,)$/.test(key) || pack.qualities.has(key)));
  return goesOn ? [child, ...childrenFrom({ keys, mentions } as Sentence, at + 1, pack)] : [child];
}

function pairsOfPeople({ mentions }: Sentence): (readonly [SentenceMention, SentenceMention])[] {
  return mentions.flatMap((a, at) => {
    const b = mentions[at + 1];
    return b?.type === "PER" && a.type === "PER" && a.chain !== b.chain ? [[a, b] as const] : [];
  });
}

/** "Bujor … Ioanei, cu care se cununase": the only other person named before. */
export function weddingBehind(sentence: Sentence, pack: LanguagePack): Finding[] {
  const { keys, mentions } = sentence;
  return mentions.flatMap((b, at) => {
    const start = keys[b.end] === "," ? b.end + 1 : b.end;
    const verb = keys.findIndex((key, place) => place > start + 1 && pack.weds.test(key));
    const isBehind = pack.with.has(keys[start] ?? "") && keys[start + 1] === "care" && verb - start <= WITHIN;
    const others = mentions.slice(0, at).filter(({ type, chain }) => type === "PER" && chain !== b.chain);
    const isOne = others.length > 0 && others.every(({ chain }) => chain === others[0]!.chain);
    if (!isBehind || verb < 0 || b.type !== "PER" || !isOne || isQuestion(sentence)) return [];
    if (!isAsserted(sentence, verb, pack)) return [];
    return [
      { source: others[0]!, relation: "MARRIED_TO", target: b, rule: "wedding behind", confidence: 0.9 },
    ];
  });
}
const WITHIN = 5;
