/** Relation paths that a person taught, for a question worded like the one they were taught by. */
import type { GraphSchema } from "../../../../../shared/graph";
import { taughtWords, type TaughtPath } from "../../../../../shared/taught";
import type { Ports, Seeds } from "../../stage";
import { dot, vectorsOf } from "../text-vectors";
import { asRead } from "../topic-groups";
import type { Taught } from "./favoured-path";
import { joinAround, TOPIC } from "./question-phrases";

/** Wordings whose vectors are closer than this mean the same; the same words count in full, those at the edge hardly. */
const ALIKE = 0.9;
const BONUS = 2;

/** The question with what it names masked: what is alike between questions about different things. */
export function wordingOf(seeds: Seeds): string {
  const { question, mentioned } = asRead(seeds);
  const spans = new Map(
    mentioned.flatMap(({ mention }) => (mention ? [[mention.start, mention] as const] : [])),
  );
  const ordered = [...spans.values()].sort((a, b) => a.start - b.start);
  const apart = ordered.filter((span, at) => at === 0 || ordered[at - 1]!.end <= span.start);
  return joinAround(question, apart, () => TOPIC).trim();
}

/** What of `taught` holds for the question; relations that the graph has not hold for none. */
export async function taughtFor(
  seeds: Seeds,
  taught: readonly TaughtPath[],
  schema: GraphSchema,
  ports: Ports,
): Promise<Taught> {
  if (taught.length === 0 || seeds.mentioned.length === 0) return { paths: [], words: [] };
  const [asked, ...others] = await vectorsOf(
    [wordingOf(seeds), ...taught.map(({ wording }) => wording)],
    ports,
  );
  const handles = new Map(schema.relations.map(({ name }, handle) => [name, handle]));
  const wordsOf = (relation: string) => schema.relations[handles.get(relation)!]!.words;
  const favoured = taught.flatMap(({ path }, at) => {
    const likeness = Math.min(1, (dot(asked!, others[at]!) - ALIKE) / (1 - ALIKE));
    if (likeness <= 0 || path.some(({ relation }) => !handles.has(relation))) return [];
    const steps = path.map(({ relation, backward }) => 2 * handles.get(relation)! + Number(backward));
    return [{ steps, bonus: BONUS * likeness, words: taughtWords(path, wordsOf) }];
  });
  return { paths: favoured, words: [...new Set(favoured.map(({ words }) => words))] };
}
