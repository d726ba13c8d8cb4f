/** Kin of somebody who is described before being named: "Radu era fiul unui negustor bogat, Ion", "Tom was the son of a draper, John Hill". */
import type { LanguagePack } from "../language/pack";
import { isBreak, isQuestion, isSubject, objectStart, type Finding } from "./clause";
import type { Sentence, SentenceMention } from "./sentence";

/** Words of the description at most. */
const MOST_DESCRIBING = 6;
const INDEFINITE: ReadonlySet<string> = new Set(["unui", "unei"]);
const INDEFINITE_BEHIND_OF: ReadonlySet<string> = new Set(["a", "an"]);

export function kinOfDescribed(sentence: Sentence, pack: LanguagePack): Finding[] {
  if (isQuestion(sentence)) return [];
  const { keys, mentions } = sentence;
  return mentions.flatMap((bearer, at) => {
    const named = mentions[at + 1];
    if (bearer.type !== "PER" || named?.type !== "PER" || bearer.chain === named.chain) return [];
    const place = nounBehind(sentence, bearer, pack);
    const noun = pack.kin.find(({ word }) => word.test(keys[place] ?? ""));
    if (!noun || !isSubject(sentence, bearer)) return [];
    const article = pack.ownFirst ? place + 2 : place + 1;
    const isDescribed = pack.ownFirst
      ? keys[place + 1] === "of" && INDEFINITE_BEHIND_OF.has(keys[article] ?? "")
      : INDEFINITE.has(keys[article] ?? "");
    const comma = objectStart(sentence, named, pack) - 1;
    const between = keys.slice(article + 1, comma);
    const isOne =
      keys[comma] === "," &&
      between.length > 0 &&
      between.length <= MOST_DESCRIBING &&
      !between.some((key) => isBreak(key) || pack.copula.has(key));
    if (!isDescribed || !isOne) return [];
    const [source, target] = noun.isParent ? [named, bearer] : [bearer, named];
    return [
      {
        source,
        target,
        relation: noun.relation,
        rule: `noun “${keys[place]!}”, described`,
        confidence: 0.85,
      },
    ];
  });
}

/** Where a noun of kin stands right behind a name and what says that it is one: "Radu era [singurul] fiu". */
function nounBehind({ keys }: Sentence, { end }: SentenceMention, pack: LanguagePack): number {
  if (!pack.copula.has(keys[end] ?? "")) return -1;
  let at = end + 1;
  while (pack.qualities.has(keys[at] ?? "") || keys[at] === "the") at++;
  return at;
}
