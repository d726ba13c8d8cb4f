import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConnectionFile } from "../../../src/main/engine/connections/connection-file";
import { askForPassword, openSecrets } from "../../../src/main/engine/connections/secrets";
import { explain } from "../../../src/shared/failure";
import { connectionSchema } from "../../../src/shared/connections";

const KEY = Buffer.alloc(32, 7).toString("base64");
const folder = () => mkdtempSync(join(tmpdir(), "dragoman-connections-"));
const films = connectionSchema.parse({ name: "films", address: "bolt://127.0.0.1:7687", mayWrite: true });
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

test("connections are kept, renamed, used, removed; the last used comes first", async () => {
  const file = new ConnectionFile(join(folder(), "deep", "connections.json"));
  expect(await file.list()).toStrictEqual([]);
  await Promise.all([
    file.save(films, undefined),
    file.save({ ...films, name: "drugs", colour: "red" }, undefined),
  ]);
  expect((await file.list()).map(({ name }) => name)).toStrictEqual(["drugs", "films"]);
  await file.touch("films", new Date(0));
  expect(await file.list()).toMatchObject([{ name: "films", lastUsed: "1970-01-01T00:00:00.000Z" }, {}]);
  await file.save({ ...films, name: "movies" }, "films");
  expect((await file.list()).map(({ name }) => name)).toStrictEqual(["movies", "drugs"]);
  await expect(file.save({ ...films, name: "drugs" }, undefined)).rejects.toThrow(/is a connection called/);
  await expect(file.save(films, "gone")).rejects.toThrow(/no connection called “gone”/);
  await file.remove("movies");
  await expect(file.find("movies")).rejects.toThrow(/no connection called/);
});

test("an entry that is no connection hides no other, is told by name, and stays as it is", async () => {
  const path = join(folder(), "connections.json");
  const odd = { name: "prod", address: 7, kept: ["as it is"] };
  writeFileSync(path, JSON.stringify({ version: 1, connections: [films, odd, "rubbish"] }));
  const file = new ConnectionFile(path);
  expect((await file.list()).map(({ name }) => name)).toStrictEqual(["films"]);
  expect(file.unread()).toMatchObject([
    { kind: "record-unreadable", file: "connections.json: prod" },
    { kind: "record-unreadable", file: "connections.json" },
  ]);
  expect(file.unread().map(explain)[0]).toMatch(/“connections.json: prod” .* cannot be read: .*address/);
  await expect(file.save({ ...films, name: "prod" }, undefined)).rejects.toThrow(/is a connection called/);
  const given = bytes({ version: 1, connections: [{ ...films, name: "prod" }] });
  expect(await file.takeIn(given, true)).toStrictEqual({ added: ["prod-2"], replaced: [] });
  await file.remove("films");
  const left = JSON.parse(readFileSync(path, "utf8")) as { connections: unknown[] };
  expect(left.connections.slice(1)).toStrictEqual([odd, "rubbish"]);
});

test("what is given to others holds no secret, and what comes from others may not write", async () => {
  const [one, other] = [new ConnectionFile(join(folder(), "c")), new ConnectionFile(join(folder(), "c"))];
  await one.save(films, undefined);
  await other.save({ ...films, database: "old" }, undefined);
  const file = await one.toBytes();
  expect(await other.takeIn(file, false)).toStrictEqual({ added: ["films-2"], replaced: [] });
  expect(await other.takeIn(file, true)).toStrictEqual({ added: [], replaced: ["films"] });
  expect(await other.list()).toMatchObject([
    { name: "films", mayWrite: false, database: "" },
    { name: "films-2", mayWrite: false },
  ]);
  const withSecret = { ...films, address: "bolt://me:secret@127.0.0.1" };
  expect(() => one.save(withSecret, undefined)).toThrow(/do not belong into an address/);
  const slashed = { ...films, address: "bolt://me:sec/ret@127.0.0.1" };
  expect(() => one.save(slashed, undefined)).toThrow(/do not belong into an address/);
  expect(() => one.takeIn(bytes({ version: 1, connections: [slashed] }), false)).toThrow(/holds a password/);
  const stolen = bytes({ version: 1, connections: [withSecret] });
  expect(() => one.takeIn(stolen, false)).toThrow(/holds a password/);
  for (const wrong of [bytes({}), bytes({ version: 2, connections: [] }), new Uint8Array([1, 2])])
    expect(() => one.takeIn(wrong, false)).toThrow(/no file of connections/);
  expect((await one.list()).length).toBe(1);
});

test("with the keychain's key passwords outlive the program, sealed; the key leaves the environment", async () => {
  const path = join(folder(), "secrets.json");
  const environment = { DRAGOMAN_SECRETS_KEY: KEY };
  const secrets = openSecrets(path, environment);
  expect(environment).toStrictEqual({});
  await Promise.all([secrets.set("films", "pass ș"), secrets.set("drugs", "other")]);
  expect(readFileSync(path, "utf8")).not.toContain("pass");
  if (process.platform !== "win32") expect(statSync(path).mode & 0o777).toBe(0o600);
  const again = openSecrets(path, { DRAGOMAN_SECRETS_KEY: KEY });
  expect([await again.get("films"), await again.where("films")]).toStrictEqual(["pass ș", "kept"]);
  const stranger = openSecrets(path, { DRAGOMAN_SECRETS_KEY: Buffer.alloc(32, 8).toString("base64") });
  expect([await stranger.get("films"), await stranger.where("films")]).toStrictEqual([undefined, "none"]);
  // A sealed password moved to another name opens nothing.
  const stored = JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
  writeFileSync(path, JSON.stringify({ ...stored, evil: stored["films"] }));
  expect(await again.get("evil")).toBeUndefined();
  await again.remove("films");
  expect(await again.get("films")).toBeUndefined();
});

test("without a key they are gone with the program, and nothing is written", async () => {
  const path = join(folder(), "secrets.json");
  const secrets = openSecrets(path, {});
  await secrets.set("films", "pass");
  expect([await secrets.get("films"), await secrets.where("films")]).toStrictEqual(["pass", "until-end"]);
  expect(() => statSync(path)).toThrow(/ENOENT/);
  expect(await openSecrets(path, {}).where("films")).toBe("none");
});

test.skipIf(process.platform === "win32")("a program may be named that asks for the password", async () => {
  const program = join(folder(), "ask");
  writeFileSync(program, '#!/bin/sh\necho "for $1"\n');
  chmodSync(program, 0o755);
  expect(await askForPassword("bolt://x", { DRAGOMAN_ASKPASS: program })).toBe("for Password for bolt://x:");
  expect(await askForPassword("bolt://x", { DRAGOMAN_ASKPASS: "/nowhere" })).toBeUndefined();
  expect(await askForPassword("bolt://x", {})).toBeUndefined();
});
