/** Every relation with its salience and cost, and where each number comes from, as a person edits them. */
import type { RelationType } from "../../../../../shared/graph";
import type { SalienceTable } from "../../../../../shared/salience";
import type { WeightedPrizesParams } from "../../../../../shared/stages/score/weighted-prizes";
import { inheritedFrom, rarity } from "./relation-weights";

/** Rows by how many edges a relation has, most first; equal ones as the graph lists them. */
export function salienceTable(
  relations: readonly RelationType[],
  params: WeightedPrizesParams,
): SalienceTable {
  const { schedule, salience, learnt, costs, defaultSalience, defaultCost } = params;
  const rare = schedule === "idf" ? rarity(relations.map(({ count }) => count)) : undefined;
  const standard = defaultSalience === "cosine" ? null : defaultSalience;
  const rows = relations.map((one, relation) => {
    const { name, words, count } = one;
    const own = rare ? undefined : inheritedFrom(schedule === "learnt" ? learnt : salience, one);
    const cost = inheritedFrom(costs, one);
    return {
      ...{ relation: name, words, count },
      ...{ salience: rare?.[relation] ?? own?.value ?? standard, from: own?.from ?? null },
      ...{ cost: cost?.value ?? defaultCost, costFrom: cost?.from ?? null },
    };
  });
  return { schedule, rows: rows.sort((a, b) => b.count - a.count) };
}
