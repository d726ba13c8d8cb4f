/** "Norwegian explorers", "African countries": an adjective of a place that the graph has by its own name, where it has nothing that is called as the adjective is. */
import type { ScoredNode } from "../../../../../shared/graph";
import { splitQuestion, type Span } from "../../../store/question-words";
import { isNamedAt, withLinks, type LinkedNames } from "../../seed/linked-names";
import type { Ports } from "../../stage";
import { placesOf } from "../words/demonyms";

/** As sure as a name written otherwise. */
const SCORE = 0.9;

/** The links of a question, and for each such adjective the node of its place. */
export async function withDemonyms(
  question: string,
  linked: LinkedNames,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<LinkedNames> {
  const found: ScoredNode[] = [];
  for (const { word, start, end } of splitQuestion(question)) {
    const places = placesOf(word);
    if (places.length === 0 || isNamedAt(linked, { start, end })) continue;
    const nodes = await store.seeds({ by: "name", names: places.flatMap(writings) }, signal);
    found.push(...nodes.map(({ node }) => placed(node, question, { start, end })));
  }
  return withLinks(linked, found);
}

const placed = (node: number, question: string, mention: Span): ScoredNode => ({
  ...{ node, score: SCORE, mention, called: question.slice(mention.start, mention.end) },
});

/** How graphs may write a name: "New Zealand", "new_zealand". */
function writings(name: string): string[] {
  const joined = name.replaceAll(" ", "_");
  return [...new Set([name, name.toLowerCase(), joined, joined.toLowerCase()])];
}
