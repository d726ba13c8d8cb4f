/** What the settings ask of the engine about devices. */
import type { DeviceChoice } from "../../../shared/devices";
import type { EngineClient } from "../../api/engine-client";
import { noteDevices, waitForDevices } from "./devices";
import type { WorkbenchStore } from "../../state/workbench-store";

export interface DeviceCommands {
  /** Asks what the models run on and why. */
  listDevices(): Promise<void>;
  /** Chooses what they run on from the next question on; a device that was never tried is tried first. */
  chooseDevice(choice: DeviceChoice): Promise<void>;
  /** Tries every device anew. */
  lookForDevices(): Promise<void>;
}

export function deviceCommands(client: EngineClient, store: WorkbenchStore): DeviceCommands {
  return {
    async listDevices() {
      const reply = await client.request("device:report", {});
      store.setState((state) => noteDevices(state, reply));
    },
    async chooseDevice(choice) {
      store.setState(waitForDevices);
      const reply = await client.request("device:choose", { choice });
      store.setState((state) => noteDevices(state, reply));
    },
    async lookForDevices() {
      store.setState(waitForDevices);
      const reply = await client.request("device:look", {});
      store.setState((state) => noteDevices(state, reply));
    },
  };
}
