/** Kept paths → answers, and for each step of the best paths the sentence that names both ends, quoted and cited. */
import type { ExplanationParams } from "../../../../shared/stages/read";
import { gatherContexts } from "./gather-contexts";
import { rankAnswers } from "./rank-answers";
import { tellContexts } from "./tell-contexts";
import type { Ports, Reading, ReadInput } from "../stage";

/** Documents quoted where a recipe does not say; the report found 7 to be enough. */
const CONTEXTS = 7;

/** Answers are the concepts between both ends of kept paths; clauses follow the best paths until `contexts` documents are cited. */
export async function readExplanation(
  input: ReadInput,
  params: ExplanationParams,
  ports: Ports,
): Promise<Reading> {
  const { answers, total } = rankAnswers(input, params);
  const most = params.contexts ?? CONTEXTS;
  const { contexts, spare } = await gatherContexts(input, most, ports);
  const told = most === 0 ? [] : (await tellContexts(contexts, input, ports)).told;
  return { answers, total, clauses: told.map(({ clause }) => clause), contexts, spare };
}
