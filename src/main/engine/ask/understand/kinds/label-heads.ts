/** The noun of a label that says what its things are. */
import { fold } from "../../../../../shared/fold";
import type { LabelFacts } from "../../execute/graph-facts";
import { singularsOf } from "../names/singulars";
import { stem } from "../stem";
import type { Token } from "../tokens/read-tokens";

/** Painters and paintings have one stem: of labels alike, those called as the word is, and all where none is. */
export function calledSo(token: Token, labels: readonly LabelFacts[]): readonly LabelFacts[] {
  const forms = new Set([token.word, ...token.english].flatMap((word) => [word, ...singularsOf(word)]));
  const called = labels.filter((label) => forms.has(fold(headWord(label))));
  return called.length > 0 ? called : labels;
}

/** The stem of a label's noun. */
export const headStem = (label: LabelFacts): string => stem(headWord(label));

/** The noun that the others of a label only say more of: "state" of "state of the United States", "film" of "3D film". */
function headWord({ words }: LabelFacts): string {
  return words
    .split(/ (?:of|in|for|with|on|by|from) /)[0]!
    .split(" ")
    .at(-1)!;
}
