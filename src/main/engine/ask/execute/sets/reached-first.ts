/** Ways walked until one of them leads somewhere. */
import type { Named } from "../../understand/find-mentions";
import type { Condition } from "../../understand/question-parts";
import type { Token } from "../../understand/tokens/read-tokens";
import type { ChosenPath, Goal } from "../choose-path";
import { isWhose } from "../condition-ways";
import { ofToldGender } from "../kin/told-gender";
import { walkAll } from "../relation-path";
import { withNames } from "../with-names";
import { Unread, type World } from "../world";
import { ofKind } from "./every-of";

/** What the first of the ways that leads somewhere reaches, else the first; throws Unread where a way's ends are only of another gender than is told. */
export async function reachedFirst(
  ways: readonly ChosenPath[],
  condition: Condition,
  named: Named,
  goal: Goal,
  world: World,
) {
  const { parts, facts, ports } = world;
  const from = Int32Array.from(named.nodes);
  const isLight = ({ word }: Token) => parts.pack.light.includes(word);
  const found = [];
  for (const { path, unread } of ways) {
    // "Films by the director of A": A is where this began.
    const apart = named.by?.isClause ? [] : named.by?.of;
    const reached = await walkAll(ports.store, from, path, facts, ports.signal, apart);
    const ofItsKind = await withNames(await ofKind(new Set(reached.nodes), goal, world), named, goal, world);
    const nodes = isWhose(parts)
      ? ofItsKind
      : await ofToldGender(ofItsKind, tellingGender(condition, world), world);
    if (nodes.size === 0 && ofItsKind.size > 0) throw new Unread(condition.words, "way");
    found.push({ path, reached, nodes, isRead: unread.every(isLight) });
    if (nodes.size > 0) break;
  }
  return found.find((one) => one.nodes.size > 0) ?? found[0]!;
}

/** "The brothers of A" tells it by what is asked for. */
export const tellingGender = ({ words }: Condition, { parts }: World): readonly Token[] => [
  ...words,
  ...(parts.kind?.tokens ?? []),
];
