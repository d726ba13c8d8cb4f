/** Drawing anew, and everything back to what the recipe says. */
import type { Action } from "../../state/action";
import { samples } from "./sampling";
import { chosenRecipe, type Workbench } from "../../state/workbench";
import { SAMPLER_TEXTS } from "./sampler-texts";

const draws = (state: Workbench): boolean => state.run !== null && samples(chosenRecipe(state));
const MANY = 1000;

export const SAMPLER_ACTIONS: readonly Action[] = [
  {
    id: "sampler.reroll",
    title: () => SAMPLER_TEXTS.rerollAll,
    group: "parameters",
    enabled: draws,
    run: ({ commands }) => commands.rerollAll(),
  },
  {
    id: "sampler.first-draw",
    title: () => SAMPLER_TEXTS.draw.first,
    group: "parameters",
    enabled: draws,
    run: ({ commands }) => commands.firstDraw(),
  },
  {
    id: "sampler.draw-many",
    title: () => SAMPLER_TEXTS.edge.drawMany(MANY),
    group: "parameters",
    enabled: (state) => state.run?.probabilities !== undefined,
    run: ({ commands }) => void commands.drawMany(MANY),
  },
  {
    id: "parameters.reset",
    title: () => SAMPLER_TEXTS.resetParameters,
    group: "parameters",
    enabled: (state) => Object.keys(state.overrides).length > 0,
    run: ({ commands }) => commands.resetParameters(),
  },
];
