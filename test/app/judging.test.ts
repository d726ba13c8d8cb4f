import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { JudgeRequest } from "../../src/shared/judging";
import { lookAt } from "./support/axe";
import { workbenchPerFile } from "./support/fixtures";
import { ask, panel, pickGraph, screenshots, speakIn } from "./support/steps";

const used = workbenchPerFile();
const PATIENCE = { timeout: 120_000 };

const judged = (): JudgeRequest[] =>
  readFileSync(join(used.served.home, "records", "judgements.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as JudgeRequest);
const word = (page: Page, name: string, pressed?: boolean) =>
  panel(page, "Answers").getByRole("button", {
    name,
    exact: true,
    ...(pressed !== undefined && { pressed }),
  });

/** What a person would have said of so many other questions: three in four right, as sure as it goes. */
function judgeOthers(like: JudgeRequest, count: number): void {
  const lines = Array.from({ length: count }, (_, at) => {
    const verdict = at % 4 === 0 ? "wrong" : "right";
    const answers = like.answers.map(({ id, score }) => ({ id, score: score * (1 - at / 500) }));
    return `${JSON.stringify({ ...like, question: `another ${at.toString()}`, answers, verdict })}\n`;
  });
  appendFileSync(join(used.served.home, "records", "judgements.jsonl"), lines.join(""));
}

test("answers are judged until the graph is proven; keyboard, undo and both languages", async () => {
  const { page, complaints } = await used.visit();
  await pickGraph(page, "Films");
  await ask(page, "Who acted in Inception?");
  await page.getByText("No answer was judged on this graph yet").waitFor(PATIENCE);
  await page.getByText(/Path match agrees|path-match (agrees|says otherwise)/).waitFor(PATIENCE);

  await word(page, "Right").focus();
  await page.keyboard.press("Enter");
  await word(page, "Right", true).waitFor(PATIENCE);
  await page.getByText("Not proven on this graph (1 of 50 judged)").waitFor(PATIENCE);
  await word(page, "Partly").click();
  await panel(page, "Answers")
    .getByRole("button", { name: / is wrong$/ })
    .first()
    .click();
  await expect
    .poll(() => judged().map(({ answer, verdict }) => [answer !== undefined, verdict]))
    .toStrictEqual([
      ...[
        [false, "right"],
        [false, "partly"],
        [true, "wrong"],
      ],
    ]);
  await lookAt(page, "light", "judging-partly");

  for (const _ of [1, 2]) await page.keyboard.press("Control+z");
  await word(page, "Right", true).waitFor(PATIENCE);
  await expect
    .poll(() =>
      judged()
        .map(({ verdict }) => verdict)
        .slice(3),
    )
    .toStrictEqual([null, "right"]);

  judgeOthers(judged()[0]!, 49);
  await ask(page, "Who directed Inception?");
  await page.getByText("Proven on this graph: 50 judged").waitFor(PATIENCE);
  await page.getByRole("img", { name: "What scores claim" }).waitFor(PATIENCE);
  await page.getByText(/first answers like this one are right in [\d.]+ %/).waitFor(PATIENCE);
  await lookAt(page, "light", "judging-proven");
  await screenshots(page, "judging-proven");
  await speakIn(page, "Română");
  await page.getByText("Dovedit pe acest graf: 50 de întrebări judecate").waitFor(PATIENCE);
  await page.getByRole("group", { name: "A fost corect?" }).getByRole("button", { name: "Greșit" }).click();
  await page.getByText("Dovedit pe acest graf: 51 de întrebări judecate").waitFor(PATIENCE);
  await lookAt(page, "light", "judging-romanian");
  expect(complaints).toStrictEqual([]);
});
