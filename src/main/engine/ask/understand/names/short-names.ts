/** Names told by the part that tells them from others: "Republicans" for "Republican Party", "hares" for "European hare". */
import { words } from "../../../../../shared/fold";
import type { Ports } from "../../stage";
import { singularsOf } from "./singulars";

/** Names looked at for one word. */
const MOST = 24;
/** A noun for who belongs to something may be so much shorter than its adjective ("Democrat" of "Democratic"). */
const ADJECTIVE = /^(ic|ican|an|al)?$/;

/** So many of the names of a kind end with the word that tells it ("Party" of parties). */
const LEAST_SHARE = 0.1;

interface Found {
  readonly node: number;
  readonly name: string;
  readonly label: number;
}

type Reading = Pick<Ports, "store" | "signal">;

/** The nodes of the one name that a folded word stands for; none where no name or several do. What `asks` is a kind sooner than one thing of it. */
export async function shortNamed(word: string, asks: boolean, ports: Reading): Promise<number[]> {
  for (const form of new Set([word, ...singularsOf(word)])) {
    const found = await namesWith(form, ports);
    const heads = asks ? [] : found.filter(({ name }) => isHead(form, name));
    const firsts = await withFirst(form, found, ports);
    const meant = heads.length > 0 ? heads : firsts;
    if (new Set(meant.map(({ name }) => name)).size === 1) return meant.map(({ node }) => node);
  }
  return [];
}

/** Names with a word that begins so; none where they may be more than are looked at. */
export async function namesWith(text: string, { store, signal }: Reading): Promise<Found[]> {
  const found = await store.seeds({ by: "prefix", text, k: MOST }, signal);
  // As many as are looked at may be more.
  if (found.length === MOST) return [];
  const { names, labels } = await store.nodeNames(Int32Array.from(found, ({ node }) => node));
  return found.map(({ node }, at) => ({ node, name: names[at]!, label: labels[at]! }));
}

/** "European hare" is a hare: two words, the last a common noun; titles and names of persons are written otherwise. */
function isHead(word: string, name: string): boolean {
  const parts = name.split(" ");
  return parts.length === 2 && parts[1] === parts[1]!.toLowerCase() && words(parts[1]!).join(" ") === word;
}

/** "Republican Party", where the second word is that of many names of its kind; "used" is no "Used Cars". */
async function withFirst(word: string, found: readonly Found[], ports: Reading): Promise<Found[]> {
  const fitting = found.filter(({ name }) => {
    // "Parkinson's disease" is told by its first word, too.
    const [first = "", second, ...more] = words(name).filter((one) => one !== "s");
    return (
      second !== undefined &&
      more.length === 0 &&
      first.startsWith(word) &&
      ADJECTIVE.test(first.slice(word.length))
    );
  });
  const { labels } = await ports.store.describe();
  const kept = await Promise.all(
    fitting.map(async (one) => {
      const last = words(one.name).at(-1)!;
      const alike = (await namesWith(last, ports)).filter(
        ({ name, label }) => label === one.label && words(name).at(-1) === last,
      );
      const count = new Set(alike.map(({ name }) => name)).size;
      return count > 1 && count >= LEAST_SHARE * (labels[one.label]?.count ?? Infinity);
    }),
  );
  const meant = fitting.filter((_, at) => kept[at]);
  const whole = meant.filter(({ name }) => words(name)[0] === word);
  return whole.length > 0 ? whole : meant;
}
