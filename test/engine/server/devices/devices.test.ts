import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { LaunchTrial } from "../../../../src/main/engine/models/watch-trial";
import { Devices, type DevicesOptions } from "../../../../src/main/engine/server/devices/devices";
import type { DeviceTrial } from "../../../../src/shared/devices";

const CPU = { asking: 20, importing: 100, batch: 64 };
const FAST: DeviceTrial = {
  ...{ outcome: "works", device: "webgpu", difference: 1e-6 },
  speed: { own: { asking: 30, importing: 10, batch: 256 }, cpu: CPU },
};
const ABSENT: DeviceTrial = { outcome: "absent", device: "webgpu", reason: "No supported adapters" };
const NO_CUDA: DeviceTrial = { outcome: "absent", device: "cuda", reason: "no library" };

/** A machine where trying WebGPU comes out as `webgpu`; `tried` lists the trials made. */
function machine(webgpu: DeviceTrial, more: Partial<DevicesOptions> = {}) {
  const tried: string[] = [];
  const warnings: string[] = [];
  const launch: LaunchTrial = (device) => {
    tried.push(device);
    return {
      listen: (onMessage) => void setTimeout(() => onMessage(device === "webgpu" ? webgpu : NO_CUDA), 0),
      kill: () => undefined,
    };
  };
  const options: DevicesOptions = {
    file: join(mkdtempSync(join(tmpdir(), "dragoman-devices-")), "records", "devices.json"),
    ...{ product: "1.0.0", launch, environment: {}, warn: (text) => void warnings.push(text) },
    ...more,
  };
  return { tried, warnings, options, open: (change = {}) => new Devices({ ...options, ...change }) };
}

test("auto runs on the CPU, looks once, and then imports on what was measured faster", async () => {
  const { open, tried, warnings } = machine(FAST);
  const devices = open();
  expect((await devices.decide()).importing.device).toBe("cpu");
  expect(tried).toStrictEqual([]);
  await Promise.all([devices.lookOnce(), devices.lookOnce()]);
  await devices.lookOnce();
  expect(tried).toStrictEqual(["webgpu", "cuda"]);
  const report = { choice: "auto", fixed: false, asking: "cpu", importing: "webgpu", lost: null };
  expect(devices.report()).toStrictEqual({ ...report, trials: [FAST, NO_CUDA] });
  expect((await devices.decide()).importing).toStrictEqual({ device: "webgpu", batch: 256 });
  expect(warnings).toStrictEqual([]);
});

test("what was found is kept for this version of the product, and for no other", async () => {
  const { open, tried } = machine(FAST);
  await open().look();
  const again = open();
  await again.lookOnce();
  expect(again.report().trials).toStrictEqual([FAST, NO_CUDA]);
  expect(tried).toHaveLength(2);
  expect(open({ product: "1.0.1" }).report().trials).toBeNull();
});

test("a device asked for by name is tried before the first question; one that is not there costs one sentence", async () => {
  const { open, options, warnings } = machine(ABSENT);
  const devices = open();
  const report = await devices.choose("webgpu");
  expect(report).toMatchObject({ choice: "webgpu", asking: "cpu", importing: "cpu" });
  expect((await devices.decide()).asking.device).toBe("cpu");
  expect(warnings).toStrictEqual(["WebGPU is not there (No supported adapters). The CPU is used."]);
  expect(JSON.parse(readFileSync(options.file, "utf8"))).toMatchObject({ choice: "webgpu" });
  expect(open().report().choice).toBe("webgpu");
});

test("one that works is used for both tasks, until it gives up", async () => {
  const { open, warnings } = machine(FAST);
  const devices = open();
  await devices.choose("webgpu");
  expect(devices.report()).toMatchObject({ asking: "webgpu", importing: "webgpu" });
  devices.lose("webgpu", "device lost");
  devices.lose("webgpu", "device lost");
  const lost = { device: "webgpu", reason: "device lost" };
  expect(devices.report()).toMatchObject({ choice: "webgpu", asking: "cpu", importing: "cpu", lost });
  expect(warnings).toStrictEqual(["WebGPU gave up (device lost): the CPU is used from here on."]);
  expect(await devices.look()).toMatchObject({ asking: "webgpu", lost: null });
});

test("the environment decides over the person, and says so", async () => {
  const { open } = machine(FAST, { environment: { DRAGOMAN_DEVICE: "CPU" } });
  const devices = open();
  expect(devices.report()).toMatchObject({ choice: "cpu", fixed: true });
  await expect(devices.choose("webgpu")).rejects.toThrow("DRAGOMAN_DEVICE decides the device, it says “cpu”");
});

test("an environment that names no device is passed over", () => {
  const { open, warnings } = machine(FAST, { environment: { DRAGOMAN_DEVICE: "gpu" } });
  expect(open().report()).toMatchObject({ choice: "auto", fixed: false });
  expect(warnings).toStrictEqual([
    "DRAGOMAN_DEVICE is “gpu”, which is none of auto, cpu, webgpu, cuda: it is passed over.",
  ]);
});

test.each(["{", "[]", "null", '{"choice":"gpu","trials":[{"outcome":"works"}],"machine":7}'])(
  "a file that holds %s is as good as none",
  async (text) => {
    const { open, options } = machine(ABSENT);
    await open().look();
    writeFileSync(options.file, text);
    expect(open().report()).toMatchObject({ choice: "auto", trials: null, asking: "cpu" });
  },
);

test("a home that cannot be written costs a sentence", async () => {
  const { open, warnings } = machine(FAST, { file: "/dev/null/devices.json" });
  expect(await open().choose("webgpu")).toMatchObject({ asking: "webgpu" });
  expect(warnings[0]).toMatch(/^The choice of a device is not kept \(/);
});
