/** axe-core over what stands only after something was done: menus, choosers, comparisons, gold, grids, the wizard, the map, a session offered. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Language } from "../../src/renderer/ui/language";
import { LANGUAGES, speak } from "../../src/renderer/ui/texts/texts";
import type { Texts } from "../../src/renderer/ui/texts/english";
import { askIn, command, dismiss, LOCALES } from "./any-language";
import { seriousFindings } from "./axe";
import { fileChooser, panel, screenshot } from "./steps";
import { workbenchPerTest } from "./workbench-per-test";
import { visit } from "./workbench";

const PATIENCE = { timeout: 90_000 };
const QUESTION = "How does imatinib work against gastrointestinal stromal tumor?";
const OTHER = "What does imatinib treat?";
const NODE = "imatinib";

const used = workbenchPerTest();

interface Scene {
  readonly page: Page;
  readonly texts: Texts;
  readonly language: Language;
  /** Looks for findings in both themes. */
  readonly look: (name: string, part?: Locator) => Promise<void>;
}

const press = (page: Page, room: string, name: string): Promise<void> =>
  panel(page, room).getByRole("button", { name, exact: true }).click(PATIENCE);

const show = ({ page, texts }: Scene, title: string): Promise<void> =>
  command(page, texts.layout.actions.show(title));

/** Finds a node of the picture by its name, which selects it, and looks at the search on the way. */
async function find({ page, texts, look }: Scene, name: string): Promise<void> {
  await command(page, texts.explore.actions.find);
  const bar = page.getByRole("region", { name: texts.explore.find.label });
  await bar.getByRole("searchbox").fill(name);
  await bar.getByRole("searchbox").press("Enter");
  await page.getByRole("heading", { name, exact: true }).first().waitFor(PATIENCE);
  await look("find");
  await bar.getByRole("searchbox").press("Escape");
}

/** Colours pass from one theme into the other, frame by frame: a busy machine draws few. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 4; round++) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)));
      const ends = document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.all(ends.map((one) => one.finished.catch(() => null)));
    }
  });
}

async function exploring(scene: Scene): Promise<void> {
  const { page, texts, look } = scene;
  const { explore } = texts;
  await find(scene, NODE);
  const tools = page.getByRole("toolbar", { name: explore.tools });
  for (const title of [
    explore.actions.expand,
    explore.actions.dismiss,
    explore.actions.dismissOthers,
    explore.actions.invert,
  ])
    await tools.getByRole("button", { name: title, exact: true }).waitFor(PATIENCE);
  await page.getByRole("application", { name: texts.graph.label }).press("Shift+F10");
  const menu = page.getByRole("menu", { name: explore.menu });
  await menu.waitFor(PATIENCE);
  await look("context-menu", menu);
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached", ...PATIENCE });
  await command(page, explore.actions.expand);
  const chooser = page.getByRole("region", { name: explore.expand.title(NODE) });
  await chooser.getByRole("spinbutton").nth(1).waitFor(PATIENCE);
  await look("expand");
  await chooser.getByRole("spinbutton").first().fill("3");
  await chooser.getByRole("button", { name: explore.expand.add }).click();
  await page.getByRole("button", { name: explore.said.close }).waitFor(PATIENCE);
  await look("expanded");
  await command(page, explore.actions.invert);
  await page.getByText(explore.selected.lead).waitFor(PATIENCE);
  await look("many-selected");
  await command(page, explore.actions.styles);
  await page.getByText(explore.styles.lead).waitFor(PATIENCE);
  await look("styles");
  await page.keyboard.press("Escape");
}

async function comparing(scene: Scene): Promise<void> {
  const { page, texts, look } = scene;
  await show(scene, texts.compare.title);
  const room = panel(page, texts.compare.title);
  await room.getByRole("combobox", { name: texts.compare.pickRight }).selectOption("recipe path-match");
  await press(page, texts.compare.title, texts.compare.go);
  await room
    .getByText(/^Jaccard /)
    .first()
    .waitFor(PATIENCE);
  for (const tab of Object.values(texts.compare.tabs)) {
    await room.getByRole("button", { name: new RegExp(`^${tab}`) }).click(PATIENCE);
    await look(`compared-${tab}`);
  }
  await command(page, texts.compare.end);
}

async function ledger(scene: Scene): Promise<void> {
  const { page, texts, language, look } = scene;
  await askIn(page, language, OTHER);
  await show(scene, texts.ledger.title);
  const runs = panel(page, texts.ledger.title);
  for (const name of [QUESTION, OTHER]) await runs.getByRole("checkbox", { name }).first().check(PATIENCE);
  await press(page, texts.ledger.title, texts.ledger.compare);
  await runs.getByRole("button", { name: texts.ledger.diff.back }).waitFor(PATIENCE);
  await runs.getByText(texts.ledger.diff.loading).waitFor({ state: "hidden", ...PATIENCE });
  await look("ledger-diff");
  await press(page, texts.ledger.title, texts.ledger.diff.back);
}

async function drawing(scene: Scene): Promise<void> {
  const { page, texts, look } = scene;
  const { sampler } = texts;
  await show(scene, sampler.title);
  const room = panel(page, sampler.title);
  await room.getByText(sampler.methods.gumbel.name, { exact: true }).click();
  await room.getByRole("button", { name: sampler.draw.rerollAll }).waitFor(PATIENCE);
  await press(page, sampler.title, sampler.many.start);
  await room.getByText(sampler.many.answers).waitFor(PATIENCE);
  await look("draws");
  await show(scene, texts.layout.panels.triples);
  await panel(page, texts.layout.panels.triples).getByRole("row").last().click();
  const inspector = panel(page, texts.inspector.title);
  await inspector.getByRole("button", { name: texts.inspector.why }).click(PATIENCE);
  await inspector.getByText(texts.inspector.whyWorking).waitFor({ state: "hidden", ...PATIENCE });
  await look("why-not");
  await show(scene, sampler.title);
  await room.getByText(sampler.methods.inference.name, { exact: true }).click();
}

const GOLD = [
  JSON.stringify({
    ...{ question: QUESTION, q_entity: [NODE], a_entity: ["cell population proliferation"] },
    paths: [[[NODE, "decreases activity of", "Nobody"]]],
  }),
  JSON.stringify({ question: "What does imatinib treat?", q_entity: [NODE], a_entity: ["Nobody"] }),
  "not a question",
].join("\n");

async function gold(scene: Scene): Promise<void> {
  const { page, texts, look } = scene;
  const { panels, questions, ablations, actions } = texts.gold;
  const chooser = await fileChooser(page, () => command(page, actions.load));
  await chooser.setFiles({ name: "gold.jsonl", mimeType: "text/plain", buffer: Buffer.from(GOLD) });
  await show(scene, panels.questions);
  const room = panel(page, panels.questions);
  const list = room.getByRole("listbox", { name: questions.list });
  await list.getByRole("option").nth(1).waitFor(PATIENCE);
  await press(page, panels.questions, questions.run);
  await room.getByRole("button", { name: questions.runAgain }).waitFor(PATIENCE);
  await room.getByText(questions.rejected(1)).click();
  await look("gold-run");
  await press(page, panels.questions, questions.next);
  await show(scene, panels.waterfall);
  await page.getByText(texts.gold.waterfall.accounting).waitFor({ state: "hidden", ...PATIENCE });
  await panel(page, panels.waterfall).getByText(texts.gold.waterfall.set).first().waitFor(PATIENCE);
  await look("waterfall");
  await show(scene, panels.ablations);
  const grid = panel(page, panels.ablations);
  await grid.getByRole("combobox", { name: ablations.addLabel }).selectOption({ index: 1 });
  await look("grid-to-run");
  await press(page, panels.ablations, ablations.run);
  await grid.getByRole("button", { name: ablations.csv }).waitFor(PATIENCE);
  await grid.getByRole("button", { name: ablations.run }).waitFor(PATIENCE);
  await look("grid");
}

async function tables(scene: Scene): Promise<void> {
  const { page, texts, look } = scene;
  await show(scene, texts.tables.panels.nodes);
  const nodes = panel(page, texts.tables.panels.nodes);
  await nodes.getByRole("searchbox").fill("p > ");
  await nodes.getByRole("searchbox").and(page.locator("[aria-invalid=true]")).waitFor(PATIENCE);
  await look("table-fault");
  await nodes.getByRole("searchbox").fill("");
  await nodes.getByRole("button", { name: texts.tables.columns }).click();
  await page.getByRole("menuitemcheckbox").first().waitFor(PATIENCE);
  await look("table-columns", page.getByRole("menu"));
  await page.keyboard.press("Escape");
  await show(scene, texts.tables.panels.charts);
  const charts = panel(page, texts.tables.panels.charts);
  await charts.getByRole("slider").first().press("ArrowRight");
  await charts.getByRole("button", { name: texts.tables.clearRange }).first().waitFor(PATIENCE);
  await look("charts-brushed");
  await command(page, texts.tables.actions.clearRange);
}

async function map(scene: Scene): Promise<void> {
  const { page, texts, look } = scene;
  await show(scene, texts.map.title);
  await panel(page, texts.map.title).locator('.map-panel[aria-busy="false"]').waitFor(PATIENCE);
  await page.getByRole("searchbox", { name: texts.map.find }).fill(NODE);
  await page.getByRole("list", { name: texts.map.matches }).getByRole("button").first().waitFor(PATIENCE);
  await look("map-matches");
  await page.getByRole("list", { name: texts.map.matches }).getByRole("button").first().click();
  await page.getByRole("region", { name: texts.map.picked }).waitFor(PATIENCE);
  await look("map-picked");
}

async function menus({ page, texts, look }: Scene): Promise<void> {
  await page.getByRole("button", { name: texts.exports.title, exact: true }).click(PATIENCE);
  await page.getByRole("menuitem").first().waitFor(PATIENCE);
  await look("export-menu", page.getByRole("menu"));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: texts.layout.menuHint }).click(PATIENCE);
  await page.getByRole("menuitemcheckbox").first().waitFor(PATIENCE);
  await look("panels-menu", page.getByRole("menu"));
  await page.keyboard.press("Escape");
  await command(page, texts.palette.keys);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: texts.palette.sheet.change(texts.bar.importGraph) }).click();
  await look("keys-asked");
  await page.keyboard.press("/");
  await sheet.getByText("/", { exact: false }).first().waitFor(PATIENCE);
  await look("keys-conflict");
  await page.keyboard.press("Escape");
  await dismiss(page);
}

const TABLE = "source;relation;target\nimatinib;treats;leukemia\naspirin;treats;\n";

async function importing({ page, texts, look }: Scene): Promise<void> {
  const { imports, bar } = texts;
  await command(page, bar.importGraph);
  const dialog = page.getByRole("dialog");
  const table = { name: "trials.csv", mimeType: "text/plain", buffer: Buffer.from(TABLE) };
  await dialog.locator("input[type=file]").setInputFiles(table);
  await dialog.getByText(imports.preview.becomes(2, 1, 0)).waitFor(PATIENCE);
  await look("import-preview");
  await dialog.getByRole("checkbox", { name: imports.embed }).uncheck();
  await dialog.getByRole("button", { name: imports.start, exact: true }).click();
  await dialog.getByRole("button", { name: imports.openGraph }).waitFor(PATIENCE);
  await look("import-done");
  await dismiss(page);
}

/** A file held above the window. */
async function dragging({ page, texts, look }: Scene): Promise<void> {
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["x"], "x.tsv"));
    for (const kind of ["dragenter", "dragover"])
      document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
  });
  await page.getByText(texts.session.drop, { exact: true }).waitFor(PATIENCE);
  await look("drop");
  await page.evaluate(() => {
    document.body.dispatchEvent(new DragEvent("dragleave", { bubbles: true, cancelable: true }));
  });
}

const JOURNEYS: Readonly<Record<string, readonly ((scene: Scene) => Promise<void>)[]>> = {
  exploring: [exploring],
  "comparing, the ledger and draws": [comparing, ledger, drawing],
  "tables, gold and grids": [tables, gold],
  "menus, map, import and a file held above": [menus, map, importing, dragging],
};
const VARIANTS = Object.keys(JOURNEYS).flatMap((name) =>
  (["en", "ro"] as const).map((one) => [name, one] as const),
);

test.each(VARIANTS)(
  "%s: nobody is shut out, in both themes (%s)",
  async (journey, language) => {
    const { page, context, complaints } = await visit(used.browser, used.served.address, {
      ...{ locale: LOCALES[language], viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" },
    });
    speak(language);
    const texts = LANGUAGES[language];
    const look = async (name: string, part?: Locator): Promise<void> => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        const findings = await seriousFindings(page, part);
        if (findings.length > 0) console.log(name, language, colorScheme, findings);
        expect.soft(findings, `${name} ${colorScheme}`).toStrictEqual([]);
        await screenshot(page, `state-${name}-${language}-${colorScheme}`);
      }
    };
    await page.getByRole("combobox", { name: texts.bar.graph, exact: true }).selectOption("drugs", PATIENCE);
    await askIn(page, language, QUESTION);
    await page.getByText(texts.graph.laying).waitFor({ state: "hidden", ...PATIENCE });
    for (const part of JOURNEYS[journey]!) await part({ page, texts, language, look });
    expect(complaints).toStrictEqual([]);
    await context.close();
  },
  600_000,
);
