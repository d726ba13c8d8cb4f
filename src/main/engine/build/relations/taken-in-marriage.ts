/** "Ana l-a luat de bărbat pe Dan", "Dan o luă în căsătorie pe Ana": taking somebody as a spouse, which is no mere taking. */
import type { LanguagePack } from "../language/pack";
import { isQuestion, type Finding } from "./clause";
import { framesOf } from "./frames";
import type { Sentence } from "./sentence";

export function takenInMarriage(sentence: Sentence, pack: LanguagePack): Finding[] {
  const { keys } = sentence;
  const { verb: taking, as } = pack.takesAsSpouse;
  const isTaking = keys.some((key, at) => taking.test(key) && isAsSpouse(keys, at, as));
  if (!isTaking || isQuestion(sentence)) return [];
  return framesOf(sentence, pack, (key) => taking.test(key)).flatMap(({ verb, subjects, objects }) => {
    const [object] = objects;
    if (!object || object.mention.type !== "PER" || !isAsSpouse(keys, verb, as)) return [];
    const isObject = pack.objectMarks.has(object.governor) && object.start > verb + as.length;
    const told = { relation: "MARRIED_TO", rule: "taking in marriage", confidence: 0.9 };
    return isObject ? subjects.map((source) => ({ source, target: object.mention, ...told })) : [];
  });
}

function isAsSpouse(keys: readonly string[], verb: number, as: readonly RegExp[]): boolean {
  return as.length > 0 && as.every((word, row) => word.test(keys[verb + 1 + row] ?? ""));
}
