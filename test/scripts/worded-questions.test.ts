/** The committed questions: enough of every form, and their gold is what the graphs say. */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readQuestions } from "../../src/main/engine/evaluate/read-questions";
import { FORMS } from "../../src/shared/stages/forms";

const FOLDER = join("test", "data", "questions");

test("every form has 30 questions and more, Romanian 100, and each line is one", async () => {
  const files = ["films", "drugs", "hetionet"].flatMap((graph) => [
    join(FOLDER, `${graph}.jsonl`),
    join(FOLDER, "held-out", `${graph}.jsonl`),
  ]);
  const read = await Promise.all(files.map((file) => readQuestions(file)));
  const questions = read.flatMap((file) => file.questions);
  expect(read.flatMap(({ rejects }) => rejects)).toStrictEqual([]);
  const count = (field: string, value: string) => questions.filter((line) => line[field] === value).length;
  expect(FORMS.filter((form) => count("form", form) < 30)).toStrictEqual([]);
  const ways = [
    "plain",
    "lower case",
    "typos",
    "reworded",
    "indirect",
    "unknown name",
    "ordered",
    "attribute",
  ];
  expect(ways.filter((way) => count("group", way) < 30)).toStrictEqual([]);
  expect(count("lang", "ro")).toBeGreaterThanOrEqual(100);
  const heldOut = read.filter((_, index) => index % 2 === 1).flatMap((file) => file.questions).length;
  expect(heldOut / questions.length).toBeCloseTo(1 / 3, 1);
});

test("the gold is computed anew from the graphs, byte for byte", () => {
  const script = resolve("scripts", "gold-questions.mjs");
  const { status, stderr } = spawnSync(process.execPath, [script, "--check"], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});
