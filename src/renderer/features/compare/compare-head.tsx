/** Which two runs to compare: those on screen, or the question by any recipe. */
import { ArrowLeft, ArrowLeftRight, Columns2 } from "lucide-react";
import { useState } from "react";
import { secondRecipe } from "../../../shared/recipe";
import { byRecipe, comparesShown, leaveComparison, runBefore, runOnScreen } from "./compare";
import type { Compared, RunToCompare } from "./compare-view";
import { chosenRecipe, type Workbench } from "../../state/workbench";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { TEXTS } from "../../ui/texts/texts";
import { COMPARE_TEXTS } from "./compare-texts";

interface Choice {
  readonly value: string;
  readonly text: string;
  readonly run: RunToCompare;
}

interface Choices {
  readonly runs: readonly Choice[];
  readonly recipes: readonly Choice[];
}

export function CompareHead() {
  const commands = useCommands();
  const change = useChange();
  const state = useWorkbench(({ run, ranWith, previous, pins, recipes, compared, settings }) => ({
    ...{ run, ranWith, previous, pins, recipes, compared, settings },
  }));
  const choices = choicesOf(state);
  const all = [...choices.runs, ...choices.recipes];
  const own = chosenRecipe(state as Workbench);
  // The one that is asked whether it agrees; the first of the list may be made for another field.
  const second = own && secondRecipe(own);
  const other = choices.recipes.find(({ run }) => run.request.recipe === second);
  const [picked, setPicked] = useState<{ readonly left?: string; readonly right?: string }>({});
  const before = comparesShown(state) ? { left: "left", right: "right" } : {};
  const { left: leftValue, right: rightValue } = { ...before, ...picked };
  const left = all.find(({ value }) => value === leftValue) ?? all[0];
  const right =
    all.find(({ value }) => value === rightValue) ?? other ?? all.find((choice) => choice !== left) ?? all[0];
  return (
    <header className="compare-head">
      <IconButton icon={ArrowLeft} label={COMPARE_TEXTS.leave} onClick={() => change(leaveComparison)} />
      <h2>{COMPARE_TEXTS.title}</h2>
      {all.length > 0 && (
        <>
          <Picker
            label={COMPARE_TEXTS.pickLeft}
            choices={choices}
            value={left?.value ?? ""}
            onPick={(value) => setPicked({ ...picked, left: value })}
          />
          <Picker
            label={COMPARE_TEXTS.pickRight}
            choices={choices}
            value={right?.value ?? ""}
            onPick={(value) => setPicked({ ...picked, right: value })}
          />
          <button
            type="button"
            className="button primary small"
            disabled={left === undefined || right === undefined}
            onClick={() => left && right && void commands.compareRuns(left.run, right.run)}
          >
            <Columns2 size={14} aria-hidden="true" />
            {COMPARE_TEXTS.go}
          </button>
        </>
      )}
      {state.compared !== null && (
        <IconButton
          icon={ArrowLeftRight}
          label={COMPARE_TEXTS.swap}
          onClick={() => commands.swapCompared()}
        />
      )}
    </header>
  );
}

interface PickerProps {
  readonly label: string;
  readonly choices: Choices;
  readonly value: string;
  readonly onPick: (value: string) => void;
}

function Picker({ label, choices, value, onPick }: PickerProps) {
  return (
    <select
      className="compare-picker"
      aria-label={label}
      value={value}
      onChange={(event) => onPick(event.target.value)}
    >
      <Options label={COMPARE_TEXTS.runs} choices={choices.runs} />
      <Options label={COMPARE_TEXTS.recipes} choices={choices.recipes} />
    </select>
  );
}

function Options({ label, choices }: { label: string; choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <optgroup label={label}>
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </optgroup>
  );
}

type Source = Pick<Workbench, "run" | "ranWith" | "previous" | "pins" | "recipes"> & {
  readonly compared: Compared | null;
};

function choicesOf(state: Source): Choices {
  const recipes = state.recipes.state === "ready" ? state.recipes.value : [];
  const choice = (value: string, run: RunToCompare | null, text: (title: string) => string): Choice[] =>
    run === null ? [] : [{ value, run, text: text(run.title) }];
  return {
    runs: [
      ...choice("screen", runOnScreen(state), COMPARE_TEXTS.onScreen),
      ...choice("before", runBefore(state), COMPARE_TEXTS.before),
      // What a ledger brought here can be compared again with something else.
      ...choice("left", state.compared?.left ?? null, (title) => `${COMPARE_TEXTS.left}: ${title}`),
      ...choice("right", state.compared?.right ?? null, (title) => `${COMPARE_TEXTS.right}: ${title}`),
    ],
    recipes: recipes.flatMap((recipe) =>
      choice(`recipe ${recipe.name}`, byRecipe(state, recipe), TEXTS.said),
    ),
  };
}
