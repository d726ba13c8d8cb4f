/** Keys as text: "Control+Shift+Z". A person may give any action other keys than its own. */
import type { Action, KeyReach } from "../../state/action";
import type { KeyChoices } from "../../state/settings-view";

interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const MODIFIERS: ReadonlySet<string> = new Set(["Control", "Shift", "Alt", "AltGraph", "Meta", "CapsLock"]);

/**
 * What is pressed, as a chord; null while only modifiers are down. The command key of a Mac counts as Control.
 * Shift is named with letters and named keys only: "?" is "?" wherever it lies on the keyboard.
 */
export function chordOf(pressed: Pressed): string | null {
  if (MODIFIERS.has(pressed.key)) return null;
  const key = nameOf(pressed);
  const shift = pressed.shiftKey && (key.length > 1 || /^[A-Z]$/.test(key));
  const parts = [
    (pressed.ctrlKey || pressed.metaKey) && "Control",
    pressed.altKey && "Alt",
    shift && "Shift",
  ];
  return [...parts.filter((part) => part !== false), key].join("+");
}

/** Letters as they lie on a Latin keyboard where another script is typed, so that keys work there too. */
function nameOf({ key, code }: Pressed): string {
  if (key === " ") return "Space";
  if (key.length > 1) return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  const upper = key.toUpperCase();
  return letter !== undefined && /[^!-~]/.test(key) ? letter : upper;
}

/** The chords that call an action now. */
export function keysOf(action: Pick<Action, "id" | "keys">, choices: KeyChoices): readonly string[] {
  return choices[action.id] ?? action.keys ?? [];
}

/** The other action that a chord calls already, if there is one. */
export function takenBy(
  chord: string,
  by: Action,
  actions: readonly Action[],
  choices: KeyChoices,
): Action | undefined {
  return actions.find((other) => other.id !== by.id && keysOf(other, choices).includes(chord));
}

/** Keys that a person needs to get about on a page, or that browsers keep to themselves. */
const RESERVED: ReadonlySet<string> = new Set([
  ...["Tab", "Shift+Tab", "Enter", "Escape", "Shift+Enter"],
  ...["Control+T", "Control+N", "Control+W", "Control+Shift+T", "Control+Shift+N", "Control+Shift+W"],
  ...["Control+C", "Control+V", "Control+X", "Control+A", "Control+Tab", "Alt+F4", "F11", "F12"],
]);

export function isReserved(chord: string): boolean {
  return RESERVED.has(chord);
}

/** `choices` with one more or other chord list for an action; its own keys again are no choice. */
export function rebind(choices: KeyChoices, action: Action, chords: readonly string[]): KeyChoices {
  const { [action.id]: _, ...others } = choices;
  const own = action.keys ?? [];
  return chords.join() === own.join() ? others : { ...others, [action.id]: chords };
}

/** `choices` with the chord for one action alone: whichever had it loses it, and `action` keeps no other. */
export function moveChord(
  choices: KeyChoices,
  chord: string,
  action: Action,
  actions: readonly Action[],
): KeyChoices {
  const before = takenBy(chord, action, actions, choices);
  const freed =
    before === undefined
      ? choices
      : rebind(
          choices,
          before,
          keysOf(before, choices).filter((other) => other !== chord),
        );
  return rebind(freed, action, [chord]);
}

/** Where the keyboard is when a key is pressed: in a text field, on another control, or on neither. */
export type KeyPlace = "field" | "control" | "page";

/**
 * Whether an action's chord works at a place. A single letter waits until nobody writes; so does undo, which fields do by
 * themselves. Keys that controls use are theirs.
 */
export function reaches(reach: KeyReach | undefined, place: KeyPlace): boolean {
  if (reach === "everywhere") return true;
  return reach === "unfocused" ? place === "page" : place !== "field";
}
