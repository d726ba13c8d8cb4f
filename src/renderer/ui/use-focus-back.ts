/** Gives the focus back when a sheet closes, so that no keyboard is left standing at the top of the page. */
import { useLayoutEffect, type RefObject } from "react";

/**
 * While the sheet is on the page it remembers what had the focus before; when it goes with the focus inside, that has it again. Where
 * nothing had it, or it is gone, the nearest element that fits the selector `fallback` has it.
 */
export function useFocusBack(sheet: RefObject<HTMLElement | null>, fallback: string): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const room = sheet.current;
    const around = room?.parentElement ?? null;
    return () => {
      if (room?.contains(document.activeElement) !== true) return;
      // Once the sheet is gone: what still stands then, or came in its place, can take the focus.
      queueMicrotask(() => {
        const back = before !== document.body && before?.isConnected === true ? before : null;
        const next = back ?? nearest(around, fallback);
        if (next instanceof HTMLElement) next.focus({ preventScroll: true });
      });
    };
  }, [sheet, fallback]);
}

/** The first element that fits in the smallest part of the page around `place` that holds one. */
function nearest(place: Element | null, selector: string): Element | null {
  for (let part = place; part !== null; part = part.parentElement) {
    const found = part.querySelector(selector);
    if (found !== null) return found;
  }
  return null;
}
