/** Which labels of a graph stand for persons. */
import { words } from "../../../../../shared/fold";
import { PERSON_WORDS } from "../../../../../shared/languages/person-words";
import type { Goal } from "../../execute/choose-path";
import type { GraphFacts } from "../../execute/graph-facts";

/** Labels that stand for persons; none where no label says so. */
export function personGoal({ labels }: GraphFacts): Goal {
  return {
    labels: labels
      .filter(({ words: text, isClass }) => {
        const all = words(text);
        // A "human settlement" is none.
        return (isClass ? all.slice(-1) : all).some((word) => PERSON_WORDS.has(word));
      })
      .map(({ handle }) => handle),
  };
}
