/** What the Biolink Model says of categories and predicates, whatever words a source has for them (training/biolink makes the table). */
import table from "./biolink.json";
import names from "./names.json";

interface Predicate {
  readonly above: readonly string[];
  readonly domain: string;
  readonly range: string;
  readonly inverse?: string;
  readonly symmetric?: boolean;
}

const CATEGORIES = new Map<string, readonly string[]>(Object.entries(table.categories));
const PREDICATES = new Map<string, Predicate>(Object.entries(table.predicates));
const OTHER_PREDICATES = new Map(Object.entries(names.predicates));
const OTHER_CATEGORIES = new Map(Object.entries(names.categories));

/** The names of all predicates. */
export const PREDICATE_NAMES: readonly string[] = [...PREDICATES.keys()];

/** "increases expression of", however many aspects there come to be. */
const EFFECT = /^(?:increases|decreases)(?: .+ of)?$/;

/** The version of the package that the table was made from. */
export const BIOLINK_VERSION: string = table.version;

/** What stands ahead of names of Biolink where they are CURIEs. */
export const BIOLINK_PREFIX = "biolink:";

/** Slots that hold lists. */
export const LIST_SLOTS: ReadonlySet<string> = new Set(table.lists);

/** The Biolink predicate of a relation ("biolink:treats", "Treats", Hetionet's "CtD", "decreases activity of"), undefined where there is none. */
export function predicateOf(relation: string): string | undefined {
  const own = OTHER_PREDICATES.get(relation);
  if (own !== undefined) return own;
  const words = withoutPrefix(relation)
    .trim()
    .replace(/[\s-]+/g, " ");
  const spelt = words.replaceAll(" ", "_").toLowerCase();
  if (PREDICATES.has(spelt)) return spelt;
  const plain = words.toLowerCase().replaceAll("_", " ");
  return OTHER_PREDICATES.get(plain) ?? (EFFECT.test(plain) ? "affects" : undefined);
}

/** The Biolink category of a label ("biolink:Gene", "Biological Process", Hetionet's "Compound"), undefined where there is none. */
export function categoryOf(label: string): string | undefined {
  const spelt = withoutPrefix(label)
    .trim()
    .split(/[\s_]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join("");
  return CATEGORIES.has(spelt) ? spelt : OTHER_CATEGORIES.get(spelt);
}

function withoutPrefix(name: string): string {
  return name.startsWith(BIOLINK_PREFIX) ? name.slice(BIOLINK_PREFIX.length) : name;
}

/** A predicate and all above it, nearest first. */
export function predicateLine(predicate: string): string[] {
  return line(predicate, (name) => PREDICATES.get(name)?.above ?? []);
}

/** A category and all above it, mixins too, nearest first. */
export function categoryLine(category: string): string[] {
  return line(category, (name) => CATEGORIES.get(name) ?? []);
}

function line(start: string, above: (name: string) => readonly string[]): string[] {
  const found = [start];
  for (let at = 0; at < found.length; at++)
    for (const name of above(found[at]!)) if (!found.includes(name)) found.push(name);
  return found;
}

/** Categories that a predicate's ends must be of. */
export function endsOf(predicate: string): { readonly domain: string; readonly range: string } | undefined {
  return PREDICATES.get(predicate);
}

/** Whether an end of one of these categories may stand where `wanted` does. What is more general than wanted may be it, and passes. */
export function mayBe(categories: readonly string[], wanted: string): boolean {
  if (categories.length === 0 || !CATEGORIES.has(wanted)) return true;
  const above = new Set(categoryLine(wanted));
  return categories.some((category) => above.has(category) || categoryLine(category).includes(wanted));
}

/** Two of the categories that nothing can be at once: neither is above the other, and no category lies below both. */
export function exclusivePair(categories: readonly string[]): readonly [string, string] | undefined {
  for (const [at, one] of categories.entries())
    for (const other of categories.slice(at + 1)) if (!canBeBoth(one, other)) return [one, other];
  return undefined;
}

const together = new Map<string, boolean>();

function canBeBoth(one: string, other: string): boolean {
  const key = `${one} ${other}`;
  const known = together.get(key);
  if (known !== undefined) return known;
  const found = [...CATEGORIES.keys()].some((category) => {
    const above = categoryLine(category);
    return above.includes(one) && above.includes(other);
  });
  together.set(key, found);
  return found;
}
