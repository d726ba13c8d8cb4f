import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { watchTrial } from "../../../src/main/engine/models/watch-trial";
import { forkTrial } from "../../../src/main/engine/server/devices/launch-trial";
import { explainTrial, type DeviceTrial } from "../../../src/shared/devices";

const SPEED = { asking: 1, importing: 2, batch: 64 };
const RIGHT: DeviceTrial = { outcome: "works", device: "webgpu", difference: 2e-6, speed: null };
const TIMED: DeviceTrial = { ...RIGHT, speed: { own: SPEED, cpu: SPEED } };

/** A trial process that is a script of its own: what it does to itself is real. */
function trialOf(body: string, limitMs = 30_000): Promise<DeviceTrial> {
  const program = join(mkdtempSync(join(tmpdir(), "dragoman-trial-")), "trial.mjs");
  writeFileSync(program, `const tell = (it) => process.send(it);\n${body}`);
  return watchTrial("webgpu", (device) => forkTrial(program, device), limitMs);
}
const told = (...trials: unknown[]) => trials.map((it) => `tell(${JSON.stringify(it)});`).join("\n");
/** Hangs without a core of the machine. */
const HANG = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);";
const STAY = "setInterval(() => {}, 1000);";

test("a device that works is known with its speed, and its process ends", async () => {
  expect(await trialOf(`${told(RIGHT, TIMED)}${STAY}`)).toStrictEqual(TIMED);
});

test.skipIf(process.platform === "win32").each([
  ["aborts", "process.abort();", "SIGABRT"],
  ["is shot by the system", "process.kill(process.pid, 'SIGSEGV');", "SIGSEGV"],
  ["leaves without a word", "process.exit(3);", "exit code 3"],
])("a driver that %s takes only its own process down", async (_, body, reason) => {
  const trial = await trialOf(body);
  expect(trial).toStrictEqual({ outcome: "crashed", device: "webgpu", reason });
  expect(explainTrial(trial)).toBe(`WebGPU is not used: its driver crashed when it was tried (${reason}).`);
});

test("a driver that crashes while it is timed is not used either", async () => {
  const trial = await trialOf(`${told(RIGHT)}setTimeout(() => process.exit(1), 300);`);
  expect(trial.outcome).toBe("crashed");
});

test("a driver that hangs is killed at the limit, a slow one is known to be right", async () => {
  const silent = await trialOf(HANG, 400);
  expect(silent).toStrictEqual({ outcome: "silent", device: "webgpu", seconds: 0.4 });
  expect(explainTrial(silent)).toBe("WebGPU is not used: it gave no numbers within 0.4 s.");
  expect(await trialOf(`${told(RIGHT)}setTimeout(() => { ${HANG} }, 100);`, 10_000)).toStrictEqual(RIGHT);
});

test("words that are no outcome, or another device's, are not listened to", async () => {
  const other = { outcome: "works", device: "cuda", difference: 0, speed: { own: SPEED, cpu: SPEED } };
  const trial = await trialOf(`${told("hello", { outcome: "works" }, other, TIMED)}${STAY}`);
  expect(trial).toStrictEqual(TIMED);
});

test("a process that cannot be started is as good as crashed", async () => {
  const trial = await watchTrial("cuda", () => {
    throw new Error("no such program");
  });
  expect(trial).toStrictEqual({ outcome: "crashed", device: "cuda", reason: "no such program" });
});
