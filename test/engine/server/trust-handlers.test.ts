import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askHandlers } from "../../../src/main/engine/server/ask-handlers";
import { productFolders } from "../../../src/main/engine/server/folders";
import { Foreground } from "../../../src/main/engine/server/foreground";
import { PastRuns } from "../../../src/main/engine/server/past-runs";
import { Fingerprints } from "../../../src/main/engine/server/run-keeper";
import { trustHandlers } from "../../../src/main/engine/server/trust-handlers";
import { openWorkspace, type Workspace } from "../../../src/main/engine/server/workspace";
import { calmTask } from "./calm-task";

const task = calmTask();
let workspace: Workspace;
let requests: Pick<ReturnType<typeof askHandlers>, "ask"> & ReturnType<typeof trustHandlers>;

beforeAll(() => {
  workspace = openWorkspace(productFolders({ DRAGOMAN_HOME: mkdtempSync(join(tmpdir(), "dragoman-home-")) }));
  const [runs, fingerprints, foreground] = [new PastRuns(), new Fingerprints(), new Foreground()];
  requests = {
    ...askHandlers(workspace, runs),
    ...trustHandlers({ workspace, runs, fingerprints, foreground }),
  };
});
afterAll(() => workspace.close());

test("a run is told with what was judged of it, by the graph's identity; a second recipe is asked behind it", async () => {
  const asked = { question: "Who acted in Inception?", graph: "films", recipe: "d-rag", seed: 1, limit: 50 };
  const { run } = await requests.ask({ ...asked, overrides: {} }, task);
  const told = await requests["run:trust"]({ run }, task);
  expect(told).toMatchObject({ verdict: null, answers: {}, proven: false, judged: 0, problem: "" });
  expect(told.subject).toMatchObject({ recipe: "d-rag", question: asked.question, computed: false });
  expect(told.subject.graph).toMatch(/^sha256:/);
  await requests.judge({ ...told.subject, verdict: "right" }, task);
  expect(await requests["run:trust"]({ run }, task)).toMatchObject({ verdict: "right", judged: 1 });
  expect(await requests["run:agree"]({ run }, task)).toStrictEqual({ recipe: "path-match", agree: true });
}, 60_000);
