/** Which device runs the models: what a person asked for where it can be used, else what was measured to be faster. */
import type { Device, DeviceChoice, DeviceTrial } from "../../../shared/devices";

/** A device and how many texts it is given at a time at most. */
export interface DeviceUse {
  readonly device: Device;
  readonly batch: number;
}

export interface DeviceDecision {
  /** For questions: one text, then the retriever. */
  readonly asking: DeviceUse;
  /** For imports: thousands of texts. */
  readonly importing: DeviceUse;
}

/** More texts in one call gain nothing on a CPU, and a cancellation waits for a call's end. */
export const CPU_USE: DeviceUse = { device: "cpu", batch: 64 };

/** An accelerator is chosen where it takes at most this share of the CPU's time: times measured once are not exact. */
const FASTER = 0.8;

/** `auto` takes the CPU unless a device that works was measured faster at the very task; a device that does not work is never taken. */
export function chooseDevice(choice: DeviceChoice, trials: readonly DeviceTrial[]): DeviceDecision {
  if (choice === "auto")
    return { asking: fastest("asking", trials), importing: fastest("importing", trials) };
  const trial = trials.find(({ device, outcome }) => device === choice && outcome === "works");
  const use = trial ? usageOf(trial) : CPU_USE;
  return { asking: use, importing: use };
}

function fastest(task: "asking" | "importing", trials: readonly DeviceTrial[]): DeviceUse {
  let [best, share] = [CPU_USE, FASTER];
  for (const trial of trials) {
    if (trial.outcome !== "works" || trial.speed === null) continue;
    const { own, cpu } = trial.speed;
    if (own[task] > share * cpu[task]) continue;
    [best, share] = [usageOf(trial), own[task] / cpu[task]];
  }
  return best;
}

function usageOf(trial: DeviceTrial): DeviceUse {
  const batch = (trial.outcome === "works" && trial.speed?.own.batch) || CPU_USE.batch;
  return { device: trial.device, batch };
}
