/** An expert's first hour: an own table dropped and mapped, a question, the sentences behind its answer, a report and pictures to keep. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  ask,
  canvas,
  drop,
  exportRun,
  laidOut,
  panel,
  savedBy,
  screenshot,
  screenshots,
  showPanel,
} from "./support/steps";
import { workbenchPerFile } from "./support/fixtures";

const PATIENCE = { timeout: 120_000 };

const used = workbenchPerFile();

/** Headings that nobody can guess; quotes, a comma and a line break inside cells; diacritics; one row without an end. */
const TRIALS = [
  "ref,x,what,y,said",
  'NCT01,imatinib,inhibits,KIT,"Imatinib inhibits KIT, among others."',
  "NCT02,imatinib,inhibits,PDGFRA,Imatinib also inhibits PDGFRA.",
  'NCT03,KIT,drives,gastrointestinal stromal tumor,"Mutant ""KIT"" drives most\ngastrointestinal stromal tumors."',
  "NCT04,PDGFRA,drives,gastrointestinal stromal tumor,PDGFRA drives the others.",
  "NCT05,aspirin,treats,durere de cap,Aspirina tratează durerea de cap și scade febra.",
  "NCT06,aspirin,treats,,",
].join("\n");
const QUESTION = "What does imatinib inhibit?";

async function mapColumns(page: Page): Promise<void> {
  const preview = page.getByRole("region", { name: "What the files would become" });
  await preview.getByText("Becomes").waitFor(PATIENCE);
  const role = (column: string) => page.getByRole("combobox", { name: `What the column ${column} becomes` });
  for (const [column, label] of Object.entries({
    ...{ ref: "Property: text", x: "Source", what: "Relation", y: "Target", said: "Evidence" },
  }))
    await role(column).selectOption({ label });
  await preview.getByText(/^Becomes 6 nodes and 5 edges/).waitFor(PATIENCE);
  await preview.getByText("the target is empty").first().waitFor(PATIENCE);
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colours: number;
}

/** A picture as the browser's own decoder sees it, and how many colours it has at most. */
async function pixelsOf(sheet: Page, bytes: Buffer, type: string): Promise<Pixels> {
  return sheet.evaluate(
    async ([address]) => {
      const image = new Image();
      image.src = address!;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext("2d")!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const colours = new Set(new Uint32Array(data.buffer));
      return { width: canvas.width, height: canvas.height, colours: colours.size };
    },
    [`data:${type};base64,${bytes.toString("base64")}`],
  );
}

test("own table → columns mapped → question → evidence → report and pictures opened", async () => {
  const { page, complaints, strays, context } = await used.visit({
    viewport: { width: 1280, height: 800 },
  });
  await page.getByText("Who directed Inception?").waitFor(PATIENCE);
  await screenshots(page, "expert-1-welcome");
  await drop(page, "trials.csv", TRIALS);
  await page.getByText("Becomes").first().waitFor(PATIENCE);
  await screenshots(page, "expert-2-guessed");
  await mapColumns(page);
  await screenshots(page, "expert-3-mapped");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByRole("button", { name: "Import the others" }).click(PATIENCE);
  await page.getByRole("button", { name: "Open the graph" }).waitFor(PATIENCE);
  await screenshots(page, "expert-4-imported");
  await page.getByRole("button", { name: "Open the graph" }).click();

  await ask(page, QUESTION);
  for (const name of ["KIT", "PDGFRA"])
    await panel(page, "Answers").getByRole("button", { name }).first().waitFor(PATIENCE);
  await laidOut(page);
  await screenshots(page, "expert-5-answer");

  await showPanel(page, "Evidence");
  const passage = panel(page, "Evidence").locator("blockquote", {
    hasText: "Imatinib inhibits KIT, among others.",
  });
  await passage.first().waitFor(PATIENCE);
  await screenshots(page, "expert-6-evidence");

  const report = await exportRun(page, "Report (HTML)");
  expect(report.name).toBe("dragoman-what-does-imatinib-inhibit.html");
  await page.getByText(`Saved as ${report.name}.`).waitFor(PATIENCE);
  await showPanel(page, "Graph");
  await canvas(page).waitFor(PATIENCE);
  await laidOut(page);
  const png = await savedBy(page, () => page.getByRole("button", { name: "Save as picture (PNG)" }).click());
  const svg = await savedBy(page, () => page.getByRole("button", { name: "Save as drawing (SVG)" }).click());
  expect([complaints, strays]).toStrictEqual([[], []]);

  const sheet = await context.newPage();
  await sheet.setContent(report.bytes.toString("utf8"));
  expect(await sheet.locator("h1").innerText()).toBe(QUESTION);
  const text = await sheet.locator("main").innerText();
  const wanted = ["Imatinib inhibits KIT, among others.", "KIT", "PDGFRA", "D-RAG", "prune", "edgeBudget"];
  expect(wanted.filter((piece) => !text.includes(piece))).toStrictEqual([]);
  expect(await sheet.locator("figure.picture svg g").count()).toBeGreaterThanOrEqual(3);
  await screenshot(sheet, "expert-7-report");

  const box = (await canvas(page).boundingBox())!;
  // The report's own policy lets no picture in.
  const gallery = await context.newPage();
  const drawn = await pixelsOf(gallery, png.bytes, "image/png");
  expect([drawn.width, drawn.height]).toStrictEqual([2 * box.width, 2 * box.height].map(Math.round));
  expect(drawn.colours).toBeGreaterThan(20);
  expect((await pixelsOf(gallery, svg.bytes, "image/svg+xml")).colours).toBeGreaterThan(20);
  await gallery.setContent(svg.bytes.toString("utf8"));
  expect(await gallery.locator("svg g.node text, svg g.node title").first().textContent()).not.toBe("");
  expect(await gallery.locator("svg g.node title", { hasText: "PDGFRA" }).count()).toBe(1);
  await screenshot(gallery, "expert-8-drawing");
  await context.close();
}, 400_000);
