/** Names that a question has in a Romanian form ("mama Persidei"): looked up by what they are forms of, where nothing else is called so. */
import { fold } from "../../../../shared/fold";
import type { ScoredNode } from "../../../../shared/graph";
import { baseForms } from "../../../../shared/languages/romanian-names";
import type { Span } from "../../store/question-words";
import { lookUp, type LookUpPorts } from "./look-up";

/** Names tried for one form, and nodes of each. */
const [MOST_BASES, MOST_NODES] = [8, 8];

/** The nodes whose names are, in another form, what stands at a span; none where the graph has none by that very name. */
export async function linkInflected(
  question: string,
  span: Span,
  labels: readonly string[],
  ports: LookUpPorts,
): Promise<ScoredNode[]> {
  const words = fold(question.slice(span.start, span.end)).split(" ");
  const bases = words.flatMap((word, at) => baseForms(word).map((base) => words.with(at, base).join(" ")));
  for (const base of bases.slice(0, MOST_BASES)) {
    const found = await lookUp({ by: "mention", question: base, k: MOST_NODES, labels }, ports);
    const whole = found.filter(
      ({ mention, edits = 0 }) => edits === 0 && mention?.start === 0 && mention.end === base.length,
    );
    if (whole.length > 0) return whole.map((link) => ({ ...link, mention: span }));
  }
  return [];
}
