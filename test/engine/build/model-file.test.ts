import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openModel } from "../../../src/main/engine/build/tagger/model-file";
import { newFolder } from "./build-fixture";

const path = join(newFolder(), "model.json.gz");
const write = (bytes: string): void => writeFileSync(path, gzipSync(bytes));
const open = (): object => openModel<{ weight: number }, object>(path, "small", ({ weight }) => ({ weight }));

test("a model is made once while its file stays the same, and anew where it was replaced, broken or taken away", () => {
  write('{"weight":1}');
  const first = open();
  expect(open()).toBe(first);
  write('{"weight":2}');
  expect([first, open()]).toStrictEqual([{ weight: 1 }, { weight: 2 }]);
  writeFileSync(path, "no model");
  expect(open).toThrow(
    expect.objectContaining({ failure: expect.objectContaining({ kind: "model-unusable" }) }),
  );
  rmSync(path);
  expect(open).toThrow(expect.objectContaining({ failure: { kind: "model-missing", model: "small" } }));
});
