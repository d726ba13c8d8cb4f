/** Teaching relation paths: plain functions over what was taught. */
import type { TaughtPath } from "../../../shared/taught";
import type { Workbench } from "../../state/workbench";
import type { TaughtChange, TaughtHere } from "./why-not-view";

/** What the graph at hand was taught, with what was changed since. */
export function taughtAtHand({ run, taughtOnGraph, taughtHere }: TaughtState): readonly TaughtPath[] {
  if (run === null || taughtOnGraph?.graph !== run.graph) return [];
  const changes = Object.values(taughtHere).filter(({ identity }) => identity === taughtOnGraph.identity);
  const changed = new Set(changes.map(({ taught }) => keyOf(taught)));
  const added = changes.filter(({ holds }) => holds).map(({ taught }) => taught);
  return [...added.reverse(), ...taughtOnGraph.taught.filter((one) => !changed.has(keyOf(one)))];
}

type TaughtState = Pick<Workbench, "run" | "taughtOnGraph" | "taughtHere">;

/** Teaches a path, or takes it back: a choice that can itself be taken back. */
export function teach(state: Workbench, taught: TaughtPath, holds: boolean): Workbench {
  const { taughtOnGraph, taughtHere } = state;
  if (taughtOnGraph === null || taughtOnGraph.identity === "") return state;
  const { identity } = taughtOnGraph;
  const key = taughtKey(identity, taught);
  const held = taughtHere[key]?.held ?? taughtOnGraph.taught.some((one) => keyOf(one) === keyOf(taught));
  return { ...state, taughtHere: { ...taughtHere, [key]: { identity, taught, holds, held } } };
}

/** What the engine has to be told between two states of the window. */
export function taughtBetween(before: TaughtHere, after: TaughtHere): Omit<TaughtChange, "held">[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    const { identity, taught, held } = (after[key] ?? before[key])!;
    const from = before[key]?.holds ?? held;
    const to = after[key]?.holds ?? held;
    return from === to ? [] : [{ identity, taught, holds: to }];
  });
}

export function keyOf({ wording, path }: TaughtPath): string {
  return JSON.stringify([wording, path]);
}

function taughtKey(identity: string, taught: TaughtPath): string {
  return JSON.stringify([identity, keyOf(taught)]);
}
