/** What a model's arithmetic may run on: what a person chose, what was found out about this machine, what is used and why. */
import { z } from "zod";

/** Names of ONNX Runtime's execution providers. */
export const DEVICES = ["cpu", "webgpu", "cuda"] as const;
export type Device = (typeof DEVICES)[number];
/** Those that have to be tried before they are trusted. */
export const ACCELERATORS = ["webgpu", "cuda"] as const satisfies readonly Device[];
export const DEVICE_CHOICES = ["auto", ...DEVICES] as const;
export const deviceChoiceSchema = z.enum(DEVICE_CHOICES);
export type DeviceChoice = z.infer<typeof deviceChoiceSchema>;
/** As traces and the ledger name them. */
export const DEVICE_NAMES: Readonly<Record<Device, string>> = { cpu: "CPU", webgpu: "WebGPU", cuda: "CUDA" };

/** Greatest difference from the CPU's numbers that is tolerated, relative to the number where that is greater than 1. */
export const MOST_DIFFERENCE = 1e-4;

const device = z.enum(DEVICES);

/** Milliseconds of one question's share of the models, and of 64 names embedded as an import does; `batch` texts went best at a time. */
const speedSchema = z.object({ asking: z.number(), importing: z.number(), batch: z.number().int().min(1) });
export type DeviceSpeed = z.infer<typeof speedSchema>;

/** What came of trying a device in a process of its own. `difference` is the greatest from the CPU's numbers. */
export const deviceTrialSchema = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("works"),
    device,
    difference: z.number(),
    /** Null where the time limit came first: the numbers are right, the device is slow. */
    speed: z.object({ own: speedSchema, cpu: speedSchema }).nullable(),
  }),
  z.object({ outcome: z.literal("absent"), device, reason: z.string() }),
  /** Null where not even numbers came out. */
  z.object({ outcome: z.literal("differs"), device, difference: z.number().nullable() }),
  z.object({ outcome: z.literal("crashed"), device, reason: z.string() }),
  z.object({ outcome: z.literal("silent"), device, seconds: z.number() }),
]);
export type DeviceTrial = z.infer<typeof deviceTrialSchema>;

export const devicesReportSchema = z.object({
  choice: deviceChoiceSchema,
  /** Whether DRAGOMAN_DEVICE decides, over what a person chose in the window. */
  fixed: z.boolean(),
  /** What questions run on, and what imports embed on. */
  asking: device,
  importing: device,
  /** Null before this machine was looked at. */
  trials: z.array(deviceTrialSchema).nullable(),
  /** A device that worked when tried and gave up since; the CPU is used until the next start. */
  lost: z.object({ device, reason: z.string() }).nullable(),
});
export type DevicesReport = z.infer<typeof devicesReportSchema>;

export const DEVICE_REQUESTS = {
  "device:report": { input: z.object({}), output: devicesReportSchema },
  /** Keeps the choice and, where it has to be tried first, tries it. */
  "device:choose": { input: z.object({ choice: deviceChoiceSchema }), output: devicesReportSchema },
  /** Tries every accelerator anew: after a driver was installed, say. */
  "device:look": { input: z.object({}), output: devicesReportSchema },
} as const;

/** One clear sentence of what came of trying a device. */
export function explainTrial(trial: DeviceTrial): string {
  const name = DEVICE_NAMES[trial.device];
  switch (trial.outcome) {
    case "works":
      return trial.speed === null
        ? `${name} gives the CPU's numbers, but too slowly to be timed.`
        : `${name} gives the CPU's numbers; ${speedWords(trial.speed)}.`;
    case "absent":
      return `${name} is not there (${trial.reason}).`;
    case "differs":
      return `${name} is not used: its numbers ${differenceWords(trial.difference)}.`;
    case "crashed":
      return `${name} is not used: its driver crashed when it was tried (${trial.reason}).`;
    case "silent":
      return `${name} is not used: it gave no numbers within ${trial.seconds.toString()} s.`;
  }
}

function speedWords({ own, cpu }: { readonly own: DeviceSpeed; readonly cpu: DeviceSpeed }): string {
  const ms = (value: number) => `${value.toPrecision(3)} ms`;
  return `a question ${ms(own.asking)} (CPU ${ms(cpu.asking)}), 64 names ${ms(own.importing)} (CPU ${ms(cpu.importing)})`;
}

function differenceWords(difference: number | null): string {
  return difference === null
    ? "are none"
    : `differ from the CPU's by ${difference.toPrecision(2)}, more than ${MOST_DIFFERENCE.toString()}`;
}
