/** Native pickers of the graph and of the recipe. */
import { CONNECTION_GRAPH } from "../../../shared/connections";
import type { GraphSummary } from "../../../shared/contract";
import { unopened } from "../connections/connections";
import { openPanel } from "../../state/layout";
import { chosenRecipe } from "../../state/workbench";
import type { Fetched } from "../../state/fetched";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { Hint } from "../../ui/hint";
import { clipText } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { CONNECTIONS_TEXTS } from "../connections/connections-texts";
import { BAR_TEXTS } from "./bar-texts";
import { GraphTag } from "../connections/graph-tag";

const LONGEST = 60;
/** Its id in panels.tsx. */
const CONNECTIONS_PANEL = "connections";

export function GraphPicker() {
  const commands = useCommands();
  const change = useChange();
  const { graphs, graph } = useWorkbench((state) => ({
    graphs: valueOf(state.graphs),
    graph: state.settings.graph,
  }));
  const chosen = graphs.find(({ name }) => name === graph);
  const connections = useWorkbench(unopened);
  const pick = (picked: string): void => {
    const connection = connections.find((name) => CONNECTION_GRAPH + name === picked);
    if (connection === undefined) return commands.chooseGraph(picked);
    // In sight of the panel that may ask for its password, and says what is wrong.
    change(openPanel, CONNECTIONS_PANEL);
    void commands.openConnection(connection);
  };
  return (
    <div className="picker">
      <GraphTag graph={graph} />
      <select
        aria-label={BAR_TEXTS.graph}
        title={chosen === undefined ? undefined : titleOf(chosen)}
        value={graph}
        onChange={(event) => pick(event.target.value)}
      >
        <option value="">{BAR_TEXTS.noGraph}</option>
        {graphs.map((summary) => (
          <option key={summary.name} value={summary.name}>
            {clipText(titleOf(summary), LONGEST)}
          </option>
        ))}
        {connections.length > 0 && (
          <optgroup label={CONNECTIONS_TEXTS.title}>
            {connections.map((name) => (
              <option key={name} value={CONNECTION_GRAPH + name}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </div>
  );
}

/** A chip in the field of the question: by which recipe it is asked. */
export function RecipePicker() {
  const commands = useCommands();
  const { recipes, chosen } = useWorkbench((state) => ({
    recipes: valueOf(state.recipes),
    chosen: chosenRecipe(state),
  }));
  return (
    <div className="recipe-picker">
      <Hint text={TEXTS.said(chosen?.description ?? "")}>
        <select
          aria-label={BAR_TEXTS.recipe}
          value={chosen?.name ?? ""}
          disabled={recipes.length === 0}
          onChange={(event) => commands.chooseRecipe(event.target.value)}
        >
          {recipes.map((recipe) => (
            <option key={recipe.name} value={recipe.name}>
              {TEXTS.said(recipe.title) || recipe.name}
            </option>
          ))}
        </select>
      </Hint>
    </div>
  );
}

function titleOf(graph: GraphSummary): string {
  return TEXTS.said(graph.title) || graph.name;
}

const NONE: readonly never[] = [];

function valueOf<T>(fetched: Fetched<readonly T[]>): readonly T[] {
  return fetched.state === "ready" ? fetched.value : NONE;
}
