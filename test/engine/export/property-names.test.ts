/** Properties called like what every object of JavaScript has already: kept from import to export, and found. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { exportGraph, type ExportFormat } from "../../../src/main/engine/export/export-graph";
import { gatherRun } from "../../../src/main/engine/report/run-document";
import { runText } from "../../../src/main/engine/report/write-run";
import { runRecipe } from "../../../src/main/engine/ask/recipe-runner";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import { portsOf } from "../ask/ports";
import { importTexts, readWhole, scratchFolder } from "../import/whole-graph";
import { RECIPE } from "./odd-graph";

const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "__defineGetter__"];
/** {"__proto__": "value of __proto__", …}; an object literal would set its prototype instead. */
const PROPERTIES = JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, `value of ${name}`])));
const WHOLE = `{"nodes":[{"id":"kit","name":"kit","properties":${PROPERTIES}},{"id":"b","name":"b"}],"edges":[{"relation":"r","properties":${PROPERTIES},"source":"kit","target":"b"}]}`;
const values = NAMES.map((name) => `value of ${name}`).join(",");
const signal = new AbortController().signal;

const keys = (kind: string) =>
  NAMES.map((name, at) => `<key id="${kind}${at}" for="${kind}" attr.name="${name}" attr.type="string"/>`);
const xmlValues = (tag: (name: string, at: number) => string) => NAMES.map(tag).join("");
const graphmlData = (kind: string) =>
  xmlValues((name, at) => `<data key="${kind}${at}">value of ${name}</data>`);
const gexfAttributes = xmlValues((name, at) => `<attribute id="${at}" title="${name}" type="string"/>`);
const gexfValues = `<attvalues>${xmlValues((name, at) => `<attvalue for="${at}" value="value of ${name}"/>`)}</attvalues>`;

const JSONL = `{"id":"kit","properties":${PROPERTIES}}\n{"source":"kit","relation":"r","target":"b","properties":${PROPERTIES}}\n`;

test.each<[string, Record<string, string>]>([
  ["JSONL, under properties", { "g.jsonl": JSONL }],
  [
    "JSONL, in the line itself",
    {
      "g.jsonl": `{"id":"kit",${PROPERTIES.slice(1)}\n{"source":"kit","relation":"r","target":"b",${PROPERTIES.slice(1)}\n`,
    },
  ],
  [
    "node and edge tables",
    {
      "n.csv": `:ID,${NAMES.join()}\nkit,${values}\nb${",".repeat(NAMES.length)}\n`,
      "e.csv": `:START_ID,:TYPE,:END_ID,${NAMES.join()}\nkit,r,b,${values}\n`,
    },
  ],
  [
    "GraphML",
    {
      "g.graphml":
        `<graphml>${[...keys("node"), ...keys("edge")].join("")}<graph><node id="kit">${graphmlData("node")}</node><node id="b"/><edge source="kit" target="b">${graphmlData("edge")}<data key="kind">r</data></edge></graph></graphml>`.replace(
          "<graph>",
          '<key id="kind" for="edge" attr.name="kind" attr.type="string"/><graph>',
        ),
    },
  ],
  [
    "GEXF",
    {
      "g.gexf": `<gexf><graph><attributes class="node">${gexfAttributes}</attributes><attributes class="edge">${gexfAttributes}</attributes><nodes><node id="kit">${gexfValues}</node><node id="b"/></nodes><edges><edge source="kit" target="b" kind="r">${gexfValues}</edge></edges></graph></gexf>`,
    },
  ],
])("%s", async (_, files) => {
  const { target, report } = await importTexts(files);
  expect(report.rejects).toStrictEqual([]);
  expect(JSON.stringify(await readWhole(target))).toBe(WHOLE);
});

test("a table of triples", async () => {
  const table = `source,relation,target,${NAMES.join()}\nkit,r,b,${values}\n`;
  const { edges } = await readWhole((await importTexts({ "t.csv": table })).target);
  expect(JSON.stringify(edges)).toBe(
    `[{"relation":"r","properties":${PROPERTIES},"source":"kit","target":"b"}]`,
  );
});

test.each<ExportFormat>(["csv", "jsonl", "graphml", "gexf"])(
  "exported as %s, they come back",
  async (format) => {
    const { target } = await importTexts({ "g.jsonl": JSONL });
    const out = join(scratchFolder(), `out.${format}`);
    await exportGraph({ graph: target, format, out, signal, progress: () => undefined });
    const names = format === "csv" ? ["nodes.csv", "edges.csv"] : [`out.${format}`];
    const files = names.map(
      (name) => [name, readFileSync(format === "csv" ? join(out, name) : out)] as const,
    );
    const back = await importTexts(Object.fromEntries(files));
    expect(JSON.stringify(await readWhole(back.target))).toBe(WHOLE);
  },
);

test.each<[ExportFormat, string]>([
  ["cypher", "`__proto__`: 'value of __proto__', `constructor`: 'value of constructor'"],
  ["cyjs", PROPERTIES],
])("they stand in the %s export, of node and edge", async (format, expected) => {
  const { target } = await importTexts({ "g.jsonl": JSONL });
  const out = join(scratchFolder(), `out.${format}`);
  await exportGraph({ graph: target, format, out, signal, progress: () => undefined });
  expect(readFileSync(out, "utf8").split(expected)).toHaveLength(3);
});

test("a schema may ask that they are unique, and an object's own parts are no values", async () => {
  const schema = join(scratchFolder(), "schema.json");
  writeFileSync(schema, '{"unique":{"A":["constructor","__proto__"],"__proto__":["name"]}}');
  const node = (id: string, more: string) => `{"id":"${id}","label":"A"${more}}`;
  const lines = [node("a", ""), node("b", ""), node("c", ',"__proto__":"x"'), node("d", ',"__proto__":"x"')];
  const odd = ['{"id":"e","name":"n","label":"__proto__"}', '{"id":"f","name":"n","label":"__proto__"}'];
  const { report } = await importTexts({ "g.jsonl": [...lines, ...odd].join("\n") }, { schema });
  expect(report.rejects.map(({ line, reason }) => `${line}: ${reason}`)).toStrictEqual([
    "4: the __proto__ of “A” “x” is taken by an earlier node",
    "6: the name of “__proto__” “n” is taken by an earlier node",
  ]);
});

test("they are found by their words, shown in full, and stand in every export of a run", async () => {
  const { target } = await importTexts({ "g.jsonl": JSONL });
  const store = await openBuiltInStore(target);
  onTestFinished(() => store.close());
  const found = await store.seeds({ by: "text", text: "value of __proto__", k: 3, labels: [] }, signal);
  expect(found.map(({ node }) => node)).toStrictEqual([0]);
  const [node] = await store.nodeDetails([0], signal);
  const [edge] = await store.edgeDetails([0], signal);
  expect([node, edge].map((details) => JSON.stringify(details!.properties))).toStrictEqual([
    PROPERTIES,
    PROPERTIES,
  ]);
  const finished = await runRecipe("What about kit?", RECIPE, 7, portsOf(store));
  const origin = { graph: "g", recipe: RECIPE, seed: 7, product: "1.2.3", models: [] };
  const run = await gatherRun(finished, origin, "candidates", store, signal);
  for (const format of ["jsonl", "graphml", "gexf", "cyjs"] as const) {
    let text = "";
    for await (const piece of runText(run, format, () => Promise.resolve("x"))) text += piece;
    for (const name of NAMES) expect(text.split(`value of ${name}`), `${format}: ${name}`).toHaveLength(3);
  }
});
