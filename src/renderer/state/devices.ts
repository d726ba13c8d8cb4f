/** What the window knows of the devices that models run on. A setting of this machine, no step of undo. */
import type { DevicesReport } from "../../shared/devices";
import type { Failure } from "../../shared/failure";
import type { Workbench } from "./workbench";

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
