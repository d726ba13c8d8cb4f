import { expect, test } from "vitest";
import { SaxesParser } from "saxes";
import { runText } from "../../../src/main/engine/report/write-run";
import type { RunFormat } from "../../../src/shared/contract";
import { importTexts, importWhole, readWhole } from "../import/whole-graph";
import { EDGES, hostileRun, NODES, textOf } from "./hostile-run";
import { HOSTILE } from "./hostile-texts";

const noFingerprint = () => Promise.reject(new Error("not asked for"));

async function written(format: RunFormat): Promise<string> {
  return textOf(runText(await hostileRun("kept"), format, noFingerprint));
}

interface Told {
  readonly name?: string;
  readonly labels?: string[];
  readonly relation?: string;
  readonly properties?: Record<string, unknown>;
}

test("there are two hundred different hostile texts", () => {
  expect(new Set(HOSTILE).size).toBe(200);
});

test.each(["jsonl", "graphml", "gexf"] as const)(
  "%s brings back every node, edge and text",
  async (format) => {
    const whole = await importWhole({ [`run.${format}`]: await written(format) });
    const nodes = whole.nodes as Told[];
    const edges = whole.edges as (Told & { evidence: object[] })[];
    expect(nodes.map(({ name }) => name)).toStrictEqual(NODES.map(({ name }) => name));
    expect(nodes.slice(1).map(({ labels }) => labels)).toStrictEqual(HOSTILE.map((text) => [text]));
    expect(edges.map(({ relation, evidence }) => ({ relation, evidence }))).toStrictEqual(
      EDGES.map(({ relation, evidence }) => ({ relation, evidence })),
    );
    expect(edges.map(({ properties }) => properties!["note"])).toStrictEqual(HOSTILE);
    expect(edges.every(({ properties }) => properties!["run.verdict"] === "kept")).toBe(true);
    expect(nodes[0]!.properties).toMatchObject({ "run.kept": true, "run.seed": true });
  },
);

test.each(["graphml", "gexf"] as const)(
  "%s is well-formed XML of its kind with equal counts",
  async (format) => {
    const counts: Record<string, number> = {};
    const parser = new SaxesParser({ xmlns: true });
    let root: [string, string] | undefined;
    parser.on("opentag", ({ local, uri }) => {
      root ??= [local, uri];
      counts[local] = (counts[local] ?? 0) + 1;
    });
    parser.on("error", (fault) => {
      throw fault;
    });
    parser.write(await written(format)).close();
    expect([counts["node"], counts["edge"], counts["script"]]).toStrictEqual([201, 200, undefined]);
    expect(root).toStrictEqual(
      format === "gexf"
        ? ["gexf", "http://gexf.net/1.3"]
        : ["graphml", "http://graphml.graphdrawing.org/xmlns"],
    );
  },
);

test("cyjs follows Cytoscape's rules: ids are texts, unique over nodes and edges, and every end is a node", async () => {
  const { elements } = JSON.parse(await written("cyjs")) as {
    elements: Record<
      "nodes" | "edges",
      { data: { id: unknown; name: string; source: string; target: string; interaction: string } }[]
    >;
  };
  const nodes = elements.nodes.map(({ data }) => data);
  const edges = elements.edges.map(({ data }) => data);
  const ids = [...nodes, ...edges].map(({ id }) => id);
  expect(ids.every((id) => typeof id === "string" && id !== "")).toBe(true);
  expect(new Set(ids).size).toBe(401);
  const known = new Set(nodes.map(({ id }) => id));
  expect(edges.every(({ source, target }) => known.has(source) && known.has(target))).toBe(true);
  expect(nodes.map(({ name }) => name)).toStrictEqual(NODES.map(({ name }) => name));
  expect(edges.map(({ interaction }) => interaction)).toStrictEqual(HOSTILE);
});

test("the table of triples comes back with equal names", async () => {
  const { report, target } = await importTexts({ "run.csv": await written("csv") });
  expect([report.nodes, report.edges, report.rejected]).toStrictEqual([201, 200, 0]);
  const { nodes, edges } = (await readWhole(target)) as { nodes: Told[]; edges: Told[] };
  expect(nodes.map(({ name }) => name).sort()).toStrictEqual(NODES.map(({ name }) => name).sort());
  expect(edges.map(({ relation }) => relation)).toStrictEqual(HOSTILE);
  expect(edges.map(({ properties }) => properties!["target id"])).toStrictEqual(
    HOSTILE.map((text) => `id ${text}`),
  );
});
