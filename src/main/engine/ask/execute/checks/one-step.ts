/** A kind beside a name, with no word for what joins them ("pianists from Germany", "which alcohols are solvents"): told where one relation alone does. */
import { isContent } from "../../understand/question-parts";
import { isDemonym } from "../../understand/words/demonyms";
import { everyOf } from "../sets/every-of";
import type { Token } from "../../understand/tokens/read-tokens";
import { hasOneWay } from "../steps-out";
import { edgesAround, keyOf } from "../sets/edges-around";
import { namesRead, type World } from "../world";

/** Most edges of what is named. */
const MOST_EDGES = 100_000;

/** "Which dialect | is | extinct": where nothing has a kind, what "be" alone joins to a thing is so. */
function saysBe(tokens: readonly Token[]): boolean {
  const name = tokens.findIndex((token) => token.name !== undefined);
  return name === tokens.length - 1 && /^(?:is|are|was|were)$/.test(tokens[name - 1]?.word ?? "");
}

/** Whether a question asks so, and one relation alone joins things of the kind to what is named. */
export async function isToldByKind(world: World): Promise<boolean> {
  const { parts, ports } = world;
  const { kind, tokens, named, conditions } = parts;
  const isBare = tokens.every((token) => !isContent(token) || kind?.tokens.includes(token));
  if (!kind || kind.isWho || kind.goal.last || !isBare) return false;
  if (namesRead(world) !== 1 || conditions.length !== 1) return false;
  const name = tokens.find((token) => token.name !== undefined)!.name!;
  if (kind.goal.labels.length === 0)
    return saysBe(tokens) && (await hasOneWay(Int32Array.from(named[name]!.nodes), world));
  if (isDemonym(named[name]!.text)) return true;
  const { nodes } = await everyOf(kind.goal, world);
  const { around } = await edgesAround(named[name]!.nodes, MOST_EDGES, ports);
  const steps = new Set(around.filter(({ far }) => nodes.has(far)).map(keyOf));
  return steps.size === 1;
}
