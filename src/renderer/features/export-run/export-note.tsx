/** What became of the newest export, in one sentence; always in the page, so that screen readers hear what comes into it. */
import { explain } from "../../ui/explain";
import type { Fetched } from "../../state/fetched";
import type { Workbench } from "../../state/workbench";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { useGoodNews } from "../status/use-good-news";
import { EXPORTS_TEXTS } from "./exports-texts";

export function ExportNote() {
  const change = useChange();
  const exported = useWorkbench((state) => state.exported);
  const failed = exported?.state === "failed";
  // It lies over a panel.
  useGoodNews(exported?.state === "ready" ? exported : null, forgetExport);
  return (
    <div className="export-note" role={failed ? "alert" : "status"} data-failed={failed}>
      {exported !== null && (
        <>
          <bdi>{sentenceOf(exported)}</bdi>
          <button type="button" className="more" onClick={() => change(forgetExport)}>
            {EXPORTS_TEXTS.dismiss}
          </button>
        </>
      )}
    </div>
  );
}

function sentenceOf(exported: Fetched<string>): string {
  if (exported.state === "loading") return EXPORTS_TEXTS.running;
  return exported.state === "ready" ? EXPORTS_TEXTS.saved(exported.value) : explain(exported.failure);
}

function forgetExport(state: Workbench): Workbench {
  return { ...state, exported: null };
}
