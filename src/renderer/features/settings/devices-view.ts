/** What the window knows of the devices that models run on; the functions are in devices.ts. */
import type { DevicesReport } from "../../../shared/devices";
import type { Fetched } from "../../state/fetched";

export interface DevicesView {
  /** Null before the settings were opened. */
  readonly report: Fetched<DevicesReport> | null;
  /** While a device is chosen or the machine is looked at: both try devices, which takes seconds. */
  readonly busy: boolean;
}

export const FIRST_DEVICES: DevicesView = { report: null, busy: false };
