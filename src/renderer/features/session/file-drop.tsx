/** Files dropped anywhere on the window: a session is opened, a trace replayed, questions loaded; anything else goes to the import dialog. */
import { FileInput } from "lucide-react";
import { use, useEffect, useState } from "react";
import { addFiles, openImport } from "../import-graph/imports";
import { openPanel } from "../../state/layout";
import { WorkbenchContext, type WorkbenchAccess } from "../../state/workbench-context";
import { SESSION_TEXTS } from "./session-texts";
import { droppedKind } from "./dropped-kind";

export function FileDrop() {
  const access = use(WorkbenchContext);
  const [over, setOver] = useState(false);
  useEffect(() => (access === null ? undefined : listen(access, setOver)), [access]);
  if (!over) return null;
  return (
    <div className="file-drop" aria-hidden="true">
      <div className="file-drop-card">
        <FileInput size={24} />
        <strong>{SESSION_TEXTS.drop}</strong>
        <span className="soft">{SESSION_TEXTS.dropLead}</span>
      </div>
    </div>
  );
}

/** Returns the way to stop. Only drags of files count: tabs of the dock and words are dragged too. */
function listen(access: WorkbenchAccess, setOver: (over: boolean) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const isFiles = (event: DragEvent): boolean =>
    event.dataTransfer?.types.includes("Files") === true && access.store.getState().importing === null;
  const move = (event: DragEvent): void => {
    if (!isFiles(event)) return;
    // A part of the page that takes files itself has prevented it already.
    setOver(!event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener("dragover", move, { signal });
  addEventListener("dragleave", (event) => event.relatedTarget === null && setOver(false), { signal });
  addEventListener(
    "drop",
    (event) => {
      setOver(false);
      if (!isFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      void takeFiles([...(event.dataTransfer?.files ?? [])], access);
    },
    { signal },
  );
  return () => stop.abort();
}

async function takeFiles(files: readonly File[], { store, commands }: WorkbenchAccess): Promise<void> {
  const [file] = files;
  if (file === undefined) return;
  const kind = await droppedKind(file);
  if (kind === "session") return commands.openSession(file);
  if (kind === "graph" || files.length > 1)
    return store.setState((state) => addFiles(openImport(state), files));
  store.setState((state) => openPanel(state, kind === "trace" ? "ledger" : "questions"));
  await (kind === "trace" ? commands.replayTrace(file) : commands.loadGold(file));
}
