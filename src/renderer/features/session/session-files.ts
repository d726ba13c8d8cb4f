/** Session files between the workbench and the person's disk. */
import type { Commands } from "../commands";
import { noteSession } from "./session";
import type { WorkbenchAccess } from "../../state/workbench-context";
import { chooseFile } from "../../ui/choose-file";
import { saveFile } from "../../ui/save-file";

/** Hands the session out as a file and says under which name. */
export async function saveSessionFile({ store, commands }: WorkbenchAccess): Promise<void> {
  const { name, text } = await commands.sessionFile();
  saveFile(new Blob([text], { type: "application/json" }), name);
  store.setState((state) => noteSession(state, { kind: "saved", file: name }));
}

/** Asks for a session file and opens it. */
export async function openSessionFile(commands: Pick<Commands, "openSession">): Promise<void> {
  const file = await chooseFile(".dragoman");
  if (file !== null) await commands.openSession(file);
}
