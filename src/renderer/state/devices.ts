/** What the window knows of the devices that models run on. A setting of this machine, no step of undo. */
import type { DevicesReport } from "../../shared/devices";
import type { Failure } from "../../shared/failure";
import type { Fetched } from "./fetched";
import type { Workbench } from "./workbench";

export interface DevicesView {
  /** Null before the settings were opened. */
  readonly report: Fetched<DevicesReport> | null;
  /** While a device is chosen or the machine is looked at: both try devices, which takes seconds. */
  readonly busy: boolean;
}

export const FIRST_DEVICES: DevicesView = { report: null, busy: false };

export function waitForDevices(state: Workbench): Workbench {
  return { ...state, devices: { ...state.devices, busy: true } };
}

/** What the engine told, or why it told nothing. */
export function noteDevices(
  state: Workbench,
  reply:
    { readonly ok: true; readonly value: DevicesReport } | { readonly ok: false; readonly failure: Failure },
): Workbench {
  const report = reply.ok
    ? ({ state: "ready", value: reply.value } as const)
    : ({ state: "failed", failure: reply.failure } as const);
  return { ...state, devices: { report, busy: false } };
}
