/** The desktop's engine: a utility process, watched and started again, with one message port for each window. */
import { dirname, join } from "node:path";
import {
  ipcMain,
  MessageChannelMain,
  utilityProcess,
  type IpcMainEvent,
  type MessagePortMain,
} from "electron";
import { clientMessageSchema, type EngineMessage } from "../../shared/contract";
import { EngineWatch, type EngineChild } from "../host/engine-watch";
import { APP_ORIGIN } from "./app-scheme";
import { CONNECT_ENGINE, ENGINE_PORT } from "./channels";
import { DeviceTrials } from "./device-trials";
import { secretsKey } from "./secrets-key";

/** Starts the engine and connects every window that asks; `resources` is where models and sample graphs lie. */
export function startEngineHost(enginePath: string, resources: string): EngineWatch {
  const engine = new EngineWatch(() => forkEngine(enginePath, resources));
  ipcMain.on(CONNECT_ENGINE, (event) => {
    if (isOwnPage(event)) connect(event, engine);
  });
  return engine;
}

/** Only the page itself, not a frame inside it and not a page from elsewhere. */
function isOwnPage({ senderFrame }: IpcMainEvent): boolean {
  return senderFrame?.parent === null && senderFrame.origin === APP_ORIGIN;
}

function connect(event: IpcMainEvent, engine: EngineWatch): void {
  const { port1, port2 } = new MessageChannelMain();
  const visit = engine.visit((message) => {
    port1.postMessage(message);
  });
  port1.on("message", ({ data }) => {
    const message = clientMessageSchema.safeParse(data);
    if (message.success) visit.send(message.data);
  });
  port1.on("close", () => {
    visit.leave();
  });
  port1.start();
  handOver(event, port2);
}

function handOver(event: IpcMainEvent, port: MessagePortMain): void {
  event.senderFrame?.postMessage(ENGINE_PORT, null, [port]);
}

function forkEngine(path: string, resources: string): EngineChild {
  const key = secretsKey();
  const trials = new DeviceTrials(join(dirname(path), "trial.js"), resources);
  const child = utilityProcess.fork(path, [], {
    serviceName: "Dragoman engine",
    env: {
      ...process.env,
      DRAGOMAN_RESOURCES: resources,
      ...(key !== undefined && { DRAGOMAN_SECRETS_KEY: key }),
    },
  });
  return {
    post: (message) => {
      child.postMessage(message);
    },
    listen: (onMessage, onExit) => {
      child.on("message", (message: EngineMessage) => {
        if (!trials.carryOut(message, child)) onMessage(message);
      });
      child.on("exit", (code) => {
        trials.killAll();
        onExit(`exit code ${code.toString()}`);
      });
    },
    kill: () => {
      child.kill();
    },
    killNow: () => {
      if (child.pid !== undefined) process.kill(child.pid, "SIGKILL");
    },
  };
}
