/** Addresses of artifacts in S3: `s3://BUCKET/PREFIX?region=…`, and what may stand behind the question mark. */
import { z } from "zod";
import { FailureError } from "../../../shared/failure";
import { message, type Reason } from "../../../shared/sentences/sentences";

export interface S3Address {
  /** As it was written: names the store in messages. */
  readonly text: string;
  readonly bucket: string;
  /** "" or ending in "/". */
  readonly prefix: string;
  readonly region: string;
  /** AWS profile to sign with, "" for what the environment says. */
  readonly profile: string;
  /** Another server that speaks S3, "" for AWS; without TLS only on this machine. */
  readonly endpoint: string;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w./-]{0,800}$/;
const settingsSchema = z.strictObject({
  region: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
  profile: z.string().max(200).default(""),
  endpoint: z
    .string()
    .regex(/^(?:https:\/\/[\w.:-]+|http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?)\/?$/)
    .default(""),
});

export function isS3Address(text: string): boolean {
  return text.startsWith("s3://");
}

/** Throws FailureError invalid-request that says what is wrong with the address. */
export function parseS3Address(text: string, environment = process.env): S3Address {
  const [, bucket = "", path = "", query = ""] = /^s3:\/\/([^/?]*)\/?([^?]*)\??(.*)$/.exec(text) ?? [];
  const address = `s3://${bucket}/${path}`;
  if (!BUCKET.test(bucket)) throw refused(message("s3-no-bucket", { address: text.split("?")[0]! }));
  if (!PREFIX.test(path) || /(?:^|\/)\.{0,2}(?:\/|$)/.test(path.replace(/\/$/, "") || "x"))
    throw refused(message("s3-prefix", { address }));
  const parsed = settingsSchema.safeParse(Object.fromEntries(new URLSearchParams(query)));
  if (!parsed.success) throw refused(message("s3-settings", { address }));
  const region = parsed.data.region ?? environment["AWS_REGION"] ?? environment["AWS_DEFAULT_REGION"];
  if (!region) throw refused(message("s3-region", { address }));
  const prefix = path === "" || path.endsWith("/") ? path : `${path}/`;
  return { text: address, bucket, prefix, ...parsed.data, region };
}

function refused(reason: Reason): FailureError {
  return new FailureError({ kind: "invalid-request", reason });
}
