/** Files dropped anywhere on the window: a session is opened, a trace replayed, anything else goes to the import dialog. */
import { FileInput } from "lucide-react";
import { use, useEffect, useState } from "react";
import { addFiles, openImport } from "../../state/imports";
import { openPanel } from "../../state/layout";
import { WorkbenchContext } from "../../state/workbench-context";
import type { WorkbenchAccess } from "../../state/workbench-context";
import { TEXTS } from "../../ui/texts/texts";

export function FileDrop() {
  const access = use(WorkbenchContext);
  const [over, setOver] = useState(false);
  useEffect(() => (access === null ? undefined : listen(access, setOver)), [access]);
  if (!over) return null;
  return (
    <div className="file-drop" aria-hidden="true">
      <div className="file-drop-card">
        <FileInput size={24} />
        <strong>{TEXTS.session.drop}</strong>
        <span className="soft">{TEXTS.session.dropLead}</span>
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
    event.preventDefault();
    setOver(true);
  };
  addEventListener("dragenter", move, { signal });
  addEventListener("dragover", move, { signal });
  addEventListener("dragleave", (event) => event.relatedTarget === null && setOver(false), { signal });
  addEventListener(
    "drop",
    (event) => {
      setOver(false);
      if (!isFiles(event)) return;
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
  if (/\.dragoman$/i.test(file.name)) return commands.openSession(file);
  if (await isTrace(file)) {
    store.setState((state) => openPanel(state, "ledger"));
    return commands.replayTrace(file);
  }
  store.setState((state) => addFiles(openImport(state), files));
}

/** By its first words: a trace may have been renamed. */
async function isTrace(file: File): Promise<boolean> {
  const head = await file
    .slice(0, 40)
    .text()
    .catch(() => "");
  return head.startsWith('{"kind":"dragoman-trace"');
}
