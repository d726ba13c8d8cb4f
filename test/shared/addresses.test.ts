import { expect, test } from "vitest";
import { withoutLogin } from "../../src/shared/addresses";
import { explain, FailureError, toFailure } from "../../src/shared/failure";

const CANARY = "canary-7f3a";

test("no login of an address stays in a text", () => {
  for (const text of [
    `bolt://me:${CANARY}@host:7687/films`,
    `BOLT://me:${CANARY}@host`,
    `neo4j+s://me:${CANARY}/a@b@host`,
    `neptune://key:${CANARY} with blanks@host:8182?region=x`,
    `“bolt://me:${CANARY}@host” is no graph`,
    `one bolt://a:${CANARY}@host and http://b:${CANARY}@host`,
  ])
    expect(withoutLogin(text), text).not.toContain(CANARY);
  expect(withoutLogin("“bolt://me:secret@host:1” is")).toBe("“bolt://host:1” is");
});

test("other texts stay as they are", () => {
  for (const text of [
    "bolt://host:7687/films",
    "me@example.org",
    "C:\\a@b",
    "see https://example.org, me@host",
  ])
    expect(withoutLogin(text)).toBe(text);
});

test("no failure shows a login, whatever part of it names the address", () => {
  const graph = `bolt+x://me:${CANARY}@host`;
  const failures = [
    new FailureError({ kind: "graph-missing", graph }),
    new FailureError({ kind: "graph-unreadable", graph: "x", reason: `cannot open ${graph}` }),
    new FailureError({ kind: "database-failed", address: graph, reason: `${graph} is wrong` }),
  ];
  for (const failure of failures)
    expect(JSON.stringify([failure.failure, failure.message, failure.stack])).not.toContain(CANARY);
  expect(explain(toFailure(new Error(`connect ${graph}`)))).not.toContain(CANARY);
});
