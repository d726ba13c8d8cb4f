import { fork } from "node:child_process";
import type { EngineMessage } from "../../shared/contract";
import type { EngineChild } from "../host/engine-watch";

/** Starts the built engine as a child process of Node; messages travel by structured clone, typed arrays as they are. */
export function forkEngine(path: string): EngineChild {
  const child = fork(path, { serialization: "advanced", stdio: ["ignore", "inherit", "inherit", "ipc"] });
  return {
    // To a child that just died: its exit answers the request, so the error here says nothing new.
    post: (message) => new Promise((taken) => void child.send(message, () => taken())),
    listen: (onMessage, onExit) => {
      child.on("message", (message) => {
        onMessage(message as unknown as EngineMessage);
      });
      child.on("error", (error) => {
        onExit(error.message);
      });
      child.on("exit", (code, signal) => {
        onExit(signal ?? `exit code ${String(code)}`);
      });
    },
    kill: () => {
      child.kill();
    },
    killNow: () => {
      child.kill("SIGKILL");
    },
  };
}
