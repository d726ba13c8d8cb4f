/** A field whose text is completed: which suggestions are open, which is chosen, and what keys do. */
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { useCommands } from "../../state/workbench-context";
import { suggestionsOf, take, type Suggestion } from "./suggestions";
import type { TypedAs } from "./typeahead-commands";

export interface Suggesting {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** What was typed last where nothing goes on like it; "" where something does, or nobody knows yet. */
  readonly unknown: string;
  /** The line that arrow keys have reached; −1 for none. A pointer that lies over the list chooses nothing: Enter still asks what was typed. */
  readonly chosen: number;
  /** After every letter, with the text and the caret. */
  typed(text: string, caret: number): void;
  /** True where the key was one of the list's. */
  press(event: KeyboardEvent<HTMLInputElement>): boolean;
  pick(suggestion: Suggestion): void;
  close(): void;
}

/** `onTake` hears of the text that taking a suggestion makes, and of the suggestion. */
export function useSuggestions(
  field: RefObject<HTMLInputElement | null>,
  as: TypedAs,
  onTake: (text: string, suggestion: Suggestion) => void,
): Suggesting {
  const { complete } = useCommands();
  const id = useId();
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [chosen, choose] = useState(-1);
  const [unknown, setUnknown] = useState("");
  const newest = useRef(0);
  const show = (found: readonly Suggestion[]): void => {
    setSuggestions(found);
    choose(-1);
  };
  const close = (): void => {
    newest.current++;
    show([]);
  };
  const typed = (text: string, caret: number): void => {
    const turn = ++newest.current;
    setUnknown("");
    void complete(text.slice(0, caret), as).then((reply) => {
      if (turn !== newest.current) return;
      const found = reply === null ? [] : suggestionsOf(reply.found, reply.from);
      show(found);
      setUnknown(reply !== null && found.length === 0 ? text.trim() : "");
    });
  };
  const pick = (suggestion: Suggestion): void => {
    const input = field.current;
    if (input === null) return;
    const taken = take(input.value, input.selectionStart ?? input.value.length, suggestion);
    close();
    onTake(taken.text, suggestion);
    input.focus();
    // Once the field shows the new text.
    requestAnimationFrame(() => input.setSelectionRange(taken.caret, taken.caret));
  };
  /** What arrow keys have reached stays under them: a reply that comes later would put another list there. */
  const reach = (at: number): void => {
    newest.current++;
    choose(at);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    if (suggestions.length === 0 || event.nativeEvent.isComposing) return false;
    const to = placeAfter(event.key, chosen, suggestions.length);
    const taken = event.key === "Enter" || event.key === "Tab" ? suggestions[chosen] : undefined;
    // Without a choice Enter asks and Tab goes on, as in any field.
    if (event.key === "Enter" && taken === undefined) close();
    if (to === null && taken === undefined && event.key !== "Escape") return false;
    event.preventDefault();
    event.stopPropagation();
    if (to !== null) reach(to);
    else if (taken !== undefined) pick(taken);
    else close();
    return true;
  };
  return { id, suggestions, unknown, chosen, typed, press, pick, close };
}

/** Down from the field is the first line, up from it the last; beyond either end is the field again (−1). */
function placeAfter(key: string, at: number, count: number): number | null {
  if (key === "ArrowDown") return at + 1 < count ? at + 1 : -1;
  if (key === "ArrowUp") return at < 0 ? count - 1 : at - 1;
  return null;
}
