import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { forkEngine } from "../../../src/main/browser/engine-child";
import type { EngineChild } from "../../../src/main/host/engine-watch";
import type { EngineMessage, RequestName } from "../../../src/shared/contract";
import { message } from "../../../src/shared/sentences/sentences";

const PROGRAM = resolve("out", "main", "engine.js");
let child: EngineChild | undefined;
afterAll(() => child?.kill());

/** Permissions stop nobody who tests as root; a file where the folder should be is as shut to all. */
test("an engine whose folders may not be looked into starts, lists the samples, and says which and why", async () => {
  if (!existsSync(PROGRAM)) throw new Error("build first: npm run build");
  const home = mkdtempSync(join(tmpdir(), "dragoman-shut-"));
  for (const folder of ["graphs", "records", "embeddings"]) writeFileSync(join(home, folder), "");
  vi.stubEnv("DRAGOMAN_HOME", home);
  const waiting = new Map<number, (message: EngineMessage) => void>();
  let ended: string | undefined;
  child = forkEngine(PROGRAM);
  vi.unstubAllEnvs();
  child.listen(
    (answer) => waiting.get(answer.id)?.(answer),
    (reason) => (ended = reason),
  );
  let id = 0;
  const request = async (name: RequestName, input: unknown) => {
    const answered = new Promise<EngineMessage>((done) => waiting.set(++id, done));
    await child!.post({ type: "request", id, name, input });
    return answered;
  };
  const unread = { kind: "record-unreadable", file: "graphs", reason: message("file-for-folder") };
  const asked = {
    question: "Who directed Kismet?",
    graph: "mine",
    recipe: "d-rag",
    overrides: {},
    seed: 0,
    limit: 10,
  };
  expect(await request("ask", asked)).toMatchObject({ type: "failed", failure: unread });
  const listed = await request("graph:list", {});
  expect(listed).toMatchObject({ type: "done" });
  expect(await request("list:unread", {})).toMatchObject({
    type: "done",
    value: expect.arrayContaining([unread]) as unknown,
  });
  expect(ended).toBeUndefined();
});
