/** What a question names. */
import type { ScoredNode } from "../../../../shared/graph";
import { linkMentions } from "../seed/link-mentions";
import { withLinks } from "../seed/linked-names";
import { withDemonyms } from "./names/demonyms";
import { withExonyms } from "./names/exonyms";
import type { Asked } from "./readings/other-readings";
import { readNames } from "./read-names";
import { withSurnames } from "./surnames";

/** What a question names, by its links and by what else the rules take for a name. */
export async function namesIn(
  question: string,
  { params, facts, pack, ports }: Pick<Asked, "params" | "facts" | "pack" | "ports">,
  others: readonly ScoredNode[],
) {
  const written = await withExonyms(question, await linkMentions(question, [], ports), pack, ports);
  const linked = withLinks(await withDemonyms(question, written, ports), others);
  const { links, unsure } = await withSurnames(question, linked, facts, pack, ports);
  return { links, unsure, named: await readNames(question, links, params, facts, pack, ports) };
}
