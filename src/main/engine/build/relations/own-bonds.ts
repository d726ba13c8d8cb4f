/** What is between somebody and whom a possessive means: "logodna ei cu Paul", "her engagement to Paul". */
import type { LanguagePack } from "../language/pack";
import { isAsserted, isQuestion, objectStart, type Finding } from "./clause";
import { whose } from "./own-kin";
import type { Sentence } from "./sentence";

type BondNoun = LanguagePack["bonds"][number];

export function ownBondRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  const { keys, mentions } = sentence;
  if (!keys.some((key) => pack.bonds.some(({ word }) => word.test(key))) || isQuestion(sentence)) return [];
  return mentions.flatMap((other, at) => {
    if (other.type !== "PER" || other.isPronoun || other.isOblique) return [];
    const start = objectStart(sentence, other, pack);
    const place = start - (pack.ownFirst ? 2 : 3);
    const bond = pack.bonds.find(
      ({ word, to, isDone }) => !isDone && word.test(keys[place] ?? "") && to.has(keys[start - 1] ?? ""),
    );
    if (!bond) return [];
    const own = ownAt(keys, place, pack);
    if (!pack.own.has(keys[own] ?? "") || !isAsserted(sentence, place, pack)) return [];
    const told = { relation: bondKind(sentence, { ...bond, place }), rule: `bond “${keys[place]!}”` };
    const possessive = { own: keys[own]!, start: Math.min(own, place) };
    return whose(sentence, at, possessive, pack).map(({ possessor }) => ({
      ...{ ...told, source: possessor, target: other, confidence: 0.85 },
    }));
  });
}

/** Where the possessive stands: "[her] deep love for", "logodna [ei] cu". */
function ownAt(keys: readonly string[], place: number, { ownFirst, qualities }: LanguagePack): number {
  if (!ownFirst) return place + 1;
  let at = place - 1;
  while (qualities.has(keys[at] ?? "")) at--;
  return at;
}

/** So many words before the noun of a wedding somebody may talk of it. */
const TALKED = 4;
const TALK = /^(?:vorb|zvon|pregat|planu|hotar)|^(?:talk|spoke|plan|arrang)/;

/** "Se vorbea despre nunta Anei cu Ion": a wedding still to come is an engagement. */
export function bondKind(
  { keys }: Pick<Sentence, "keys">,
  { relation, place }: Pick<BondNoun, "relation"> & { readonly place: number },
): BondNoun["relation"] {
  const isToCome =
    relation === "MARRIED_TO" && keys.slice(Math.max(0, place - TALKED), place).some((key) => TALK.test(key));
  return isToCome ? "BETROTHED_TO" : relation;
}
