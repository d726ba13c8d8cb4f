import { expect, test } from "vitest";
import { ImportProgress } from "../../../src/renderer/features/import-graph/import-progress";
import {
  addFiles,
  noteImport,
  openImport,
  startImport,
} from "../../../src/renderer/features/import-graph/imports";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import { rendered, textsOf, valuesOf } from "../rendered";

const MIB = 2 ** 20;
const big = { name: "big.tsv", size: 65 * MIB } as File;
const started = startImport(addFiles(openImport(startWorkbench(FIRST_SETTINGS)), [big]), performance.now());
const shown = (state: Workbench): string => rendered(<ImportProgress importing={state.importing!} />);

test("a big file shows from the first moment that it is being taken over, and by its size how far", () => {
  // Nothing was heard yet: a bar without an end, named, and the time.
  expect(valuesOf(shown(started), "aria-label")).toStrictEqual(["Starting"]);
  expect(shown(started)).toMatch(/<progress aria-label="Starting">/);
  const upload = (done: number): Workbench =>
    noteImport(started, { stage: "upload", done, total: 65 * MIB }, performance.now());
  // The first slice, long before a row is read.
  expect(textsOf(shown(upload(0))).slice(1, 3)).toStrictEqual(["Taking over the files", "0 B of 65.0 MiB"]);
  expect(shown(upload(26 * MIB))).toContain(`value="${26 * MIB}" max="${65 * MIB}"`);
  // What is read is counted in bytes, too; a number without a unit would be taken for rows.
  const read = noteImport(started, { stage: "read", done: 26 * MIB, total: 65 * MIB }, performance.now());
  expect(textsOf(shown(read)).slice(1, 3)).toStrictEqual(["Reading", "26.0 MiB of 65.0 MiB"]);
});
