/** What is made once for a key and shared by all who ask for it, each of whom may leave. */

/**
 * Resolves to what is known for `key`, made by `make` where nothing is. What failed is not remembered, and who shares what another's
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
