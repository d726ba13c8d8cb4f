/** A name in a Romanian form as the first word of a question ("Siretul se varsă în Dunăre?"), whose capital tells nothing. */
import type { ScoredNode } from "../../../../../shared/graph";
import { splitQuestion } from "../../../store/question-words";
import { linkInflected } from "../../seed/inflected-names";
import type { LinkedNames } from "../../seed/linked-names";
import type { Ports } from "../../stage";
import { wordsOf } from "../language-of";
import type { LanguagePack } from "../pack";

/** Shorter ones are rather words of the language that no list has. */
const SHORTEST = 5;

/** The nodes that the first word is a form of the name of; none where it is linked, or the language's own. */
export async function openingName(
  question: string,
  { nodes }: LinkedNames,
  pack: LanguagePack,
  ports: Pick<Ports, "store" | "signal">,
): Promise<readonly ScoredNode[]> {
  const [first] = splitQuestion(question);
  if (pack.language !== "ro" || !first || first.word.length < SHORTEST) return [];
  const isLinked = nodes.some(({ mention }) => mention && mention.start < first.end);
  const isOwn = pack.knows(first.word) || wordsOf(pack).has(first.word);
  const isWritten = /^\p{Lu}/u.test(question.slice(first.start));
  if (isLinked || isOwn || !isWritten) return [];
  return linkInflected(question, { start: first.start, end: first.end }, [], ports);
}
