/**
 * Parts of the window that its first page does without: each comes in a file of its own, so that the library stands before they are read.
 * They are fetched once the lists are there (`fetchLater`), or at once by whoever needs one sooner.
 */
import { lazy, Suspense, type ComponentType } from "react";

const parts: (() => Promise<unknown>)[] = [];

/** Loads once; a load that failed is tried again by whoever asks next. */
export function later<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  const part = (): Promise<T> =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  parts.push(part);
  return part;
}

/** A component without props that is drawn as soon as its file is there. */
export function laterPage(load: () => Promise<ComponentType>): ComponentType {
  const part = later(load);
  const Page = lazy(async () => ({ default: await part() }));
  return function Later() {
    return (
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    );
  };
}

/** Fetches one part after the other; one that cannot be had says so where it is needed. */
export async function fetchLater(): Promise<void> {
  for (const part of parts) await part().catch(() => undefined);
}
