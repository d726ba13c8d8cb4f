/** Which labels of a graph stand for persons. */
import { words } from "../../../../../shared/fold";
import { isPersonKind } from "../../../../../shared/languages/person-kinds";
import { PERSON_WORDS } from "../../../../../shared/languages/person-words";
import type { Goal } from "../../execute/choose-path";
import type { GraphFacts, RelationFacts } from "../../execute/graph-facts";

/** Labels that stand for persons; none where no label says so. */
export function personGoal({ labels }: GraphFacts): Goal {
  const told = (isOne: (word: string) => boolean) =>
    labels
      .filter(({ words: text, isClass }) => {
        const all = words(text);
        // A "human settlement" is none.
        return (isClass ? all.slice(-1) : all).some(isOne);
      })
      .map(({ handle }) => handle);
  const sure = told((word) => PERSON_WORDS.has(word));
  // Beside actors playwrights are persons; where trades are all there is, "who" may as well ask for who has none.
  return { labels: sure.length > 0 ? told(isPersonKind) : [] };
}

/** From this share on all of an end is of a kind. */
const ALL = 0.9;

/** Whether only some at a relation's ends are told to be of such classes: "who influenced A" means singers too, where actors and authors alone are called persons. */
export function isPartlyTold(
  { sources, targets }: Pick<RelationFacts, "sources" | "targets">,
  kinds: readonly number[],
  { labels }: Pick<GraphFacts, "labels">,
): boolean {
  if (kinds.length === 0 || !kinds.every((kind) => labels[kind]!.isClass)) return false;
  return [sources, targets].some((ends) => {
    const most = Math.max(...kinds.map((kind) => ends.get(kind) ?? 0));
    return most > 0 && most < ALL;
  });
}
