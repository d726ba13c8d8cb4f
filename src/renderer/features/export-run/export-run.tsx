/** The run at hand as a file: a menu of formats, and one sentence when it could not be written. */
import { Download } from "lucide-react";
import { use, useEffect, useRef, useState } from "react";
import type { RunFormat } from "../../../shared/contract";
import { explain } from "../../ui/explain";
import type { Fetched } from "../../state/fetched";
import type { Workbench } from "../../state/workbench";
import { useChange, useWorkbench, WorkbenchContext } from "../../state/workbench-context";
import { EXPORTS_TEXTS } from "./exports-texts";
import { IconButton } from "../../ui/icon-button";
import { walkMenu } from "../../ui/walk-menu";
import { ExportMenu } from "./export-menu";
import { useGoodNews } from "../status/use-good-news";
import { saveRun } from "./save-run";

export function ExportRun() {
  const [open, setOpen] = useState(false);
  const [candidates, setCandidates] = useState(false);
  const access = use(WorkbenchContext);
  const change = useChange();
  const ready = useWorkbench((state) => state.run !== null);
  const part = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) menu.current?.querySelector("button")?.focus();
  }, [open]);
  const close = (): void => {
    setOpen(false);
    part.current?.querySelector("button")?.focus();
  };
  const save = (format: RunFormat): void => {
    close();
    if (access !== null) void saveRun(access, { format, scope: candidates ? "candidates" : "kept" });
  };
  return (
    <div
      ref={part}
      className="export-run"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key === "Escape" && open) close();
        else if (open) walkMenu(event, menu.current);
      }}
    >
      <IconButton
        icon={Download}
        label={ready ? EXPORTS_TEXTS.title : EXPORTS_TEXTS.waiting}
        disabled={!ready}
        expanded={open}
        onClick={() => {
          change(forgetExport);
          setOpen(!open);
        }}
      />
      {open && <ExportMenu menu={menu} candidates={candidates} onScope={setCandidates} onPick={save} />}
      <Note />
    </div>
  );
}

/** Always in the page, so that screen readers hear what comes into it. */
function Note() {
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
