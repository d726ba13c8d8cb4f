/** Which of a thing's relations a question that is refused may have meant: those whose words its own are like are offered first. */
import type { GraphFacts } from "../../execute/graph-facts";
import type { RelationStep } from "../../execute/relation-path";
import { WordFit } from "../../execute/word-fit";
import type { Ports } from "../../stage";
import { isContent } from "../question-parts";
import type { Token } from "../tokens/read-tokens";

/** The steps, those first whose relation some word of the question is like, for the word it is refused for may be another; as they were where none is. Throws what the embedder throws. */
export async function nearestFirst(
  steps: readonly RelationStep[],
  tokens: readonly Token[],
  { relations }: Pick<GraphFacts, "relations">,
  ports: Pick<Ports, "embedder" | "signal">,
): Promise<RelationStep[]> {
  const open = tokens.filter(isContent);
  if (open.length === 0 || steps.length < 2) return [...steps];
  const worded = [...new Set(steps.map(({ relation }) => relations[relation]!))];
  const fit = await WordFit.of(open, worded, ports);
  const likeness = new Map(
    worded.map((one) => [one, Math.max(...open.map((token) => fit.of(token, one)))] as const),
  );
  const of = ({ relation }: RelationStep) => likeness.get(relations[relation]!)!;
  return steps.toSorted((a, b) => of(b) - of(a));
}
