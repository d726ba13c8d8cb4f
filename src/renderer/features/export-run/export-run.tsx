/** The run at hand as a file: a menu of formats, and one sentence when it could not be written. */
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { RunFormat } from "../../../shared/contract";
import { explain } from "../../ui/explain";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { TEXTS } from "../../ui/texts/texts";
import { IconButton } from "../../ui/icon-button";
import { saveFile } from "../../ui/save-file";
import { walkMenu } from "../../ui/walk-menu";
import { ExportMenu } from "./export-menu";

/** What became of the newest export. */
interface Outcome {
  readonly failed: boolean;
  readonly sentence: string;
}

export function ExportRun() {
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [candidates, setCandidates] = useState(false);
  const ready = useWorkbench((state) => state.run !== null);
  const commands = useCommands();
  const part = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) menu.current?.querySelector("button")?.focus();
  }, [open]);
  const close = (): void => {
    setOpen(false);
    part.current?.querySelector("button")?.focus();
  };
  const save = async (format: RunFormat): Promise<void> => {
    close();
    setOutcome({ failed: false, sentence: TEXTS.exports.running });
    const reply = await commands.exportRun({ format, scope: candidates ? "candidates" : "kept" });
    if (!reply.ok) return setOutcome({ failed: true, sentence: explain(reply.failure) });
    const { name, bytes } = reply.value;
    saveFile(new Blob([Uint8Array.from(bytes)], { type: "application/octet-stream" }), name);
    setOutcome({ failed: false, sentence: TEXTS.exports.saved(name) });
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
        label={ready ? TEXTS.exports.title : TEXTS.exports.waiting}
        disabled={!ready}
        expanded={open}
        onClick={() => {
          setOutcome(null);
          setOpen(!open);
        }}
      />
      {open && (
        <ExportMenu
          menu={menu}
          candidates={candidates}
          onScope={setCandidates}
          onPick={(format) => void save(format)}
        />
      )}
      <Note outcome={outcome} onDismiss={() => setOutcome(null)} />
    </div>
  );
}

/** Always in the page, so that screen readers hear what comes into it. */
function Note({ outcome, onDismiss }: { outcome: Outcome | null; onDismiss: () => void }) {
  return (
    <div
      className="export-note"
      role={outcome?.failed === true ? "alert" : "status"}
      data-failed={outcome?.failed}
    >
      {outcome !== null && (
        <>
          <bdi>{outcome.sentence}</bdi>
          <button type="button" className="more" onClick={onDismiss}>
            {TEXTS.exports.dismiss}
          </button>
        </>
      )}
    </div>
  );
}
