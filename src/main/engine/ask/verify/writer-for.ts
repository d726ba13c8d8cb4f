/** The writer that a recipe asks for. */
import { FailureError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { DEFAULT_MODEL, type VerifyParams } from "../../../../shared/stages/verify";
import { modelServerSchema } from "../../language-models/door";
import type { Ports } from "../stage";
import { modelWriter } from "./write-by-model";
import { TEMPLATE, type ExplanationWriter } from "./writer";

/** Throws model-unusable for an address that may not be asked, invalid-request where no model can be. */
export async function writerFor(
  { writer, server, address, model = DEFAULT_MODEL, seconds }: VerifyParams,
  { languageModel }: Pick<Ports, "languageModel">,
): Promise<ExplanationWriter> {
  if (writer !== "llm") return TEMPLATE;
  if (!languageModel) throw new FailureError({ kind: "invalid-request", reason: message("no-model-here") });
  const asked = modelServerSchema.parse({ kind: server, address, model, seconds });
  return modelWriter(await languageModel(asked), model);
}
