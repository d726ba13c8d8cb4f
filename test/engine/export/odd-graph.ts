/** A small graph of everything that file formats stumble over, as a file, as a run, and as the plain value each of them must read back as. */
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { runRecipe } from "../../../src/main/engine/ask/recipe-runner";
import { exportGraph, type ExportFormat } from "../../../src/main/engine/export/export-graph";
import { gatherRun, type RunDocument } from "../../../src/main/engine/report/run-document";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import { portsOf } from "../ask/ports";
import { smallRecipe } from "../ask/small-recipe";
import { importTexts, scratchFolder } from "../import/whole-graph";

const NAMES = [
  "Ștefan cel Mare și Sfânt — ăâîșț ĂÂÎȘȚ",
  "He said \"no\", then: 'go'; `rm -rf /`",
  "two\nlines\r\nand\ttabs",
  " blanks around ",
  "a,b;c|d",
  "<img src=x onerror=alert(1)> &amp; ]]>",
  "\\u0027 }) DETACH DELETE (n) // \\",
  "=HYPERLINK(1)",
  "北京 🎬 \u202Eright to left\u202C",
  ":param x => 1",
  "ends of lines \u0085 in \u2028 Unicode \u2029 .",
  "__proto__",
];

const passage = (text: string) => ({ text, source: "cap. 2", start: 0, end: 3, references: ["p. 14"] });

export const NODES = [
  { id: "hub", name: "hub", labels: ["Om"], text: "what all is tied to", properties: { age: 42 } },
  ...NAMES.map((name, at) => ({ id: `n ${at} ${name}`, name, labels: [`L${at}`, "Om"], text: `of ${name}` })),
];

/** Every node hangs on the hub; twice the same triple, both ways, another relation beside it, and a loop. */
export const EDGES = [
  ...NODES.slice(1).map(({ id, name }, at) => ({
    ...{ source: "hub", relation: name, target: id },
    properties: { weight: at + 0.5, note: name },
    evidence: [passage(`Iată: ${name}`)],
  })),
  { source: "hub", relation: "knows", target: NODES[1]!.id, properties: { since: 1457 } },
  { source: "hub", relation: "knows", target: NODES[1]!.id, properties: { since: 1504 }, undirected: true },
  { source: NODES[1]!.id, relation: "knows", target: "hub" },
  { source: "hub", relation: "knows", target: "hub" },
];

/** What a reader found: names by id, and triples with their number among parallel ones; both sorted. */
export interface Found {
  readonly nodes: readonly string[];
  readonly edges: readonly string[];
}

/** Whatever a format calls its parts, in one form. */
export function found(
  nodes: readonly { readonly id: string; readonly name: string; readonly labels: readonly string[] }[],
  edges: readonly { readonly source: string; readonly relation: string; readonly target: string }[],
): Found {
  return {
    nodes: nodes.map(({ id, name, labels }) => JSON.stringify([id, name, labels.toSorted()])).sort(),
    edges: edges.map(({ source, relation, target }) => JSON.stringify([source, relation, target])).sort(),
  };
}

export const EXPECTED = found(NODES, EDGES);

const signal = new AbortController().signal;

/** The graph's file, made anew. */
export async function oddGraph(): Promise<string> {
  const lines = [...NODES, ...EDGES].map((line) => JSON.stringify(line)).join("\n");
  return (await importTexts({ "odd.jsonl": lines })).target;
}

/** The whole graph written in a format; the path of the file, or of the folder. */
export async function exportedGraph(format: ExportFormat): Promise<string> {
  const out = join(scratchFolder(), `out.${format}`);
  await exportGraph({ graph: await oddGraph(), format, out, signal, progress: () => undefined });
  return out;
}

export const RECIPE = smallRecipe({
  seed: { k: 1 },
  expand: { hops: 1, edgeBudget: 1000 },
  score: { beta: 1, defaultSalience: 2, defaultCost: 0.5 },
  read: { top: 300 },
});

/** A run that has every node and edge of the graph among its candidates; its store is open until the test ends. */
export async function oddRun(scope: "kept" | "candidates" = "candidates"): Promise<RunDocument> {
  const store = await openBuiltInStore(await oddGraph());
  onTestFinished(() => store.close());
  const finished = await runRecipe("What about the hub?", RECIPE, 7, portsOf(store));
  const models = [{ name: "words-64", fingerprint: "abc" }];
  const origin = { graph: "odd", recipe: RECIPE, seed: 7, product: "1.2.3", models };
  return gatherRun(finished, origin, scope, store, signal);
}
