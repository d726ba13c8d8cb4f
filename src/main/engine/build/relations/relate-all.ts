/** Relations of all texts, by the engine the recipe names. */
import type { RelationsParams } from "../../../../shared/stages/build/graph";
import type { BuildPorts, LinkedText, RelatedText } from "../build-stage";
import { PACKS } from "../language/packs";
import { readByModel } from "./read-by-model";
import { readByPatterns, relate } from "./relate";

export async function relateAll(
  texts: readonly LinkedText[],
  params: RelationsParams,
  ports: BuildPorts,
): Promise<RelatedText[]> {
  switch (params.engine) {
    case "heuristic":
      return texts.map((text) => relate(text, params, readByPatterns(text, PACKS[text.work.language]), []));
    case "llm": {
      const read = await readByModel(texts, params, ports);
      return texts.map((text, at) => relate(text, params, read[at]!.statements, read[at]!.rejected));
    }
  }
}
