/** Words that relations are asked for by, as stems. */
import { words } from "../../../../shared/fold";
import { labelWords } from "../score/paths/path-world";
import { stem } from "../understand/stem";
import { isBeforeVerb, romanianKey } from "../understand/words/native-words";
import { hasTerms, relationTerms } from "./relation-terms";

/** What tells a relation: stems of its words, of its verb and of others for it, and of nouns for one of its ends. */
export function toldBy(name: string, text: string) {
  const own = stemsOf(text);
  const verb = words(labelWords(text)).find((word) => !isBeforeVerb(word)) ?? "";
  const terms = relationTerms(name);
  const [verbs, ofTarget, ofSource] = [
    [stem(verb), ...terms.verbs.map(stem)],
    terms.ofTarget.map(stem),
    terms.ofSource.map(stem),
  ];
  const stems = [...new Set([...own, ...verbs, ...terms.words.map(stem), ...ofTarget, ...ofSource])];
  const nativeVerbs = [romanianKey(verb)];
  return {
    stems,
    verbs,
    nativeVerbs,
    hasTerms: hasTerms(name),
    ofTarget,
    ofSource,
    isTowards: terms.isTowards === true,
  };
}

/** Stems of all words of a schema's name. */
export function stemsOf(text: string): string[] {
  return words(labelWords(text)).map(stem);
}
