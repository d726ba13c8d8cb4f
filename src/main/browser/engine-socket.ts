/** The WebSocket half of the browser host: one visit to the engine for each open page. */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type RawData, type WebSocket } from "ws";
import { clientMessageSchema } from "../../shared/contract";
import { decodeMessage, ENGINE_PATH, encodeMessage } from "../../shared/wire";
import type { EngineWatch, Visit } from "../host/engine-watch";
import { Turns, type Line } from "../host/turns";
import type { Entrance } from "./entrance";
import { checkFrame } from "./frame-limits";
import { refuseStream } from "./refuse-stream";

/** Room for a session of 16 million characters; one frame is held in memory as a whole, and files come in slices. */
const LARGEST_FRAME = 64 * 2 ** 20;
const POLICY_VIOLATION = 1008;
/** Frames of one window that wait for their turn; the others wait where they come from. */
const MOST_FRAMES = 16;

/** Upgrades requests for ENGINE_PATH that come from our own page in a browser that was let in; drops all others. */
export function openEngineSocket(server: Server, entrance: Entrance, engine: EngineWatch): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME });
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
    if (socket.readyState === socket.OPEN) socket.send(encodeMessage(message));
  });
  socket.on("message", (frame) => {
    line.add(async () => {
      await pass(frame, visit, socket);
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

async function pass(frame: RawData, visit: Visit, socket: WebSocket): Promise<void> {
  const message = read(frame);
  if (message) await visit.send(message);
  else socket.close(POLICY_VIOLATION, "not a message of the contract");
}

function read(frame: RawData) {
  try {
    const { buffer, byteOffset, byteLength } = frame as Buffer;
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    checkFrame(bytes);
    return clientMessageSchema.safeParse(decodeMessage(bytes)).data;
  } catch {
    return undefined;
  }
}
