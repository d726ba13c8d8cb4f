/** What each relation of a graph is worth and costs, by table, rarity or what mechanisms taught. */
import type { RelationType } from "../../../../../shared/graph";
import type { WeightedPrizesParams } from "../../../../../shared/stages/score/weighted-prizes";
import { predicateLine, predicateOf } from "../../../biolink/biolink";

type Table = Readonly<Record<string, number>>;

/**
 * w(r) by relation handle, ≥ 0. "fixed": the table, else `fallback`; "idf": ln(1 + E/n_r) over the largest of them, so that rarer relations
 * are worth more; "learnt": the learnt table, else `fallback`.
 */
export function relationSalience(
  relations: readonly RelationType[],
  { schedule, salience, learnt }: Pick<WeightedPrizesParams, "schedule" | "salience" | "learnt">,
  fallback: (relation: number) => number,
): number[] {
  if (schedule === "idf") return rarity(relations.map(({ count }) => count));
  const table = schedule === "learnt" ? learnt : salience;
  return relations.map((relation, handle) => inherited(table, relation) ?? fallback(handle));
}

/** ln(1 + E/n_r), the largest 1; relations without edges have none. */
export function rarity(counts: readonly number[]): number[] {
  const edges = counts.reduce((sum, count) => sum + count, 0);
  const raw = counts.map((count) => (count === 0 ? 0 : Math.log1p(edges / count)));
  const most = Math.max(0, ...raw);
  return raw.map((value) => (most === 0 ? 0 : value / most));
}

type Named = Pick<RelationType, "name" | "predicate">;

/** A table's number for a relation: its own name's, else that of its predicate in Biolink (or what it was read as) or of the nearest one above that. */
export function inherited(table: Table, relation: Named): number | undefined {
  return inheritedFrom(table, relation)?.value;
}

/** The same with the name that the table has it under. */
export function inheritedFrom(
  table: Table,
  { name: relation, predicate: read }: Named,
): { readonly value: number; readonly from: string } | undefined {
  if (Object.hasOwn(table, relation)) return { value: table[relation]!, from: relation };
  const predicate = Object.keys(table).length === 0 ? undefined : (predicateOf(relation) ?? read?.name);
  if (predicate === undefined) return undefined;
  for (const name of predicateLine(predicate)) {
    // A relation may be called "constructor": only a table's own names count.
    const from = [name, `biolink:${name}`, name.replaceAll("_", " ")].find((one) =>
      Object.hasOwn(table, one),
    );
    if (from !== undefined) return { value: table[from]!, from };
  }
  return undefined;
}
