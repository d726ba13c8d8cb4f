/** Makes one node of several in a graph being written: nothing that any of them says is lost, and why they are one stays with it. */
import { fold } from "../../../../shared/fold";
import type { PropertyValue } from "../../../../shared/graph";
import { toProperties } from "../../store/details";
import { namesListed } from "../../store/other-names";
import type { StagingDatabase } from "../../store/staging";
import type { Same } from "./same-xrefs";

interface Said {
  readonly id: string;
  readonly name: string;
  readonly labels: readonly number[];
  readonly text: string;
  readonly properties: Readonly<Record<string, PropertyValue>>;
}

/** Joins each group into its first node and closes the gaps in the handles; vectors must not be written yet. */
export async function mergeNodes(staging: StagingDatabase, groups: readonly Same[]): Promise<void> {
  const gone = groups.flatMap(({ nodes: [kept, ...others] }) => others.map((node) => [node, kept!] as const));
  await staging.run("CREATE TEMP TABLE gone (node INTEGER, kept INTEGER)");
  await staging.append("gone", [
    Int32Array.from(gone, ([node]) => node),
    Int32Array.from(gone, ([, kept]) => kept),
  ]);
  await writeMerged(staging, groups);
  await renumber(staging);
}

async function writeMerged(staging: StagingDatabase, groups: readonly Same[]): Promise<void> {
  await staging.run(
    "CREATE TEMP TABLE merged (node INTEGER, id VARCHAR, name VARCHAR, labels INTEGER[], text VARCHAR, properties VARCHAR)",
  );
  const said = await readSaid(staging);
  const nodes = groups.map((group) =>
    merge(
      group,
      group.nodes.map((node) => said.get(node)!),
    ),
  );
  await staging.append("merged", [
    Int32Array.from(groups, (group) => group.nodes[0]!),
    ...[nodes.map(({ id }) => id), nodes.map(({ name }) => name), nodes.map(({ labels }) => labels)],
    ...[nodes.map(({ text }) => text), nodes.map(({ properties }) => JSON.stringify(properties))],
  ]);
  // Mentions in documents are of nodes by their ids.
  await staging.run(
    `UPDATE mentions SET entity = merged.id FROM gone JOIN merged ON merged.node = gone.kept
     JOIN (SELECT node, id FROM nodes UNION ALL SELECT node, id FROM plain_nodes) known ON known.node = gone.node
     WHERE mentions.entity = known.id`,
  );
  for (const table of ["nodes", "plain_nodes"])
    await staging.run(
      `DELETE FROM ${table} WHERE node IN (SELECT node FROM gone UNION ALL SELECT node FROM merged)`,
    );
  await staging.run("INSERT INTO nodes SELECT * FROM merged");
}

async function readSaid(staging: StagingDatabase): Promise<Map<number, Said>> {
  const wanted = "node IN (SELECT node FROM gone UNION ALL SELECT kept FROM gone)";
  const rows = await staging.rows(
    `SELECT * FROM nodes WHERE ${wanted}
     UNION ALL SELECT node, id, name, [], '', '{}' FROM plain_nodes WHERE ${wanted}`,
  );
  return new Map(
    rows.map(({ node, id, name, labels, text, properties }) => [
      Number(node),
      {
        ...{ id: String(id), name: String(name), text: String(text) },
        labels: (Array.isArray(labels) ? labels : []).map(Number),
        properties: toProperties(String(properties)),
      },
    ]),
  );
}

/** The first node with what the others add; another value of the same property becomes `NAME 2`, another name a synonym. */
function merge({ by, ids }: Same, [first, ...others]: readonly Said[]): Said {
  const kept = first!;
  const properties: Record<string, PropertyValue> = { ...kept.properties };
  for (const other of others)
    for (const [key, value] of Object.entries(other.properties)) add(properties, key, value);
  const names = others.flatMap(({ id, name, properties: own }) => [
    ...(name === id ? [] : [name]),
    ...namesListed(own),
  ]);
  const synonyms = new Map([...namesListed(kept.properties), ...names].map((name) => [fold(name), name]));
  synonyms.delete(fold(kept.name));
  const texts = [kept, ...others].map(({ text }) => text).filter((text) => text !== "");
  return {
    ...{ id: kept.id, name: kept.name, text: [...new Set(texts)].join("\n") },
    labels: [...new Set([kept, ...others].flatMap(({ labels }) => labels))],
    properties: {
      ...properties,
      ...(synonyms.size > 0 && { synonyms: [...synonyms.values()] }),
      ...{ merged_from: [...ids], merged_by: [...by] },
    },
  };
}

function add(properties: Record<string, PropertyValue>, key: string, value: PropertyValue): void {
  let free = key;
  for (let number = 2; Object.hasOwn(properties, free); number++) {
    if (JSON.stringify(properties[free]) === JSON.stringify(value)) return;
    free = `${key} ${number.toString()}`;
  }
  properties[free] = value;
}

/** Handles are dense, and tables lie in their order. */
async function renumber(staging: StagingDatabase): Promise<void> {
  await staging.run(
    `CREATE TEMP TABLE places AS WITH known AS
       (SELECT node, (row_number() OVER (ORDER BY node) - 1)::INTEGER AS place FROM
         (SELECT node FROM nodes UNION ALL SELECT node FROM plain_nodes))
     SELECT node, place FROM known UNION ALL SELECT gone.node, place FROM gone JOIN known ON known.node = gone.kept`,
  );
  for (const table of ["nodes", "plain_nodes"])
    await rewrite(
      staging,
      table,
      `SELECT places.place AS node, ${table}.* EXCLUDE (node) FROM ${table} JOIN places ON places.node = ${table}.node ORDER BY 1`,
    );
  for (const table of ["edges", "plain_edges"])
    await rewrite(
      staging,
      table,
      `SELECT edge, a.place AS source, b.place AS target, ${table}.* EXCLUDE (edge, source, target) FROM ${table}
       JOIN places a ON a.node = source JOIN places b ON b.node = target ORDER BY edge`,
    );
  for (const table of ["gone", "merged", "places"]) await staging.run(`DROP TABLE ${table}`);
}

async function rewrite(staging: StagingDatabase, table: string, query: string): Promise<void> {
  await staging.run(`CREATE TEMP TABLE rewritten AS ${query}`);
  await staging.run(`DELETE FROM ${table}`);
  await staging.run(`INSERT INTO ${table} SELECT * FROM rewritten`);
  await staging.run("DROP TABLE rewritten");
}
