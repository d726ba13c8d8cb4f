/** What is made once and shared by all who ask for it. */

/** Runs an asynchronous function at the first call and gives everyone its result; after a failure the next call tries again. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((fault: unknown) => {
      made = undefined;
      throw fault;
    });
    return made;
  };
}

/**
 * The same for each of many keys, where each of those who share may leave: resolves to what is known for `key`, made by `make` where nothing is. What failed is not remembered, and who shares what another's
 * signal broke off makes it anew: no question is lost because the one before it was cancelled. Throws what `make` throws.
 */
export async function makeOnce<K extends object, V>(
  known: WeakMap<K, Promise<V>>,
  key: K,
  make: () => Promise<V>,
  signal: AbortSignal,
): Promise<V> {
  for (let before = known.get(key); before !== undefined; before = known.get(key))
    try {
      return await before;
    } catch (thrown) {
      if (signal.aborted || !isAbort(thrown)) throw thrown;
      if (known.get(key) === before) known.delete(key);
    }
  const made = make();
  known.set(key, made);
  made.catch(() => {
    if (known.get(key) === made) known.delete(key);
  });
  return made;
}

function isAbort(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === "AbortError";
}
