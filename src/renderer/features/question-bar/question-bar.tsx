/** The bar on top: which graph, what question and by which recipe, and one menu for everything else. */
import { Sparkles, Square } from "lucide-react";
import { useEffect, useRef } from "react";
import { writeQuestion } from "../../state/choices";
import type { Suggestion } from "../typeahead/suggestions";
import { useSuggestions } from "../typeahead/use-suggestions";
import { takeName } from "../understood/corrections";
import { chosenGraph, chosenRecipe } from "../../state/workbench";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { Hint } from "../../ui/hint";
import { goHome } from "../welcome/library";
import { BAR_TEXTS } from "./bar-texts";
import { ExportNote } from "../export-run/export-note";
import { MainMenu } from "./main-menu";
import { Examples } from "./examples";
import { QuestionField } from "./question-field";
import { GraphPicker, RecipePicker } from "./pickers";

export function QuestionBar() {
  return (
    <header className="bar">
      <h1 className="bar-product">
        <Home />
      </h1>
      <GraphPicker />
      <QuestionForm />
      <div className="bar-end">
        <MainMenu />
        <ExportNote />
      </div>
    </header>
  );
}

/** The product's name leads to the library, from wherever. */
function Home() {
  const commands = useCommands();
  const change = useChange();
  return (
    <Hint text={BAR_TEXTS.home}>
      <button
        type="button"
        className="bar-home"
        onClick={() => {
          commands.chooseGraph("");
          change(goHome);
        }}
      >
        <Logo />
        <span>{BAR_TEXTS.product}</span>
      </button>
    </Hint>
  );
}

function QuestionForm() {
  const change = useChange();
  const commands = useCommands();
  const field = useRef<HTMLInputElement>(null);
  const { asking, askable, examples } = useWorkbench((state) => ({
    asking: state.asking !== null && !state.asking.again,
    askable:
      chosenGraph(state) !== undefined && chosenRecipe(state) !== undefined && state.question.trim() !== "",
    examples: chosenGraph(state)?.questions ?? NO_EXAMPLES,
  }));
  const suggesting = useSuggestions(
    field,
    "question",
    (text: string, { sort, text: name, id }: Suggestion) => {
      change(writeQuestion, text);
      if (sort === "node") change(takeName, name, id);
    },
  );
  const { form, press } = useSwap(asking);
  return (
    <form
      ref={form}
      className="bar-form"
      role="search"
      aria-label={BAR_TEXTS.label}
      onSubmit={(event) => {
        event.preventDefault();
        suggesting.close();
        void commands.ask();
      }}
    >
      <div className="bar-field">
        <QuestionField ref={field} suggesting={suggesting} />
        {examples.length > 0 && (
          <Examples
            questions={examples}
            onPick={(picked) => {
              field.current?.focus();
              void commands.ask(picked);
            }}
          />
        )}
        <RecipePicker />
      </div>
      <SubmitButton asking={asking} disabled={!askable} onPress={press} />
    </form>
  );
}

interface SubmitButtonProps {
  readonly asking: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function SubmitButton({ asking, disabled, onPress }: SubmitButtonProps) {
  const commands = useCommands();
  const cancel = (): void => {
    onPress();
    commands.cancel();
  };
  if (asking)
    return (
      <button type="button" className="button" onClick={cancel}>
        <Square size={14} aria-hidden="true" />
        {BAR_TEXTS.cancel}
      </button>
    );
  return (
    <Hint text={BAR_TEXTS.askHint}>
      <button type="submit" className="button primary" disabled={disabled} onClick={onPress}>
        <Sparkles size={14} aria-hidden="true" />
        {BAR_TEXTS.ask}
      </button>
    </Hint>
  );
}

/** Asking and cancelling take each other's place: who pressed one stands on the other then. */
function useSwap(asking: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (document.activeElement === document.body && pressed.current)
      form.current?.querySelector<HTMLElement>(":scope > .button, :scope > .hint > .button")?.focus();
    pressed.current = false;
  }, [asking]);
  const press = (): void => {
    pressed.current = true;
  };
  return { form, press };
}

const NO_EXAMPLES: readonly string[] = [];

/** Three nodes and the path between them: what the product finds. */
function Logo() {
  return (
    <svg className="logo" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M5.5 17.5 12 6l6.5 11.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="5.5" cy="17.5" r="3.25" fill="currentColor" />
      <circle cx="18.5" cy="17.5" r="3.25" fill="currentColor" />
      <circle className="logo-top" cx="12" cy="6.25" r="3.75" fill="currentColor" />
    </svg>
  );
}
