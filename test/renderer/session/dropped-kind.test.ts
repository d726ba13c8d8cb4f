import { expect, test } from "vitest";
import { droppedKind } from "../../../src/renderer/features/session/dropped-kind";

const question = { question: "Who directed Kismet?", a_entity: ["William Dieterle"] };

test.each([
  ["s.dragoman", "whatever", "session"],
  ["renamed.txt", '{"kind":"dragoman-trace","version":1}\n{}', "trace"],
  ["gold.jsonl", `${JSON.stringify(question)}\nnot a question`, "questions"],
  ["gold.txt", `\n${JSON.stringify({ ...question, paths: [] })}\r\n`, "questions"],
  ["other-names.jsonl", '{"question":"Who directed Kismet?","answers":["William Dieterle"]}', "questions"],
  ["kgqa.jsonl", JSON.stringify({ ...question, graph: [["a", "r", "b"]] }), "graph"],
  ["nodes.jsonl", '{"id":"question","name":"a_entity"}', "graph"],
  ["null.jsonl", "null", "graph"],
  ["list.jsonl", '[{"question":"?"}]', "graph"],
  ["triples.tsv", "a\tknows\tb", "graph"],
  ["empty", "", "graph"],
])("%s is taken by what it says", async (name, text, kind) => {
  expect(await droppedKind(new File([text], name))).toBe(kind);
});

test("a file that cannot be read is left to the import, which says so", async () => {
  const gone = { name: "x", slice: () => ({ text: () => Promise.reject(new Error("gone")) }) };
  expect(await droppedKind(gone as unknown as File)).toBe("graph");
});
