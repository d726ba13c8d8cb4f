/** What came of a question once the stages have run: what was understood of it, less what they could not make sure. */
import type { Outcome } from "../../../../shared/understanding";
import type { Run } from "../stage";

/** Undefined where the recipe does not understand questions. */
export function outcomeOf({ understood, reading }: Pick<Run, "understood" | "reading">): Outcome | undefined {
  if (!understood) return undefined;
  const { outcome, understanding } = understood;
  // A plain question whose stages found nothing is answered by nothing, and not for sure.
  const isFound = reading.answers.length > 0 || understanding.operations.length > 0;
  return { ...outcome, complete: outcome.complete && isFound && !reading.isDoubtful };
}
