/** Running grids of parameters, and taking the values of one of their cells. */
import type { EngineClient } from "../../api/engine-client";
import { axisParameters, endAblation, gridOf, noteCells, startAblation, valuesOfCell } from "./ablation";
import type { AskCommands } from "../../state/ask-commands";
import { background } from "./background";
import { changeParameter } from "../../state/choices";
import { goldQuestions, goldWith, questionsAt, spread } from "./gold";
import type { StepCommands } from "../../state/step-commands";
import { chosenRecipe } from "../../state/workbench";
import type { WorkbenchStore } from "../../state/workbench-store";

export interface AblationCommands {
  /** Runs the chosen grid over the chosen sample of questions. */
  ablate(): Promise<void>;
  cancelAblation(): void;
  /** Takes a cell's values as the parameters, and asks the question at hand again. */
  applyCell(cell: number): void;
}

export function ablationCommands(
  client: EngineClient,
  store: WorkbenchStore,
  asking: AskCommands,
  choose: StepCommands["choose"],
): AblationCommands {
  const ablation = background(client, store);
  return {
    async ablate() {
      const state = store.getState();
      const questions = goldQuestions(state.gold);
      const asks = goldWith(state);
      const parameters = axisParameters(chosenRecipe(state), state.overrides);
      const grid = gridOf(state.ablation.choices, parameters);
      if (asks === null || questions.length === 0 || !grid.ready) return;
      const places = spread(questions.length, state.ablation.sample);
      const axes = grid.axes.map(({ path, values }) => ({ path, values: [...values] }));
      await ablation.run(
        "gold:ablate",
        { ...asks, questions: questionsAt(questions, places), axes },
        {
          start: (now, id) => startAblation(now, id, grid.axes, places.length, performance.now()),
          note: noteCells,
          end: endAblation,
        },
      );
    },
    cancelAblation: () => ablation.stop(),
    applyCell(cell) {
      const { ran } = store.getState().ablation;
      if (ran === null) return;
      const values = valuesOfCell(ran.axes, cell);
      choose(null, (state) =>
        ran.axes.reduce((turned, { path }, at) => changeParameter(turned, path, values[at]!), state),
      );
      asking.askAgainSoon(0);
    },
  };
}
