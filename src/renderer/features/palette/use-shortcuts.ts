/** The keys of all actions; each action has a button too. */
import { use, useEffect } from "react";
import { chordOf, keysOf, reaches, type KeyPlace } from "./keys";
import { WorkbenchContext, type WorkbenchAccess } from "../../state/workbench-context";
import { ALL_ACTIONS } from "../rooms";

/** Listens while the workbench is on the page; nothing but an open dialog's own keys works while one is open. */
export function useShortcuts(): void {
  const access = use(WorkbenchContext);
  useEffect(() => {
    if (access === null) return;
    const listen = (event: KeyboardEvent): void => act(event, access);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [access]);
}

function act(event: KeyboardEvent, access: WorkbenchAccess): void {
  // While letters are composed into another (IME), keys belong to the composing.
  if (event.defaultPrevented || event.isComposing || document.querySelector("dialog:modal") !== null) return;
  const chord = chordOf(event);
  if (chord === null) return;
  const state = access.store.getState();
  // Seen from here, what happens inside a shadow root (the query editor) happens to its host.
  const place = placeOf(event.composedPath()[0] ?? event.target);
  const action = ALL_ACTIONS.find(
    (one) => keysOf(one, state.settings.keys).includes(chord) && reaches(one.reach, place),
  );
  if (action === undefined || !action.enabled(state)) return;
  event.preventDefault();
  action.run(access);
}

const FIELD = "textarea, select, [contenteditable='true'], [role='textbox']";
const LETTERLESS = new Set([
  "button",
  "checkbox",
  "color",
  "file",
  "radio",
  "range",
  "reset",
  "submit",
  "image",
]);
const CONTROL =
  "a[href], button, input, summary, [role='application'], [role='tab'], [role='menu'], [role='listbox'], [role='grid'], [role='slider'], [tabindex='0']";

/** Where the keyboard is: fields take letters, controls take Space and arrows, the page takes nothing. */
function placeOf(target: EventTarget | null): KeyPlace {
  if (!(target instanceof Element)) return "page";
  if (target.closest(FIELD) !== null) return "field";
  if (target instanceof HTMLInputElement) return LETTERLESS.has(target.type) ? "control" : "field";
  return target.closest(CONTROL) !== null ? "control" : "page";
}
