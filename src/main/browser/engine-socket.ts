/** The WebSocket half of the browser host: one visit to the engine for each open page. */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type RawData, type WebSocket } from "ws";
import { clientMessageSchema } from "../../shared/contract";
import { decodeMessage, ENGINE_PATH, encodeMessage, FRAME_BYTES, Frames } from "../../shared/wire";
import type { EngineWatch, Visit } from "../host/engine-watch";
import { Turns, type Line } from "../host/turns";
import type { Entrance } from "./entrance";
import { checkFrame } from "./frame-limits";
import { refuseStream } from "./refuse-stream";

/** Room for a session of 16 million characters; one message is held in memory as a whole, and files come in slices. */
const LARGEST_MESSAGE = 64 * 2 ** 20;
const POLICY_VIOLATION = 1008;
/** Frames of one window that wait for their turn; the others wait where they come from. */
const MOST_FRAMES = 16;

/** Upgrades requests for ENGINE_PATH that come from our own page in a browser that was let in; drops all others. */
export function openEngineSocket(server: Server, entrance: Entrance, engine: EngineWatch): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_BYTES });
  const turns = new Turns();
  sockets.on("wsClientError", (_error, stream) => {
    refuseStream(stream, 400);
  });
  server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const isWelcome =
      request.url === ENGINE_PATH &&
      entrance.isOwnHost(request) &&
      entrance.isOwnOrigin(request) &&
      entrance.knows(request);
    if (!isWelcome) {
      refuseStream(stream, 403);
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      connect(socket, engine, turns.line());
    });
  });
  return sockets;
}

function connect(socket: WebSocket, engine: EngineWatch, line: Line): void {
  const visit = engine.visit((message) => {
    if (socket.readyState !== socket.OPEN) return undefined;
    return new Promise<void>((sent) => socket.send(encodeMessage(message), () => sent()));
  });
  const frames = new Frames(LARGEST_MESSAGE);
  socket.on("message", (frame) => {
    line.add(async () => {
      await pass(frame, frames, visit, socket);
      if (socket.isPaused && line.waiting < MOST_FRAMES) socket.resume();
    });
    if (line.waiting >= MOST_FRAMES) socket.pause();
  });
  socket.on("close", () => {
    line.leave();
    visit.leave();
  });
  // Broken frames close the socket by themselves; without a listener they would end the process.
  socket.on("error", () => undefined);
}

async function pass(frame: RawData, frames: Frames, visit: Visit, socket: WebSocket): Promise<void> {
  const message = read(frame, frames);
  if (message === "more") return;
  if (message) await visit.send(message);
  else socket.close(POLICY_VIOLATION, "not a message of the contract");
}

/** "more" where others of the same message are to come, undefined where it is none. */
function read(frame: RawData, frames: Frames) {
  try {
    const { buffer, byteOffset, byteLength } = frame as Buffer;
    const bytes = frames.add(new Uint8Array(buffer, byteOffset, byteLength));
    if (bytes === undefined) return "more";
    checkFrame(bytes);
    return clientMessageSchema.safeParse(decodeMessage(bytes)).data;
  } catch {
    return undefined;
  }
}
