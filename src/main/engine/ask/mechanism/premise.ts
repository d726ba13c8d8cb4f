/** Whether a graph without records says itself that one thing acts on another: a mechanism of what does not happen is none. */
import type { CandidateGraph } from "../../../../shared/graph";
import { denies } from "../score/paths/denying-relations";
import { signOf } from "./relation-signs";
import type { Sign } from "./sign-of-word";

/** Rows of what acts and of what it acts on, and the effect that was asked for. */
interface Asked {
  readonly graph: CandidateGraph;
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly asked: Sign;
}

/** True where an edge joins both whose words deny nothing and do not say the opposite of what was asked. */
export function isStated({ graph, from, to, asked }: Asked, wordsOf: (edge: number) => string): boolean {
  const { sources, targets } = graph;
  const edges = [...sources.keys()].filter((edge) => {
    const [source, target] = [sources[edge]!, targets[edge]!];
    return (from.includes(source) && to.includes(target)) || (to.includes(source) && from.includes(target));
  });
  return edges.some((edge) => {
    const sign = signOf(wordsOf(edge), from.includes(targets[edge]!));
    return !denies(wordsOf(edge)) && (asked === 0 || sign !== -asked);
  });
}
