/** How many of a list's items stand side by side in the room there is. */
import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * How many of the list's children fit into its parent's width; where not all do, `reserved` CSS pixels stay free for what leads to the
 * others. Measured anew when the room changes, and when `items` do.
 */
export function useFitting(list: RefObject<HTMLElement | null>, reserved: number, items: unknown): number {
  const [fitting, setFitting] = useState(Infinity);
  useLayoutEffect(() => {
    const row = list.current;
    const room = row?.parentElement;
    if (!row || !room) return;
    const measure = (): void => {
      const gap = parseFloat(getComputedStyle(row).columnGap) || 0;
      const widths = Array.from(row.children, (child) => child.getBoundingClientRect().width + gap);
      setFitting(countFitting(widths, room.clientWidth + gap, reserved));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    // Names measured with a stand-in font are wider or narrower than they will be. Asking for the fonts lays the page out: not while it is filled.
    const asking = requestAnimationFrame(() => void document.fonts.ready.then(measure));
    return () => {
      cancelAnimationFrame(asking);
      observer.disconnect();
    };
  }, [list, reserved, items]);
  return fitting;
}

/** How many of the widths, from the first, fit into `room`; into what `reserved` leaves of it unless all do. */
export function countFitting(widths: readonly number[], room: number, reserved: number): number {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  if (whole <= room) return Infinity;
  let used = 0;
  const at = widths.findIndex((width) => (used += width) > room - reserved);
  return Math.max(0, at);
}
