/** What `ask --json` says of a question for what links two concepts that has no answer. */
import { inEnglish } from "../../../../shared/sentences/sentences";
import type { RefusedPair } from "../seed/refused-pair";
import type { RunReport } from "./run-report";

/** The refusal as an answer: form "none", nothing listed, its sentence. */
export function reportRefused(
  { reason }: RefusedPair,
  asked: Pick<RunReport, "question" | "graph" | "recipe" | "seed">,
): RunReport {
  const refused = inEnglish(reason);
  return {
    ...asked,
    ...{ answers: [], answersTotal: 0, answer: { form: "none", complete: false, refused }, text: refused },
    ...{ subgraph: { nodes: [], edges: [] }, stages: [], verdicts: {}, notes: [] },
  };
}
