/** Connections without a server at hand: an empty room, a refused address told in one sentence, and what is kept comes back. */
import { createServer, type AddressInfo } from "node:net";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { bytesOf, fileChooser, panel, screenshot, screenshots, showPanel } from "./support/steps";
import { workbenchPerTest } from "./support/fixtures";

const PATIENCE = { timeout: 90_000 };
const PASSWORD = "not-written-anywhere";

const used = workbenchPerTest();

const room = (page: Page): Locator => panel(page, "Connections");
const field = (page: Page, name: string): Locator => room(page).getByRole("textbox", { name, exact: true });
const press = (page: Page, name: string): Promise<void> =>
  room(page).getByRole("button", { name, exact: true }).click();

/** A port of this machine at which nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

test("connections go to others as a file without secrets, come back so, and may not write until that is said again", async () => {
  const { page, complaints, context } = await used.visit();
  await page.getByRole("button", { name: "Connect to a database…" }).click(PATIENCE);
  const port = String(await closedPort());
  for (const [name, colour] of [
    ["lab", "Green"],
    ["archive", "Red"],
  ] as const) {
    await press(page, "Add");
    await field(page, "Name").fill(name);
    await field(page, "Address").fill(`bolt://127.0.0.1:${port}`);
    await room(page).getByLabel("Password").fill(PASSWORD);
    await room(page).getByRole("radio", { name: colour }).check();
    await room(page).getByRole("checkbox", { name: "May write" }).check();
    await press(page, "Save");
    await room(page)
      .getByRole("button", { name: `Change ${name}` })
      .waitFor(PATIENCE);
  }
  const list = room(page).getByRole("list", { name: "Connections", exact: true });
  const names = (): Promise<string[]> => list.locator(".connection-name").allInnerTexts();
  const tags = (): Promise<(string | null)[]> =>
    list.getByRole("img").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  await expect.poll(names).toStrictEqual(["archive", "lab"]);
  await expect
    .poll(tags)
    .toStrictEqual(["behind a connection · Red · may write", "behind a connection · Green · may write"]);
  const menu = async (item: string): Promise<void> => {
    await press(page, "Files of connections");
    await page.getByRole("menuitem", { name: item }).click();
  };
  const [download] = await Promise.all([
    page.waitForEvent("download", PATIENCE),
    menu("Save all connections as a file, without passwords"),
  ]);
  const text = (await bytesOf(download)).toString();
  expect(text).not.toContain(PASSWORD);
  expect(JSON.parse(text)).toMatchObject({
    version: 1,
    connections: [
      { name: "archive", colour: "red", lastUsed: "" },
      { name: "lab", colour: "green", lastUsed: "" },
    ],
  });
  await press(page, "Remove lab");
  await room(page).getByText("was removed and its password forgotten").waitFor(PATIENCE);
  const chooser = await fileChooser(page, () => menu("Take connections from a file"));
  await chooser.setFiles({ name: "team.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await room(page).getByText("2 taken from the file.").waitFor(PATIENCE);
  await expect.poll(names, PATIENCE).toStrictEqual(["archive", "archive-2", "lab"]);
  await expect
    .poll(tags)
    .toStrictEqual([
      "behind a connection · Red · may write",
      "behind a connection · Red · read-only",
      "behind a connection · Green · read-only",
    ]);
  await screenshot(page, "connections-taken");
  const again = await fileChooser(page, () => menu("Take connections from a file"));
  const wrong = { version: 1, connections: [{ name: "x", address: "bolt://me:secret@host" }] };
  await again.setFiles({ name: "x.json", mimeType: "", buffer: Buffer.from(JSON.stringify(wrong)) });
  await room(page).getByRole("alert").filter({ hasText: "holds a password" }).waitFor(PATIENCE);
  await expect.poll(names).toStrictEqual(["archive", "archive-2", "lab"]);
  expect(complaints).toStrictEqual([]);
  await context.close();
});

test("a database that refuses is told in one sentence; what was written down is kept, removed and brought back", async () => {
  const { page, complaints, strays, context } = await used.visit({
    viewport: { width: 1280, height: 800 },
  });
  await page.getByRole("button", { name: "Connect to a database…" }).click(PATIENCE);
  await room(page).getByText("No connection yet").waitFor(PATIENCE);
  await screenshots(page, "connections-empty");

  await press(page, "Add");
  await field(page, "Name").fill("lab");
  await field(page, "Address").fill("http://lab");
  await expect.poll(() => field(page, "Address").getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => room(page).getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
  await field(page, "Address").fill(`bolt://127.0.0.1:${String(await closedPort())}`);
  await room(page).getByLabel("Password").fill(PASSWORD);
  await room(page).getByRole("radio", { name: "Green" }).check();
  await press(page, "Test");
  const refused = room(page).getByRole("alert");
  await refused.waitFor(PATIENCE);
  expect(await refused.innerText()).toMatch(/^The database at “bolt:.*” cannot be used: [^.]*\.$/);
  await screenshots(page, "connections-refused");
  await expect.poll(() => room(page).getByRole("checkbox", { name: "May write" }).isChecked()).toBe(false);

  await press(page, "Save");
  await room(page).getByText("read-only").waitFor(PATIENCE);
  await press(page, "Open the graph of lab");
  await refused.waitFor(PATIENCE);
  await screenshots(page, "connections-list");

  await press(page, "Remove lab");
  await room(page).getByText("No connection yet").waitFor(PATIENCE);
  await press(page, "Bring back");
  await room(page).getByText("asks for its password").waitFor(PATIENCE);
  await press(page, "Open the graph of lab");
  await room(page).getByLabel("Password of lab").waitFor(PATIENCE);
  await screenshots(page, "connections-password");

  await page.reload();
  await showPanel(page, "Connections");
  await room(page).getByText("asks for its password").waitFor(PATIENCE);
  expect([complaints, strays]).toStrictEqual([[], []]);
  await context.close();
});
