import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { rawBytes } from "../../../src/main/engine/import/source/file-bytes";
import { scratchFolder } from "./whole-graph";

const LINE = "a\tlikes\tb\n";

test.each([
  ["a small file", "t.tsv", LINE, 64 * 1024],
  ["a small file, packed", "t.tsv.gz", gzipSync(LINE.repeat(10_000)), 64 * 1024],
  ["a file of 3 MB", "t.tsv", LINE.repeat(300_000), 5 * 1024 * 1024],
])("%s is read whole, with no more memory than it takes", async (_, name, content, most) => {
  const path = join(scratchFolder(), name);
  writeFileSync(path, content);
  const allotted = vi.spyOn(Buffer, "allocUnsafeSlow");
  const lengths: number[] = [];
  for await (const { length } of rawBytes({ name, path }, new AbortController().signal)) lengths.push(length);
  const taken = allotted.mock.calls.reduce((sum, [size]) => sum + size, 0);
  allotted.mockRestore();
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(
    (name.endsWith(".gz") ? LINE.repeat(10_000) : content).length,
  );
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(most);
});
