/** The bar on top: which graph, which recipe, what question. */
import { Command, Redo2, Settings, Sparkles, Square, Undo2, Upload } from "lucide-react";
import { useEffect, useRef } from "react";
import { writeQuestion } from "../../state/choices";
import { openImport } from "../import-graph/imports";
import { openSettings } from "../../state/preferences";
import { openSheet } from "../palette/sheets";
import { chosenGraph, chosenRecipe } from "../../state/workbench";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { Hint } from "../../ui/hint";
import { IconButton } from "../../ui/icon-button";
import { goHome } from "../welcome/library";
import { SETTINGS_TEXTS } from "../settings/settings-texts";
import { BAR_TEXTS } from "./bar-texts";
import { ExportRun } from "../export-run/export-run";
import { SessionButtons } from "../session/session-buttons";
import { Examples } from "./examples";
import { LanguageButton } from "./language-button";
import { GraphPicker, RecipePicker } from "./pickers";
import { ThemeButton } from "./theme-button";

export function QuestionBar() {
  const change = useChange();
  return (
    <header className="bar">
      <h1 className="bar-product">
        <Home />
      </h1>
      <GraphPicker />
      <RecipePicker />
      <QuestionForm />
      <div className="bar-end">
        <HistoryButtons />
        <IconButton icon={Upload} label={BAR_TEXTS.importGraph} onClick={() => change(openImport)} />
        <SessionButtons />
        <ExportRun />
        <ThemeButton />
        <LanguageButton />
        <IconButton icon={Command} label={BAR_TEXTS.palette} onClick={() => change(openSheet, "palette")} />
        <IconButton icon={Settings} label={SETTINGS_TEXTS.open} onClick={() => change(openSettings)} />
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

/** Undo and redo of every choice: graph, recipe, question, parameters, selection. */
function HistoryButtons() {
  const commands = useCommands();
  const { canUndo, canRedo } = useWorkbench(({ history }) => ({
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }));
  return (
    <>
      <IconButton icon={Undo2} label={BAR_TEXTS.undo} disabled={!canUndo} onClick={() => commands.undo()} />
      <IconButton icon={Redo2} label={BAR_TEXTS.redo} disabled={!canRedo} onClick={() => commands.redo()} />
    </>
  );
}

function QuestionForm() {
  const change = useChange();
  const commands = useCommands();
  const field = useRef<HTMLInputElement>(null);
  const { question, asking, ready, examples } = useWorkbench((state) => ({
    question: state.question,
    asking: state.asking !== null && !state.asking.again,
    ready: chosenGraph(state) !== undefined && chosenRecipe(state) !== undefined,
    examples: chosenGraph(state)?.questions ?? NO_EXAMPLES,
  }));
  const { form, press } = useSwap(asking);
  return (
    <form
      ref={form}
      className="bar-form"
      role="search"
      aria-label={BAR_TEXTS.label}
      onSubmit={(event) => {
        event.preventDefault();
        void commands.ask();
      }}
    >
      <div className="bar-field">
        <input
          ref={field}
          id="question"
          type="text"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={10_000}
          aria-label={BAR_TEXTS.question}
          placeholder={ready ? BAR_TEXTS.placeholder : BAR_TEXTS.placeholderNoGraph}
          value={question}
          onChange={(event) => change(writeQuestion, event.target.value)}
        />
        {examples.length > 0 && (
          <Examples
            questions={examples}
            onPick={(picked) => {
              field.current?.focus();
              void commands.ask(picked);
            }}
          />
        )}
      </div>
      <SubmitButton asking={asking} disabled={!ready || question.trim() === ""} onPress={press} />
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
