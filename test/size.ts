/** How much a run tries: everything under `npm run test:deep`, and the same assertions on less of it under `npm test`. */
const IS_DEEP = process.env["DRAGOMAN_TEST_DEEP"] === "1";

/** `exhaustive` in a deep run, `usual` in every other. */
export function deep<T>(exhaustive: T, usual: T): T {
  return IS_DEEP ? exhaustive : usual;
}
