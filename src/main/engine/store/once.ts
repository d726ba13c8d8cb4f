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
