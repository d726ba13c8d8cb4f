/** What the window knows of the devices that models run on. A setting of this machine, no step of undo. */
import type { Reply } from "../../../shared/contract";
import type { DevicesReport } from "../../../shared/devices";
import { fetchedOf } from "../../state/fetched";
import type { Workbench } from "../../state/workbench";

export function waitForDevices(state: Workbench): Workbench {
  return { ...state, devices: { ...state.devices, busy: true } };
}

/** What the engine told, or why it told nothing. */
export function noteDevices(state: Workbench, reply: Reply<DevicesReport>): Workbench {
  return { ...state, devices: { report: fetchedOf(reply), busy: false } };
}
