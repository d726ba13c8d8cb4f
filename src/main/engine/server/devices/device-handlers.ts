/** The requests about devices: what is used and why, choosing, looking again. */
import type { Devices } from "./devices";
import type { Handlers } from "../handlers";

export function deviceHandlers(
  devices: Devices,
): Pick<Handlers, "device:report" | "device:choose" | "device:look"> {
  return {
    "device:report": () => Promise.resolve(devices.report()),
    "device:choose": ({ choice }) => devices.choose(choice),
    "device:look": () => devices.look(),
  };
}
