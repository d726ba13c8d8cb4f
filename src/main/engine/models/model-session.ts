/** A model opened on a device, and on the CPU from the moment that device gives up: the only place where the runtime opens sessions. */
import { availableParallelism } from "node:os";
import { InferenceSession, type Tensor } from "onnxruntime-node";
import { type Device, DEVICE_NAMES } from "../../../shared/devices";
import { FailureError, messageOf } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";

/** More threads than this gain little for models of this size. */
const MOST_THREADS = 4;
/** Threads of a model, if not one a core up to `MOST_THREADS`; its numbers are the same to the bit (a test holds that). */
const THREADS_VARIABLE = "DRAGOMAN_THREADS";

type Feeds = Readonly<Record<string, Tensor>>;
type Results = InferenceSession.OnnxValueMapType;

/** As much of ONNX Runtime's session as is used, so that a test can be one. */
export interface RuntimeSession {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(feeds: Feeds, outputs?: readonly string[]): Promise<Results>;
  release(): Promise<void>;
}
export type Runtime = (bytes: Uint8Array, device: Device) => Promise<RuntimeSession>;

/** Where a model shall run, and who hears that it could not any more. */
export interface DevicePort {
  readonly device: Device;
  readonly lost?: (device: Device, reason: string) => void;
}
export const ON_CPU: DevicePort = { device: "cpu" };

export interface ModelSession extends RuntimeSession {
  /** What its numbers came from so far: "CPU", "WebGPU", or "WebGPU, then CPU" where the device gave up in between. */
  readonly device: string;
}

/** ONNX Runtime itself. A CUDA or WebGPU session leaves what it cannot run to the CPU, as the runtime always does. */
export const onnxRuntime: Runtime = async (bytes, device) => {
  const session = await InferenceSession.create(bytes, {
    executionProviders: [device],
    intraOpNumThreads: threads(),
    interOpNumThreads: 1,
    logSeverityLevel: 3,
    // Threads that spin while they wait gain a few ms on an idle machine and cost a multiple of that on a busy one.
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  });
  return {
    inputNames: session.inputNames,
    outputNames: session.outputNames,
    run: (feeds, outputs = session.outputNames) => session.run(feeds, outputs),
    release: () => session.release(),
  };
};

function threads(): number {
  const asked = Number(process.env[THREADS_VARIABLE]);
  return Number.isInteger(asked) && asked > 0 ? asked : Math.min(MOST_THREADS, availableParallelism());
}

/**
 * Opens the model whose bytes `read` gives. Where an accelerator refuses it, or fails at a call that the CPU then answers, the CPU goes
 * on and `lost` hears of it. Throws model-unusable when the CPU refuses the model as well; what the CPU throws at a call is thrown.
 */
export async function openSession(
  read: () => Promise<Uint8Array>,
  model: string,
  { device, lost }: DevicePort = ON_CPU,
  runtime: Runtime = onnxRuntime,
): Promise<ModelSession> {
  if (device === "cpu") return named(await openOnCpu(read, model, runtime), DEVICE_NAMES.cpu);
  try {
    return new LosableSession(await runtime(await read(), device), device, {
      onCpu: () => openOnCpu(read, model, runtime),
      lost,
    });
  } catch (error) {
    const session = await openOnCpu(read, model, runtime);
    lost?.(device, messageOf(error));
    return named(session, DEVICE_NAMES.cpu);
  }
}

async function openOnCpu(
  read: () => Promise<Uint8Array>,
  model: string,
  runtime: Runtime,
): Promise<RuntimeSession> {
  const bytes = await read();
  try {
    return await runtime(bytes, "cpu");
  } catch (error) {
    const reason = message("runtime-refuses", { why: messageOf(error) });
    throw new FailureError({ kind: "model-unusable", model, reason });
  }
}

function named(session: RuntimeSession, device: string): ModelSession {
  const { inputNames, outputNames } = session;
  return {
    device,
    inputNames,
    outputNames,
    run: (feeds, outputs) => session.run(feeds, outputs),
    release: () => session.release(),
  };
}

interface WayOut {
  readonly onCpu: () => Promise<RuntimeSession>;
  readonly lost: DevicePort["lost"];
}

/** Runs on an accelerator until a call fails there that the CPU answers. */
class LosableSession implements ModelSession {
  #session: RuntimeSession;
  #isLost = false;
  #used = false;

  constructor(
    session: RuntimeSession,
    private readonly on: Device,
    private readonly wayOut: WayOut,
  ) {
    this.#session = session;
  }

  get device(): string {
    const name = DEVICE_NAMES[this.on];
    if (!this.#isLost) return name;
    return this.#used ? `${name}, then ${DEVICE_NAMES.cpu}` : DEVICE_NAMES.cpu;
  }

  get inputNames(): readonly string[] {
    return this.#session.inputNames;
  }

  get outputNames(): readonly string[] {
    return this.#session.outputNames;
  }

  async run(feeds: Feeds, outputs?: readonly string[]): Promise<Results> {
    const session = this.#session;
    try {
      const results = await session.run(feeds, outputs);
      this.#used = true;
      return results;
    } catch (error) {
      if (this.#isLost) throw error;
      return this.#goOn(feeds, outputs, error);
    }
  }

  release(): Promise<void> {
    return this.#session.release();
  }

  /** What the CPU refuses too was no fault of the device. */
  async #goOn(feeds: Feeds, outputs: readonly string[] | undefined, error: unknown): Promise<Results> {
    const session = await this.wayOut.onCpu();
    const results = await session.run(feeds, outputs);
    await this.#session.release().catch(() => undefined);
    this.#session = session;
    this.#isLost = true;
    this.wayOut.lost?.(this.on, messageOf(error));
    return results;
  }
}
