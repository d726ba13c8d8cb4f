/** What the disk or another process does to files of the product's home: one sentence each, and nothing that was there is lost. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConnectionFile } from "../../../src/main/engine/connections/connection-file";
import { openSecrets } from "../../../src/main/engine/connections/secrets";
import { GraphTitles } from "../../../src/main/engine/records/graph-titles";
import { KeptSessions } from "../../../src/main/engine/records/kept-sessions";
import { withLock } from "../../../src/main/engine/records/lock";
import { connectionSchema } from "../../../src/shared/connections";

const folder = (): string => mkdtempSync(join(tmpdir(), "dragoman-kept-"));
const films = connectionSchema.parse({ name: "films", address: "bolt://127.0.0.1:7687" });
const key = { DRAGOMAN_SECRETS_KEY: Buffer.alloc(32, 7).toString("base64") };

test("a disk that takes nothing is told in one sentence, for sessions, connections, passwords and titles", async () => {
  const blocked = join(folder(), "file");
  writeFileSync(blocked, "");
  const path = join(blocked, "records");
  const sentence = /^“.+” was not written: a file stands where a folder is needed\.$/;
  expect(() => new KeptSessions(path).keep("w", "text")).toThrow(sentence);
  expect(() => new GraphTitles(join(path, "t.json")).set("g", "title")).toThrow(sentence);
  await expect(openSecrets(join(path, "s.json"), { ...key }).set("a", "b")).rejects.toThrow(sentence);
});

test("what cannot be read is never taken for nothing and written over", async () => {
  const place = folder();
  for (const name of ["connections.json", "secrets.json"]) mkdirSync(join(place, name));
  const file = new ConnectionFile(join(place, "connections.json"));
  const sentence = /cannot be read: there is a folder of that name\.$/;
  await expect(file.list()).rejects.toThrow(sentence);
  await expect(file.save(films, undefined)).rejects.toThrow(sentence);
  await expect(openSecrets(join(place, "secrets.json"), { ...key }).set("a", "b")).rejects.toThrow(sentence);
});

test("damaged connections are set aside by name and said once, then an empty list takes their place", async () => {
  const path = join(folder(), "connections.json");
  writeFileSync(path, '{"version": 1, "connections": [{"na');
  const file = new ConnectionFile(path);
  await expect(file.list()).rejects.toThrow(/is damaged: it was set aside as “connections\.json\.damaged-/);
  expect(await file.list()).toStrictEqual([]);
  await file.save(films, undefined);
  expect((await file.list()).map(({ name }) => name)).toStrictEqual(["films"]);
  const aside = readdirSync(join(path, "..")).find((name) => name.includes("damaged"))!;
  expect(readFileSync(join(path, "..", aside), "utf8")).toContain('[{"na');
});

test("connections that a newer Dragoman wrote stay as they are", async () => {
  const path = join(folder(), "connections.json");
  const newer = JSON.stringify({ version: 2, connections: [], more: true });
  writeFileSync(path, newer);
  const file = new ConnectionFile(path);
  await expect(file.list()).rejects.toThrow(/a newer Dragoman wrote it/);
  await expect(file.save(films, undefined)).rejects.toThrow(/a newer Dragoman wrote it/);
  expect(readFileSync(path, "utf8")).toBe(newer);
});

test("two processes that save connections at once lose none of each other", async () => {
  const path = join(folder(), "connections.json");
  const [one, other] = [new ConnectionFile(path), new ConnectionFile(path)];
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? one : other).save({ ...films, name: `c${String(at)}` }, undefined),
    ),
  );
  expect(await one.list()).toHaveLength(20);
  // Each change reads what stands there under the lock; nobody holds it afterwards.
  expect(withLock(path, () => existsSync(`${path}.lock`), 0)).toBe(true);
  expect(existsSync(`${path}.lock`)).toBe(false);
});

test("a lock that a lost machine left blocks nobody: its holder's number is another program's by now, or was never written", () => {
  const path = join(folder(), "runs.jsonl");
  const lock = `${path}.lock`;
  writeFileSync(lock, String(process.ppid));
  expect(() => withLock(path, () => undefined, 50)).toThrow(String(process.ppid));
  utimesSync(lock, 1_700_000_000, 1_700_000_000);
  expect(withLock(path, () => "done", 50)).toBe("done");
  for (const torn of ["", "\0\0\0\0"]) {
    writeFileSync(lock, torn);
    expect(withLock(path, () => "done", 50)).toBe("done");
  }
  expect(readdirSync(join(path, ".."))).toStrictEqual([]);
});
