/**
 * Hostile strings, a thousand in a deep run, each as name, id, label, relation, property, text and passage, through every place that shows text of a
 * graph: nothing of them may run, be fetched, or become markup, and all of them must be seen as they are. Exploring, exports and the
 * Cypher room have files of their own (hostile-*.test.ts).
 */
import { relationWords } from "../../src/shared/relation-words";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { toldReference } from "../../src/renderer/features/inspector/passages";
import { clipText } from "../../src/renderer/ui/name";
import { deep } from "../size";
import { edgesOf, GROUP, groupName, hostileGraph, HUB } from "./support/hostile-graph";
import { hostileStrings, STRAY } from "./support/hostile-strings";
import { dismiss } from "./support/any-language";
import { missingOf, readThrough, textsIn } from "./support/hostile-texts";
import { markupMade } from "./support/hostile-watch";
import { hostileWorkbench, PATIENCE, TYPED } from "./support/hostile-workbench";
import {
  canvas,
  drawn,
  fileChooser,
  fromMenu,
  inspector,
  panel,
  screenshot,
  showPanel,
} from "./support/steps";

const STRINGS = hostileStrings(deep(1000, 200));
const EDGES = edgesOf(STRINGS);
const missing = missingOf(STRINGS);
/** Parts of the inspector that show every string: its selector, and the length it is clipped at. */
const EDGE_PARTS = [
  ["keys of edges", "dt bdi", 120],
  ["values of edges", "dd bdi", 20_000],
  ["statements", "mark", 20_000],
  ["sources", ".source", 400],
  ["references", ".references bdi", 200],
] as const;
const NODE_PARTS = [
  ["keys of nodes", "dt bdi", 120],
  ["values of nodes", "dd bdi", 20_000],
  ["labels", ".chips bdi", 80],
] as const;
const used = hostileWorkbench();
let page: Page;
beforeAll(() => {
  ({ page } = used);
});

test("what runs, fetches or asks would be noticed", async () => {
  const path = join(used.folder, "bait.html");
  writeFileSync(path, `<img src="${STRAY}/bait.png"><script>window.__hit=1;alert("bait")</script>`);
  const bait = await used.open(path);
  expect(await markupMade(bait)).toHaveLength(2);
  const kinds = ["request: https://evil", "console: a script ran", "dialog: bait"];
  expect(kinds.filter((kind) => used.harm.some((line) => line.startsWith(kind)))).toStrictEqual(kinds);
  await bait.close();
  used.harm.length = 0;
});

test("the wizard shows columns, rows and rejects of a hostile table", async () => {
  await fromMenu(page, "Import a graph");
  const columns = STRINGS.filter((text) => !/[\t\n\r]/.test(text)).slice(10, 40);
  const head = ["source", "relation", "target", ...columns.map((text) => `"${text.replaceAll('"', '""')}"`)];
  const row = (text: string): string =>
    ["a", "b", ...Array.from({ length: columns.length + 1 }, () => text)]
      .map((cell) => `"${cell.replaceAll('"', '""')}"`)
      .join(",");
  const rows = columns.map(row);
  await used.chooseFile(`${TYPED}.csv`, [head.join(","), ...rows, row("nul\u0000"), ""].join("\n"));
  const preview = page.getByRole("region", { name: "What the files would become" });
  await preview.getByText(/^Becomes/).waitFor(PATIENCE);
  const names = await textsIn(preview, "th bdi");
  expect(columns.slice(0, 10).filter((text) => !names.includes(clipText(text, 40)))).toStrictEqual([]);
  expect(await textsIn(preview, "td bdi")).toContain(clipText(columns[0]!, 200));
  await preview.getByText("contains a NUL byte").waitFor(PATIENCE);
  await screenshot(page, "hostile-wizard");
  await page.getByRole("button", { name: `Remove ${TYPED}.csv` }).click();
});

test("the graph is imported, opened and asked", async () => {
  await used.importGraph(hostileGraph(STRINGS));
  await used.ask("everything", EDGES);
  await screenshot(page, "hostile-graph");
});

test("canvas, legend, filters, search, styles, menus", async () => {
  const legend = page.getByRole("region", { name: "Legend" });
  expect((await textsIn(legend, "li bdi")).length).toBe(24);
  const box = (await canvas(page).boundingBox())!;
  const hovered = new Set<string>();
  for (let step = 0; step < 60; step++) {
    const [angle, radius] = [step * 2.4, 0.42 * Math.sqrt(step / 60)];
    const [x, y] = [0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle)];
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y);
    await drawn(page);
    for (const text of await textsIn(page.locator(".hover-card"), "bdi")) hovered.add(text);
  }
  expect(STRINGS.some((text) => hovered.has(clipText(text, 120)))).toBe(true);
  await page.getByRole("button", { name: /^Edges by relation/ }).click();
  await expect.poll(() => page.getByRole("menuitemcheckbox").count()).toBeGreaterThan(190);
  await page.keyboard.press("Escape");

  await canvas(page).press("Control+f");
  const find = page.getByRole("region", { name: "Find nodes" });
  for (const text of ["<script>", "window.__hit", "\u202E", "=HYPERLINK", "__proto__"]) {
    await find.getByRole("searchbox").fill(text);
    await find.getByRole("listitem").first().waitFor(PATIENCE);
    expect((await textsIn(find, "li bdi")).join()).toContain(text);
  }
  await find.getByRole("button", { name: "In the whole graph" }).click();
  await find.getByRole("searchbox").fill("script window");
  await find.getByRole("listitem").first().waitFor(PATIENCE);
  await find.getByRole("listitem").first().getByRole("button").click();
  await find.getByRole("searchbox").press("Escape");

  await page.getByRole("button", { name: "Styles…" }).click();
  const styles = page.getByRole("region", { name: "Styles" });
  await expect.poll(() => styles.getByRole("combobox", { name: /^Shape of/ }).count()).toBe(24);
  for (const choice of await styles.getByRole("combobox", { name: /^Shape of/ }).all())
    await choice.selectOption("triangle");
  await styles.getByRole("button", { name: "Keep", exact: true }).click();
  await canvas(page).press("Shift+F10");
  await page.getByRole("menu", { name: "What can be done here" }).waitFor(PATIENCE);
  await page.keyboard.press("Escape");
});

test("all names, ids, labels and relations stand in the tables as they are", async () => {
  await showPanel(page, "Nodes");
  const nodes = panel(page, "Nodes");
  const cells = await readThrough(nodes.getByRole("group", { name: "Nodes of the run" }), "td bdi");
  expect(missing(cells, (text) => clipText(text, 160))).toStrictEqual([]);
  await nodes.getByRole("searchbox").fill(`name = "${TYPED}`);
  await screenshot(page, "hostile-fault");
  await nodes.getByRole("searchbox").fill("");
  await nodes.getByRole("button", { name: /^Copy [\d,]+ rows? for a spreadsheet$/ }).click();
  await nodes.getByRole("button", { name: "Copied" }).waitFor(PATIENCE);
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toMatch(/(?:^|[\t\n])[=@]/);
  await showPanel(page, "Triples");
  const triples = await readThrough(panel(page, "Triples").locator(".table-box"), "td bdi");
  expect(missing(triples, (text) => clipText(relationWords(text), 160))).toStrictEqual([]);
  expect(missing(triples, (text) => clipText(text, 160))).toStrictEqual([]);
  await screenshot(page, "hostile-table");
  for (const title of ["Stages", "Charts", "Parameters", "Sampler", "Timeline", "Connections"])
    await showPanel(page, title);
});

/** Unfolds everything in the inspector, once its properties are there. */
async function unfold(): Promise<void> {
  const folded = inspector(page).locator(".more[aria-expanded=false]");
  await expect
    .poll(async () => {
      const left = await folded.evaluateAll((all) => all.map((one) => (one as HTMLElement).click()));
      return left.length === 0 && (await inspector(page).locator("dt bdi").count()) > GROUP - 2;
    }, PATIENCE)
    .toBe(true);
}

test("all labels, properties, texts and passages stand in the inspector as they are", async () => {
  await showPanel(page, "Triples");
  const triples = panel(page, "Triples");
  const found: Record<string, string[]> = {};
  const collect = async (name: string, selector: string): Promise<void> => {
    (found[name] ??= []).push(...(await textsIn(inspector(page), selector)));
  };
  for (let group = 0; group < STRINGS.length / GROUP; group++) {
    await triples.getByRole("searchbox").fill(`target = "${groupName(group)}"`);
    await triples.getByText(`1 of ${EDGES} triples`).waitFor(PATIENCE);
    await triples.getByRole("cell", { name: groupName(group), exact: true }).click();
    const end = inspector(page).getByRole("button", { name: groupName(group), exact: true });
    await end.waitFor(PATIENCE);
    await unfold();
    for (const [name, selector] of EDGE_PARTS) await collect(name, selector);
    await end.click();
    await inspector(page).locator(".chips bdi").first().waitFor(PATIENCE);
    await unfold();
    for (const [name, selector] of NODE_PARTS) await collect(name, selector);
    if (group === 0) await screenshot(page, "hostile-inspector");
  }
  for (const [name, , longest] of [...EDGE_PARTS, ...NODE_PARTS]) {
    // Addresses are told by where they are and what is there.
    const told = name === "references" ? toldReference : String;
    const lost = missing(found[name]!, (text) => clipText(told(text), longest));
    expect([name, lost]).toStrictEqual([name, []]);
  }
  await inspector(page).getByRole("textbox", { name: "Your note" }).fill(STRINGS.slice(0, 90).join(" "));
  await triples.getByRole("searchbox").fill("");
});

test("evidence, keywords in context, map, pins, comparison", async () => {
  await showPanel(page, "Evidence");
  const evidence = panel(page, "Evidence");
  await evidence.locator("blockquote mark").first().waitFor(PATIENCE);
  await showPanel(page, "In context");
  await panel(page, "In context").getByRole("button", { name: "Fill the window" }).click();
  const lines = panel(page, "In context").locator(".concordance-scroll");
  await lines.getByRole("listitem").first().waitFor(PATIENCE);
  const read = (await readThrough(lines, "bdi")).join("\n");
  await panel(page, "In context").getByRole("button", { name: "Back to its place" }).click();
  expect(STRINGS.filter((text) => text.length < 60 && read.includes(text)).length).toBeGreaterThan(20);
  await screenshot(page, "hostile-context");

  await showPanel(page, "Map");
  await page.getByRole("img", { name: /^Map of the whole graph/ }).waitFor(PATIENCE);
  await page.getByRole("searchbox", { name: "Find on the map" }).fill("<script>");
  const found = page.getByRole("list", { name: "Nodes found on the map" });
  await found.getByText("<script>").first().waitFor(PATIENCE);
  await found.getByRole("button").first().click();
  await page
    .getByRole("region", { name: "Picked on the map" })
    .getByText("<script>")
    .first()
    .waitFor(PATIENCE);
  await page.waitForTimeout(500);
  await screenshot(page, "hostile-map");

  await showPanel(page, "Triples");
  const rows = panel(page, "Triples").locator("tbody tr[aria-rowindex]");
  for (const at of [3, 5])
    await rows
      .nth(at)
      .getByRole("button", { name: /^Pin in/ })
      .click();
  await showPanel(page, "Pins");
  await expect.poll(() => panel(page, "Pins").locator(".pin-line").count(), PATIENCE).toBe(2);

  await fromMenu(page, "Put two recipes or two runs side by side");
  const comparison = panel(page, "Compare");
  await comparison.getByRole("combobox", { name: "Run on the right" }).selectOption("recipe little");
  await comparison.getByRole("button", { name: "Compare", exact: true }).click();
  await comparison
    .getByText(/^Jaccard /)
    .first()
    .waitFor(PATIENCE);
  for (const tab of [/^Answers/, /^Scores/, /^Edges/])
    await comparison.getByRole("button", { name: tab }).click();
  expect((await comparison.locator("tbody").innerText()).length).toBeGreaterThan(100);
  await screenshot(page, "hostile-compare");
});

test("gold questions, runs, commands", async () => {
  await showPanel(page, "Questions");
  const gold = STRINGS.slice(0, 90).map((text) => ({
    question: `What is ${text}?`,
    ...{ q_entity: [HUB, text], a_entity: [text], paths: [[[HUB, text, text]]] },
  }));
  const chooser = await fileChooser(page, () =>
    panel(page, "Questions").getByRole("button", { name: "Open questions…" }).click(),
  );
  const buffer = Buffer.from([...gold.map((line) => JSON.stringify(line)), TYPED].join("\n"));
  await chooser.setFiles({ name: `${TYPED}.jsonl`, mimeType: "text/plain", buffer });
  const list = panel(page, "Questions").getByRole("listbox", { name: "Questions" });
  await list.getByRole("option").first().waitFor(PATIENCE);
  expect((await list.innerText()).includes("__proto__")).toBe(true);
  await list.getByRole("option").nth(4).click();
  await showPanel(page, "Waterfall");
  await screenshot(page, "hostile-gold");

  await showPanel(page, "Runs");
  const run = panel(page, "Runs").getByRole("listitem").first();
  await run.getByRole("button", { name: /^Rename/ }).click();
  await page.getByRole("textbox", { name: "Name of the run" }).fill(TYPED);
  await page.keyboard.press("Enter");
  await run.getByText(TYPED).first().waitFor(PATIENCE);
  await page.keyboard.press("F1");
  // Letters typed before the field is there, and keys pressed before the sheet has gone, reach nobody.
  const field = page.getByRole("combobox", { name: "Find a command", exact: true });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.insertText(TYPED);
  await page.getByText("No command fits what is typed.").first().waitFor(PATIENCE);
  await dismiss(page);
});

test("the session's file is saved, and opened under a hostile name", async () => {
  const session = await used.download(() => page.keyboard.press("Control+s"));
  await page.evaluate(
    ([name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text!], name!));
      for (const kind of ["dragenter", "dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
    },
    [`${TYPED}.dragoman`, readFileSync(session, "utf8")],
  );
  // The override in the name turns none of our own words.
  await page.getByText(/<img src=.*\uFFFD.* is open\.$/).waitFor(PATIENCE);
  await page.getByText("Laying out…").waitFor({ state: "hidden", ...PATIENCE });
});
