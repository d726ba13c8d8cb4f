/** Signature Version 4 computed a second time, from AWS's description and with nothing of AWS's own code: what the endpoint checks with. */
import { createHash, createHmac } from "node:crypto";

export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  /** As it stands behind the question mark, "" for none. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Where the body is bytes. */
  readonly bodyHash?: string;
}

export interface Scope {
  readonly date: string;
  readonly region: string;
  readonly service: string;
}

const hash = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");
const keyed = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text, "utf8").digest();

/** Method, path, query, headers and the body's hash in the one form that both sides sign. */
export function canonicalRequest(request: SignedRequest, signed: readonly string[]): string {
  const query = request.query
    .split("&")
    .filter((pair) => pair !== "")
    .map((pair) => (pair.includes("=") ? pair : `${pair}=`))
    .sort((one, other) => (one < other ? -1 : 1))
    .join("&");
  const headers = signed.map(
    (name) => `${name}:${(request.headers[name] ?? "").trim().replace(/ +/g, " ")}\n`,
  );
  return [
    request.method,
    request.path,
    query,
    headers.join(""),
    signed.join(";"),
    request.bodyHash ?? hash(request.body),
  ].join("\n");
}

/** The signature in hexadecimal. */
export function signature(
  request: SignedRequest,
  signed: readonly string[],
  secret: string,
  { date, region, service }: Scope,
): string {
  const scope = `${date}/${region}/${service}/aws4_request`;
  const text = [
    "AWS4-HMAC-SHA256",
    request.headers["x-amz-date"],
    scope,
    hash(canonicalRequest(request, signed)),
  ];
  let key: Buffer = keyed(`AWS4${secret}`, date);
  for (const part of [region, service, "aws4_request"]) key = keyed(key, part);
  return keyed(key, text.join("\n")).toString("hex");
}
