/** Which labels of a graph stand for persons. */
import { words } from "../../../../../shared/fold";
import type { Goal } from "../../execute/choose-path";
import type { GraphFacts } from "../../execute/graph-facts";

const PERSONS = new Set(
  "person people human actor director author writer character player artist user employee member man woman persoana persoane personaj personaje om oameni autor autori".split(
    " ",
  ),
);

/** Labels that stand for persons; none where no label says so. */
export function personGoal({ labels }: GraphFacts): Goal {
  return {
    labels: labels
      .filter(({ words: text, isClass }) => {
        const all = words(text);
        // A "human settlement" is none.
        return (isClass ? all.slice(-1) : all).some((word) => PERSONS.has(word));
      })
      .map(({ handle }) => handle),
  };
}

/** Whether a folded word is one for persons, whatever the graph calls them ("people"). */
export const isPersonWord = (word: string): boolean =>
  PERSONS.has(word) || PERSONS.has(word.replace(/s$/, ""));
