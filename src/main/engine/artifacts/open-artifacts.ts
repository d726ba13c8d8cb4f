/** The store of artifacts that an address names: a folder, or a bucket. */
import { folderStore } from "./folder-store";
import type { ObjectStore } from "./object-store";
import { isS3Address, parseS3Address } from "./s3-address";

/** Asks and makes nothing yet; throws FailureError invalid-request for an address that is none. */
export async function openObjectStore(address: string, signal: AbortSignal): Promise<ObjectStore> {
  if (!isS3Address(address)) return folderStore(address);
  const place = parseS3Address(address);
  const { openS3Store } = await import("./s3-store");
  return openS3Store(place, { signal });
}
