/** A request's task that nobody cancels, over files with these contents. */
import type { Task } from "../../../src/main/engine/server/handlers";

export function calmTask(contents: readonly Uint8Array[] = []): Task {
  return {
    signal: new AbortController().signal,
    progress: () => undefined,
    want: (file, from, length) => Promise.resolve(contents[file]!.subarray(from, from + length)),
  };
}
