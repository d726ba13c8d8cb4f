import { useEffect, useEffectEvent } from "react";
import type { Workbench } from "../../state/workbench";
import { useChange } from "../../state/workbench-context";

/** Good news leaves by itself after so long (ms). */
const STAYS = 12_000;

/** Forgets good news after a while, null where there is none: what went wrong is not for this, it stays until it is read. */
export function useGoodNews(news: object | null, forget: (state: Workbench) => Workbench): void {
  const change = useChange();
  const leave = useEffectEvent(() => change(forget));
  useEffect(() => {
    if (news === null) return;
    const timer = setTimeout(leave, STAYS);
    return () => clearTimeout(timer);
  }, [news]);
}
