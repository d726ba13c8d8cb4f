/** What nouns say is between two: "dragostea lui Ion pentru Ana", "nunta Anei cu Ion"; and children that somebody has. */
import type { LanguagePack } from "../language/pack";
import { isAsserted, isPlain, isQuestion, isSubject, objectStart, type Finding } from "./clause";
import type { Sentence, SentenceMention } from "./sentence";

/** Between the two of a bond, and between having and a child, so many words at most. */
const NEAR = 6;

export function bondRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  return pairsOfPeople(sentence).flatMap(([a, b]) => {
    const bond = bondBefore(sentence, a, pack);
    const start = objectStart(sentence, b, pack);
    if (!bond?.to.has(sentence.keys[start - 1] ?? "") || b.isOblique || start - a.end > NEAR) return [];
    const isSaid = isPlain(sentence, a.end, start, pack) && isAsserted(sentence, bond.place, pack);
    return isSaid && !isQuestion(sentence)
      ? [
          {
            source: a,
            relation: bond.relation,
            target: b,
            rule: `bond “${sentence.keys[bond.place]!}”`,
            confidence: 0.9,
          },
        ]
      : [];
  });
}

/** "dragostea lui Ion": the noun that the name belongs to. */
function bondBefore(sentence: Sentence, a: SentenceMention, pack: LanguagePack) {
  const start = objectStart(sentence, a, pack);
  const isOf = pack.possessive.has(sentence.keys[start - 1] ?? "");
  if (!isOf && !a.isOblique) return undefined;
  const place = start - (isOf ? 2 : 1);
  const bond = pack.bonds.find(({ word }) => word.test(sentence.keys[place] ?? ""));
  return bond && { ...bond, place };
}

/** "Mara avea doi copii, Trică și Persida", "Ion are o fată, Ana". */
export function childRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  const { keys, mentions } = sentence;
  return mentions.flatMap((parent, at) => {
    const verb = keys.findIndex((key, place) => place >= parent.end && pack.having.has(key));
    const noun = keys.findIndex((key, place) => place > verb && pack.children.test(key));
    const child = mentions[at + 1];
    if (verb < 0 || noun < 0 || child?.type !== "PER" || parent.type !== "PER" || isQuestion(sentence))
      return [];
    const isNear = verb - parent.end <= NEAR && noun - verb <= NEAR && child.first > noun;
    const start = objectStart(sentence, child, pack);
    const named = keys.slice(noun + 1, start);
    const isNamed = named.length > 0 && named.every((key) => NAMING.test(key) || pack.naming.has(key));
    const isSaid = isPlain(sentence, parent.end, noun, pack) && isAsserted(sentence, verb, pack);
    if (!isNear || !isNamed || !isSaid || child.isOblique || !isSubject(sentence, parent)) return [];
    const finding = { relation: "DESCENDS_FROM", target: parent, rule: "having children", confidence: 0.9 };
    return childrenFrom(sentence, at + 1).map((source) => ({ ...finding, source }));
  });
}
const NAMING = /^[,:]$/;

/** The child and those joined to it by "și". */
function childrenFrom({ keys, mentions }: Sentence, at: number): SentenceMention[] {
  const [child, next] = [mentions[at]!, mentions[at + 1]];
  const goesOn =
    next?.type === "PER" && next.first === child.end + 1 && /^(?:si|,|and)$/.test(keys[child.end]!);
  return goesOn ? [child, ...childrenFrom({ keys, mentions } as Sentence, at + 1)] : [child];
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
