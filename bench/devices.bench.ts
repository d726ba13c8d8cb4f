/** Every accelerator of this machine beside the CPU, in this very process: greatest difference, a question's share of the models, 64 names of an import. */
import { join } from "node:path";
import { tryDevice } from "../src/main/engine/models/try-device";
import { ACCELERATORS, explainTrial } from "../src/shared/devices";

export async function main(): Promise<void> {
  for (const device of ACCELERATORS)
    await tryDevice(device, join("resources", "models"), (trial) => {
      console.log(explainTrial(trial));
      if (trial.outcome === "works")
        console.log(`  greatest difference ${trial.difference.toExponential(1)}`);
    });
}
