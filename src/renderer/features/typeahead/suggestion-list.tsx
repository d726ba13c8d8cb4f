/** The completions of a field, below it. */
import { useWorkbench } from "../../state/workbench-context";
import { chosenGraph } from "../../state/workbench";
import { Name } from "../../ui/name";
import { LabelMark } from "../graph-view/label-mark";
import type { Suggestion } from "./suggestions";
import { TYPEAHEAD_TEXTS } from "./typeahead-texts";
import type { Suggesting } from "./use-suggestions";

const LONGEST = 80;

/** What makes an input the combobox of its list. */
export function comboboxOf({ id, suggestions, chosen }: Suggesting) {
  return {
    role: "combobox",
    autoComplete: "off",
    "aria-autocomplete": "list",
    "aria-expanded": suggestions.length > 0,
    "aria-controls": `${id}-list`,
    "aria-activedescendant": chosen < 0 ? undefined : `${id}-${String(chosen)}`,
  } as const;
}

export function SuggestionList({ id, suggestions, chosen, pick }: Suggesting) {
  return (
    <>
      {suggestions.length > 0 && (
        <div className="suggestions menu">
          <ul id={`${id}-list`} role="listbox" aria-label={TYPEAHEAD_TEXTS.list}>
            {suggestions.map((suggestion, at) => (
              <li
                key={suggestion.key}
                id={`${id}-${String(at)}`}
                role="option"
                aria-selected={at === chosen}
                className="suggestion"
                onPointerDown={(event) => {
                  // The field keeps the focus.
                  event.preventDefault();
                  pick(suggestion);
                }}
              >
                <SuggestionLine {...suggestion} />
              </li>
            ))}
          </ul>
          <p className="suggestion-keys" aria-hidden="true">
            {TYPEAHEAD_TEXTS.keys}
          </p>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {suggestions.length > 0 && TYPEAHEAD_TEXTS.found(suggestions.length)}
      </p>
    </>
  );
}

function SuggestionLine({ text, sort, label, id, isNamesake }: Suggestion) {
  const labels = useWorkbench((state) => chosenGraph(state)?.labels) ?? [];
  if (sort !== "node")
    return (
      <>
        <span className="suggestion-mark" aria-hidden="true" />
        <Name text={text} longest={LONGEST} />
        <span className="suggestion-kind soft">{TYPEAHEAD_TEXTS[sort]}</span>
      </>
    );
  const index = labels.findIndex(({ name }) => name === label);
  return (
    <>
      <span className="suggestion-mark">{index >= 0 && <LabelMark index={index} />}</span>
      <Name text={text} longest={LONGEST} />
      <span className="suggestion-kind soft">
        <bdi>{label}</bdi>
        {isNamesake && <bdi className="suggestion-id">{id}</bdi>}
      </span>
    </>
  );
}
