/** A server of language models that does what the test says, request by request. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Seen {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Record<string, unknown>;
}

/** What is done with a request. */
export type Reply = (response: ServerResponse, seen: Seen) => void;

export interface ScriptedServer {
  readonly address: string;
  readonly seen: Seen[];
  close(): Promise<void>;
}

/** Answers the nth request by the nth reply, and all further ones by the last. */
export async function scripted(...replies: readonly Reply[]): Promise<ScriptedServer> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (piece: Buffer) => (text += piece.toString()));
    request.on("end", () => {
      const one = {
        path: request.url ?? "",
        headers: request.headers,
        body: JSON.parse(text) as Record<string, unknown>,
      };
      seen.push(one);
      replies[Math.min(seen.length, replies.length) - 1]!(response, one);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port.toString()}`,
    seen,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Ollama's answer with this content. */
export function ollama(content: string): Reply {
  return (response) => response.end(JSON.stringify({ message: { role: "assistant", content } }));
}

/** An OpenAI-compatible answer with this content. */
export function openai(content: string): Reply {
  return (response) => response.end(JSON.stringify({ choices: [{ message: { content } }] }));
}

export function status(code: number, headers: Record<string, string> = {}): Reply {
  return (response) => response.writeHead(code, headers).end();
}

/** Never answers. */
export const silence: Reply = () => undefined;

/** Breaks the connection off. */
export const dead: Reply = (response) => response.destroy();
