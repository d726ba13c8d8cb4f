import { expect, test } from "vitest";
import { loadQuestions } from "../../../src/main/engine/evaluate/load-questions";
import { inWords } from "../../in-words";

const signal = new AbortController().signal;
const load = (text: string) => loadQuestions("q.jsonl", new TextEncoder().encode(text), signal);

test("questions with their lines, and every other line with its reason", async () => {
  const file = await load(
    [
      '\uFEFF{"question": "who?", "a_entity": ["Ann"], "hops": 2}',
      "",
      '{"question": "", "a_entity": ["Bob"]}',
      "not JSON",
      '{"question": "where?", "q_entity": ["Ann"], "a_entity": ["Rome"], "graph": [], "paths": [[["Ann", "in", "Rome"]]]}\r',
      '{"question": "when?"}',
    ].join("\n"),
  );
  expect(inWords(file)).toStrictEqual({
    name: "q.jsonl",
    questions: [
      { line: 1, question: "who?", q_entity: [], a_entity: ["Ann"] },
      {
        ...{ line: 5, question: "where?", q_entity: ["Ann"], a_entity: ["Rome"] },
        paths: [[["Ann", "in", "Rome"]]],
      },
    ],
    rejects: [
      { file: "q.jsonl", line: 3, reason: expect.stringMatching(/^question: /) as string },
      { file: "q.jsonl", line: 4, reason: "the line is not JSON" },
      { file: "q.jsonl", line: 6, reason: expect.stringMatching(/^a_entity: /) as string },
    ],
    rejected: 3,
    ownGraphs: 1,
  });
});

test("thousands of bad lines are counted, a thousand told", async () => {
  const file = await load(`{"question": "who?", "a_entity": ["Ann"]}\n${"?\n".repeat(5000)}`);
  expect([file.questions.length, file.rejected, file.rejects.length]).toStrictEqual([1, 5000, 1000]);
});

test("a file without questions, and bytes that are no text, are refused in a sentence", async () => {
  await expect(load("{}\n")).rejects.toThrow("“q.jsonl” holds no question, line 1: question: ");
  await expect(load("")).rejects.toThrow("“q.jsonl” holds no question");
  await expect(loadQuestions("q.jsonl", Uint8Array.of(0xff, 0xfe, 0), signal)).rejects.toThrow(
    "“q.jsonl” is not UTF-8 text",
  );
});
