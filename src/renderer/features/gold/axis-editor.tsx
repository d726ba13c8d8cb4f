/** Which parameters a grid varies, the values they are tried at, and over how many questions. */
import { X } from "lucide-react";
import { useMemo } from "react";
import { MOST_AXES } from "../../../shared/gold";
import type { Recipe } from "../../../shared/recipe";
import { addAxis, axisParameters, changeAblation, gridOf, removeAxis, writeAxis } from "./ablation";
import type { Parameter } from "../../state/parameters";
import type { Workbench } from "../../state/workbench";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { parameterText } from "../../ui/parameter-text";
import { TEXTS } from "../../ui/texts/texts";
import { GOLD_TEXTS } from "./gold-texts";

const SAMPLES = [5, 10, 20, 50, 100, 500];

export function AxisEditor({ recipe, questions }: { recipe: Recipe; questions: number }) {
  const { choices, sample, overrides, graph } = useWorkbench(({ ablation, overrides, settings }) => ({
    choices: ablation.choices,
    sample: ablation.sample,
    overrides,
    graph: settings.graph,
  }));
  const change = useChange();
  const commands = useCommands();
  const parameters = useMemo(() => axisParameters(recipe, overrides), [recipe, overrides]);
  const grid = useMemo(() => gridOf(choices, parameters), [choices, parameters]);
  const texts = GOLD_TEXTS.ablations;
  const asked = Math.min(sample, questions);
  return (
    <form
      className="axis-editor"
      onSubmit={(event) => {
        event.preventDefault();
        void commands.ablate();
      }}
    >
      {choices.length === 0 && <p className="soft">{texts.choose}</p>}
      {choices.map(({ path, values }) => (
        <Axis key={path} path={path} values={values} />
      ))}
      <div className="axis-tools">
        {choices.length < MOST_AXES && (
          <AddAxis parameters={parameters} taken={choices.map(({ path }) => path)} />
        )}
        <label className="axis-sample">
          <span className="soft small-print">{texts.sample}</span>
          <select
            className="small-select"
            value={sample}
            onChange={(event) => change(sampleSize, Number(event.target.value))}
          >
            {SAMPLES.filter((size) => size < questions || size === sample).map((size) => (
              <option key={size} value={size}>
                {GOLD_TEXTS.questions.sampleSome(size)}
              </option>
            ))}
            <option value={questions}>{GOLD_TEXTS.questions.sampleAll(questions)}</option>
          </select>
        </label>
        <button type="submit" className="button small primary" disabled={!grid.ready || graph === ""}>
          {texts.run}
        </button>
      </div>
      <p
        className={grid.ready || choices.length === 0 ? "soft small-print" : "warn small-print"}
        role="status"
      >
        {grid.ready
          ? texts.size(grid.cells, asked)
          : choices.length > 0 && <bdi>{texts.why[grid.why](grid.at)}</bdi>}
      </p>
    </form>
  );
}

function Axis({ path, values }: { path: string; values: string }) {
  const change = useChange();
  const texts = GOLD_TEXTS.ablations;
  const { name, meaning } = parameterText(path);
  return (
    <div className="axis">
      <span title={meaning}>{name}</span>
      <input
        className="field"
        aria-label={texts.values(name)}
        value={values}
        spellCheck={false}
        onChange={(event) => change(writeAxis, path, event.target.value)}
      />
      <IconButton
        icon={X}
        label={texts.remove(name)}
        onClick={() => change(removeAxis, path)}
        className="small"
      />
    </div>
  );
}

function AddAxis({ parameters, taken }: { parameters: readonly Parameter[]; taken: readonly string[] }) {
  const change = useChange();
  const texts = GOLD_TEXTS.ablations;
  return (
    <select
      className="small-select"
      aria-label={texts.addLabel}
      value=""
      onChange={(event) => {
        const parameter = parameters.find(({ shape }) => shape.path === event.target.value);
        if (parameter !== undefined) change(addAxis, parameter);
      }}
    >
      <option value="">{texts.add}</option>
      {parameters
        .filter(({ shape }) => !taken.includes(shape.path))
        .map(({ shape }) => (
          <option key={shape.path} value={shape.path}>
            {TEXTS.stages[shape.stage]} · {parameterText(shape.path).name}
          </option>
        ))}
    </select>
  );
}

function sampleSize(state: Workbench, sample: number): Workbench {
  return changeAblation(state, { sample });
}
