/** How well a relation path goes with the order of the words that tell it, and how much of it they leave out. */
import { words } from "../../../../shared/fold";
import type { Token } from "../understand/tokens/read-tokens";
import { romanianKey } from "../understand/words/native-words";
import { stem } from "../understand/stem";
import type { GraphFacts, RelationFacts } from "./graph-facts";
import { tellsDone } from "./relation-meaning";
import type { RelationStep } from "./relation-path";

/** A word is explained from this fit on. */
export const EXPLAINED = 0.3;
/** What words in the order of the steps are worth. */
export const IN_ORDER = 0.1;

interface Said {
  readonly words: readonly Token[];
  readonly before: boolean;
  readonly by: boolean;
}

/** How much of what a relation is called no word tells. */
export function unsaid({ words: text }: RelationFacts, told: readonly Token[]): number {
  const own = words(text);
  // Also in another gender: "născută în" of who "s-a născut" there.
  const isSaid = (word: string) => {
    const [english, romanian] = [stem(word), romanianKey(word)];
    return told.some(({ stems, native }) => stems.includes(english) || native === romanian);
  };
  const left = own.filter((word) => !isSaid(word));
  return told.length === 0 ? 0 : left.length / Math.max(1, own.length);
}

/** Words nearer the name tell steps nearer to it. */
export function order(
  fits: readonly (readonly number[])[],
  { before, words: said }: Pick<Said, "before" | "words">,
): number {
  if (fits.length < 2 || said.length < 2) return 0;
  const places = fits.map((row) => row.indexOf(Math.max(...row)));
  const sorted = places.every(
    (place, at) => at === 0 || (before ? place <= places[at - 1]! : place >= places[at - 1]!),
  );
  return sorted ? IN_ORDER : -IN_ORDER;
}

/** "A treats what" goes along an active relation, "what treats A" against it; "by" turns it round. So does each step that a word of its own tells. */
export function direction(
  path: readonly RelationStep[],
  { before, by }: Said,
  { relations }: GraphFacts,
  fits: readonly (readonly number[])[],
): number {
  const gains = path.map((step, at) => {
    if (at > 0 && Math.max(0, ...fits[at]!) < EXPLAINED) return 0;
    const passive = tellsDone(relations[step.relation]!);
    const backward = before !== (at === 0 && by && !passive);
    return step.backward === backward ? IN_ORDER / 2 : 0;
  });
  return sum(gains);
}

/** The sum of numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
