import type { ReactNode } from "react";

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly value: T;
  readonly choices: readonly (readonly [value: T, title: string])[];
  readonly disabled?: boolean;
  readonly onPick: (value: T) => void;
}

/** One of a few, all in sight. */
export function Choice<T extends string>({
  name,
  value,
  choices,
  disabled = false,
  onPick,
}: ChoiceProps<T>): ReactNode {
  return (
    <fieldset className="setting" disabled={disabled}>
      <legend className="visually-hidden">{name}</legend>
      <span aria-hidden="true">{name}</span>
      <span className="setting-choices">
        {choices.map(([choice, title]) => (
          <label key={choice} className="segment-choice" data-chosen={choice === value}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={choice === value}
              onChange={() => onPick(choice)}
            />
            {title}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
