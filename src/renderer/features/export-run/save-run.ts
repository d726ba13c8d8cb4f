/** Hands the run at hand out as a file, and says what became of it in the workbench. */
import type { ExportChoice } from "./export-commands";
import type { WorkbenchAccess } from "../../state/workbench-context";
import { LANGUAGE } from "../../ui/language";
import { saveFile } from "../../ui/save-file";
import { withPng } from "./word-picture";

/** Asks the engine for the file and gives it to the browser to save; fails as a value of the state. */
export async function saveRun({ store, commands }: WorkbenchAccess, choice: ExportChoice): Promise<void> {
  store.setState({ exported: { state: "loading" } });
  const reply = await commands.exportRun({ ...choice, language: LANGUAGE });
  if (!reply.ok) return store.setState({ exported: { state: "failed", failure: reply.failure } });
  const { name } = reply.value;
  const bytes = choice.format === "word.html" ? await withPng(reply.value.bytes) : reply.value.bytes;
  saveFile(new Blob([Uint8Array.from(bytes)], { type: "application/octet-stream" }), name);
  store.setState({ exported: { state: "ready", value: name } });
}
