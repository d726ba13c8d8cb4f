/** Runs between the window's page and Electron: hands the page one typed bridge to the engine and nothing else. */
import { contextBridge, ipcRenderer } from "electron";
import { BRIDGE_NAME, type Bridge } from "../../shared/bridge";
import type { Arrival, ClientMessage } from "../../shared/contract";
import { CONNECT_ENGINE, ENGINE_PORT } from "./channels";

/** What this file uses of the DOM's MessagePort: main and preload are compiled without the DOM. */
interface EnginePort {
  postMessage(message: ClientMessage): void;
  onmessage: ((event: { readonly data: Arrival }) => void) | null;
}

const listeners = new Set<(message: Arrival) => void>();
/** Messages sent before the port has come. */
const waiting: ClientMessage[] = [];
let port: EnginePort | undefined;

ipcRenderer.once(ENGINE_PORT, (event) => {
  port = event.ports[0] as EnginePort | undefined;
  if (!port) return;
  port.onmessage = ({ data }) => {
    for (const listener of listeners) listener(data);
  };
  for (const message of waiting.splice(0)) port.postMessage(message);
});
ipcRenderer.send(CONNECT_ENGINE);

const bridge: Bridge = {
  send: (message) => {
    if (port) port.postMessage(message);
    else waiting.push(message);
  },
  listen: (listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
contextBridge.exposeInMainWorld(BRIDGE_NAME, bridge);
