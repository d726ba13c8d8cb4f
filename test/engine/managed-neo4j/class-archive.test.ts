import { chmodSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { archiveArguments, classArchive } from "../../../src/main/engine/managed-neo4j/class-archive";

const isUnix = process.platform !== "win32";
const home = () => mkdtempSync(join(tmpdir(), "dragoman-classes-"));
const named = (path: string) => `-XX:SharedArchiveFile=${path}`;

test("it lies beside the program files, where the environment says, or nowhere", () => {
  expect(classArchive("home", {})).toBe(join("home", "files", "classes.jsa"));
  expect(classArchive("home", { DRAGOMAN_NEO4J_CLASSES: "elsewhere.jsa" })).toBe("elsewhere.jsa");
  expect(classArchive("home", { DRAGOMAN_NEO4J_CLASSES: "" })).toBeUndefined();
});

test("one that is not there yet, and our own, are read by their sums and renewed", async () => {
  const path = join(home(), "files", "classes.jsa");
  const fresh = await archiveArguments(path);
  expect(fresh).toContain(named(path));
  expect(fresh).toContain("-XX:+AutoCreateSharedArchive");
  expect(fresh).toContain("-XX:+VerifySharedSpaces");
  writeFileSync(path, "classes", { mode: 0o444 });
  expect(await archiveArguments(path)).toStrictEqual(fresh);
  expect(existsSync(path)).toBe(true);
});

test.runIf(isUnix)("one that others may write, or that lies elsewhere, is taken away unread", async () => {
  const folder = home();
  const path = join(folder, "classes.jsa");
  writeFileSync(path, "classes");
  chmodSync(path, 0o666);
  expect(await archiveArguments(path)).toContain(named(path));
  expect(existsSync(path)).toBe(false);
  writeFileSync(join(folder, "strange.jsa"), "classes");
  symlinkSync(join(folder, "strange.jsa"), path);
  expect(await archiveArguments(path)).toContain(named(path));
  expect(existsSync(path)).toBe(false);
  expect(existsSync(join(folder, "strange.jsa"))).toBe(true);
});

test("without a path, and where what lies there cannot be taken away, Java is told nothing", async () => {
  expect(await archiveArguments(undefined)).toStrictEqual([]);
  const path = join(home(), "classes.jsa");
  mkdirSync(path);
  expect(await archiveArguments(path)).toStrictEqual([]);
  const file = join(home(), "file");
  writeFileSync(file, "");
  expect(await archiveArguments(join(file, "classes.jsa"))).toStrictEqual([]);
});
