import { Tensor } from "onnxruntime-node";
import { expect, test } from "vitest";
import {
  openSession,
  type Runtime,
  type RuntimeSession,
} from "../../../src/main/engine/models/model-session";

const FEEDS = { x: new Tensor("float32", Float32Array.of(1), [1]) };
const read = () => Promise.resolve(new Uint8Array());

/** Sessions that answer with the number of their device, or throw what `faults` says at that call. */
function runtime(faults: { open?: string[]; run?: Record<string, number> } = {}) {
  const story: string[] = [];
  const open: Runtime = (_, device) => {
    story.push(`open ${device}`);
    if (faults.open?.includes(device)) throw new Error(`${device} refuses`);
    let calls = 0;
    const session: RuntimeSession = {
      inputNames: ["x"],
      outputNames: ["y"],
      run: () => {
        if (++calls >= (faults.run?.[device] ?? Infinity)) throw new Error(`${device} was lost`);
        const y = new Tensor("float32", Float32Array.of(device === "cpu" ? 0 : 1), [1]);
        return Promise.resolve({ y });
      },
      release: () => Promise.resolve(void story.push(`release ${device}`)),
    };
    return Promise.resolve(session);
  };
  const lost = (device: string, reason: string) => void story.push(`lost ${device}: ${reason}`);
  return { story, open, port: { device: "webgpu", lost } as const };
}
const answerOf = async (session: RuntimeSession) => (await session.run(FEEDS))["y"]!.data;

test("a model runs where it is told to and says so", async () => {
  const { open, port, story } = runtime();
  const session = await openSession(read, "m", port, open);
  expect(await answerOf(session)).toStrictEqual(Float32Array.of(1));
  expect(session.device).toBe("WebGPU");
  expect((await openSession(read, "m", undefined, open)).device).toBe("CPU");
  expect(story).toStrictEqual(["open webgpu", "open cpu"]);
});

test("a device that refuses the model leaves it to the CPU", async () => {
  const { open, port, story } = runtime({ open: ["webgpu"] });
  const session = await openSession(read, "m", port, open);
  expect(await answerOf(session)).toStrictEqual(Float32Array.of(0));
  expect(session.device).toBe("CPU");
  expect(story).toStrictEqual(["open webgpu", "open cpu", "lost webgpu: webgpu refuses"]);
});

test("a device lost between two calls leaves the rest to the CPU, and the session says that both took part", async () => {
  const { open, port, story } = runtime({ run: { webgpu: 2 } });
  const session = await openSession(read, "m", port, open);
  expect([await answerOf(session), await answerOf(session), await answerOf(session)]).toStrictEqual(
    [1, 0, 0].map((value) => Float32Array.of(value)),
  );
  expect(session.device).toBe("WebGPU, then CPU");
  await session.release();
  const told = ["open webgpu", "open cpu", "release webgpu", "lost webgpu: webgpu was lost", "release cpu"];
  expect(story).toStrictEqual(told);
});

test("a device lost at its first call took no part", async () => {
  const { open, port } = runtime({ run: { webgpu: 1 } });
  const session = await openSession(read, "m", port, open);
  expect(await answerOf(session)).toStrictEqual(Float32Array.of(0));
  expect(session.device).toBe("CPU");
});

test("what the CPU refuses too is no fault of the device", async () => {
  const asked = runtime({ run: { webgpu: 1, cpu: 1 } });
  const session = await openSession(read, "m", asked.port, asked.open);
  await expect(session.run(FEEDS)).rejects.toThrow("cpu was lost");
  expect(session.device).toBe("WebGPU");
  expect(asked.story).toStrictEqual(["open webgpu", "open cpu"]);

  const broken = runtime({ open: ["webgpu", "cpu"] });
  await expect(openSession(read, "m", broken.port, broken.open)).rejects.toMatchObject({
    failure: { kind: "model-unusable", model: "m" },
    message: "The model “m” cannot be used: the runtime refuses it (cpu refuses).",
  });
  expect(broken.story).toStrictEqual(["open webgpu", "open cpu"]);
});
