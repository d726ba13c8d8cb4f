/** "Who has to do with A", "cu cine are de-a face A": a verb that says only that there is some relation, and all that have any to the thing named. */
import { isContent, marked } from "../understand/question-parts";
import type { Token } from "../understand/tokens/read-tokens";
import { edgesAlone } from "./by-records";
import { everyOf } from "./sets/every-of";
import { edgesAround } from "./sets/edges-around";
import type { Computed, World } from "./world";

/** Folded; words for how one acts on another ("mechanism") tell more than that. */
const VAGUE =
  /\bto do with$|\bde a face(?: cu)?$|^(?:(?:are|au|in) )?legatura(?: cu)?$|^legat[aei]? (?:de|cu)$/;
/** More is no list that somebody reads. */
const MOST = 1000;

/** The neighbours over any relation, of the kind asked for; undefined where more is said, or they are too many. */
export async function computeNeighbours(world: World): Promise<Computed | undefined> {
  const { tokens, named, kind, form, conditions, bounds, stray } = world.parts;
  const names = [...new Set(tokens.flatMap(({ name }) => name ?? []))];
  const isOther = (token: Token) =>
    (isContent(token) && !kind?.tokens.includes(token)) ||
    token.pole !== undefined ||
    marked(token, "not", "or");
  const isPlain = bounds.length + stray.length === 0 && !conditions.some(({ negated }) => negated);
  if (form !== "list" || names.length !== 1 || !isPlain || tokens.some(isOther)) return undefined;
  if (!tokens.some((token) => marked(token, "linked") && VAGUE.test(token.word))) return undefined;
  const own = named[names[0]!]!.nodes;
  const isAsked = await kindAsked(world);
  const { around, complete } = await edgesAround(own, MOST, edgesAlone(world.ports));
  const edges = around.filter(({ far }) => !own.includes(far) && isAsked(far));
  const answers = [...new Set(edges.map(({ far }) => far))].sort((a, b) => a - b);
  if (!complete || answers.length === 0) return undefined;
  return {
    ...{ form: "list", complete: true, answers, edges: [...new Set(edges.map(({ edge }) => edge))] },
    ...{ said: [], operations: [], constraints: [] },
  };
}

/** Whether a node is of the kind asked for; anything where no label tells one. */
async function kindAsked(world: World): Promise<(node: number) => boolean> {
  const { kind } = world.parts;
  if (!kind || kind.goal.labels.length === 0) return () => true;
  const { nodes } = await everyOf({ labels: kind.goal.labels }, world);
  return (node) => nodes.has(node);
}
