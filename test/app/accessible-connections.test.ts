/** axe-core over connections and their faults, sessions saved and refused, and an edge in the inspector. */
import { PATIENCE, type Scene, show, walk } from "./support/accessible-scene";
import { command } from "./support/any-language";
import { fileChooser, panel } from "./support/steps";

/** The form, what a test that failed says, the list, the password, what goes over a connection, and a server's start. */
async function connecting({ page, texts: { connections: texts, transfer }, look }: Scene): Promise<void> {
  const room = panel(page, texts.title);
  const press = (name: string): Promise<void> =>
    room.getByRole("button", { name, exact: true }).click(PATIENCE);
  await command(page, texts.add);
  await room.getByRole("textbox", { name: texts.address, exact: true }).fill("bolt://127.0.0.1:1");
  await look("connection-form-faults");
  await room.getByRole("textbox", { name: texts.name, exact: true }).fill("lab");
  await room.getByLabel(texts.password).fill("sesame");
  await press(texts.test);
  await room.getByRole("alert").waitFor(PATIENCE);
  await look("connection-form-refused");
  await room.getByRole("checkbox", { name: texts.mayWrite }).check();
  await press(texts.save);
  await press(texts.openIt("lab"));
  await room.getByRole("alert").waitFor(PATIENCE);
  await look("connection-failed");
  for (const way of ["push", "pull"] as const) {
    await press(transfer[way].start("lab"));
    await room.getByRole("region", { name: transfer[way].title }).waitFor(PATIENCE);
    await look(`connection-${way}`);
  }
  await press(transfer.pull.go);
  await room.getByRole("region", { name: transfer.pull.title }).getByRole("alert").waitFor(PATIENCE);
  await look("connection-pull-failed");
  await press(texts.otherPassword);
  await look("connection-password");
  await press(texts.remove("lab"));
  await room.getByText(texts.none, { exact: true }).waitFor(PATIENCE);
  await look("connection-removed");
}

/** What is said above the panels when a session was saved, and when a file is none. */
async function sessions({ page, texts: { session: texts }, look }: Scene): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent("download", PATIENCE),
    page.keyboard.press("Control+s"),
  ]);
  const note = page.locator(".session-note");
  await note.filter({ hasText: texts.saved(download.suggestedFilename()) }).waitFor(PATIENCE);
  await look("session-saved");
  const chooser = await fileChooser(page, () => page.keyboard.press("Control+o"));
  const broken = { name: "broken.dragoman", mimeType: "application/json", buffer: Buffer.from("{") };
  await chooser.setFiles(broken);
  await note.and(page.getByRole("alert")).waitFor(PATIENCE);
  await look("session-refused");
  await page.getByRole("button", { name: texts.dismiss, exact: true }).click();
}

async function edge(scene: Scene): Promise<void> {
  const { page, texts, look } = scene;
  const { triples, inspector } = texts.layout.panels;
  await show(scene, triples);
  await panel(page, triples).getByRole("row").nth(1).click();
  await show(scene, inspector);
  await page.getByText(texts.inspector.loading).waitFor({ state: "hidden", ...PATIENCE });
  await look("edge");
}

walk("connections, sessions and an edge", { language: "en", theme: "dark" }, [connecting, sessions, edge]);
