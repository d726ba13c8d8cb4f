/** Everything a person can save of a hostile run, written and opened again: as a page, as a table, as a picture, and by the import. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { deep } from "../size";
import { edgesOf, hostileGraph, HUB } from "./support/hostile-graph";
import { hostileStrings } from "./support/hostile-strings";
import { missingOf, readThrough, textsIn } from "./support/hostile-texts";
import { markupMade } from "./support/hostile-watch";
import { hostileWorkbench, PATIENCE } from "./support/hostile-workbench";
import { fromMenu, panel, screenshot, showPanel } from "./support/steps";

const STRINGS = hostileStrings(deep(1000, 200));
const EDGES = edgesOf(STRINGS);
const missing = missingOf(STRINGS);
const used = hostileWorkbench();
let page: Page;
beforeAll(async () => {
  ({ page } = used);
  await fromMenu(page, "Import a graph");
  await used.importGraph(hostileGraph(STRINGS));
  await used.ask("everything", EDGES);
});

async function exportRun(format: string): Promise<string> {
  await fromMenu(page, "Export run");
  const all = page.getByRole("menuitemcheckbox", { name: "All candidates, not only the kept" });
  if ((await all.getAttribute("aria-checked")) !== "true") await all.click();
  const path = await used.download(() => page.getByRole("menuitem", { name: format, exact: true }).click());
  // The note of it lies over the picture's buttons until it leaves.
  await page
    .getByRole("button", { name: "Dismiss", exact: true })
    .evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
  return path;
}

const lines = (path: string): string[] => readFileSync(path, "utf8").trimEnd().split("\n");

// What XML cannot hold becomes U+FFFD, in HTML too.
const inMarkup = (text: string): string => text.replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, "\uFFFD");

test("the HTML report, opened as a page without a policy of ours, shows everything and runs nothing", async () => {
  const report = await used.open(await exportRun("Report (HTML)"));
  expect(missing(await textsIn(report.locator("main"), "bdi, mark"), inMarkup)).toStrictEqual([]);
  expect(await markupMade(report)).toStrictEqual([]);
  expect(await report.locator("main svg, main tr").count()).toBeGreaterThan(100);
  await screenshot(report, "hostile-report");
  // Every link leads to a place in the report itself.
  const links = report.locator("a:not([href^='#triple-']), [src], form, link");
  expect(await links.count()).toBe(0);
  await report.close();
});

test("drawings and graphs in XML, opened as pages, hold no part that could do anything", async () => {
  const drawing = await used.download(() =>
    page.getByRole("button", { name: "Save as drawing (SVG)" }).click(),
  );
  const graphs = [await exportRun("Graph (GraphML)"), await exportRun("Graph (GEXF 1.3)")];
  for (const path of [drawing, ...graphs]) {
    const sheet = await used.open(path);
    const parts = sheet.locator("script, foreignObject, a, image, use, style, [onload], [onerror], [href]");
    expect([path, await parts.count()]).toStrictEqual([path, 0]);
    if (path === drawing) {
      // A node's whole name is its title, as far as a title goes.
      const titles = await textsIn(sheet.locator("svg"), "title");
      expect(titles.length).toBeGreaterThan(STRINGS.length);
      expect(titles.some((text) => text.includes("<script>window.__hit=1"))).toBe(true);
      await screenshot(sheet, "hostile-drawing");
    }
    await sheet.close();
  }
});

test("the picture is a picture and carries no text", async () => {
  const path = await used.download(() => page.getByRole("button", { name: "Save as picture (PNG)" }).click());
  const bytes = readFileSync(path);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(/tEXt|iTXt|zTXt|eXIf/.test(bytes.toString("latin1"))).toBe(false);
  const sheet = await used.open(path);
  expect(
    await sheet.locator("img").evaluate((image) => (image as HTMLImageElement).naturalWidth),
  ).toBeGreaterThan(300);
  await sheet.close();
});

test("the table of triples says every name and relation exactly, cell by cell", async () => {
  const [head, ...rows] = cellsOf(readFileSync(await exportRun("Table of triples (CSV)"), "utf8"));
  expect(head!.slice(0, 5)).toStrictEqual(["source", "relation", "target", "source id", "target id"]);
  expect(rows.length.toLocaleString("en-GB")).toBe(EDGES);
  // An exchange file: nothing is put ahead of what a spreadsheet would work out (decision 0011).
  const leaves = rows.filter((row) => row[0] !== HUB);
  for (const at of [1, 2, 4])
    expect(missing(leaves.map((row) => row[at]!)), `column ${at.toString()}`).toStrictEqual([]);
  expect(rows.every((row) => row.length === head!.length)).toBe(true);
});

test("JSON and Cypher say every name exactly", async () => {
  for (const format of ["Nodes and triples (JSONL)", "Trace, to replay (JSONL)"]) {
    const values = lines(await exportRun(format)).map(
      (line) => JSON.parse(line) as { id?: string; name?: string },
    );
    expect(values.length).toBeGreaterThan(STRINGS.length);
    if (format.startsWith("Nodes")) expect(missing(values.map(({ name }) => name ?? ""))).toStrictEqual([]);
  }
  const { elements } = JSON.parse(readFileSync(await exportRun("Graph (Cytoscape .cyjs)"), "utf8")) as {
    elements: { nodes: { data: { name: string } }[]; edges: { data: { interaction: string } }[] };
  };
  expect(missing(elements.nodes.map(({ data }) => data.name))).toStrictEqual([]);
  expect(missing(elements.edges.map(({ data }) => data.interaction))).toStrictEqual([]);
  const queries = readFileSync(await exportRun("Cypher, for Neo4j"), "utf8");
  // Outside strings and names in backticks no word of the graph stands: what is left is ours alone.
  const code = queries.replaceAll(/'(?:[^'\\]|\\.)*'|`(?:[^`]|``)*`/gs, "?");
  expect(code).not.toMatch(/script|evil|DELETE n|window|HYPERLINK|\\u/i);
});

test("the Markdown report escapes whatever could be markup, in text and tables", async () => {
  const markdown = readFileSync(await exportRun("Report (Markdown)"), "utf8");
  expect(markdown).not.toMatch(/(?<!\\)<(?!\/?(?:b|mark)>)|(?<!\\)[[\]`]/);
  // No row of a table is broken in two, none begins a heading, a list or a fence of its own.
  const [rows, others] = [true, false].map((is) =>
    markdown.split("\n").filter((line) => line.startsWith("| ") === is),
  );
  for (const row of rows!) expect(row).toMatch(/^\| [^]* \|$/);
  for (const line of others!) expect(line).not.toMatch(/^(?:~~~|```|===|\t| {4,}\S|\[)/);
});

test.each(["Graph (GraphML)", "Graph (GEXF 1.3)", "Nodes and triples (JSONL)", "Table of triples (CSV)"])(
  "%s, given to the import, is shown as it would be taken in",
  async (format) => {
    const path = await exportRun(format);
    await fromMenu(page, "Import a graph");
    await used.chooseFile(basename(path), readFileSync(path));
    const preview = page.getByRole("region", { name: "What the files would become" });
    await preview.getByText(/^Becomes/).waitFor(PATIENCE);
    const shown = await textsIn(preview, "bdi");
    expect(shown.some((text) => text.includes("window.__hit"))).toBe(true);
    expect(await markupMade(page)).toStrictEqual([]);
    await page.getByRole("button", { name: `Remove ${basename(path)}` }).click();
    await page.keyboard.press("Escape");
  },
);

test("a session saved in one window is the same picture in another", async () => {
  const session = await used.download(() => page.keyboard.press("Control+s"));
  const other = await used.another();
  await other.evaluate(
    ([name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text!], name!));
      for (const kind of ["dragenter", "dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
    },
    [basename(session), readFileSync(session, "utf8")],
  );
  await other.getByText(/is open\.$/).waitFor(PATIENCE);
  await other.getByRole("button", { name: "Ask", exact: true }).click();
  await other.getByText(`${EDGES} edges drawn`, { exact: true }).waitFor(PATIENCE);
  await showPanel(other, "Nodes");
  const cells = await readThrough(
    panel(other, "Nodes").getByRole("group", { name: "Nodes of the run" }),
    "td bdi",
  );
  expect(cells.length).toBeGreaterThan(STRINGS.length);
  expect(await markupMade(other)).toStrictEqual([]);
  await other.close();
});

/** The cells of a CSV text (RFC 4180). */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end === "") break;
    if (end !== ",") rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}
