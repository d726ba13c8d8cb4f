/** Persons asked for where no kind of the graph stands for them: what lies at the end of "signed at" or "spoken in" is surely none. */
import { fold } from "../../../../../shared/fold";
import { isPersonWord } from "../../../../../shared/languages/person-words";
import type { KindRead } from "../../understand/kinds/read-kind";
import type { RelationFacts } from "../graph-facts";
import type { RelationStep } from "../relation-path";

/** "Signed at", "spoken in", "se joacă la"; what one believes, is interested in or looks at may be anybody. */
const AT_PLACE =
  /^(?!believ|interest|confid|trust|rejoic|(?:se |s a |a )?(?:cred|incred|tin|uit|interes|gand)).* (?:at|in|la|din)$/;

/** Whether a step leads to places where persons are asked for. */
export function leadsToNobody(
  { relation, backward }: RelationStep,
  kind: KindRead | undefined,
  relations: readonly RelationFacts[],
): boolean {
  const isOpen = kind !== undefined && kind.goal.labels.length === 0 && kind.goal.last === undefined;
  const asksPersons = isOpen && (kind.isWho || kind.tokens.some(({ word }) => isPersonWord(word)));
  return asksPersons && !backward && AT_PLACE.test(fold(relations[relation]!.words));
}
