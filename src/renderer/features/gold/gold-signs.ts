/** The gold of the run at hand as signs on the canvas. */
import type { Sign } from "../../picture/elements";
import { goldOfRun } from "./gold";
import type { Workbench } from "../../state/workbench";

const NO_SIGNS: readonly Sign[] = [];

/** Signs of gold edges and answers, kept or lost; none while the person does not want them or the run is no loaded question. */
export function goldSigns(account: ReturnType<typeof goldOfRun>, marked: boolean): readonly Sign[] {
  if (!marked || account?.found.state !== "ready") return NO_SIGNS;
  const { edges, answers } = account.found.value;
  const sign = (kept: boolean): Sign["sign"] => (kept ? "gold" : "gold-lost");
  return [
    ...edges.flatMap(({ handle, reason }): Sign[] =>
      handle < 0 ? [] : [{ element: { kind: "edge", handle }, sign: sign(reason === "kept") }],
    ),
    ...answers.flatMap(({ node, rank }): Sign[] =>
      node < 0 ? [] : [{ element: { kind: "node", handle: node }, sign: sign(rank > 0) }],
    ),
  ];
}

/** What the signs follow; plain values, so that a panel can tell whether they changed. */
export function goldSignInputs(state: Workbench) {
  return { account: goldOfRun(state), marked: state.gold.marked };
}
