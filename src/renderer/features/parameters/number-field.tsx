/** A number as a slider and as a field for its exact value. */
import { useEffect, useState } from "react";
import type { Scale } from "../../../shared/parameters/parameter";
import { parseNumber, sliderStops } from "../../state/parameters";
import { formatTyped } from "../../ui/format";
import { PARAMETERS_TEXTS } from "./parameters-texts";

export interface NumberFieldProps {
  readonly id: string;
  readonly scale: Scale;
  readonly name: string;
  readonly value: number;
  /** The value in words, for the screen reader. */
  readonly shown: string;
  readonly set: (value: number) => void;
}

export function NumberField({ id, scale, name, value, shown, set }: NumberFieldProps) {
  const stops = sliderStops(scale, value);
  const even = stops.length === 0;
  const [minimum, maximum] = even ? [scale.minimum, Math.max(scale.maximum, value)] : [0, stops.length - 1];
  const at = even ? value : stops.indexOf(value);
  const filled = maximum > minimum ? (at - minimum) / (maximum - minimum) : 0;
  return (
    <div className="number-field">
      <input
        id={id}
        type="range"
        min={minimum}
        max={maximum}
        step={even ? scale.step : 1}
        value={at}
        aria-valuetext={shown}
        aria-describedby={`${id}-meaning`}
        style={{ backgroundSize: `${String(filled * 100)}% 100%` }}
        onChange={(event) => {
          const moved = Number(event.target.value);
          set(even ? round(moved, scale.step) : (stops[moved] ?? value));
        }}
      />
      <ExactValue scale={scale} name={name} value={value} set={set} />
    </div>
  );
}

type ExactValueProps = Omit<NumberFieldProps, "id" | "shown">;

/** Typed values count on Enter or when the field is left; what is no number changes nothing. */
function ExactValue({ scale, name, value, set }: ExactValueProps) {
  const [text, setText] = useState(formatTyped(value));
  useEffect(() => setText(formatTyped(value)), [value]);
  const commit = (): void => {
    const number = parseNumber(scale, text);
    if (number === undefined) setText(formatTyped(value));
    else if (number !== value) set(number);
  };
  return (
    <input
      className="exact number"
      type="text"
      inputMode="decimal"
      aria-label={PARAMETERS_TEXTS.exact(name)}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === "Enter" && commit()}
    />
  );
}

/** Sliders add steps up in binary; 0.1 + 0.2 is shown as 0.3. */
function round(value: number, step: number): number {
  const digits = (String(step).split(".")[1] ?? "").length;
  return Number(value.toFixed(digits));
}
