/** Where the question is typed, with completions of the graph's names below it. */
import type { RefObject } from "react";
import { writeQuestion } from "../../state/choices";
import { chosenGraph, chosenRecipe } from "../../state/workbench";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { comboboxOf, SuggestionList } from "../typeahead/suggestion-list";
import type { Suggesting } from "../typeahead/use-suggestions";
import { BAR_TEXTS } from "./bar-texts";

interface QuestionFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly suggesting: Suggesting;
}

export function QuestionField({ ref, suggesting }: QuestionFieldProps) {
  const change = useChange();
  const { question, ready } = useWorkbench((state) => ({
    question: state.question,
    ready: chosenGraph(state) !== undefined && chosenRecipe(state) !== undefined,
  }));
  return (
    <>
      <input
        ref={ref}
        id="question"
        type="text"
        dir="auto"
        {...comboboxOf(suggesting)}
        spellCheck={false}
        maxLength={10_000}
        aria-label={BAR_TEXTS.question}
        placeholder={ready ? BAR_TEXTS.placeholder : BAR_TEXTS.placeholderNoGraph}
        value={question}
        onChange={({ target }) => {
          change(writeQuestion, target.value);
          suggesting.typed(target.value, target.selectionStart ?? target.value.length);
        }}
        onKeyDown={suggesting.press}
        onBlur={suggesting.close}
      />
      <SuggestionList {...suggesting} />
    </>
  );
}
