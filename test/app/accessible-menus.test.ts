/** axe-core over menus, conflicting keys, the map, the import's wizard and a file held above the window. */
import { NODE, PATIENCE, type Scene, show, walk } from "./support/accessible-scene";
import { command, dismiss } from "./support/any-language";
import { panel } from "./support/steps";

const TABLE = "source;relation;target\nimatinib;treats;leukemia\naspirin;treats;\n";

async function menus({ page, texts, look }: Scene): Promise<void> {
  await page.getByRole("button", { name: texts.bar.menu, exact: true }).click();
  await page.getByRole("menuitem", { name: texts.exports.title, exact: true }).click();
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
  await dialog.getByRole("button", { name: imports.withoutRejects }).waitFor(PATIENCE);
  await look("import-asks");
  await dialog.getByRole("button", { name: imports.withoutRejects }).click();
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

walk("menus, map, import and a file held above", { language: "ro", theme: "light" }, [
  menus,
  map,
  importing,
  dragging,
]);
