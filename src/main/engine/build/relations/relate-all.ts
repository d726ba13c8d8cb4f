/** Relations of all texts, by the engine the recipe names. */
import type { RelationsParams } from "../../../../shared/stages/build/graph";
import type { BuildPorts, LinkedText, RelatedText } from "../build-stage";
import { PACKS } from "../language/packs";
import { readByModel } from "./read-by-model";
import { readByPatterns, relate } from "./relate";

/** The reader that ships with the product. */
const RELATION_READER = "relation-reader";

export async function relateAll(
  texts: readonly LinkedText[],
  params: RelationsParams,
  ports: BuildPorts,
): Promise<RelatedText[]> {
  switch (params.engine) {
    case "heuristic":
    case "trained": {
      const reader = params.engine === "trained" ? await ports.relationReader(RELATION_READER) : undefined;
      return texts.map((text) => {
        const read = readByPatterns(text, PACKS[text.work.language], reader);
        return relate(text, params, read, []);
      });
    }
    case "llm": {
      const read = await readByModel(texts, params, ports);
      return texts.map((text, at) => relate(text, params, read[at]!.statements, read[at]!.rejected));
    }
  }
}
