/** Trials of devices that the engine orders: each a utility process of its own, which a driver may crash without taking the engine down. */
import { utilityProcess, type UtilityProcess } from "electron";
import { trialOrderSchema, type TrialEvent } from "../../shared/device-trials";
import type { Device } from "../../shared/devices";

type Engine = Pick<UtilityProcess, "postMessage">;

export class DeviceTrials {
  readonly #running = new Map<number, UtilityProcess>();

  /** `program` is the built trial.js; `resources` is where the models lie. */
  constructor(
    private readonly program: string,
    private readonly resources: string,
  ) {}

  /** True when `message` was an order for a trial; `engine` hears what comes of it. */
  carryOut(message: unknown, engine: Engine): boolean {
    const order = trialOrderSchema.safeParse(message);
    if (!order.success) return false;
    const { type, trial } = order.data;
    if (type === "trial:kill") this.#running.get(trial)?.kill();
    else this.#start(trial, order.data.device, engine);
    return true;
  }

  killAll(): void {
    for (const child of this.#running.values()) child.kill();
  }

  #start(trial: number, device: Device, engine: Engine): void {
    const child = utilityProcess.fork(this.program, [device], {
      serviceName: "Dragoman device trial",
      stdio: "ignore",
      env: { ...process.env, DRAGOMAN_RESOURCES: this.resources },
    });
    this.#running.set(trial, child);
    const tell = (event: TrialEvent): void => {
      engine.postMessage(event);
    };
    child.on("message", (message: unknown) => {
      tell({ type: "trial:told", trial, message });
    });
    child.on("exit", (code) => {
      this.#running.delete(trial);
      tell({ type: "trial:ended", trial, reason: `exit code ${code.toString()}` });
    });
  }
}
