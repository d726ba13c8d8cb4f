/** What the models of this machine run on: the choice that a person made, what trying the devices showed, and what follows. */
import { existsSync, readFileSync } from "node:fs";
import { arch, platform } from "node:os";
import { basename } from "node:path";
import { z } from "zod";
import {
  ACCELERATORS,
  DEVICE_CHOICES,
  DEVICE_NAMES,
  deviceChoiceSchema,
  deviceTrialSchema,
  explainTrial,
  type Device,
  type DeviceChoice,
  type DevicesReport,
  type DeviceTrial,
} from "../../../../shared/devices";
import { FailureError, messageOf } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { replaceFile, setAside } from "../../records/whole-file";
import { chooseDevice, CPU_USE, type DeviceDecision, type DeviceUse } from "../../models/choose-device";
import { watchTrial, type LaunchTrial } from "../../models/watch-trial";

/** Over what a person chose in the window. */
export const DEVICE_VARIABLE = "DRAGOMAN_DEVICE";

const NOTHING_KEPT = { choice: "auto", machine: "", trials: null } as const;
const keptSchema = z
  .object({
    choice: deviceChoiceSchema.catch("auto"),
    /** The product's version and the machine that `trials` were made with. */
    machine: z.string().catch(""),
    trials: z.array(deviceTrialSchema).nullable().catch(null),
  })
  .catch(NOTHING_KEPT);

export interface DevicesOptions {
  /** Where choice and trials are kept. */
  readonly file: string;
  readonly product: string;
  readonly launch: LaunchTrial;
  readonly environment?: NodeJS.ProcessEnv;
  readonly limitMs?: number;
  /** Hears a sentence where what was chosen cannot be used. */
  readonly warn?: (sentence: string) => void;
}

export class Devices {
  #choice: DeviceChoice;
  #trials: readonly DeviceTrial[] | null;
  #lost: DevicesReport["lost"] = null;
  #looking: Promise<void> | undefined;
  #warned: DeviceTrial | undefined;
  readonly #fixed: DeviceChoice | undefined;
  readonly #machine: string;

  constructor(private readonly options: DevicesOptions) {
    this.#machine = [options.product, platform(), arch()].join(" ");
    const kept = keptSchema.parse(this.#readKept());
    this.#choice = kept.choice;
    this.#trials = kept.machine === this.#machine ? kept.trials : null;
    this.#fixed = this.#fixedBy((options.environment ?? process.env)[DEVICE_VARIABLE]);
  }

  report(): DevicesReport {
    const { asking, importing } = this.#decision();
    return {
      choice: this.#fixed ?? this.#choice,
      fixed: this.#fixed !== undefined,
      asking: asking.device,
      importing: importing.device,
      trials: this.#trials && [...this.#trials],
      lost: this.#lost,
    };
  }

  /** What to run on now. A device that was asked for by name is tried first; `auto` does not wait for a look at the machine. */
  async decide(): Promise<DeviceDecision> {
    const { choice } = this.report();
    if (choice !== "auto" && choice !== "cpu" && this.#trials === null) await this.look();
    this.#warnOf(choice);
    return this.#decision();
  }

  /** Keeps a person's choice; throws invalid-request where the environment has chosen. */
  async choose(choice: DeviceChoice): Promise<DevicesReport> {
    if (this.#fixed !== undefined)
      throw new FailureError({
        kind: "invalid-request",
        reason: message("device-fixed", { variable: DEVICE_VARIABLE, device: this.#fixed }),
      });
    this.#choice = choice;
    this.#lost = null;
    this.#keep();
    await this.decide();
    return this.report();
  }

  /** Tries every accelerator, each in a process of its own, one after the other; what was found before is forgotten. */
  async look(): Promise<DevicesReport> {
    this.#looking ??= this.#tryAll().finally(() => (this.#looking = undefined));
    await this.#looking;
    return this.report();
  }

  /** Looks at a machine that this version of the product has not looked at, where the choice depends on it. */
  async lookOnce(): Promise<void> {
    if (this.#trials === null && this.report().choice === "auto") await this.look();
  }

  /** From now on the CPU does what `device` did. */
  lose(device: Device, reason: string): void {
    if (this.#lost === null)
      this.#warn(`${DEVICE_NAMES[device]} gave up (${reason}): the CPU is used from here on.`);
    this.#lost = { device, reason };
  }

  #decision(): DeviceDecision {
    const { asking, importing } = chooseDevice(this.#fixed ?? this.#choice, this.#trials ?? []);
    const unlessLost = (use: DeviceUse) => (use.device === this.#lost?.device ? CPU_USE : use);
    return { asking: unlessLost(asking), importing: unlessLost(importing) };
  }

  async #tryAll(): Promise<void> {
    const trials: DeviceTrial[] = [];
    for (const device of ACCELERATORS)
      trials.push(await watchTrial(device, this.options.launch, this.options.limitMs));
    this.#trials = trials;
    this.#lost = null;
    this.#keep();
  }

  /** A home that cannot be written only means that the machine is looked at again. */
  #keep(): void {
    const kept = { choice: this.#choice, machine: this.#machine, trials: this.#trials };
    try {
      replaceFile(this.options.file, `${JSON.stringify(kept, null, 1)}\n`);
    } catch (error) {
      this.#warn(`The choice of a device is not kept (${messageOf(error)}).`);
    }
  }

  /** Once for each look. */
  #warnOf(choice: DeviceChoice): void {
    const trial = this.#trials?.find(({ device }) => device === choice);
    if (trial === undefined || trial.outcome === "works" || trial === this.#warned) return;
    this.#warned = trial;
    this.#warn(`${explainTrial(trial)} The CPU is used.`);
  }

  #fixedBy(text: string | undefined): DeviceChoice | undefined {
    if (text === undefined || text === "") return undefined;
    const choice = deviceChoiceSchema.safeParse(text.toLowerCase());
    if (choice.success) return choice.data;
    this.#warn(
      `${DEVICE_VARIABLE} is “${text}”, which is none of ${DEVICE_CHOICES.join(", ")}: it is passed over.`,
    );
    return undefined;
  }

  /** What cannot be read is set aside by name: the choice is "auto" again, and the machine is looked at again. */
  #readKept(): unknown {
    const { file } = this.options;
    try {
      return JSON.parse(readFileSync(file, "utf8"));
    } catch {
      if (!existsSync(file)) return {};
    }
    try {
      const aside = basename(setAside(file));
      this.#warn(`The choice of a device could not be read: it was set aside as ${aside}, and is made anew.`);
    } catch (error) {
      this.#warn(`The choice of a device could not be read (${messageOf(error)}): it is made anew.`);
    }
    return {};
  }

  #warn(sentence: string): void {
    (this.options.warn ?? ((text) => process.emitWarning(text)))(sentence);
  }
}
