import { expect, test } from "vitest";
import { chooseDevice, CPU_USE } from "../../../src/main/engine/models/choose-device";
import type { DeviceSpeed, DeviceTrial } from "../../../src/shared/devices";

const CPU: DeviceSpeed = { asking: 20, importing: 100, batch: 64 };

function works(device: "webgpu" | "cuda", asking: number, importing: number, batch = 64): DeviceTrial {
  const speed = { own: { asking, importing, batch }, cpu: CPU };
  return { outcome: "works", device, difference: 1e-6, speed };
}
const ON_CPU = { asking: CPU_USE, importing: CPU_USE };
const FAULTS: DeviceTrial[] = [
  { outcome: "absent", device: "webgpu", reason: "no adapter" },
  { outcome: "differs", device: "webgpu", difference: 0.1 },
  { outcome: "differs", device: "webgpu", difference: null },
  { outcome: "crashed", device: "webgpu", reason: "SIGSEGV" },
  { outcome: "silent", device: "webgpu", seconds: 60 },
];

test("auto takes the CPU before the machine was looked at, and where nothing is measured faster", () => {
  expect(chooseDevice("auto", [])).toStrictEqual(ON_CPU);
  expect(chooseDevice("auto", [works("webgpu", 20, 100)])).toStrictEqual(ON_CPU);
  // A tenth is within what a single measurement is off by.
  expect(chooseDevice("auto", [works("webgpu", 18, 90)])).toStrictEqual(ON_CPU);
  expect(
    chooseDevice("auto", [{ outcome: "works", device: "webgpu", difference: 0, speed: null }]),
  ).toStrictEqual(ON_CPU);
});

test("auto takes each task's fastest device, with the batch that went best there", () => {
  expect(chooseDevice("auto", [works("webgpu", 40, 10, 256)])).toStrictEqual({
    asking: CPU_USE,
    importing: { device: "webgpu", batch: 256 },
  });
  expect(chooseDevice("auto", [works("webgpu", 10, 20), works("cuda", 15, 5, 256)])).toStrictEqual({
    asking: { device: "webgpu", batch: 64 },
    importing: { device: "cuda", batch: 256 },
  });
});

test("a device asked for by name is taken where it works, however slow", () => {
  const slow = works("webgpu", 400, 4000);
  const use = { device: "webgpu", batch: 64 };
  expect(chooseDevice("webgpu", [slow])).toStrictEqual({ asking: use, importing: use });
  expect(chooseDevice("cpu", [works("webgpu", 1, 1)])).toStrictEqual(ON_CPU);
  expect(chooseDevice("cuda", [slow])).toStrictEqual(ON_CPU);
});

test.each(FAULTS)("a device that is $outcome is never taken", (trial) => {
  expect(chooseDevice("webgpu", [trial])).toStrictEqual(ON_CPU);
  expect(chooseDevice("auto", [trial])).toStrictEqual(ON_CPU);
});
