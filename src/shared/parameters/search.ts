/** Series of values that "Why not?" tries for a number, from small changes to large ones. */
import type { Search } from "./stage";

const SHARES = [0.9, 0.75, 0.5, 0.25, 0.1, 0];
const TIMES = [1.1, 1.25, 1.5, 2, 3, 5, 10];
/** How much larger a whole number is tried, up to what seldom matters. */
export const MORE = [1, 2, 5, 10, 20, 50, 100];

/** Towards 0; nothing where the number is 0 already. */
export const less: Search<number> = (from) => (from > 0 ? SHARES.map((share) => share * from) : []);

/** Up to ten times as much; nothing where the number is 0, which says that it shall not count. */
export const times: Search<number> = (from) => (from > 0 ? TIMES.map((factor) => factor * from) : []);

/** Up to a hundred more, and never above `most`. */
export function more(most = Infinity): Search<number> {
  return (from) => MORE.map((step) => from + step).filter((value) => value <= most);
}
