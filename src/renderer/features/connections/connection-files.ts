/** Connections as files, without secrets: saved by the browser's own way and chosen by the system's dialog. */
import type { Commands } from "../commands";
import { chooseFile } from "../../ui/choose-file";
import { saveFile } from "../../ui/save-file";

/** Saves all connections as one file; a failure is told in the panel. */
export async function saveConnections(commands: Commands): Promise<void> {
  const file = await commands.exportConnections();
  if (file === null) return;
  saveFile(new Blob([Uint8Array.from(file.bytes)], { type: "application/json" }), file.name);
}

/** Asks for a file and takes its connections in; a failure is told in the panel. */
export async function takeConnections(commands: Commands): Promise<void> {
  const file = await chooseFile(".json,application/json");
  if (file !== null) await commands.importConnections(file);
}
