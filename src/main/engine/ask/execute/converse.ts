/** Nouns for the other end of a relation that is called by a noun for one: of "parent of", the children. */
import { words } from "../../../../shared/fold";
import { glossed } from "../understand/words/gloss-romanian";
import { stem } from "../understand/stem";

const PAIRS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ["parent", "parents", "father", "mother"],
    ["child", "children", "son", "daughter"],
  ],
  [["employer"], ["employee"]],
  [["teacher"], ["student", "pupil"]],
  [["supervisor"], ["supervisee"]],
];
const HELPS = new Set("is has have a was had e este fost".split(" "));
const OF = new Set(["of", "lui"]);
const NOUNS = new Set(PAIRS.flat(2));

/** What is told of a relation by its words. */
interface Told {
  readonly words: string;
  readonly stems: readonly string[];
  readonly hasTerms: boolean;
  readonly ofTarget: readonly string[];
  readonly ofSource: readonly string[];
}

/** The relations, each with nouns for its other end where none of them is called so itself. */
export function withConverses<T extends Told>(relations: readonly T[]): T[] {
  const called = new Set(relations.flatMap(({ words: text }) => words(text).map(stem)));
  return relations.map((relation) => {
    const [noun = "", link, ...more] = words(relation.words)
      .filter((word) => !HELPS.has(word))
      .map((word) => glossed(word).find((english) => NOUNS.has(english)) ?? word);
    const isOfSource = OF.has(link ?? "") && more.length === 0;
    const nouns = converseOf(noun).map(stem);
    const isAlone = link === undefined || isOfSource;
    if (!isAlone || relation.hasTerms || nouns.length === 0) return relation;
    const others = nouns.some((one) => called.has(one)) ? [] : nouns;
    if (!isOfSource)
      return others.length === 0
        ? relation
        : { ...relation, ofSource: others, stems: [...relation.stems, ...others] };
    // "The father of A" stands at the source of "was the father of".
    const own = noun.startsWith("parent") ? groupOf(noun).map(stem) : [stem(noun)];
    const stems = [...new Set([...relation.stems, ...others, ...own])];
    return { ...relation, ofTarget: others, ofSource: own, stems };
  });
}

function groupOf(noun: string): readonly string[] {
  return PAIRS.flat().find((nouns) => nouns.includes(noun)) ?? [];
}

function converseOf(noun: string): readonly string[] {
  const pair = PAIRS.find((ends) => ends.some((nouns) => nouns.includes(noun)));
  return pair?.find((nouns) => !nouns.includes(noun)) ?? [];
}
