/** In which order an edge's passages are read: those of what was asked before those of something else. */
import { fold } from "../fold";
import type { Evidence } from "../graph";
import type { Understanding } from "../understanding";

/** What a run says of what was asked: the records its mechanisms rest on, best first, and the names read in the question. */
export interface AskedAbout {
  readonly chains?: readonly { readonly records: readonly string[] }[] | undefined;
  readonly understanding?: Pick<Understanding, "mentions"> | undefined;
}

/** Those of a mechanism's own records first, the best mechanism's before all; then those that name most of what the question names, by itself before within a longer name; else as they came. */
export function nearestFirst(
  passages: readonly Evidence[],
  { chains = [], understanding }: AskedAbout,
): readonly Evidence[] {
  if (passages.length < 2) return passages;
  const named = (understanding?.mentions ?? []).map(({ entities }) => fold(entities[0]?.name ?? ""));
  if (named.length + chains.length === 0) return passages;
  const ranked = passages.map((passage) => {
    const chain = chains.findIndex(({ records }) => records.some((record) => cites(passage, record)));
    const text = fold(passage.text);
    const names = named.reduce((sum, name) => sum + nearness(text, name), 0);
    return { passage, chain: chain < 0 ? chains.length : chain, names };
  });
  return ranked.sort((a, b) => a.chain - b.chain || b.names - a.names).map(({ passage }) => passage);
}

/** What there is to read under an edge: passages that no edge before it printed, and how many it has that stand above. */
export interface ToldPassages {
  readonly fresh: readonly Evidence[];
  readonly before: number;
}

/** The passages of several edges in turn, each printed once, what was asked about first. Null for an edge whose passages are not known yet. */
export function printedOnce(
  asked: AskedAbout,
  edges: readonly (readonly Evidence[] | undefined)[],
): (ToldPassages | null)[] {
  const printed = new Set<string>();
  return edges.map((evidence) => {
    if (evidence === undefined) return null;
    const fresh = nearestFirst(evidence, asked).filter((passage) => {
      const key = JSON.stringify([passage.text, passage.source, passage.references]);
      const isNew = !printed.has(key);
      printed.add(key);
      return isNew;
    });
    return { fresh, before: evidence.length - fresh.length };
  });
}

/** 2 where a text has the name by itself, 1 where only within a longer one ("asthma" of "asthma-chronic overlap syndrome"), 0 where not at all. */
function nearness(text: string, name: string): number {
  if (name === "" || !text.includes(name)) return 0;
  return text.split(name).some((before, at, parts) => {
    const after = parts[at + 1];
    return after !== undefined && !/[\p{L}\p{N}-]$/u.test(before) && !/^[\p{L}\p{N}-]/u.test(after);
  })
    ? 2
    : 1;
}

function cites({ source, references }: Evidence, record: string): boolean {
  return source === record || references.includes(record);
}
