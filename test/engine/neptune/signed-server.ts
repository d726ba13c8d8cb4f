/** A server that answers signed requests only: it computes every signature again, by itself, and has a clock of its own. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { signature } from "./signature";

export const KEYS = {
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
};
export const REGION = "eu-west-1";

export interface SignedCall {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is when text or bytes, as JSON otherwise. */
  readonly body: unknown;
}

/** Answers one call; undefined never answers. `raw` may be used to break the connection. */
export type Handler = (
  call: SignedCall,
  raw: ServerResponse,
) => Promise<Reply | undefined> | Reply | undefined;

export interface ServerOptions {
  readonly service?: string;
  /** How far the server's clock is ahead of this machine's. */
  readonly clockGapMs?: number;
  /** Whether a refusal for the clock tells the server's time. */
  readonly tellsTime?: boolean;
}

export interface SignedServer {
  readonly port: number;
  readonly sockets: () => number;
  close(): Promise<void>;
}

const SKEW_MS = 300_000;

export async function signedServer(handler: Handler, options: ServerOptions = {}): Promise<SignedServer> {
  const sockets = new Set<Socket>();
  const server = createServer((request, reply) => {
    void answer(request, reply, handler, options).catch((fault: unknown) => {
      send(
        reply,
        { status: 500, body: { code: "InternalFailureException", detailedMessage: String(fault) } },
        options,
      );
    });
  });
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    sockets: () => sockets.size,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

async function answer(
  request: IncomingMessage,
  reply: ServerResponse,
  handler: Handler,
  options: ServerOptions,
): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const call = {
    method: request.method!,
    path: request.url!,
    body: Buffer.concat(pieces).toString("utf8"),
    headers,
  };
  const refused = refusal(request.method!, call, options);
  const given = refused ? { status: 403, body: refused } : await handler(call, reply);
  if (given) send(reply, given, options, headers["accept-encoding"]);
}

const denied = (detailedMessage: string, code = "AccessDeniedException") => ({
  requestId: "r",
  code,
  detailedMessage,
});

/** Why a request is not let in, as Neptune says it; undefined for one whose signature is right. */
function refusal(method: string, { path, body, headers }: SignedCall, options: ServerOptions) {
  const service = options.service ?? "neptune-db";
  const found =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/([\w-]+)\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers["authorization"] ?? "",
    );
  if (!found) return denied("Missing Authentication Token");
  const [, key, date, region, its, signed, given] = found as unknown as string[];
  if (key !== KEYS.accessKeyId)
    return denied("The security token included in the request is invalid.", "UnrecognizedClientException");
  if (region !== REGION || its !== service)
    return denied(
      `Credential should be scoped to a valid region and service, not '${region!}/${its!}'.`,
      "SignatureDoesNotMatch",
    );
  const names = signed!.split(";");
  if (!["host", "x-amz-date", "content-type"].every((name) => names.includes(name)))
    return denied("Not every header that must be signed is signed.", "SignatureDoesNotMatch");
  const [pathname, query = ""] = path.split("?") as [string, string?];
  const again = signature({ method, path: pathname, query, headers, body }, names, KEYS.secretAccessKey, {
    date: date!,
    region,
    service,
  });
  if (again !== given)
    return denied(
      "The request signature we calculated does not match the signature you provided.",
      "SignatureDoesNotMatch",
    );
  return tooOld(headers["x-amz-date"]!, Date.now() + (options.clockGapMs ?? 0));
}

function tooOld(stamp: string, now: number) {
  const iso = stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");
  const gap = now - Date.parse(iso);
  if (gap > SKEW_MS)
    return denied(`Signature expired: ${stamp} is now earlier than the server's time minus 5 min.`);
  if (gap < -SKEW_MS)
    return denied(`Signature not yet current: ${stamp} is still later than the server's time plus 5 min.`);
  return undefined;
}

function send(
  reply: ServerResponse,
  { status = 200, headers = {}, body }: Reply,
  options: ServerOptions,
  accepts = "",
): void {
  const plain = typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const isPacked = accepts.includes("gzip") && !Buffer.isBuffer(body);
  if (options.tellsTime === false) reply.sendDate = false;
  else reply.setHeader("date", new Date(Date.now() + (options.clockGapMs ?? 0)).toUTCString());
  reply.writeHead(status, {
    "content-type": "application/json",
    ...(isPacked ? { "content-encoding": "gzip" } : {}),
    ...headers,
  });
  reply.end(isPacked ? gzipSync(plain) : plain);
}
