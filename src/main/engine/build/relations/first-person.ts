/** What somebody says of themselves and another: "— O iubesc pe Ana!", "I killed Radu". */
import type { LanguagePack } from "../language/pack";
import { isAsserted, isQuestion, objectStart, type Finding } from "./clause";
import type { Sentence } from "./sentence";

/** Love, hate and killing in the first person, of whoever is known to speak or to tell the story. */
export function firstPersonRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  const speaker = sentence.speaker ?? sentence.narrator;
  const { keys, mentions } = sentence;
  if (!speaker || isQuestion(sentence)) return [];
  return mentions.flatMap((target) => {
    if (target.type !== "PER" || target.isOblique || target.chain === speaker.chain) return [];
    const start = objectStart(sentence, target, pack);
    return pack.firstPerson.flatMap(({ relation, words, before }) => {
      const end = before === "" ? start : start - 1;
      const first = end - words.length;
      const isSaid = words.every((word, at) => word.test(keys[first + at] ?? ""));
      const isGoverned = before === "" || keys[start - 1] === before;
      return isSaid && isGoverned && isAsserted(sentence, first, pack)
        ? [{ source: speaker, relation, target, rule: "said of oneself", confidence: 0.9 }]
        : [];
    });
  });
}
