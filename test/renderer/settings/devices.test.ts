import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import type { EngineClient } from "../../../src/renderer/api/engine-client";
import { deviceCommands } from "../../../src/renderer/features/settings/device-commands";
import { FIRST_DEVICES } from "../../../src/renderer/features/settings/devices-view";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench } from "../../../src/renderer/state/workbench";
import type { DevicesReport } from "../../../src/shared/devices";

const REPORT: DevicesReport = {
  ...{ choice: "webgpu", fixed: false, asking: "cpu", importing: "cpu", lost: null },
  trials: [{ outcome: "absent", device: "webgpu", reason: "no adapter" }],
};

test("choosing and looking wait for the engine, and show what it told", async () => {
  const asked: [string, unknown][] = [];
  let fails = false;
  const failure = { kind: "unexpected", reason: "gone" } as const;
  const client = {
    request: (name: string, input: unknown) => {
      asked.push([name, input]);
      return Promise.resolve(fails ? { ok: false, failure } : { ok: true, value: REPORT });
    },
  } as unknown as EngineClient;
  const store = createStore(() => startWorkbench(FIRST_SETTINGS));
  const commands = deviceCommands(client, store);
  const seen = () => store.getState().devices;
  expect(seen()).toStrictEqual(FIRST_DEVICES);
  await commands.listDevices();
  const ready = { report: { state: "ready", value: REPORT }, busy: false };
  expect(seen()).toStrictEqual(ready);
  const chosen = commands.chooseDevice("webgpu");
  expect(seen()).toStrictEqual({ ...ready, busy: true });
  await chosen;
  expect(seen()).toStrictEqual(ready);
  fails = true;
  await commands.lookForDevices();
  expect(seen()).toStrictEqual({ report: { state: "failed", failure }, busy: false });
  expect(asked).toStrictEqual([
    ["device:report", {}],
    ["device:choose", { choice: "webgpu" }],
    ["device:look", {}],
  ]);
});
