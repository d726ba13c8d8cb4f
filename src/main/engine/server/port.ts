/** Where contract messages come from and go to; values only, typed arrays included. */
import type { EngineMessage } from "../../../shared/contract";
import { trialEventSchema } from "../../../shared/device-trials";

export interface Port {
  post(message: EngineMessage): void;
  /** Calls `listener` with every message that arrives; what it means is still to be parsed. */
  listen(listener: (message: unknown) => void): void;
}

/** Electron's utility process has this instead of `process.send`; declared here because the engine never imports electron. */
export interface ParentPort {
  postMessage(message: unknown): void;
  on(event: "message", listener: (event: { readonly data: unknown }) => void): void;
}

/** The port to whoever started this process: Electron's `utilityProcess` or Node's `fork` with advanced serialization. */
export function hostPort(): Port {
  const parent = desktopPort();
  if (parent) return utilityPort(parent);
  if (process.send) return forkPort(process.send.bind(process));
  throw new Error("the engine is started by a host, not by hand: use `dragoman` or `npm start`");
}

/** The desktop's main process; undefined under Node. */
export function desktopPort(): ParentPort | undefined {
  return (process as { parentPort?: ParentPort }).parentPort;
}

/** Tells whoever started this process; a process of Node's ends when it is left alone. */
export function parentPost(): (message: unknown) => void {
  const parent = desktopPort();
  if (parent)
    return (message) => {
      parent.postMessage(message);
    };
  process.on("disconnect", () => process.exit(0));
  return (message) => void process.send?.(message);
}

function utilityPort(parent: ParentPort): Port {
  return {
    post: (message) => {
      parent.postMessage(message);
    },
    listen: (listener) => {
      parent.on("message", ({ data }) => {
        // Word of a device trial comes the same way and has a listener of its own.
        if (!trialEventSchema.safeParse(data).success) listener(data);
      });
    },
  };
}

function forkPort(send: NonNullable<typeof process.send>): Port {
  // An engine without a host has nobody to answer: it ends instead of lingering.
  process.on("disconnect", () => process.exit(0));
  // A terminal's Ctrl-C reaches the whole group; the host ends first and the engine with it.
  process.on("SIGINT", () => undefined);
  return {
    post: (message) => {
      send(message);
    },
    listen: (listener) => {
      process.on("message", listener);
    },
  };
}
