/** Where artifacts are kept: files by key, each there whole or not at all. */

export interface ObjectHead {
  readonly bytes: number;
  /** Changes with the contents; "" where the store gives none. */
  readonly etag: string;
}

/** Keys are of letters, digits, ".", "_", "-" and "/". Every method throws FailureError export-failed, or AbortError when cancelled. */
export interface ObjectStore {
  /** As it was named. */
  readonly address: string;
  /** Writes the bytes over what was there; a reader meanwhile gets the one or the other. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is nothing. */
  get(key: string): Promise<Uint8Array | undefined>;
  head(key: string): Promise<ObjectHead | undefined>;
  /** Keys that begin so, in order. */
  list(prefix: string): Promise<string[]>;
  close(): void;
}
