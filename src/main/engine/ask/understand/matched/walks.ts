/** Two steps in a row that a question could ask of what it names: "in which country stands the instrument that caught A". */
import { walkAll } from "../../execute/relation-path";
import { stepsOut } from "../../execute/steps-out";
import type { World } from "../../execute/world";
import type { Named } from "../find-mentions";
import { endOf, stepsFrom, type AskedStep } from "./asked-steps";

/** Of what lies in the middle, steps away from more are not looked for; and more walks are not read. */
const MOST_MIDDLE = 100;
const MOST = 60;

/** Single steps, and walks of two. Throws what the store throws. */
export async function waysFrom(named: Named, world: World): Promise<AskedStep[]> {
  const single = await stepsFrom(named, world);
  return [...single, ...(await walksFrom(named, single, world))];
}

/** All that really lead on from each of the steps that are there. */
async function walksFrom(
  { nodes }: Named,
  steps: readonly AskedStep[],
  { facts, ports }: World,
): Promise<AskedStep[]> {
  const walks: AskedStep[] = [];
  for (const after of steps) {
    if (!after.isThere || !("step" in after) || walks.length >= MOST) continue;
    const { store, signal } = ports;
    const reached = await walkAll(store, Int32Array.from(nodes), [after.step], facts, signal);
    const middle = reached.nodes.filter((node) => !nodes.includes(node)).slice(0, MOST_MIDDLE);
    if (middle.length === 0) continue;
    const on = await stepsOut(Int32Array.from(middle), true, ports);
    walks.push(
      ...on.steps.map((step) => ({
        ...{ step, after, words: facts.relations[step.relation]!.words, end: endOf(step, facts) },
        isThere: true,
      })),
    );
  }
  return walks.slice(0, MOST);
}
