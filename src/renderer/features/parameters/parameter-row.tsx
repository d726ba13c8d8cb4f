/** One parameter: its name and meaning, a slider, a choice or a switch, and a way back to what the recipe says. */
import { memo, useId } from "react";
import type { ParameterValue } from "../../../shared/parameters/parameter";
import type { Parameter } from "../../state/parameters";
import { useCommands } from "../../state/workbench-context";
import { formatNumber } from "../../ui/format";
import { Hint } from "../../ui/hint";
import { choiceText, parameterText } from "../../ui/parameter-text";
import { PARAMETERS_TEXTS } from "./parameters-texts";
import { NumberField } from "./number-field";

/** A slider of its neighbours moves many times a second: a row is drawn again only when it itself changed. */
export const ParameterRow = memo(Row, ({ parameter: a }, { parameter: b }) => {
  return a.shape.path === b.shape.path && a.value === b.value && a.standard === b.standard;
});

function Row({ parameter }: { parameter: Parameter }) {
  const commands = useCommands();
  const id = useId();
  const { shape, value } = parameter;
  const text = parameterText(shape.path);
  const set = (next: ParameterValue): void => commands.changeParameter(shape.path, next);
  return (
    <div className="parameter" data-changed={parameter.changed} data-parameter={shape.path}>
      <div className="parameter-name">
        <Hint text={text.meaning} repeats>
          <label htmlFor={id}>{text.name}</label>
        </Hint>
        <span id={`${id}-meaning`} className="visually-hidden">
          {text.meaning}
        </span>
        {parameter.changed && <ResetOne parameter={parameter} name={text.name} set={set} />}
      </div>
      {shape.kind === "number" && (
        <NumberField
          id={id}
          scale={shape.scale}
          name={text.name}
          value={Number(value)}
          shown={valueText(shape.path, value)}
          set={set}
        />
      )}
      {shape.kind === "choice" && (
        <select
          id={id}
          aria-describedby={`${id}-meaning`}
          value={String(value)}
          onChange={(event) => set(event.target.value)}
        >
          {shape.offered.map((choice) => (
            <option key={choice} value={choice}>
              {choiceText(shape.path, choice)}
            </option>
          ))}
        </select>
      )}
      {shape.kind === "switch" && (
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={`${id}-meaning`}
          className="switch"
          checked={value === true}
          onChange={(event) => set(event.target.checked)}
        />
      )}
    </div>
  );
}

interface ResetOneProps {
  readonly parameter: Parameter;
  readonly name: string;
  readonly set: (value: ParameterValue) => void;
}

function ResetOne({ parameter, name, set }: ResetOneProps) {
  const standard = valueText(parameter.shape.path, parameter.standard);
  return (
    <Hint text={PARAMETERS_TEXTS.changed(standard)}>
      <button
        type="button"
        className="changed-dot"
        aria-label={PARAMETERS_TEXTS.resetOne(name)}
        onClick={() => set(parameter.standard)}
      />
    </Hint>
  );
}

/** A parameter's value in words: "no cap" for a degree cap of 0, names of choices, numbers as elsewhere. */
export function valueText(path: string, value: ParameterValue): string {
  if (path === "expand.degreeCap" && value === 0) return PARAMETERS_TEXTS.noCap;
  if (typeof value === "boolean") return value ? PARAMETERS_TEXTS.on : PARAMETERS_TEXTS.off;
  return typeof value === "number" ? formatNumber(value) : choiceText(path, value);
}
