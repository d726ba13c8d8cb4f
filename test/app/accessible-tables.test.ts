/** axe-core over faulty filters, brushed charts, gold questions, the waterfall and a grid. */
import { NODE, PATIENCE, press, QUESTION, type Scene, show, walk } from "./support/accessible-scene";
import { command } from "./support/any-language";
import { fileChooser, panel } from "./support/steps";

const GOLD = [
  JSON.stringify({
    ...{ question: QUESTION, q_entity: [NODE], a_entity: ["cell population proliferation"] },
    paths: [[[NODE, "decreases activity of", "Nobody"]]],
  }),
  JSON.stringify({ question: "What does imatinib treat?", q_entity: [NODE], a_entity: ["Nobody"] }),
  "not a question",
].join("\n");

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

walk("tables, gold and grids", { language: "en", theme: "light" }, [tables, gold]);
