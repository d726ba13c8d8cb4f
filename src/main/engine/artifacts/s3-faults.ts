/** What S3 or the way there refuses, as one sentence each. */
import { FailureError, messageOf, ReasonError } from "../../../shared/failure";
import { message, type Message, type Reason } from "../../../shared/sentences/sentences";
import type { S3Address } from "./s3-address";

type Told =
  | "s3-bucket-missing"
  | "s3-forbidden"
  | "s3-clock"
  | "s3-keys"
  | "s3-busy"
  | "s3-unreachable"
  | "s3-elsewhere";

const BY_NAME: Readonly<Record<string, Told>> = {
  NoSuchBucket: "s3-bucket-missing",
  AccessDenied: "s3-forbidden",
  AllAccessDisabled: "s3-forbidden",
  RequestTimeTooSkewed: "s3-clock",
  SignatureDoesNotMatch: "s3-keys",
  InvalidAccessKeyId: "s3-keys",
  ExpiredToken: "s3-keys",
  CredentialsProviderError: "s3-keys",
  SlowDown: "s3-busy",
  ServiceUnavailable: "s3-busy",
  InternalError: "s3-busy",
  PermanentRedirect: "s3-elsewhere",
  TimeoutError: "s3-unreachable",
  ECONNREFUSED: "s3-unreachable",
  ENOTFOUND: "s3-unreachable",
  ECONNRESET: "s3-unreachable",
};

/** Whether there is no such object; a missing bucket is another thing. */
export function isMissing(fault: unknown): boolean {
  return nameOf(fault) === "NoSuchKey" || nameOf(fault) === "NotFound";
}

/** The failure of an object by its key. */
export function toS3Failure(fault: unknown, key: string, { bucket, region }: S3Address): FailureError {
  if (fault instanceof FailureError) return fault;
  return new FailureError({
    kind: "export-failed",
    file: `s3://${bucket}/${key}`,
    reason: reasonOf(fault, bucket, region),
  });
}

function reasonOf(fault: unknown, bucket: string, region: string): Reason {
  if (fault instanceof ReasonError) return fault.reason;
  const known = BY_NAME[nameOf(fault)] ?? BY_NAME[codeOf(fault)] ?? byStatus(fault);
  return known === undefined ? messageOf(fault) : sentence(known, bucket, region);
}

function sentence(kind: Told, bucket: string, region: string): Message {
  if (kind === "s3-bucket-missing" || kind === "s3-forbidden") return message(kind, { bucket });
  return kind === "s3-elsewhere" ? message(kind, { bucket, region }) : message(kind);
}

function byStatus(fault: unknown): Told | undefined {
  const status = (fault as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata
    ?.httpStatusCode;
  if (status === 403) return "s3-forbidden";
  return status !== undefined && status >= 500 ? "s3-busy" : undefined;
}

function nameOf(fault: unknown): string {
  return fault instanceof Error ? fault.name : "";
}

function codeOf(fault: unknown): string {
  return fault instanceof Error && "code" in fault ? String(fault.code) : "";
}
