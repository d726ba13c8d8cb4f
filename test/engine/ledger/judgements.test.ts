import { appendFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Judgements } from "../../../src/main/engine/ledger/judgements";
import { explain } from "../../../src/shared/failure";
import type { JudgeRequest } from "../../../src/shared/judging";

const fresh = () => join(mkdtempSync(join(tmpdir(), "dragoman-judged-")), "judgements.jsonl");
const said = (fields: Partial<JudgeRequest> = {}): JudgeRequest => ({
  ...{
    graph: "sha256:1",
    recipe: "d-rag",
    question: "Who?",
    computed: false,
    answers: [{ id: "a", score: 0.9 }],
  },
  ...{ verdict: "right", ...fields },
});
const { verdict: _verdict, ...subject } = said();

test("the last word counts, by graph, recipe and question; what is taken back is as if never said", () => {
  const path = fresh();
  const [one, other] = [new Judgements(path), new Judgements(path)];
  expect(one.isEmpty).toBe(true);
  one.add(said());
  other.add(said({ verdict: "partly" }));
  other.add(said({ answer: "a", verdict: "wrong" }));
  one.add(said({ graph: "sha256:2" }));
  one.add(said({ recipe: "path-match" }));
  expect(one.of("sha256:1", "d-rag")).toStrictEqual([
    { ...subject, verdict: "partly", said: { a: "wrong" } },
  ]);
  one.add(said({ verdict: null }));
  expect(other.of("sha256:1", "d-rag")).toStrictEqual([{ ...subject, said: { a: "wrong" } }]);
  one.add(said({ answer: "a", verdict: null }));
  expect(other.of("sha256:1", "d-rag")).toStrictEqual([]);
  expect(other.isEmpty).toBe(false);
});

test("lines that are none of ours are passed over, said, and stay", () => {
  const path = fresh();
  appendFileSync(path, 'not json\n{"kind":"newer","x":1}\n{"kind":"judgement","verdict":"maybe"}');
  const judgements = new Judgements(path);
  judgements.add(said());
  expect(judgements.of("sha256:1", "d-rag")).toStrictEqual([{ ...subject, verdict: "right", said: {} }]);
  expect(judgements.unread().map(explain)).toStrictEqual([
    "“judgements.jsonl” of Dragoman's own folder cannot be read: 3 of its lines or entries, damaged or of a newer Dragoman, are left out; they stay in the file.",
  ]);
  expect(new Judgements(fresh()).unread()).toStrictEqual([]);
});
