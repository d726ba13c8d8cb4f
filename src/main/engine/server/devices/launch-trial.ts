/** Starting the process that tries a device: Node's own child, or in the desktop one that its main process starts for the engine. */
import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { trialEventSchema, type TrialOrder } from "../../../../shared/device-trials";
import type { Device } from "../../../../shared/devices";
import type { LaunchTrial, TrialProcess } from "../../models/watch-trial";
import { desktopPort, type ParentPort } from "../port";

/** How a trial is started where this process runs; throws in checkouts that were never built. */
export function trialLauncher(): LaunchTrial {
  const port = desktopPort();
  return port ? orderedFrom(port) : (device) => forkTrial(trialProgram(), device);
}

/** A child of Node's own running `program`, whose messages are outcomes. */
export function forkTrial(program: string, device: Device): TrialProcess {
  // What a driver prints is not for the terminal of whoever asked a question.
  const child = fork(program, [device], {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  return {
    listen: (onMessage, onExit) => {
      child.on("message", onMessage);
      child.on("error", (error) => {
        onExit(error.message);
      });
      child.on("exit", (code, signal) => {
        onExit(signal ?? `exit code ${String(code)}`);
      });
    },
    kill: () => {
      child.kill("SIGKILL");
    },
  };
}

/** Beside the program, above the chunk that holds this code. */
function trialProgram(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, "trial.js");
    if (existsSync(path)) return path;
  }
  throw new Error("the workbench is not built, run `npm run build`");
}

/** A packed Electron lets no process but its main one start another. */
function orderedFrom(port: ParentPort): LaunchTrial {
  let last = 0;
  return (device): TrialProcess => {
    const trial = ++last;
    const order = (what: TrialOrder): void => {
      port.postMessage(what);
    };
    order({ type: "trial:start", trial, device });
    return {
      listen: (onMessage, onExit) => {
        port.on("message", ({ data }) => {
          const event = trialEventSchema.safeParse(data);
          if (!event.success || event.data.trial !== trial) return;
          if (event.data.type === "trial:told") onMessage(event.data.message);
          else onExit(event.data.reason);
        });
      },
      kill: () => {
        order({ type: "trial:kill", trial });
      },
    };
  };
}
