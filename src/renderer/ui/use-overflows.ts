/** Whether an element holds more than it shows, so that it has to be scrolled by keys too. */
import { useEffect, useState, type RefObject } from "react";

export function useOverflows(part: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = part.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [part]);
  return overflows;
}
