/** The run at hand as a file: one action for each format, with what was kept. */
import { RUN_FORMATS } from "../../../shared/contract";
import type { Action } from "../../state/action";
import { EXPORTS_TEXTS } from "./exports-texts";
import { saveRun } from "./save-run";

export const EXPORT_ACTIONS: readonly Action[] = RUN_FORMATS.map((format) => ({
  id: `export.${format}`,
  title: () => EXPORTS_TEXTS.action(EXPORTS_TEXTS.formats[format]),
  group: "files",
  enabled: ({ run }) => run !== null,
  run: (access) => void saveRun(access, { format, scope: "kept" }),
}));
