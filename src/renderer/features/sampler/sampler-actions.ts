/** Drawing anew, and everything back to what the recipe says. */
import type { Action } from "../../state/action";
import { samples } from "../../state/sampling";
import { chosenRecipe } from "../../state/workbench";
import type { Workbench } from "../../state/workbench";
import { TEXTS } from "../../ui/texts/texts";

const draws = (state: Workbench): boolean => state.run !== null && samples(chosenRecipe(state));
const MANY = 1000;

export const SAMPLER_ACTIONS: readonly Action[] = [
  {
    id: "sampler.reroll",
    title: () => TEXTS.actions.rerollAll,
    group: "parameters",
    enabled: draws,
    run: ({ commands }) => commands.rerollAll(),
  },
  {
    id: "sampler.first-draw",
    title: () => TEXTS.sampler.draw.first,
    group: "parameters",
    enabled: draws,
    run: ({ commands }) => commands.firstDraw(),
  },
  {
    id: "sampler.draw-many",
    title: () => TEXTS.sampler.edge.drawMany(MANY),
    group: "parameters",
    enabled: (state) => state.run?.probabilities !== undefined,
    run: ({ commands }) => void commands.drawMany(MANY),
  },
  {
    id: "parameters.reset",
    title: () => TEXTS.actions.resetParameters,
    group: "parameters",
    enabled: (state) => Object.keys(state.overrides).length > 0,
    run: ({ commands }) => commands.resetParameters(),
  },
];
