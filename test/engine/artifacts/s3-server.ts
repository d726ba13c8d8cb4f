/** A server that speaks as much of S3 as artifacts need: it computes every signature and sum again, and fails where a test wants it to. */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { signature } from "../neptune/signature";
import { KEYS, REGION } from "../neptune/signed-server";

export const BUCKET = "results";

export interface S3Call {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** "damage" keeps other bytes, "cut" breaks the connection halfway, "slow" sends half and then nothing; anything else is S3's own code. */
export type Fault = "damage" | "cut" | "slow" | "SlowDown" | "AccessDenied";

export interface S3Server {
  readonly endpoint: string;
  readonly objects: Map<string, Buffer>;
  /** Parts of uploads that are neither complete nor taken back. */
  readonly uploads: Map<string, Map<number, Buffer>>;
  readonly calls: string[];
  /** What goes wrong; undefined for nothing. */
  fault: (call: S3Call) => Fault | undefined;
  close(): Promise<void>;
}

const STATUS: Readonly<Record<string, number>> = {
  SlowDown: 503,
  NoSuchKey: 404,
  NoSuchBucket: 404,
  BadDigest: 400,
};
const hash = (bytes: Buffer, how: "hex" | "base64") => createHash("sha256").update(bytes).digest(how);
const etagOf = (bytes: Buffer) => `"${createHash("md5").update(bytes).digest("hex")}"`;

export async function s3Server(): Promise<S3Server> {
  const state = {
    objects: new Map<string, Buffer>(),
    uploads: new Map<string, Map<number, Buffer>>(),
    calls: [] as string[],
  };
  const server = createServer((request, reply) => {
    void answer(request, reply, made).catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const made: S3Server = {
    ...state,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port.toString()}`,
    fault: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return made;
}

async function answer(request: IncomingMessage, reply: ServerResponse, server: S3Server): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const [path, text = ""] = request.url!.split("?") as [string, string?];
  const [, bucket, ...rest] = path.split("/");
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const call = {
    method: request.method!,
    key: rest.join("/"),
    query: new URLSearchParams(text),
    body: Buffer.concat(pieces),
    headers,
  };
  const refused = refusal(call, path, text);
  if (refused !== undefined) return fail(reply, call, refused);
  if (bucket !== BUCKET) return fail(reply, call, "NoSuchBucket");
  const fault = server.fault(call);
  server.calls.push(
    `${call.method} ${call.key}${call.query.has("partNumber") ? ` ${call.query.get("partNumber")!}` : ""}`,
  );
  if (fault === "cut") return void reply.destroy();
  if (fault === "SlowDown" || fault === "AccessDenied") return fail(reply, call, fault);
  serve(call, reply, server, fault);
}

function serve(
  { method, key, query, body, headers }: S3Call,
  reply: ServerResponse,
  server: S3Server,
  fault?: Fault,
): void {
  const upload = query.get("uploadId");
  const kept = fault === "damage" ? Buffer.concat([body, Buffer.from("!")]) : body;
  const sum = { etag: etagOf(kept), "x-amz-checksum-sha256": hash(kept, "base64") };
  if (method === "PUT" && upload !== null) {
    server.uploads.get(upload)!.set(Number(query.get("partNumber")), kept);
    reply.writeHead(200, sum).end();
  } else if (method === "PUT") {
    server.objects.set(key, kept);
    reply.writeHead(200, sum).end();
  } else if (method === "POST" && query.has("uploads")) {
    const id = `u${server.calls.length.toString()}`;
    server.uploads.set(id, new Map());
    xml(reply, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  } else if (method === "POST" && upload !== null) {
    const whole = Buffer.concat(
      [...server.uploads.get(upload)!].sort(([a], [b]) => a - b).map(([, part]) => part),
    );
    server.uploads.delete(upload);
    server.objects.set(key, whole);
    xml(
      reply,
      `<CompleteMultipartUploadResult><ETag>${etagOf(whole)}</ETag></CompleteMultipartUploadResult>`,
    );
  } else if (method === "DELETE" && upload !== null) {
    server.uploads.delete(upload);
    reply.writeHead(204).end();
  } else if (query.get("list-type") === "2") {
    const keys = [...server.objects.keys()].filter((one) => one.startsWith(query.get("prefix") ?? ""));
    xml(
      reply,
      `<ListBucketResult>${keys.map((one) => `<Contents><Key>${one}</Key></Contents>`).join("")}</ListBucketResult>`,
    );
  } else give(method, key, reply, server, fault, headers);
}

function give(
  method: string,
  key: string,
  reply: ServerResponse,
  server: S3Server,
  fault: Fault | undefined,
  headers: S3Call["headers"],
): void {
  const found = server.objects.get(key);
  if (found === undefined)
    return fail(
      reply,
      { method, key, headers, query: new URLSearchParams(), body: Buffer.alloc(0) },
      "NoSuchKey",
    );
  reply.writeHead(200, { etag: etagOf(found), "content-length": found.length });
  if (method === "HEAD") reply.end();
  else if (fault === "slow") reply.write(found.subarray(0, found.length / 2));
  else reply.end(found);
}

/** Why a request is not let in; undefined for one whose signature and sums are right. */
function refusal({ method, body, headers }: S3Call, path: string, query: string): string | undefined {
  const found =
    /Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers["authorization"] ?? "",
    );
  if (!found || found[1] !== KEYS.accessKeyId) return "InvalidAccessKeyId";
  const [, , date, region, signed, given] = found as unknown as string[];
  const bodyHash = headers["x-amz-content-sha256"]!;
  if (bodyHash !== "UNSIGNED-PAYLOAD" && bodyHash !== hash(body, "hex")) return "BadDigest";
  const again = signature(
    { method, path, query, headers, body: "", bodyHash },
    signed!.split(";"),
    KEYS.secretAccessKey,
    {
      ...{ date: date!, region: region!, service: "s3" },
    },
  );
  if (again !== given || region !== REGION) return "SignatureDoesNotMatch";
  const sum = headers["x-amz-checksum-sha256"];
  return sum === undefined || sum === hash(body, "base64") ? undefined : "BadDigest";
}

function fail(reply: ServerResponse, { method }: S3Call, code: string): void {
  reply.writeHead(STATUS[code] ?? 403, { "content-type": "application/xml" });
  reply.end(method === "HEAD" ? undefined : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(reply: ServerResponse, text: string): void {
  reply.writeHead(200, { "content-type": "application/xml" }).end(text);
}
