/** Keys that work everywhere; each has a button too. */
import { use, useEffect } from "react";
import { timelineSteps } from "../../canvas/timeline-model";
import { stepBy, togglePlaying } from "../../state/playback";
import { WorkbenchContext } from "../../state/workbench-context";
import type { WorkbenchAccess } from "../../state/workbench-context";

export function useShortcuts(): void {
  const access = use(WorkbenchContext);
  useEffect(() => {
    if (access === null) return;
    const listen = (event: KeyboardEvent): void => act(event, access);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [access]);
}

function act(event: KeyboardEvent, { store, commands }: WorkbenchAccess): void {
  const state = store.getState();
  if (event.defaultPrevented || state.importing !== null) return;
  const control = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if (control && key === "enter") take(event, () => void commands.ask());
  else if (isTyping(event.target)) return;
  else if (control && (key === "y" || (key === "z" && event.shiftKey))) take(event, () => commands.redo());
  else if (control && key === "z") take(event, () => commands.undo());
  else if (state.run !== null && event.target === document.body)
    playKeys(event, store, timelineSteps(state.run).length);
}

/** With nothing focused the timeline has the keys; canvas and panels keep their own. */
function playKeys(event: KeyboardEvent, store: WorkbenchAccess["store"], steps: number): void {
  if (event.key === " ") take(event, () => store.setState((state) => togglePlaying(state, steps)));
  if (event.key === "ArrowRight") take(event, () => store.setState((state) => stepBy(state, 1, steps)));
  if (event.key === "ArrowLeft") take(event, () => store.setState((state) => stepBy(state, -1, steps)));
}

function take(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}

/** Text fields have an undo of their own. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && ["text", "search", "number"].includes(target.type);
}
