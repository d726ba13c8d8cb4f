/** A kind beside a name, with no word for what joins them ("pianists from Germany", "which alcohols are solvents"): told where one relation alone does. */
import { isContent } from "../../understand/question-parts";
import { isDemonym } from "../../understand/words/demonyms";
import { everyOf } from "../sets/every-of";
import { edgesAround, keyOf } from "../steps-out";
import { namesRead, type World } from "../world";

/** Most edges of what is named. */
const MOST_EDGES = 100_000;

/** Whether a question asks so, and one relation alone joins things of the kind to what is named. */
export async function isToldByKind(world: World): Promise<boolean> {
  const { parts, ports } = world;
  const { kind, tokens, named, conditions } = parts;
  const isBare = tokens.every((token) => !isContent(token) || kind?.tokens.includes(token));
  if (!kind || kind.isWho || kind.goal.last || kind.goal.labels.length === 0 || !isBare) return false;
  if (namesRead(world) !== 1 || conditions.length !== 1) return false;
  const name = tokens.find((token) => token.name !== undefined)!.name!;
  if (isDemonym(named[name]!.text)) return true;
  const { nodes } = await everyOf(kind.goal, world);
  const { around } = await edgesAround(named[name]!.nodes, MOST_EDGES, ports);
  const steps = new Set(around.filter(({ far }) => nodes.has(far)).map(keyOf));
  return steps.size === 1;
}
