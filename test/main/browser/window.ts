/** A window of the browser host without a browser: its WebSocket, and what came over it. */
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import type { ClientMessage, EngineMessage } from "../../../src/shared/contract";
import { decodeMessage, framesOf } from "../../../src/shared/wire";

export interface Window {
  readonly socket: WebSocket;
  readonly answers: EngineMessage[];
}

/** The cookie of one who was let in by a printed address. */
export function enter(address: string): Promise<string> {
  return new Promise((done) =>
    request(address, (response) => done(response.headers["set-cookie"]![0]!.split(";")[0]!)).end(),
  );
}

/** Rejects where it is not let in. */
export function openWindow(port: string, cookie: string): Promise<Window> {
  const headers = { cookie, origin: `http://127.0.0.1:${port}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/engine`, { headers });
  const answers: EngineMessage[] = [];
  socket.on("message", (frame) =>
    answers.push(decodeMessage(new Uint8Array(frame as Buffer)) as EngineMessage),
  );
  socket.on("error", () => undefined);
  return new Promise((done, fail) => {
    socket.on("open", () => done({ socket, answers }));
    socket.on("close", () => fail(new Error("it was not let in")));
  });
}

/** The answer to one request, whose files have these contents; others that come meanwhile are forgotten. */
export async function ask(
  { socket, answers }: Window,
  id: number,
  name: string,
  input: unknown,
  contents: readonly Uint8Array<ArrayBuffer>[] = [],
) {
  const send = (message: ClientMessage): void => framesOf(message).forEach((frame) => socket.send(frame));
  send({ type: "request", id, name, input });
  for (;;) {
    for (const answer of answers.splice(0)) {
      if (answer.id !== id || answer.type === "progress") continue;
      if (answer.type !== "wanted") return answer;
      const { file, from, length } = answer;
      send({ type: "slice", id, bytes: contents[file]!.subarray(from, from + length) });
    }
    if (socket.readyState !== socket.OPEN) throw new Error("the window was closed");
    await pause(2);
  }
}
