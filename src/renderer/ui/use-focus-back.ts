/** Gives the focus back when a sheet closes, so that no keyboard is left standing at the top of the page. */
import { useLayoutEffect } from "react";
import type { RefObject } from "react";

/**
 * While the sheet is on the page it remembers what had the focus before; when it goes with the focus inside, that has it again. Where
 * nothing had it, or it is gone, the first element of `fallback` around the sheet has it.
 */
export function useFocusBack(sheet: RefObject<HTMLElement | null>, fallback: string): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const room = sheet.current;
    const around = room?.parentElement?.closest(":has(" + fallback + ")");
    return () => {
      const inside = room?.contains(document.activeElement) === true;
      if (!inside) return;
      // Once the sheet is gone: what still stands then can take the focus.
      queueMicrotask(() => {
        const back = before !== document.body && before?.isConnected === true ? before : null;
        const next = back ?? around?.querySelector(fallback);
        if (next instanceof HTMLElement) next.focus({ preventScroll: true });
      });
    };
  }, [sheet, fallback]);
}
