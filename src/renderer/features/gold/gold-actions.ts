/** What a person can do with questions whose answers are known. */
import type { Action } from "../../state/action";
import { axisParameters, gridOf } from "./ablation";
import { changeGold } from "./gold";
import { chosenRecipe, type Workbench } from "../../state/workbench";
import { GOLD_TEXTS } from "./gold-texts";
import { announceSaved, saveGrid } from "./ablations";
import { openQuestions } from "./question-files";

const loaded = ({ gold, settings }: Workbench): boolean => gold.file !== null && settings.graph !== "";
const running = ({ gold }: Workbench): boolean => gold.evaluation?.state === "running";

export const GOLD_ACTIONS: readonly Action[] = [
  {
    id: "gold.load",
    title: () => GOLD_TEXTS.actions.load,
    group: "files",
    enabled: () => true,
    run: (access) => void openQuestions(access),
  },
  {
    id: "gold.evaluate",
    title: () => GOLD_TEXTS.actions.evaluate,
    group: "question",
    enabled: (state) => loaded(state) && !running(state),
    run: ({ commands }) => void commands.evaluateGold(Infinity),
  },
  {
    id: "gold.stop",
    title: () => GOLD_TEXTS.actions.stop,
    group: "question",
    enabled: running,
    run: ({ commands }) => commands.cancelGold(),
  },
  {
    id: "gold.next",
    title: () => GOLD_TEXTS.actions.next,
    group: "question",
    keys: ["Alt+ArrowDown"],
    enabled: loaded,
    run: ({ commands }) => void commands.stepGold(1),
  },
  {
    id: "gold.previous",
    title: () => GOLD_TEXTS.actions.previous,
    group: "question",
    keys: ["Alt+ArrowUp"],
    enabled: loaded,
    run: ({ commands }) => void commands.stepGold(-1),
  },
  {
    id: "gold.mark",
    title: () => GOLD_TEXTS.actions.mark,
    group: "graph",
    enabled: ({ gold }) => gold.file !== null,
    run: ({ store }) => store.setState((state) => changeGold(state, { marked: !state.gold.marked })),
  },
  {
    id: "gold.ablate",
    title: () => GOLD_TEXTS.actions.ablate,
    group: "parameters",
    enabled: (state) =>
      loaded(state) &&
      state.ablation.ran?.state !== "running" &&
      gridOf(state.ablation.choices, axisParameters(chosenRecipe(state), state.overrides)).ready,
    run: ({ commands }) => void commands.ablate(),
  },
  {
    id: "gold.stop-ablation",
    title: () => GOLD_TEXTS.actions.stopAblation,
    group: "parameters",
    enabled: ({ ablation }) => ablation.ran?.state === "running",
    run: ({ commands }) => commands.cancelAblation(),
  },
  {
    id: "gold.export-grid",
    title: () => GOLD_TEXTS.actions.exportGrid,
    group: "files",
    enabled: ({ ablation }) => (ablation.ran?.cells.size ?? 0) > 0,
    run: ({ store }) => {
      const { ran } = store.getState().ablation;
      if (ran !== null) store.setState((state) => announceSaved(state, saveGrid(ran)));
    },
  },
];
