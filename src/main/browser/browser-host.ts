/** The workbench for a browser on this machine: the built page and the engine on one loopback port. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { EngineWatch, type EngineChild } from "../host/engine-watch";
import { openEngineSocket } from "./engine-socket";
import { Entrance } from "./entrance";
import { answerPage } from "./pages";
import { refuseStream, statusOfFault } from "./refuse-stream";

export interface BrowserHostOptions {
  /** Folder of the built page. */
  readonly pages: string;
  readonly startEngine: () => EngineChild;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Called with the address to open, and with a fresh one each time one has been used. */
  readonly onAddress: (address: string) => void;
}

export interface BrowserHost {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves until closed; reachable from this machine only. Rejects when the port is taken. */
export async function startBrowserHost(options: BrowserHostOptions): Promise<BrowserHost> {
  // Node would answer a request without a Host header itself, and without our policy.
  const server = createServer({ requireHostHeader: false });
  const port = await listen(server, options.port);
  const entrance = new Entrance(port);
  const engine = new EngineWatch(options.startEngine);
  const pages = { folder: options.pages, entrance, onAddress: options.onAddress };
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    void answerPage(request, response, pages);
  server.on("request", answer);
  server.on("checkExpectation", answer);
  server.on("clientError", (error, stream) => {
    refuseStream(stream, statusOfFault(error));
  });
  const sockets = openEngineSocket(server, entrance, engine);
  options.onAddress(entrance.renew());
  return {
    port,
    close: () => {
      engine.close();
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      });
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}
