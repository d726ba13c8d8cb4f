import { expect, test } from "vitest";
import { makeOnce } from "../../../src/main/engine/store/once";

/** Resolves to how often it was made, or is broken off by its signal. */
function slowly(counted: { made: number }, { signal }: AbortController): () => Promise<number> {
  return () =>
    new Promise((resolve, reject) => {
      const mine = ++counted.made;
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      setImmediate(() => resolve(mine));
    });
}

test("what is made once is shared, and made anew by those who stay when its maker leaves", async () => {
  const [known, key, counted] = [new WeakMap<object, Promise<number>>(), {}, { made: 0 }];
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
  const ask = (who: AbortController) => makeOnce(known, key, slowly(counted, who), who.signal);
  const asked = [ask(first), ask(second), ask(third)];
  first.abort();
  const told = await Promise.allSettled(asked);
  expect(told.map(({ status }) => status)).toStrictEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(counted.made).toBe(2);
  expect(await ask(third)).toBe(2);
});

test("a fault is told to all who wait, and forgotten", async () => {
  const [known, key] = [new WeakMap<object, Promise<number>>(), {}];
  const { signal } = new AbortController();
  const broken = () => Promise.reject(new Error("broken"));
  const asked = [makeOnce(known, key, broken, signal), makeOnce(known, key, broken, signal)];
  for (const one of asked) await expect(one).rejects.toThrow("broken");
  expect(await makeOnce(known, key, () => Promise.resolve(1), signal)).toBe(1);
});
