/** The way to the engine: the desktop's bridge, or a WebSocket that opens itself again. Only this folder knows which it is. */
import { BRIDGE_NAME, type Bridge } from "../../shared/bridge";
import { arrivalSchema, type Arrival, type ClientMessage } from "../../shared/contract";
import { decodeMessage, ENGINE_PATH, framesOf } from "../../shared/wire";

export type LineStatus = "connecting" | "online" | "offline";

export interface LineListener {
  readonly onMessage: (message: Arrival) => void;
  readonly onStatus: (status: LineStatus) => void;
}

export interface EngineLine {
  /** False when the line is not open and the message went nowhere. */
  send(message: ClientMessage): boolean;
  /** Tries to open a closed line at once instead of waiting. */
  retry(): void;
}

/** Milliseconds before the 1st, 2nd, … attempt to reach a lost engine; the last one repeats. */
const RETRY_DELAYS = [300, 1000, 2000, 5000] as const;

/** Whether a click may open an address of the web: the desktop window never opens anything. */
export function opensAddresses(): boolean {
  return !(BRIDGE_NAME in window);
}

/** The bridge where the desktop provides one, otherwise the WebSocket of the page's own origin. */
export function openEngineLine(listener: LineListener): EngineLine {
  const bridge = (window as unknown as Record<string, Bridge | undefined>)[BRIDGE_NAME];
  if (bridge !== undefined) return bridgeLine(bridge, listener);
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return socketLine(() => new WebSocket(`${scheme}//${location.host}${ENGINE_PATH}`), listener);
}

/** The desktop's line is always open: its host restarts the engine and fails what was lost. */
function bridgeLine(bridge: Bridge, listener: LineListener): EngineLine {
  bridge.listen((message) => receive(message, listener));
  queueMicrotask(() => listener.onStatus("online"));
  return {
    send: (message) => (bridge.send(message), true),
    retry: () => undefined,
  };
}

/** A line over sockets made by `connect`; a closed one is opened again after RETRY_DELAYS. */
function socketLine(connect: () => WebSocket, listener: LineListener): EngineLine {
  let socket: WebSocket;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = (): void => {
    clearTimeout(timer);
    const opened = connect();
    socket = opened;
    opened.binaryType = "arraybuffer";
    opened.onopen = () => {
      attempts = 0;
      listener.onStatus("online");
    };
    opened.onmessage = (event: MessageEvent<ArrayBuffer>) => receiveFrame(event.data, listener);
    opened.onclose = () => opened === socket && lose();
  };
  const lose = (): void => {
    listener.onStatus("offline");
    const delay = RETRY_DELAYS[Math.min(attempts, RETRY_DELAYS.length - 1)];
    attempts++;
    timer = setTimeout(open, delay);
  };

  listener.onStatus("connecting");
  open();
  return {
    send(message) {
      if (socket.readyState !== WebSocket.OPEN) return false;
      for (const frame of framesOf(message)) socket.send(frame);
      return true;
    },
    retry: () => (socket.readyState === WebSocket.CLOSED ? open() : undefined),
  };
}

function receiveFrame(frame: ArrayBuffer, listener: LineListener): void {
  receive(decodeMessage(new Uint8Array(frame)), listener);
}

/** A message that is not one of the contract's is no message: the engine and the page are built together, so it is a fault. */
function receive(message: unknown, listener: LineListener): void {
  listener.onMessage(arrivalSchema.parse(message));
}
