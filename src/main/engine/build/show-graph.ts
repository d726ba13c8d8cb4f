/** What a built graph says of its texts: works, entities with their forms, mentions and relations. */
import { entityType } from "./graph/entity-labels";
import { EXTRACTED_RELATIONS, HAS_CHARACTER, type BuiltGraph } from "../../../shared/texts/build";
import type { DuckDbFile, Value } from "../store/duckdb-file";
import { overBuilt } from "./rebuild";

const SHOWN = [...EXTRACTED_RELATIONS, HAS_CHARACTER];

/** Reads a graph file; throws graph-unreadable for one that was not built from texts. */
export async function showGraph(path: string, graph: string): Promise<BuiltGraph> {
  return overBuilt(path, graph, async (file) => {
    const works = await file.rows("SELECT * FROM documents ORDER BY rowid");
    return {
      works: works.map(({ id, about, text }) => ({
        ...aboutOf(String(about)),
        id: String(id),
        text: String(text),
      })),
      entities: await entitiesOf(file),
      mentions: (await file.rows("SELECT * FROM mentions ORDER BY rowid")).map((row) => ({
        ...{ work: String(row["document"]), start: Number(row["start_char"]), end: Number(row["end_char"]) },
        ...{ type: String(row["type"]), entity: String(row["entity"]) },
      })),
      relations: await relationsOf(file),
    };
  });
}

/** Without the blocks, which only a second build needs. */
function aboutOf(about: string): Omit<BuiltGraph["works"][number], "id" | "text"> {
  const {
    blocks: _,
    gold: __,
    labels: ___,
    ...shown
  } = JSON.parse(about) as BuiltGraph["works"][number] & Record<"blocks" | "gold" | "labels", unknown>;
  return shown;
}

async function entitiesOf(file: DuckDbFile): Promise<BuiltGraph["entities"]> {
  const labels = (await file.rows("SELECT name FROM labels ORDER BY label")).map(({ name }) => String(name));
  const forms = groupBy(await file.rows("SELECT entity, form, n FROM forms ORDER BY rowid"));
  const merges = groupBy(await file.rows("SELECT entity, reason FROM merges ORDER BY rowid"));
  const rows = await file.rows("SELECT id, name, labels FROM nodes ORDER BY node");
  return rows.flatMap(({ id, name, labels: own }) => {
    const type = entityType((own as readonly Value[]).map((label) => labels[Number(label)]!));
    if (type === undefined) return [];
    const of = (rows: ReadonlyMap<string, Record<string, Value>[]>) => rows.get(String(id)) ?? [];
    return [
      {
        ...{ id: String(id), type, name: String(name) },
        forms: of(forms).map(({ form, n }) => ({ form: String(form), n: Number(n) })),
        merges: of(merges).map(({ reason }) => String(reason)),
      },
    ];
  });
}

async function relationsOf(file: DuckDbFile): Promise<BuiltGraph["relations"]> {
  const rows = await file.rows(
    `SELECT s.id AS source, r.name AS relation, t.id AS target, e.properties AS properties, d.text AS text
     FROM edges e JOIN nodes s ON s.node = e.source JOIN nodes t ON t.node = e.target JOIN relations r ON r.relation = e.relation
     JOIN evidence d ON d.edge = e.edge WHERE r.name IN (${SHOWN.map((name) => `'${name}'`).join(", ")})
     QUALIFY row_number() OVER (PARTITION BY e.edge ORDER BY d.rowid) = 1 ORDER BY e.edge`,
  );
  return rows.map(({ source, relation, target, properties, text }) => {
    const said = JSON.parse(String(properties)) as {
      work: string;
      start: number;
      end: number;
      confidence: number;
      engine: string;
      rule: string;
      correction?: string;
    };
    const { work, start, end, confidence, engine, rule, correction } = said;
    return {
      source: String(source),
      relation: String(relation),
      target: String(target),
      work,
      start,
      end,
      evidence: String(text),
      confidence,
      engine,
      rule,
      ...(correction !== undefined && { correction }),
    };
  });
}

function groupBy(rows: readonly Record<string, Value>[]): Map<string, Record<string, Value>[]> {
  const groups = new Map<string, Record<string, Value>[]>();
  for (const row of rows) {
    const key = String(row["entity"]);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(row);
  }
  return groups;
}
