/** A line of plain text, such as a name or an address: nothing a browser should complete or correct. */
import type { ComponentProps } from "react";

export type TextInputProps = Omit<ComponentProps<"input">, "type" | "className" | "onChange"> & {
  readonly onChange: (text: string) => void;
};

export function TextInput({ onChange, ...rest }: TextInputProps) {
  return (
    <input
      type="text"
      className="field"
      autoComplete="off"
      spellCheck={false}
      {...rest}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
