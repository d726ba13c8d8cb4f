/** A field for one concept, completed by names, synonyms and ids. */
import { useId, useRef, useState } from "react";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { comboboxOf, SuggestionList } from "../typeahead/suggestion-list";
import { useSuggestions } from "../typeahead/use-suggestions";
import { conceptName } from "./hypothesis";
import { HYPOTHESIS_TEXTS } from "./hypothesis-texts";

export interface ConceptFieldProps {
  readonly label: string;
  readonly path: "seed.source" | "seed.target";
  /** The id or name that is asked for, "" for none. */
  readonly value: string;
}

/** Keyed by `value`, so that undo shows what it leads back to. */
export function ConceptField({ label, path, value }: ConceptFieldProps) {
  const commands = useCommands();
  const called = useWorkbench((state) => conceptName(state, value));
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const suggesting = useSuggestions(field, "name", (_, suggestion) => {
    setTyped(null);
    commands.takeConcept(path, suggestion.id, suggestion.text);
  });
  const settle = (): void => {
    suggesting.close();
    if (typed !== null && typed.trim() !== called) commands.turnHypothesis(path, typed.trim());
    setTyped(null);
  };
  return (
    <div className="form-field hypothesis-field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        type="text"
        className="field"
        dir="auto"
        spellCheck={false}
        placeholder={HYPOTHESIS_TEXTS.conceptHint}
        {...comboboxOf(suggesting)}
        value={typed ?? called}
        onChange={(event) => {
          setTyped(event.target.value);
          suggesting.typed(event.target.value, event.target.selectionStart ?? event.target.value.length);
        }}
        onKeyDown={(event) => {
          if (!suggesting.press(event) && event.key === "Enter") settle();
        }}
        onBlur={settle}
      />
      <SuggestionList {...suggesting} />
    </div>
  );
}
