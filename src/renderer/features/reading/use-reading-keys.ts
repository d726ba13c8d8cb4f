/** Keys of the reading room: Escape leads out, and undo takes back corrections, not what was chosen before the text was opened. */
import { useEffect, type RefObject } from "react";
import { useChange, useCommands } from "../../state/workbench-context";
import { closeReading, pick } from "./reading";
import type { ReadingAtHand } from "./reading-view";

/** Listens while the room is there: inside it, and where nothing has the focus, as when the button that had it is gone. */
export function useReadingKeys(room: RefObject<HTMLElement | null>, reading: ReadingAtHand | null): void {
  const change = useChange();
  const commands = useCommands();
  useEffect(() => {
    if (reading === null) return;
    const keys = (event: KeyboardEvent): void => {
      const { target } = event;
      const isHere = target === document.body || (target instanceof Node && room.current?.contains(target));
      const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      if (isHere !== true || isField || document.querySelector("dialog:modal") !== null) return;
      const isRedo = event.key === "y" || (event.key === "Z" && event.shiftKey);
      const isOurs = event.ctrlKey || event.metaKey ? event.key === "z" || isRedo : event.key === "Escape";
      if (!isOurs) return;
      event.preventDefault();
      if (event.key === "Escape") {
        if (reading.picked !== null) change(pick, null);
        else change(closeReading);
      } else void (isRedo ? commands.redoCorrection() : commands.undoCorrection());
    };
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, [room, reading, change, commands]);
}
