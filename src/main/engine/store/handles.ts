/** What every store does with the handles it is asked about: refuse those it does not have, take them in portions, answer in their order. */
import { FailureError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";

export type HandleKind = "node" | "edge";

/** Throws FailureError invalid-request unless every handle is a whole number from 0 to before `end`. */
export function checkHandles(handles: Iterable<number>, end: number, kind: HandleKind): void {
  for (const handle of handles)
    if (!Number.isInteger(handle) || handle < 0 || handle >= end) throw noSuch(kind, handle);
}

/** The failure that a question about a node or an edge that is not there ends with. */
export function noSuch(kind: HandleKind, handle: number): FailureError {
  return new FailureError({ kind: "invalid-request", reason: message("no-handle", { kind, handle }) });
}

/** Throws FailureError invalid-request unless the vector has the width of the graph's. */
export function checkWidth(vector: Float32Array, width: number): void {
  if (vector.length === width) return;
  const reason = message("vector-of-question", { own: vector.length, width });
  throw new FailureError({ kind: "invalid-request", reason });
}

/** One entry per handle, in the order asked, repeats included; the first that was not found is thrown as `noSuch`. */
export function inOrder<T>(handles: Iterable<number>, found: ReadonlyMap<number, T>, kind: HandleKind): T[] {
  return Array.from(handles, (handle) => {
    const entry = found.get(handle);
    if (entry === undefined) throw noSuch(kind, handle);
    return entry;
  });
}

interface Sliceable {
  readonly length: number;
  slice(start: number, end: number): this;
}

/** Consecutive parts of a list, each of `size` entries and the last of what is left; none of an empty list. */
export function portions(list: Int32Array, size: number): Generator<Int32Array>;
export function portions<T>(list: readonly T[], size: number): Generator<readonly T[]>;
export function* portions(list: Sliceable, size: number): Generator<Sliceable> {
  for (let first = 0; first < list.length; first += size) yield list.slice(first, first + size);
}
