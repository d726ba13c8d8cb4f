/** A line above the panels: a session left by a crash to restore, and what became of the newest session file. */
import { CircleCheck, RotateCcw, TriangleAlert } from "lucide-react";
import { noteLeft, noteSession } from "./session";
import type { OpenRefusal, SessionNotice } from "./session-view";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { formatClock } from "../../ui/format";
import { clipText, unturned } from "../../ui/name";
import { SESSION_TEXTS } from "./session-texts";
import { useGoodNews } from "../status/use-good-news";

export function SessionBar() {
  const { left, notice } = useWorkbench((state) => state.session);
  return (
    <>
      {left !== null && <Left at={left.at} />}
      <Notice notice={notice} />
    </>
  );
}

function Left({ at }: { at: string }) {
  const commands = useCommands();
  const change = useChange();
  return (
    <div className="session-bar" role="region" aria-label={SESSION_TEXTS.restoreLast}>
      <RotateCcw size={16} aria-hidden="true" />
      <span>{SESSION_TEXTS.left(formatClock(at))}</span>
      <span className="session-tools">
        <button type="button" className="button small primary" onClick={() => void commands.restoreLeft()}>
          {SESSION_TEXTS.restore}
        </button>
        <button type="button" className="button small" onClick={() => change(noteLeft, null)}>
          {SESSION_TEXTS.letGo}
        </button>
      </span>
    </div>
  );
}

/** Always in the page, so that screen readers hear what comes into it. */
function Notice({ notice }: { notice: SessionNotice | null }) {
  const change = useChange();
  const bad = notice?.kind === "refused" || notice?.kind === "graph-changed";
  useGoodNews(bad ? null : notice, (state) => noteSession(state, null));
  return (
    <div className="session-note" role={bad ? "alert" : "status"} data-bad={bad} hidden={notice === null}>
      {notice !== null && (
        <>
          {bad ? (
            <TriangleAlert size={16} aria-hidden="true" />
          ) : (
            <CircleCheck size={16} aria-hidden="true" />
          )}
          <bdi>{unturned(sentenceOf(notice))}</bdi>
          <button type="button" className="more" onClick={() => change(noteSession, null)}>
            {SESSION_TEXTS.dismiss}
          </button>
        </>
      )}
    </div>
  );
}

function sentenceOf(notice: SessionNotice): string {
  const session = SESSION_TEXTS;
  const file = clipText(notice.file, 80);
  switch (notice.kind) {
    case "saved":
      return session.saved(file);
    case "opened":
      return session.opened(file);
    case "graph-changed":
      return session.changed(file);
    case "refused":
      return refusalOf(file === "" ? session.theFile : `“${file}”`, notice.refusal);
  }
}

function refusalOf(file: string, refusal: OpenRefusal): string {
  const { refused } = SESSION_TEXTS;
  switch (refusal.why) {
    case "other-kind":
      return refused["other-kind"](file, refusal.kind);
    case "newer":
      return refused.newer(file, refusal.version);
    case "broken":
      return refused.broken(file, refusal.place);
    case "no-graph":
      return refused["no-graph"](file, refusal.graph);
    case "no-recipe":
      return refused["no-recipe"](file, refusal.recipe);
    case "too-large":
    case "not-json":
    case "unreadable":
    case "set-aside":
      return refused[refusal.why](file);
  }
}
