/** What a person does to a hostile picture: expand, find, note, merge, put aside, compare runs, step through gold questions, keep it all. */
import { relationWords } from "../../src/shared/relation-words";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { clipText } from "../../src/renderer/ui/name";
import { edgesOf, GROUP, groupName, hostileGraph, HUB } from "./support/hostile-graph";
import { hostileStrings } from "./support/hostile-strings";
import { textsIn } from "./support/hostile-texts";
import { markupMade } from "./support/hostile-watch";
import { hostileWorkbench, PATIENCE, TYPED } from "./support/hostile-workbench";
import { canvas, fileChooser, fromMenu, inspector, panel, screenshot, showPanel } from "./support/steps";

const STRINGS = hostileStrings(200);
const EDGES = edgesOf(STRINGS);
const used = hostileWorkbench();
let page: Page;
beforeAll(async () => {
  ({ page } = used);
  await fromMenu(page, "Import a graph");
  await used.importGraph(hostileGraph(STRINGS));
  await used.ask("everything", EDGES);
});

/** Brings the first node of that name into sight and selects it. */
async function find(name: string): Promise<void> {
  await canvas(page).press("Control+f");
  const search = page.getByRole("region", { name: "Find nodes" });
  await search.getByRole("searchbox").fill(name);
  await search.getByRole("listitem").first().waitFor(PATIENCE);
  await search.getByRole("searchbox").press("Enter");
  await search.getByRole("searchbox").press("Escape");
}

const said = () => page.locator(".said-note");

test("the chooser of an expansion names every relation and label of the neighbours", async () => {
  await find(groupName(1));
  await inspector(page)
    .getByRole("heading", { name: groupName(1) })
    .waitFor(PATIENCE);
  await canvas(page).press("e");
  const chooser = page.getByRole("region", { name: `Expand ${groupName(1)}` });
  await chooser
    .getByRole("spinbutton", { name: /^Add at most/ })
    .first()
    .waitFor(PATIENCE);
  const kinds = await textsIn(chooser, ".expand-kind bdi");
  const own = STRINGS.slice(GROUP, 2 * GROUP);
  const lost = own.filter((text) => !kinds.includes(clipText(`${relationWords(text)} → ${text}`, 120)));
  expect(lost).toStrictEqual([]);
  await screenshot(page, "hostile-expand");
  await chooser.getByRole("button", { name: "Add to the picture" }).click();
  await said()
    .getByText(/^(?:Nothing new|Added)/)
    .waitFor(PATIENCE);
});

test("a node with a hostile name can be expanded, noted and found in the whole graph", async () => {
  const name = STRINGS.find((text) => text.startsWith("<script>"))!;
  await find(name);
  const note = inspector(page).getByRole("textbox", { name: "Your note" });
  await note.fill(`${TYPED} ${STRINGS.slice(0, 60).join("\n")}`);
  await canvas(page).press("e");
  const chooser = page.getByRole("region", { name: /^Expand <script>/ });
  await chooser.waitFor(PATIENCE);
  await page.keyboard.press("Escape");
  await canvas(page).press("Control+Shift+f");
  const search = page.getByRole("region", { name: "Find nodes" });
  await search.getByRole("searchbox").fill("onerror");
  await search.getByRole("list", { name: "Matches" }).waitFor(PATIENCE);
  const found = await textsIn(search, "li bdi");
  expect(found.filter((text) => STRINGS.includes(text)).length).toBeGreaterThan(3);
  await search.getByRole("searchbox").press("Escape");
});

test("nodes shown as one list every name and passage; put aside, they are counted and come back", async () => {
  const box = (await canvas(page).boundingBox())!;
  await page.keyboard.down("Shift");
  await page.mouse.move(box.x + 4, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.7, { steps: 8 });
  await page.mouse.up();
  await page.keyboard.up("Shift");
  await inspector(page)
    .getByText(/^[\d,]+ nodes selected$/)
    .waitFor(PATIENCE);
  await canvas(page).press("m");
  await inspector(page)
    .getByText(/^Shown as one: [\d,]+ nodes$/i)
    .waitFor(PATIENCE);
  const members = await textsIn(inspector(page), ".group-member summary bdi");
  expect(members.filter((text) => STRINGS.some((one) => text === clipText(one, 120))).length).toBeGreaterThan(
    20,
  );
  await inspector(page)
    .locator(".group-member summary")
    .evaluateAll((all) => all.slice(0, 30).forEach((one) => (one as HTMLElement).click()));
  await inspector(page).locator(".group-member mark").first().waitFor(PATIENCE);
  await screenshot(page, "hostile-group");
  await canvas(page).press("h");
  await said()
    .getByText(/put aside\.$/)
    .waitFor(PATIENCE);
  await said().getByRole("button", { name: "Undo" }).click();
});

test("over the map, the minimap and the picture, the pointer meets names as they are", async () => {
  await showPanel(page, "Map");
  const map = page.getByRole("img", { name: /^Map of the whole graph/ });
  await map.waitFor(PATIENCE);
  await page.waitForTimeout(1000);
  const box = (await map.boundingBox())!;
  for (let step = 0; step < 40; step++) {
    const [angle, radius] = [step * 2.4, 0.42 * Math.sqrt(step / 40)];
    await page.mouse.move(
      box.x + box.width * (0.5 + radius * Math.cos(angle)),
      box.y + box.height * (0.5 + radius * Math.sin(angle)),
    );
    await page.waitForTimeout(30);
  }
  await screenshot(page, "hostile-map-pointer");
  await showPanel(page, "Graph");
  const small = page.getByRole("button", { name: "Small map" });
  if ((await small.getAttribute("aria-pressed")) === "false") await small.click();
  await canvas(page).press("Shift+F10");
  await page.getByRole("menu", { name: "What can be done here" }).waitFor(PATIENCE);
  await page.keyboard.press("Escape");
});

test("answers and two runs compared by the ledger name what differs", async () => {
  await used.ask("little", EDGES);
  await showPanel(page, "Runs");
  const runs = panel(page, "Runs");
  for (const at of [0, 1]) await runs.getByRole("listitem").nth(at).getByRole("checkbox").check();
  await runs.getByRole("button", { name: "Compare the two" }).click();
  await runs
    .getByText(/^Edges (?:gained|lost)/)
    .first()
    .waitFor(PATIENCE);
  const named = (await textsIn(runs, "bdi")).join("\n");
  expect(STRINGS.filter((text) => text.length < 60 && named.includes(text)).length).toBeGreaterThan(5);
  await screenshot(page, "hostile-ledger");
  await runs.getByRole("button", { name: "Back to the runs" }).click();
  await used.ask("everything", EDGES);
});

test("gold questions are run, stepped through, and tell what is gone", async () => {
  await showPanel(page, "Questions");
  const gold = [6, 8, 9, 46, 52].map((at) => {
    const text = STRINGS[at]!;
    const paths = [
      [
        [HUB, STRINGS[0]!, groupName(0)],
        [groupName(0), text, text],
      ],
    ];
    return { question: `What is ${text}?`, q_entity: [HUB, text], a_entity: [text, `not ${text}`], paths };
  });
  const questions = panel(page, "Questions");
  const chooser = await fileChooser(page, () =>
    questions.getByRole("button", { name: "Open questions…" }).click(),
  );
  const buffer = Buffer.from(gold.map((line) => JSON.stringify(line)).join("\n"));
  await chooser.setFiles({ name: `${TYPED}.jsonl`, mimeType: "text/plain", buffer });
  await questions.getByRole("button", { name: "Run", exact: true }).click(PATIENCE);
  await questions.getByRole("button", { name: "Run again" }).waitFor(PATIENCE);
  await questions.getByRole("listbox", { name: "Questions" }).getByRole("option").first().click();
  await showPanel(page, "Waterfall");
  const waterfall = panel(page, "Waterfall");
  for (let at = 0; at < gold.length; at++) {
    if (at > 0) await waterfall.getByRole("button", { name: "Next", exact: true }).click();
    const wanted = waterfall
      .locator(".gold-item-text bdi")
      .filter({ hasText: clipText(gold[at]!.a_entity[0]!, 40).slice(0, 12) });
    await wanted.first().waitFor(PATIENCE);
  }
  await screenshot(page, "hostile-waterfall");
});

test("a session kept and opened in another window does nothing more there", async () => {
  const session = await used.download(() => page.keyboard.press("Control+s"));
  const other = await used.another();
  const chooser = await fileChooser(other, () => other.keyboard.press("Control+o"));
  await chooser.setFiles(session);
  await other.getByText(/is open\.$/).waitFor(PATIENCE);
  await other.getByText("Laying out…").waitFor({ state: "hidden", ...PATIENCE });
  await screenshot(other, "hostile-reopened");
  expect(await markupMade(other)).toStrictEqual([]);
  await other.close();
});
