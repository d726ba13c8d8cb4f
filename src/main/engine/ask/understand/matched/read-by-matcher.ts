/** Where words mean nothing to the rules: what the trained matcher takes them for, as one relation or property, or as what is measured. */
import { FailureError } from "../../../../../shared/failure";
import type { Retriever } from "../../../models/retriever";
import type { Unread, World } from "../../execute/world";
import { isOfTexts } from "../../execute/times/passages-of";
import type { Ports } from "../../stage";
import type { Asked } from "../readings/other-readings";
import { told, type Understood } from "../understood";
import { MATCHER } from "./match-steps";
import { readMatched } from "./read-matched";
import { readMeasured } from "./read-measured";

/** A question read so; undefined where the matcher believes in nothing, or is not there. Throws model-unusable. */
export async function readByMatcher(
  unread: Unread,
  world: World,
  { question, pack, params, facts, ports }: Asked,
): Promise<Understood | undefined> {
  // What a graph built from a text says of its people stands in the text itself.
  const matcher = isOfTexts(facts) ? undefined : await matcherOf(ports);
  if (!matcher) return undefined;
  const reading = { question, unread, world, params, matcher };
  const computed = (await readMatched(reading)) ?? (await readMeasured(reading));
  return computed && told(question, pack, reading.world, computed);
}

/** The matcher, where one is installed. */
export async function matcherOf({ retriever }: Pick<Ports, "retriever">): Promise<Retriever | undefined> {
  try {
    return await retriever?.(MATCHER);
  } catch (thrown) {
    if (thrown instanceof FailureError && thrown.failure.kind === "model-missing") return undefined;
    throw thrown;
  }
}
