import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { diskReason, knownDiskReason } from "../../../src/main/engine/records/disk-reasons";
import { makeNamedFolder } from "../../../src/main/engine/records/whole-file";
import { inWords } from "../../in-words";

test("what disks refuse is told in our own words, whoever told it", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  const duckDb = new Error('IO Error: Could not write file "/tmp/g.part": No space left on device');
  const forbidden = Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
  expect(inWords([full, duckDb].map(diskReason))).toStrictEqual(["the disk is full", "the disk is full"]);
  const noFile = new Error('IO Error: Cannot open file "/proc/g.staging": No such file or directory');
  const readOnly = new Error('IO Error: Cannot open file "/x/g.1.staging": Read-only file system');
  expect(inWords(diskReason(readOnly))).toBe("the disk is read-only");
  const marked = new Error(
    'Failed to commit: Cannot open file "/a.wal?b/g.1.staging": No such file or directory',
  );
  expect(inWords(diskReason(marked))).toContain("a folder above it has a “?” in its name");
  const program = Object.assign(new Error("spawn java ENOENT"), { code: "ENOENT", syscall: "spawn java" });
  expect(diskReason(program)).toBe("spawn java ENOENT");
  expect(inWords(diskReason(noFile))).toBe(inWords(diskReason(forbidden)));
  expect(inWords(diskReason(forbidden))).not.toContain("EACCES");
  expect(knownDiskReason(new Error("something else"))).toBeUndefined();
  expect(diskReason("plain")).toBe("plain");
});

test.skipIf(!existsSync("/proc/self"))(
  "where no folder can be made, that is said at once and not tried for ever",
  () => {
    expect(() => {
      makeNamedFolder("/proc/nowhere/deep");
    }).toThrow("ENOENT");
  },
);
