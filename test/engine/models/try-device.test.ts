import { Tensor } from "onnxruntime-node";
import { expect, test } from "vitest";
import { onnxRuntime, type Runtime } from "../../../src/main/engine/models/model-session";
import { tryDevice } from "../../../src/main/engine/models/try-device";
import { differenceBetween } from "../../../src/main/engine/models/trial-feeds";
import { explainTrial, type DeviceTrial } from "../../../src/shared/devices";
import { MODELS } from "./fixtures";

/** The shipped models on the CPU; what is called WebGPU gives `change` of each of its numbers. */
function pretended(change: (value: number) => number): Runtime {
  return async (bytes, device) => {
    const session = await onnxRuntime(bytes, "cpu");
    if (device === "cpu") return session;
    return {
      ...session,
      run: async (feeds, outputs) => {
        const results = Object.entries(await session.run(feeds, outputs)).map(([name, value]) => {
          const tensor = value as Tensor;
          const numbers = (tensor.data as Float32Array).map(change);
          return [name, new Tensor("float32", numbers, tensor.dims)] as const;
        });
        return Object.fromEntries(results);
      },
    };
  };
}

async function trialsOf(runtime: Runtime): Promise<DeviceTrial[]> {
  const told: DeviceTrial[] = [];
  await tryDevice("webgpu", MODELS, (trial) => void told.push(trial), runtime);
  return told;
}

test("without an adapter the device is absent, and only the smallest model was opened", async () => {
  const opened: number[] = [];
  const trials = await trialsOf((bytes) => {
    opened.push(bytes.length);
    throw new Error(
      "/ort/webgpu_context.cc:136 Initialize() status == Success was false. Failed to get a WebGPU adapter: No supported adapters\n",
    );
  });
  const reason = "Failed to get a WebGPU adapter: No supported adapters";
  expect(trials).toStrictEqual([{ outcome: "absent", device: "webgpu", reason }]);
  expect(opened).toHaveLength(1);
  expect(explainTrial(trials[0]!)).toBe(`WebGPU is not there (${reason}).`);
});

test("wrong numbers are found, however the device came by them", async () => {
  const [off] = await trialsOf(pretended((value) => value + 3e-4));
  expect(off).toMatchObject({ outcome: "differs", device: "webgpu" });
  expect(explainTrial(off!)).toMatch(
    /^WebGPU is not used: its numbers differ from the CPU's by 0\.0003\d*, more than 0\.0001\.$/,
  );
  const [none] = await trialsOf(pretended(() => NaN));
  expect(none).toStrictEqual({ outcome: "differs", device: "webgpu", difference: null });
  expect(explainTrial(none!)).toBe("WebGPU is not used: its numbers are none.");
});

test("right numbers are told before the device is timed, then how fast it is beside the CPU", async () => {
  const [right, timed] = await trialsOf(pretended((value) => value * (1 + 2 ** -22)));
  expect(right).toMatchObject({ outcome: "works", speed: null });
  if (timed?.outcome !== "works" || timed.speed === null) throw new Error("not timed");
  expect(timed.difference).toBeGreaterThan(0);
  expect(timed.difference).toBeLessThan(1e-6);
  for (const { asking, importing } of Object.values(timed.speed)) {
    expect(asking).toBeGreaterThan(0);
    expect(importing).toBeGreaterThan(0);
  }
  expect([64, 256]).toContain(timed.speed.own.batch);
  expect(timed.speed.cpu.batch).toBe(64);
});

test("differences are relative for numbers beyond 1, and a missing output is no match", () => {
  const column = (...values: number[]) => new Tensor("float32", Float32Array.from(values), [values.length]);
  expect(differenceBetween({ a: column(0, 1000) }, { a: column(0.25, 1000.5) })).toBe(0.25);
  expect(differenceBetween({ a: column(1000) }, { a: column(1000.5) })).toBeCloseTo(5e-4, 12);
  expect(differenceBetween({ a: column(1) }, { b: column(1) })).toBe(Infinity);
  expect(differenceBetween({ a: column(1, 2) }, { a: column(1) })).toBe(Infinity);
  expect(differenceBetween({ a: column(NaN, 1) }, { a: column(1, 1) })).toBe(Infinity);
});
