/** Trying a device from outside: whatever a driver does to the process that tries it, here it becomes an outcome. */
import { deviceTrialSchema, type Device, type DeviceTrial } from "../../../shared/devices";
import { messageOf } from "../../../shared/failure";

/** A process that tries one device and tells its outcome, perhaps twice: first that it works, then how fast. */
export interface TrialProcess {
  listen(onMessage: (message: unknown) => void, onExit: (reason: string) => void): void;
  kill(): void;
}
export type LaunchTrial = (device: Device) => TrialProcess;

/** A slow machine loads the models in some seconds; a driver that hangs hangs for ever. */
const TRIAL_LIMIT_MS = 60_000;

/** The outcome told; a device that works but was not timed at the limit is slow, one whose process ends before that has crashed. Never rejects. */
export function watchTrial(
  device: Device,
  launch: LaunchTrial,
  limitMs: number = TRIAL_LIMIT_MS,
): Promise<DeviceTrial> {
  return new Promise((resolve) => {
    let told: DeviceTrial | undefined;
    let ended = false;
    const end = (outcome: DeviceTrial): void => {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      child?.kill();
      resolve(outcome);
    };
    const timer = setTimeout(() => {
      end(told ?? { outcome: "silent", device, seconds: limitMs / 1000 });
    }, limitMs);
    const child = start(launch, device, (reason) => {
      end({ outcome: "crashed", device, reason });
    });
    child?.listen(
      (message) => {
        const read = deviceTrialSchema.safeParse(message);
        if (!read.success || read.data.device !== device) return;
        told = read.data;
        if (told.outcome !== "works" || told.speed !== null) end(told);
      },
      (reason) => {
        end({ outcome: "crashed", device, reason });
      },
    );
  });
}

function start(
  launch: LaunchTrial,
  device: Device,
  failed: (reason: string) => void,
): TrialProcess | undefined {
  try {
    return launch(device);
  } catch (error) {
    // Not before the promise's own timer exists.
    queueMicrotask(() => {
      failed(messageOf(error));
    });
    return undefined;
  }
}
