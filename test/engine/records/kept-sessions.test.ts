import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { KeptSessions } from "../../../src/main/engine/records/kept-sessions";

const folder = (): string => mkdtempSync(join(tmpdir(), "dragoman-records-"));
const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 22, 8, minute));

test("each window keeps its own session, and the newest that was left is offered", () => {
  const records = folder();
  const sessions = new KeptSessions(records);
  sessions.keep("a", "of a", at(1));
  sessions.keep("../../b", "of b", at(2));
  sessions.keep("a", "of a again", at(3));
  const left = { text: "of a again", at: at(3).toISOString(), crashed: true, own: false };
  expect(sessions.left()).toStrictEqual({ left, damaged: "" });
  sessions.close("a");
  expect(new KeptSessions(records).left()).toStrictEqual({ left: { ...left, crashed: false }, damaged: "" });
  // A window that is loaded again gets its own back, however many came after it.
  expect(sessions.left("../../b").left).toMatchObject({ text: "of b", own: true });
  expect(sessions.left("never").left).toMatchObject({ text: "of a again", own: false });
  const files = readdirSync(join(records, "sessions"));
  expect(files).toHaveLength(2);
  for (const file of files) expect(statSync(join(records, "sessions", file)).mode & 0o077).toBe(0);
});

test("what another running engine looks after is not offered, what a dead one left is", () => {
  const records = folder();
  const sessions = new KeptSessions(records);
  sessions.keep("own", "own", at(1));
  const dead = spawnSync(process.execPath, ["-e", ""]).pid;
  const others = [
    { window: "alive", process: process.ppid, at: new Date() },
    { window: "dead", process: dead, at: at(4) },
  ];
  for (const other of others)
    writeFileSync(
      join(records, "sessions", `${other.window}.json`),
      JSON.stringify({ ...other, closed: false, text: other.window }),
    );
  expect(sessions.left().left?.text).toBe("dead");
});

test("a number that was given again since, as after a restart of the machine, hides no session", () => {
  const records = folder();
  const sessions = new KeptSessions(records);
  sessions.keep("own", "older", at(1));
  const kept = { window: "w", at: at(2), closed: false, process: process.ppid, text: "of the day before" };
  writeFileSync(join(records, "sessions", "w.json"), JSON.stringify(kept));
  expect(sessions.left().left?.text).toBe("of the day before");
});

test("a clock that was set back hides no session, and costs none", () => {
  const sessions = new KeptSessions(folder());
  const tomorrow = Date.now() + 86_400_000;
  for (let window = 0; window < 12; window++)
    sessions.keep(`before ${String(window)}`, `before ${String(window)}`, new Date(tomorrow + window));
  sessions.keep("after", "after", new Date());
  expect(sessions.left().left?.text).toBe("after");
  expect(sessions.left().left?.text).toBe("after");
});

test("a damaged session is set aside by name and said; the one of an older version is read", () => {
  const records = folder();
  const old = { window: "w", at: at(0).toISOString(), closed: true, text: "old" };
  writeFileSync(join(records, "session.json"), JSON.stringify(old));
  const sessions = new KeptSessions(records);
  expect(sessions.left()).toMatchObject({ left: { text: "old" }, damaged: "" });
  writeFileSync(join(records, "session.json"), '{"window":');
  const { left, damaged } = sessions.left();
  expect([left, damaged]).toStrictEqual([null, expect.stringMatching(/^session\.json\.damaged-2/)]);
  expect(readFileSync(join(records, damaged), "utf8")).toBe('{"window":');
  expect(sessions.left()).toStrictEqual({ left: null, damaged: "" });
});

test("only the newest few of windows that are gone stay", () => {
  const records = folder();
  const sessions = new KeptSessions(records);
  for (let window = 0; window < 14; window++) sessions.keep(String(window), "text", at(window));
  sessions.left();
  expect(readdirSync(join(records, "sessions"))).toHaveLength(10);
});
