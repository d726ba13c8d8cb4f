/** Milliseconds of the page's clock, renewed a few times a second while `running`. */
import { useEffect, useState } from "react";

const PERIOD = 200;

export function useClock(running: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), PERIOD);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
