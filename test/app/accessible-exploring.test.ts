/** axe-core over what exploring a picture brings up: search, menus, the chooser of an expansion, styles. */
import { NODE, PATIENCE, type Scene, walk } from "./support/accessible-scene";
import { command } from "./support/any-language";

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

walk("exploring", { language: "en", theme: "dark" }, [exploring]);
