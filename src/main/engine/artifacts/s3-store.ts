/** Artifacts in S3, by AWS's own client, which is loaded when first needed; the only door to it. */
import { createHash } from "node:crypto";
import { addAbortSignal, type Readable } from "node:stream";
import type * as S3 from "@aws-sdk/client-s3";
import { ReasonError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { defaultCredentials, type Credentials } from "../store/neptune/sign";
import type { ObjectHead, ObjectStore } from "./object-store";
import type { S3Address } from "./s3-address";
import { isMissing, toS3Failure } from "./s3-faults";

export interface S3Options {
  readonly signal: AbortSignal;
  /** Keys to sign with; what AWS's own tools would use when not given. */
  readonly credentials?: Credentials;
  /** How often one request is tried, and how long its answer may take, in ms. */
  readonly tries?: number;
  readonly timeoutMs?: number;
  /** More bytes than these go up in parts. */
  readonly partBytes?: number;
}

const PART_BYTES = 16 << 20;
const TRIES = 5;
const TIMEOUT_MS = 60_000;

type Library = typeof S3;

/** Opens the store without asking anything yet. */
export async function openS3Store(address: S3Address, options: S3Options): Promise<ObjectStore> {
  const library = await import("@aws-sdk/client-s3");
  const { endpoint, region } = address;
  const requestTimeout = options.timeoutMs ?? TIMEOUT_MS;
  const client = new library.S3Client({
    ...{ region, credentials: options.credentials ?? (await defaultCredentials(address)) },
    maxAttempts: options.tries ?? TRIES,
    requestHandler: { requestTimeout, connectionTimeout: requestTimeout, throwOnRequestTimeout: true },
    // Every body is hashed by us.
    ...{
      requestChecksumCalculation: "WHEN_REQUIRED" as const,
      responseChecksumValidation: "WHEN_REQUIRED" as const,
    },
    ...(endpoint !== "" && { endpoint, forcePathStyle: true }),
  });
  return new S3Store(address, client, library, options);
}

class S3Store implements ObjectStore {
  readonly address: string;

  constructor(
    private readonly place: S3Address,
    private readonly client: S3.S3Client,
    private readonly library: Library,
    private readonly options: S3Options,
  ) {
    this.address = place.text;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const isLarge = bytes.length > (this.options.partBytes ?? PART_BYTES);
    await this.telling(key, async (at) => {
      const etag = await (isLarge ? this.putParts(at, bytes) : this.putWhole(at, bytes));
      const head = await this.headAt(at);
      if (head?.bytes !== bytes.length || head.etag !== etag) throw new ReasonError(message("s3-not-kept"));
    });
  }

  get(key: string): Promise<Uint8Array | undefined> {
    return this.telling(key, async (at) => {
      const { GetObjectCommand } = this.library;
      try {
        const { Body, ContentLength } = await this.client.send(new GetObjectCommand(at), this.sending);
        const bytes = await this.bytesOf(Body as Readable);
        if (ContentLength !== undefined && bytes.length !== ContentLength)
          throw new ReasonError(message("s3-short"));
        return bytes;
      } catch (fault) {
        if (isMissing(fault)) return undefined;
        throw fault;
      }
    });
  }

  head(key: string): Promise<ObjectHead | undefined> {
    return this.telling(key, (at) => this.headAt(at));
  }

  list(prefix: string): Promise<string[]> {
    return this.telling(prefix, async ({ Bucket, Key: Prefix }) => {
      const { paginateListObjectsV2 } = this.library;
      const keys: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client: this.client },
        { Bucket, Prefix },
        this.sending,
      ))
        for (const { Key = "" } of Contents) keys.push(Key.slice(this.place.prefix.length));
      return keys.sort();
    });
  }

  close(): void {
    this.client.destroy();
  }

  /** The client's own limit ends with an answer's first line: its body is watched here. */
  private async bytesOf(body: Readable): Promise<Uint8Array> {
    addAbortSignal(this.options.signal, body);
    const idle = setTimeout(() => {
      body.destroy(new ReasonError(message("s3-unreachable")));
    }, this.options.timeoutMs ?? TIMEOUT_MS);
    try {
      const pieces: Uint8Array[] = [];
      for await (const piece of body as AsyncIterable<Uint8Array>) {
        idle.refresh();
        pieces.push(piece);
      }
      return Buffer.concat(pieces);
    } finally {
      clearTimeout(idle);
    }
  }

  private get sending(): { readonly abortSignal: AbortSignal } {
    return { abortSignal: this.options.signal };
  }

  private async telling<T>(
    key: string,
    work: (at: { Bucket: string; Key: string }) => Promise<T>,
  ): Promise<T> {
    const at = { Bucket: this.place.bucket, Key: this.place.prefix + key };
    try {
      this.options.signal.throwIfAborted();
      return await work(at);
    } catch (fault) {
      this.options.signal.throwIfAborted();
      throw toS3Failure(fault, at.Key, this.place);
    }
  }

  private async headAt(at: { Bucket: string; Key: string }): Promise<ObjectHead | undefined> {
    try {
      const { ContentLength = 0, ETag = "" } = await this.client.send(
        new this.library.HeadObjectCommand(at),
        this.sending,
      );
      return { bytes: ContentLength, etag: ETag };
    } catch (fault) {
      if (isMissing(fault)) return undefined;
      throw fault;
    }
  }

  /** Returns the ETag. */
  private async putWhole(at: { Bucket: string; Key: string }, bytes: Uint8Array): Promise<string> {
    const ChecksumSHA256 = sha256(bytes);
    const kept = await this.client.send(
      new this.library.PutObjectCommand({ ...at, Body: bytes, ContentLength: bytes.length, ChecksumSHA256 }),
      this.sending,
    );
    checkSum(kept.ChecksumSHA256, ChecksumSHA256);
    return kept.ETag ?? "";
  }

  /** The object is there once all parts are; what was sent of a broken one is taken back. */
  private async putParts(at: { Bucket: string; Key: string }, bytes: Uint8Array): Promise<string> {
    const { CreateMultipartUploadCommand, CompleteMultipartUploadCommand, AbortMultipartUploadCommand } =
      this.library;
    const { UploadId } = await this.client.send(
      new CreateMultipartUploadCommand({ ...at, ChecksumAlgorithm: "SHA256" }),
      this.sending,
    );
    const upload = { ...at, UploadId: UploadId! };
    try {
      const Parts = await this.sendParts(upload, bytes);
      const kept = await this.client.send(
        new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }),
        this.sending,
      );
      return kept.ETag ?? "";
    } catch (fault) {
      // Also after a cancellation: parts that nobody completes are paid for.
      await this.client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
      throw fault;
    }
  }

  private async sendParts(
    upload: { Bucket: string; Key: string; UploadId: string },
    bytes: Uint8Array,
  ): Promise<{ PartNumber: number; ETag: string; ChecksumSHA256: string }[]> {
    const parts = [];
    const size = this.options.partBytes ?? PART_BYTES;
    for (let start = 0, PartNumber = 1; start < bytes.length; start += size, PartNumber++) {
      const Body = bytes.subarray(start, start + size);
      const ChecksumSHA256 = sha256(Body);
      const part = { ...upload, PartNumber, Body, ContentLength: Body.length, ChecksumSHA256 };
      const kept = await this.client.send(new this.library.UploadPartCommand(part), this.sending);
      checkSum(kept.ChecksumSHA256, ChecksumSHA256);
      parts.push({ PartNumber, ETag: kept.ETag ?? "", ChecksumSHA256 });
    }
    return parts;
  }
}

function checkSum(theirs: string | undefined, ours: string): void {
  if (theirs !== undefined && theirs !== ours) throw new ReasonError(message("s3-not-kept"));
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64");
}
