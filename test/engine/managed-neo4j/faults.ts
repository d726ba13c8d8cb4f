/** Things that answer at a port and are no good Neo4j. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createServer as createTlsServer } from "node:tls";
import { promisify } from "node:util";

export interface Listener {
  readonly port: number;
  close(): Promise<void>;
}

/** A server on a free port of this machine; closing it ends every connection. */
export async function listen(server: Server): Promise<Listener> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** A web server. */
export function webServer(): Promise<Listener> {
  return listen(createHttpServer((_, reply) => reply.end("hello")));
}

/** A port that was free a moment ago. */
export async function deadPort(): Promise<number> {
  const listener = await listen(createServer());
  await listener.close();
  return listener.port;
}

/** Speaks TLS with a certificate that it signed itself, made by Java's keytool. */
export async function selfSigned(java: string): Promise<Listener> {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-certificate-"));
  try {
    const store = join(folder, "store.p12");
    const about = ["-alias", "test", "-keyalg", "EC", "-dname", "CN=localhost", "-validity", "30"];
    const kept = ["-keystore", store, "-storetype", "PKCS12", "-storepass", "changeit"];
    await promisify(execFile)(join(dirname(java), "keytool"), ["-genkeypair", ...about, ...kept]);
    return await listen(createTlsServer({ pfx: readFileSync(store), passphrase: "changeit" }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Passes bytes on to a port and cuts every connection once the far side has sent so many. */
export function cuttingProxy(port: number, bytes: number): Promise<Listener> {
  return listen(
    createServer((near) => {
      const far = connect(port, "127.0.0.1");
      let sent = 0;
      near.pipe(far);
      far.on("data", (part: Buffer) => {
        sent += part.length;
        if (sent > bytes) near.destroy();
        else near.write(part);
      });
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const)
        one.on("close", () => other.destroy()).on("error", () => other.destroy());
    }),
  );
}
