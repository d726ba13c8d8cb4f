/** The noun that a name in the genitive belongs to: "fiica [cea mare a] lui Ion", "fiul preotului Pavel". */
import type { LanguagePack } from "../language/pack";
import type { Sentence, SentenceMention } from "./sentence";

export interface KinNoun {
  /** Of the noun among the sentence's words. */
  readonly place: number;
  readonly relation: string;
  readonly isParent: boolean;
  readonly isMutual?: true;
}

/** Words between a name and the noun that it belongs to, at most. */
const MOST_BETWEEN = 6;

/** The noun that says whose kin somebody is; undefined where the name is no possessor. */
export function kinNounOf(
  { keys }: Sentence,
  possessor: SentenceMention,
  pack: LanguagePack,
): KinNoun | undefined {
  let how: "" | "of" | "with" = possessor.isOblique ? "of" : "";
  for (let at = possessor.first - 1; at >= Math.max(0, possessor.first - MOST_BETWEEN); at--) {
    const key = keys[at]!;
    const kin = how !== "" && pack.kin.find(({ word }) => word.test(key));
    if (kin && (how === "of" || pack.isWith.test(key))) return { ...kin, place: at };
    if (how === "with" && pack.isWith.test(key))
      return { place: at, relation: "MARRIED_TO", isParent: false };
    if (how === "" && pack.possessive.has(key)) how = "of";
    else if (how === "" && pack.with.has(key)) how = "with";
    else if (how === "" && pack.genitive.test(key) && !pack.kinGenitives.has(key)) how = "of";
    else if (!pack.titles.has(key) && !(how === "of" && pack.qualities.has(key))) return undefined;
  }
  return undefined;
}

/** The first word of what the noun stands in: "[singura] fiică", "[o] soră". */
export function startOfNoun({ keys }: Sentence, place: number, pack: LanguagePack): number {
  let at = place;
  while (at > 0 && (pack.qualities.has(keys[at - 1]!) || ARTICLES.has(keys[at - 1]!))) at--;
  return at;
}
const ARTICLES: ReadonlySet<string> = new Set(["o", "un", "the", "chiar", "insusi", "insasi"]);
