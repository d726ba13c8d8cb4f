/** Says that the engine ended by itself and runs again, and what became of the question. */
import { CircleCheck } from "lucide-react";
import type { Workbench } from "../../state/workbench";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { STATUS_TEXTS } from "./status-texts";
import { useGoodNews } from "./use-good-news";

/** Always in the page, so that screen readers hear what comes into it. */
export function RestartNote() {
  const change = useChange();
  const restart = useWorkbench((state) => state.restart);
  useGoodNews(restart, forget);
  return (
    <div className="session-note" role="status" hidden={restart === null}>
      {restart !== null && (
        <>
          <CircleCheck size={16} aria-hidden="true" />
          <bdi>{STATUS_TEXTS.restarted(restart.reason, restart.asksAgain)}</bdi>
          <button type="button" className="more" onClick={() => change(forget)}>
            {STATUS_TEXTS.failed.dismiss}
          </button>
        </>
      )}
    </div>
  );
}

function forget(state: Workbench): Workbench {
  return { ...state, restart: null };
}
