import { fork } from "node:child_process";
import type { EngineMessage } from "../../shared/contract";
import type { EngineChild } from "../host/engine-watch";

/** Starts the built engine as a child process of Node; messages travel by structured clone, typed arrays as they are. Whoever listens late hears of an end that came before. */
export function forkEngine(path: string): EngineChild {
  const child = fork(path, { serialization: "advanced", stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const over = new Promise<string>((tell) => {
    child.on("error", (error) => tell(error.message));
    child.on("exit", (code, signal) => tell(signal ?? `exit code ${String(code)}`));
  });
  return {
    // To a child that just died: its exit answers the request, so the error here says nothing new.
    post: (message) => new Promise((taken) => void child.send(message, () => taken())),
    listen: (onMessage, onExit) => {
      child.on("message", (message) => {
        onMessage(message as unknown as EngineMessage);
      });
      void over.then(onExit);
    },
    kill: () => {
      child.kill();
    },
    killNow: () => {
      child.kill("SIGKILL");
    },
  };
}
