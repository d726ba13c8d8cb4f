import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readQuestions } from "../../../src/main/engine/evaluate/read-questions";
import { toFailure } from "../../../src/shared/failure";
import { inWords } from "../../in-words";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "questions-"));
});
afterAll(async () => rm(folder, { recursive: true }));

async function fileOf(text: string): Promise<string> {
  const path = join(folder, "questions.jsonl");
  await writeFile(path, text);
  return path;
}

const good = '{"question":"who?","a_entity":["A"]}';

test("right answers are read by the names that published sets give them", async () => {
  const path = await fileOf(
    '{"question":"who?","answers":["A","B"]}\n{"question":"who?","answer":"A"}\n{"question":"who?","answers":["A"],"a_entity":["C"]}\n',
  );
  const { questions } = await readQuestions(path);
  expect(questions.map(({ a_entity }) => a_entity)).toStrictEqual([["A", "B"], ["A"], ["C"]]);
});

test("good lines are read, bad ones reported with line and reason, empty ones passed over", async () => {
  const path = await fileOf(
    `${good}\n\nnot json\n{"question":"who?"}\r\n{"question":"","a_entity":["A"]}\n${good}\n`,
  );
  expect(inWords(await readQuestions(path))).toStrictEqual({
    questions: [
      { question: "who?", q_entity: [], a_entity: ["A"] },
      { question: "who?", q_entity: [], a_entity: ["A"] },
    ],
    rejects: [
      { file: "questions.jsonl", line: 3, reason: "the line is not JSON" },
      {
        file: "questions.jsonl",
        line: 4,
        reason: "a_entity: no answer, no value and no refusal is said to be right",
      },
      {
        file: "questions.jsonl",
        line: 5,
        reason: "question: it is empty",
      },
    ],
  });
});

test("a limit ends the reading", async () => {
  expect((await readQuestions(await fileOf(`${good}\n${good}\nnot json\n`), 2)).rejects).toStrictEqual([]);
});

test("a file without questions, or none at all, is one clear failure", async () => {
  const empty = await readQuestions(await fileOf("nonsense\n")).catch(toFailure);
  expect(inWords(empty)).toStrictEqual({
    kind: "invalid-request",
    reason: "“questions.jsonl” holds no question, line 1: the line is not JSON",
  });
  const missing = await readQuestions(join(folder, "none.jsonl")).catch(toFailure);
  expect(inWords(missing)).toMatchObject({
    kind: "invalid-request",
    reason: expect.stringContaining("cannot be read") as string,
  });
});

test("no answer need be given where a value or a refusal is right, and only there", async () => {
  const lines = [
    '{"question":"how many?","a_entity":[],"form":"count","value":0}',
    '{"question":"does it?","a_entity":[],"form":"boolean","value":null}',
    '{"question":"what weather?","refuse":true}',
    '{"question":"who?","a_entity":[]}',
  ];
  const { questions, rejects } = await readQuestions(await fileOf(lines.join("\n")));
  expect(questions).toHaveLength(3);
  expect(rejects).toMatchObject([
    { line: 4, reason: "a_entity: no answer, no value and no refusal is said to be right" },
  ]);
});
