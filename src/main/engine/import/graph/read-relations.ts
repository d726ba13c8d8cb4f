/** Relations of a biomedical graph whose names Biolink does not know, read as its predicates: told in the report, and kept beside the names. */
import type { ReadPredicates } from "../../../../shared/graph";
import { message } from "../../../../shared/sentences/sentences";
import { categoryLine, categoryOf } from "../../biolink/biolink";
import { readPredicates } from "../../biolink/predicate-reader";
import { predicateStated } from "../../biolink/stated-relation";
import type { Embedder } from "../../models/embedder";
import type { StagingDatabase } from "../../store/staging";
import { named, type RejectList } from "../source/reject-list";

/** Names of a graph with more are no vocabulary. */
const MOST_RELATIONS = 500;
const BIOMEDICAL = ["BiologicalEntity", "ChemicalEntity", "ChemicalOrDrugOrTreatment", "ClinicalEntity"];

interface RelationBetween {
  readonly name: string;
  readonly words: string;
  readonly from: string;
  readonly to: string;
}

/** Readings by relation; every one is remarked on for `file`. The graph's rows must all be written. */
export async function readRelations(
  staging: StagingDatabase,
  embedder: Embedder,
  { rejects, signal }: { readonly rejects: RejectList; readonly signal: AbortSignal },
  file: string,
): Promise<ReadPredicates> {
  const asked = await unknownRelations(staging);
  const read = await readPredicates(asked, embedder, signal);
  const found: Record<string, ReadPredicates[string]> = {};
  asked.forEach(({ name, from, to }, at) => {
    const one = read[at];
    if (!one) return;
    found[name] = one;
    const told = { relation: named(name), from: named(from), to: named(to), predicate: one.name };
    const reason = message("predicate-read", { ...told, share: one.share.toFixed(2) });
    // Each is a rule of its own: one told for all would hide the others.
    rejects.remark(file, 0, "warn", reason, `predicate-read ${named(name)}`);
  });
  return found;
}

async function unknownRelations(staging: StagingDatabase): Promise<RelationBetween[]> {
  const labels = await staging.rows("SELECT name FROM labels ORDER BY label");
  if (!labels.some(({ name }) => isBiomedical(String(name)))) return [];
  const relations = await staging.rows("SELECT relation, name FROM relations ORDER BY relation");
  const unknown = relations.filter(({ name }) => predicateStated(String(name)) === undefined);
  if (unknown.length === 0 || unknown.length > MOST_RELATIONS) return [];
  const rows = await staging.rows(betweenWhat(unknown.map(({ relation }) => Number(relation))));
  const first = new Map<string, RelationBetween>();
  for (const { name, words, source, target } of rows) {
    const one = { name: String(name), words: String(words), from: text(source), to: text(target) };
    if (!first.has(one.name)) first.set(one.name, one);
  }
  return [...first.values()].filter(({ from, to }) => isBiomedical(from) || isBiomedical(to));
}

/** Each relation with the first labels of its ends, the commonest pair first. Counted by handles: names of every edge's ends cost thrice as much. */
function betweenWhat(relations: readonly number[]): string {
  return `WITH ends AS (SELECT node, labels[1] AS label FROM nodes), told AS (
      SELECT source, target, relation FROM edges UNION ALL SELECT source, target, relation FROM plain_edges),
    pairs AS (SELECT relation, f.label AS source, g.label AS target, count(*) AS times
      FROM told LEFT JOIN ends f ON f.node = told.source LEFT JOIN ends g ON g.node = told.target
      WHERE relation IN (${relations.join(", ")}) GROUP BY ALL)
    SELECT r.name AS name, r.words AS words, s.name AS source, t.name AS target
    FROM pairs JOIN relations r USING (relation)
      LEFT JOIN labels s ON s.label = pairs.source LEFT JOIN labels t ON t.label = pairs.target
    ORDER BY times DESC, name, source, target`;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function isBiomedical(label: string): boolean {
  const category = categoryOf(label);
  return category !== undefined && categoryLine(category).some((one) => BIOMEDICAL.includes(one));
}
