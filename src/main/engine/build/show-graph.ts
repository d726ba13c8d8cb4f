/** What a built graph says of its texts: works, entities with their forms, mentions and relations. */
import { EXTRACTED_RELATIONS, HAS_CHARACTER, type BuiltGraph } from "../../../shared/build";
import { FailureError } from "../../../shared/failure";
import { say } from "../../../shared/sentences";
import { DuckDbFile, type Value } from "../store/duckdb-file";

const SHOWN = [...EXTRACTED_RELATIONS, HAS_CHARACTER];

/** Reads a graph file; throws graph-unreadable for one that was not built from texts. */
export async function showGraph(path: string, graph: string): Promise<BuiltGraph> {
  const file = await DuckDbFile.open(path, { readOnly: true, memory: "1GB", threads: 2 });
  try {
    const works = await file.rows("SELECT * FROM documents").catch(() => []);
    if (works.length === 0)
      throw new FailureError({ kind: "graph-unreadable", graph, reason: say("texts-none") });
    return {
      works: works.map((row) => ({
        id: String(row["id"]),
        ...(JSON.parse(String(row["about"])) as Omit<BuiltGraph["works"][number], "id" | "text">),
        text: String(row["text"]),
      })),
      entities: await entitiesOf(file),
      mentions: (await file.rows("SELECT * FROM mentions ORDER BY rowid")).map((row) => ({
        ...{ work: String(row["document"]), start: Number(row["start_char"]), end: Number(row["end_char"]) },
        ...{ type: String(row["type"]), entity: String(row["entity"]) },
      })),
      relations: await relationsOf(file),
    };
  } finally {
    file.close();
  }
}

async function entitiesOf(file: DuckDbFile): Promise<BuiltGraph["entities"]> {
  const labels = (await file.rows("SELECT name FROM labels ORDER BY label")).map(({ name }) => String(name));
  const forms = groupBy(await file.rows("SELECT entity, form, n FROM forms ORDER BY rowid"));
  const merges = groupBy(await file.rows("SELECT entity, reason FROM merges ORDER BY rowid"));
  const rows = await file.rows("SELECT id, name, labels FROM nodes ORDER BY node");
  return rows.flatMap(({ id, name, labels: own }) => {
    const [first, type] = (own as readonly Value[]).map((label) => labels[Number(label)]!);
    if (first !== "Entity") return [];
    const of = (rows: ReadonlyMap<string, Record<string, Value>[]>) => rows.get(String(id)) ?? [];
    return [
      {
        ...{ id: String(id), type: type!, name: String(name) },
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
     JOIN evidence d ON d.edge = e.edge WHERE r.name IN (${SHOWN.map((name) => `'${name}'`).join(", ")}) ORDER BY e.edge`,
  );
  return rows.map(({ source, relation, target, properties, text }) => {
    const said = JSON.parse(String(properties)) as {
      work: string;
      start: number;
      end: number;
      confidence: number;
      engine: string;
      rule: string;
    };
    const { work, start, end, confidence, engine, rule } = said;
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
