/** Prepares the next item of a list while the last one is being used; nothing is prepared twice, and a fault is thrown to whoever asks next. */
export async function* readAhead<T>(items: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    for (let next = quietly(items.next()); ;) {
      const { done, value } = await next;
      if (done === true) return;
      next = quietly(items.next());
      yield value as T;
    }
  } finally {
    await items.return(undefined).catch(() => undefined);
  }
}

/** A fault that nobody waits for yet is thrown when somebody does. */
function quietly<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}
