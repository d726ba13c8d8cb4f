/** Live parameters of the recipe, by stage (the sampler has its own panel); moving one asks again at once, and only what it touches runs. */
import { ChevronDown, ChevronRight, RotateCcw } from "lucide-react";
import { useMemo, useState } from "react";
import { STAGES } from "../../../shared/recipe";
import { parametersOf } from "../../state/parameters";
import type { Parameter } from "../../state/parameters";
import { chosenRecipe } from "../../state/workbench";
import type { Workbench } from "../../state/workbench";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { TEXTS } from "../../ui/texts/texts";
import { ParameterRow } from "./parameter-row";

export function Parameters() {
  const change = useChange();
  const { recipe, overrides, open } = useWorkbench((state) => ({
    recipe: chosenRecipe(state),
    overrides: state.overrides,
    open: state.settings.parametersOpen,
  }));
  const parameters = useMemo(
    () => (recipe === undefined ? [] : parametersOf(recipe, overrides)),
    [recipe, overrides],
  );
  return (
    <section className="panel parameters" aria-labelledby="parameters-title" data-open={open}>
      <div className="panel-head">
        <h2 id="parameters-title">
          <button
            type="button"
            className="fold"
            aria-expanded={open}
            onClick={() => change(toggleParameters)}
          >
            {open ? (
              <ChevronDown size={14} aria-hidden="true" />
            ) : (
              <ChevronRight size={14} aria-hidden="true" />
            )}
            {TEXTS.parameters.title}
          </button>
        </h2>
        <ResetButton />
      </div>
      {open && <ParameterList parameters={parameters} />}
    </section>
  );
}

function ResetButton() {
  const commands = useCommands();
  const changed = useWorkbench((state) => Object.keys(state.overrides).length > 0);
  return (
    <IconButton
      icon={RotateCcw}
      label={TEXTS.parameters.reset}
      disabled={!changed}
      onClick={() => commands.resetParameters()}
    />
  );
}

function ParameterList({ parameters }: { parameters: readonly Parameter[] }) {
  const [all, setAll] = useState(false);
  const shown = parameters.filter(({ shape, changed }) => all || shape.main || changed);
  const hasMore = parameters.some(({ shape }) => !shape.main);
  return (
    <div className="panel-body">
      {parameters.length === 0 && <p className="soft">{TEXTS.parameters.none}</p>}
      {STAGES.filter((stage) => stage !== "sample").map((stage) => (
        <StageParameters
          key={stage}
          stage={stage}
          parameters={shown.filter(({ shape }) => shape.stage === stage)}
        />
      ))}
      {hasMore && (
        <button type="button" className="more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? TEXTS.parameters.fewer : TEXTS.parameters.more}
        </button>
      )}
    </div>
  );
}

function StageParameters({ stage, parameters }: { stage: string; parameters: readonly Parameter[] }) {
  if (parameters.length === 0) return null;
  return (
    <fieldset className="parameter-group">
      <legend>{TEXTS.stages[stage] ?? stage}</legend>
      {parameters.map((parameter) => (
        <ParameterRow key={parameter.shape.path} parameter={parameter} />
      ))}
    </fieldset>
  );
}

function toggleParameters(state: Workbench): Workbench {
  return { ...state, settings: { ...state.settings, parametersOpen: !state.settings.parametersOpen } };
}
