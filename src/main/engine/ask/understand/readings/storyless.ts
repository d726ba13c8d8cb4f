/** A question without the story around it, where only the story is not read. */
import { fold } from "../../../../../shared/fold";
import { WHOSE } from "../../execute/condition-ways";
import type { GraphFacts } from "../../execute/graph-facts";
import type { Unread } from "../../execute/world";
import { spellingOf } from "../../seed/spelling";
import type { Ports } from "../../stage";
import { askingParts } from "../asking-part";
import type { Named } from "../find-mentions";
import { lexiconOf } from "../lexicon";
import type { LanguagePack } from "../pack";
import { readTokens, type Token } from "../tokens/read-tokens";
import { knownOf } from "../read-world";

/** The parts of the question that may be all it asks; none where a word that is not read may be a name. */
export async function storyless(
  question: string,
  unread: Unread["words"],
  named: readonly Named[],
  pack: LanguagePack,
  facts: GraphFacts,
  ports: Ports,
): Promise<Token[][]> {
  const spelling = await spellingOf(facts.schema, ports.embedder);
  const isWord = ({ text, start }: Unread["words"][number]) =>
    (start === 0 || text === text.toLowerCase()) && (pack.language !== "en" || spelling.knows(fold(text)));
  if (!unread.every(isWord)) return [];
  // "Whose | garden did the winner of A come from" asks for somebody's garden.
  const isOwned = ({ start }: Unread["words"][number]) => {
    const before = ` ${fold(question.slice(0, start)).trimEnd()}`;
    return [...WHOSE].some((whose) => before.endsWith(` ${whose}`));
  };
  if (unread.some(isOwned)) return [];
  const lexicon = await lexiconOf(pack, facts, ports.embedder);
  // "The mother of a mortal", where nobody is named: what the graph has a word for is no story.
  const isOwn = ({ text }: Unread["words"][number]) => lexicon.has(pack.english(fold(text)));
  if (named.length === 0 && unread.some(isOwn)) return [];
  return askingParts(readTokens(question, named, pack, lexicon), unread, knownOf(named, facts, lexicon));
}
