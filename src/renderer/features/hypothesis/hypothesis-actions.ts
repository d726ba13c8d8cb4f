/** The hypothesis room as an action. */
import type { Action } from "../../state/action";
import { openHypothesis } from "./hypothesis";
import { HYPOTHESIS_TEXTS } from "./hypothesis-texts";

export const HYPOTHESIS_ACTIONS: readonly Action[] = [
  {
    id: "hypothesis.open",
    title: () => HYPOTHESIS_TEXTS.openHint,
    words: () => HYPOTHESIS_TEXTS.title,
    group: "view",
    enabled: ({ settings }) => settings.graph !== "",
    run: ({ store }) => store.setState(openHypothesis),
  },
];
