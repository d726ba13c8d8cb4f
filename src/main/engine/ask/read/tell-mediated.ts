/** Two edges over a node without a name are told as one statement: "Ann — marriage, spouse → Bob". */
import type { CandidateGraph } from "../../../../shared/graph";
import { message } from "../../../../shared/sentences/sentences";
import type { SaidClause } from "../../../../shared/trace";
import { isNameless } from "../score/nameless";
import { listNames } from "../wording";
import type { Step } from "./explain-answers";

/** Most names in one clause. */
const MOST_NAMES = 5;

/** The statements over nameless nodes whose two edges are walked the same way, and the steps that are in none of them. */
export function tellMediated(
  steps: readonly Step[],
  graph: CandidateGraph,
  nameOf: (row: number) => string,
  wordsOf: (edge: number) => string,
): { readonly clauses: readonly SaidClause[]; readonly rest: readonly Step[] } {
  const isForward = ({ edge, from }: Step) => graph.sources[edge] === from;
  const told = new Set<Step>();
  const clauses = steps.flatMap((first) => {
    if (!isNameless(nameOf(first.to))) return [];
    const onward = steps.filter((step) => step.from === first.to && isForward(step) === isForward(first));
    const relations = new Set(onward.map(({ edge }) => wordsOf(edge)));
    return [...relations].map((relation): SaidClause => {
      const last = onward.filter(({ edge }) => wordsOf(edge) === relation);
      for (const step of [first, ...last]) told.add(step);
      const one = listNames([nameOf(first.from)], 1);
      const many = listNames([...new Set(last.map(({ to }) => nameOf(to)))], MOST_NAMES);
      const words = [wordsOf(first.edge), relation];
      const said = isForward(first)
        ? { sources: one, relation: words.join(", "), targets: many }
        : { sources: many, relation: words.reverse().join(", "), targets: one };
      return { said: message("kept-triples", said), edges: [first, ...last].map(({ edge }) => edge) };
    });
  });
  return { clauses, rest: steps.filter((step) => !told.has(step)) };
}
