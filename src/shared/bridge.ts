/**
 * What the desktop window finds as `window.dragoman`: its only door to the engine. In the browser host there is no such property
 * and the page opens a WebSocket at ENGINE_PATH instead (wire.ts); the messages are the same.
 */
import type { Arrival, ClientMessage } from "./contract";

export const BRIDGE_NAME = "dragoman";

/** Every request sent gets exactly one `done` or `failed`; one that the engine took down with it gets `failed` with "engine-lost". */
export interface Bridge {
  send(message: ClientMessage): void;
  /** Calls `listener` with every message from now on; returns the way to stop. */
  listen(listener: (message: Arrival) => void): () => void;
}
