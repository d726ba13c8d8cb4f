/** Native pickers of the graph and of the recipe. */
import { Columns2 } from "lucide-react";
import { CONNECTION_GRAPH } from "../../../shared/connections";
import type { GraphSummary } from "../../../shared/contract";
import { COMPARE_PANEL } from "../compare/compare-commands";
import { unopened } from "../connections/connections";
import { openPanel } from "../../state/layout";
import { chosenRecipe } from "../../state/workbench";
import type { Fetched } from "../../state/fetched";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { Hint } from "../../ui/hint";
import { clipText } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { COMPARE_TEXTS } from "../compare/compare-texts";
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
      <select aria-label={BAR_TEXTS.graph} value={graph} onChange={(event) => pick(event.target.value)}>
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

export function RecipePicker() {
  const commands = useCommands();
  const change = useChange();
  const { recipes, chosen } = useWorkbench((state) => ({
    recipes: valueOf(state.recipes),
    chosen: chosenRecipe(state),
  }));
  return (
    <div className="picker recipe-picker">
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
      <IconButton
        icon={Columns2}
        label={COMPARE_TEXTS.goHint}
        onClick={() => change(openPanel, COMPARE_PANEL)}
      />
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
