/** Names that stand in a text about two concepts, and what stands there like one and is none. */
import { fold, words } from "../../../../shared/fold";
import { distance } from "../../store/similar-words";
import { PACKS } from "../understand/packs";

/** A name in the text: where it stands and the nodes called so. */
export interface NamedSpan {
  readonly start: number;
  readonly end: number;
  readonly nodes: readonly number[];
}

export interface KnownNames {
  /** Nodes by their folded names, and by ids that have a digit. */
  readonly called: ReadonlyMap<string, readonly number[]>;
  /** Nodes by ids without one, which may be spelt like any word ("TO"): they are read only as they are written. */
  readonly exact: ReadonlyMap<string, readonly number[]>;
}

const WORD = /[\p{L}\p{N}]+/gu;
const MOST_WORDS = 12;
const MOST_NEAR = 3;
/** Letters from which on a name may hold a slip, and two. */
const SLIP_FROM = 4;
const SLIPS_FROM = 8;

/** What a name is compared by: its folded words. */
export function nameKey(text: string): string {
  return [...fold(text).toLowerCase().matchAll(WORD)].map(([word]) => word).join(" ");
}

/** All names and ids of these nodes. */
export function knownNames(
  nodes: Int32Array,
  { names, ids }: { readonly names: readonly string[]; readonly ids: readonly string[] },
): KnownNames {
  const [called, exact] = [new Map<string, number[]>(), new Map<string, number[]>()];
  const add = (map: Map<string, number[]>, key: string, node: number): void => {
    const known = map.get(key) ?? [];
    if (key !== "" && !known.includes(node)) map.set(key, [...known, node]);
  };
  nodes.forEach((node, at) => {
    const [name, id] = [names[at]!, ids[at]!];
    add(called, nameKey(name), node);
    if (/\d/.test(id)) add(called, nameKey(id), node);
    else add(exact, id, node);
  });
  return { called, exact };
}

/** Both; what is anyone's own name is no other's. */
export function joinNames(own: KnownNames, others: KnownNames): KnownNames {
  return {
    called: new Map([...others.called, ...own.called]),
    exact: new Map([...others.exact, ...own.exact]),
  };
}

/** The longest names that stand in the text, from left to right; none overlaps another. */
export function namesIn(text: string, names: KnownNames): NamedSpan[] {
  const all = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const spans: NamedSpan[] = [];
  for (let length = Math.min(MOST_WORDS, all.length); length > 0; length--)
    for (let from = 0; from + length <= all.length; from++) {
      const [start, end] = [all[from]!.start, all[from + length - 1]!.end];
      if (spans.some((span) => start < span.end && span.start < end)) continue;
      const written = text.slice(start, end);
      const nodes = names.called.get(nameKey(written)) ?? names.exact.get(written);
      if (nodes) spans.push({ start, end, nodes });
    }
  return spans.sort((a, b) => a.start - b.start);
}

/** What parts one concept from the next; names that were found may hold it. */
const APART = /[,;&+]|(?<=^|\s)(?:and|or|with|versus|vs|și|şi|si|sau|cu)(?=\s|$)/giu;
const FOUND = "\u0000";

/** Members of the list of concepts that hold no known name, and words that could be one. */
export function unreadNames(text: string, found: readonly Omit<NamedSpan, "nodes">[]): string[] {
  const rest = found.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)}${FOUND}${left.slice(end)}`,
    text,
  );
  return rest
    .split(APART)
    .filter((member) => !member.includes(FOUND))
    .map(withoutHelpers)
    .filter((name) => name !== "");
}

/** "A and B" alone, each with what stands there beside the found name: "gastrointestinal stromal tumour" where only "gastrointestinal" is one. */
export function longerNames(text: string, found: readonly Omit<NamedSpan, "nodes">[]): string[] {
  const apart = [...text.matchAll(APART)].map(({ index, 0: word }) => [index, index + word.length] as const);
  const members = [[0, 0] as const, ...apart].map(([, from], at) => text.slice(from, apart[at]?.[0]));
  const written = members.map(withoutHelpers);
  return members.length === found.length &&
    written.every((one, at) => one !== "" && members[at]!.trim().startsWith(one))
    ? written
    : found.map(({ start, end }) => text.slice(start, end));
}

/** Words by which a question is put, in either language. */
const HELPERS: ReadonlySet<string> = new Set(
  PACKS.flatMap(({ marks }) => Object.values(marks).flat().flatMap(words)),
);

/** From the first word that is none of those to the last; "type 2" is a name's. */
function withoutHelpers(member: string): string {
  const isNumbered = (end: number): boolean => /^\s\p{N}/u.test(member.slice(end));
  const all = [...member.matchAll(WORD)].filter(
    ({ 0: word, index }) => !HELPERS.has(nameKey(word)) || isNumbered(index + word.length),
  );
  const [first, last] = [all[0], all.at(-1)];
  return first && last ? member.slice(first.index, last.index + last[0].length) : "";
}

/** Nodes with a name that holds all words of this one side by side, shortest names first; where there is none, those that it is a slip of. */
export function nodesNear(name: string, names: KnownNames): number[] {
  const key = nameKey(name);
  const holding = [...names.called].filter(([known]) => ` ${known} `.includes(` ${key} `));
  const near = holding.length > 0 ? holding : slipsOf(key, names);
  near.sort(([one], [other]) => one.length - other.length || one.localeCompare(other));
  return [...new Set(near.flatMap(([, nodes]) => nodes))].slice(0, MOST_NEAR);
}

function slipsOf(key: string, { called }: KnownNames): [string, readonly number[]][] {
  const most = key.length < SLIP_FROM ? 0 : key.length < SLIPS_FROM ? 1 : 2;
  return [...called].filter(([known]) => known.length >= SLIP_FROM && distance(key, known, most) <= most);
}
