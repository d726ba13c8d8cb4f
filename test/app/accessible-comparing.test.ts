/** axe-core over comparisons, the ledger's difference, draws and a working-out. */
import { PATIENCE, press, QUESTION, type Scene, show, walk } from "./support/accessible-scene";
import { askIn, command } from "./support/any-language";
import { panel } from "./support/steps";

const OTHER = "How does omeprazole work against duodenal ulcer disease?";

async function comparing(scene: Scene): Promise<void> {
  const { page, texts, look } = scene;
  await command(page, texts.compare.goHint);
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

walk("comparing, the ledger and draws", { language: "ro", theme: "dark" }, [comparing, ledger, drawing]);
