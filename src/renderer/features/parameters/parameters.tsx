/** Live parameters of the recipe, by stage (the sampler has its own panel); moving one asks again at once, and only what it touches runs. */
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { STAGES } from "../../../shared/recipe";
import type { Parameter } from "../../state/parameters";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { TEXTS } from "../../ui/texts/texts";
import { PARAMETERS_TEXTS } from "./parameters-texts";
import { ParameterRow } from "./parameter-row";
import { useParameters } from "./use-parameters";

export function Parameters() {
  const parameters = useParameters();
  return (
    <div className="panel parameters">
      <ParameterList parameters={parameters} />
    </div>
  );
}

function ResetButton() {
  const commands = useCommands();
  const changed = useWorkbench((state) => Object.keys(state.overrides).length > 0);
  if (!changed) return null;
  return (
    <button type="button" className="more with-icon" onClick={() => commands.resetParameters()}>
      <RotateCcw size={13} aria-hidden="true" />
      {PARAMETERS_TEXTS.reset}
    </button>
  );
}

function ParameterList({ parameters }: { parameters: readonly Parameter[] }) {
  const [all, setAll] = useState(false);
  const shown = parameters.filter(({ shape, changed }) => all || shape.shown === "main" || changed);
  const hasMore = parameters.some(({ shape }) => shape.shown !== "main");
  return (
    <div className="panel-body">
      {parameters.length === 0 && <p className="soft">{PARAMETERS_TEXTS.none}</p>}
      {STAGES.filter((stage) => stage !== "sample").map((stage) => (
        <StageParameters
          key={stage}
          stage={stage}
          parameters={shown.filter(({ shape }) => shape.stage === stage)}
        />
      ))}
      <div className="panel-foot">
        {hasMore && (
          <button type="button" className="more" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? PARAMETERS_TEXTS.fewer : PARAMETERS_TEXTS.more}
          </button>
        )}
        <ResetButton />
      </div>
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
