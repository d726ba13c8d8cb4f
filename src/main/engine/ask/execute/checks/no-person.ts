/** Persons asked for where no kind of the graph stands for them: what lies at the end of "signed at" or "spoken in" is surely none. */
import { isPersonWord } from "../../../../../shared/languages/person-words";
import type { KindRead } from "../../understand/kinds/read-kind";
import type { RelationFacts } from "../graph-facts";
import type { RelationStep } from "../relation-path";

/** "Signed at", "spoken in"; what one believes or is interested in may be anybody. */
const AT_PLACE = /^(?!believ|interest|confid|trust|rejoic).* (?:at|in)$/;

/** Whether a step leads to places where persons are asked for. */
export function leadsToNobody(
  { relation, backward }: RelationStep,
  kind: KindRead | undefined,
  relations: readonly RelationFacts[],
): boolean {
  const isOpen = kind !== undefined && kind.goal.labels.length === 0 && kind.goal.last === undefined;
  const asksPersons = isOpen && (kind.isWho || kind.tokens.some(({ word }) => isPersonWord(word)));
  return asksPersons && !backward && AT_PLACE.test(relations[relation]!.words);
}
