/** How much a run tries: everything under `npm run test:deep`, and the same assertions on less of it under `npm test`. */
const IS_DEEP = process.env["DRAGOMAN_TEST_DEEP"] === "1";

/** Whether pictures of the window are taken on the way, for people to look at: they cost time and assert nothing. */
export const TAKES_PICTURES = IS_DEEP || process.env["DRAGOMAN_TEST_PICTURES"] === "1";

/** `exhaustive` in a deep run, `usual` in every other. */
export function deep<T>(exhaustive: T, usual: T): T {
  return IS_DEEP ? exhaustive : usual;
}
