import { useMemo } from "react";
import { parametersOf, type Parameter } from "../../state/parameters";
import { chosenRecipe } from "../../state/workbench";
import { useWorkbench } from "../../state/workbench-context";

/** Parameters of the chosen recipe with what was changed in it; none while there is no recipe. */
export function useParameters(): readonly Parameter[] {
  const { recipe, overrides } = useWorkbench((state) => ({
    recipe: chosenRecipe(state),
    overrides: state.overrides,
  }));
  return useMemo(() => (recipe === undefined ? [] : parametersOf(recipe, overrides)), [recipe, overrides]);
}
