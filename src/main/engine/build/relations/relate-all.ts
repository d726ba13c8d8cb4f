/** Relations of all texts, by the engine the recipe names. */
import type { RelationsParams } from "../../../../shared/stages/build/graph";
import type { BuildPorts, LinkedText, RelatedText } from "../build-stage";
import { PACKS } from "../language/packs";
import { readByModel } from "./read-by-model";
import { readByPatterns, relate, type Trained } from "./relate";

/** The reader that ships with the product. */
const RELATION_READER = "relation-reader";
const WHO_IS_MEANT = "who-is-meant";

export async function relateAll(
  texts: readonly LinkedText[],
  params: RelationsParams,
  ports: BuildPorts,
): Promise<RelatedText[]> {
  switch (params.engine) {
    case "heuristic":
    case "trained": {
      const trained = params.engine === "trained" ? await trainedOf(ports) : undefined;
      return texts.map((text) => {
        const read = readByPatterns(text, PACKS[text.work.language], trained);
        return relate(text, params, read, []);
      });
    }
    case "llm": {
      const read = await readByModel(texts, params, ports);
      return texts.map((text, at) => relate(text, params, read[at]!.statements, read[at]!.rejected));
    }
  }
}

async function trainedOf({ relationReader, meantModel }: BuildPorts): Promise<Trained> {
  return { reader: await relationReader(RELATION_READER), meant: await meantModel(WHO_IS_MEANT) };
}
