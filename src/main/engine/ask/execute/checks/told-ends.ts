/** What a plain question's one relation leads to, where its words are the relation's own: what the stages behind believe is measured by it. */
import { stem } from "../../understand/stem";
import { oneVerbOf } from "../one-verb";
import { walkAll } from "../relation-path";
import { ofKind } from "../sets/every-of";
import { isSharp, type World } from "../world";

/** More ends are not looked at one by one. */
const MOST_ENDS = 2000;

/** Handles of all that the one step leads to, of the kind asked for; undefined where the words do not tell one step. */
export async function toldEnds(world: World): Promise<readonly number[] | undefined> {
  const { parts, facts, ports } = world;
  const found = oneVerbOf(world);
  const [step, ...more] = found?.allowed ?? [];
  if (!found || !step || more.length > 0 || !parts.kind || !isSharp(parts.kind.goal)) return undefined;
  const relation = facts.relations[step.relation]!;
  const own = new Set(relation.words.split(" ").map(stem));
  if (!found.words.every(({ word }) => own.has(stem(word)))) return undefined;
  const from = Int32Array.from(parts.named[found.name]!.nodes);
  const { nodes, complete } = await walkAll(ports.store, from, [step], facts, ports.signal);
  if (!complete || nodes.length === 0 || nodes.length > MOST_ENDS) return undefined;
  return [...(await ofKind(new Set(nodes), { labels: parts.kind.goal.labels }, world))];
}
