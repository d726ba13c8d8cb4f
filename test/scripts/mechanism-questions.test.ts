import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder: string;

const node = (id: string, name: string) => `  - id: ${id}\n    label: Thing\n    name: ${name}\n`;
const link = (source: string, target: string) =>
  `  - key: affects\n    source: ${source}\n    target: ${target}\n`;

/** One record of "pill" against "ache" over these links. */
function record(place: number, links: readonly (readonly [string, string])[]) {
  const nodes = ["A:1", "B:2", "C:3", "D:4", "Z:9"].map((id) => node(id, id === "A:1" ? "pill" : `n ${id}`));
  const graph = `graph:\n  _id: r${String(place)}\n  drug: pill\n  drug_mesh: A:1\n  disease: ache\n  disease_mesh: Z:9\n`;
  return `${graph}nodes:\n${nodes.join("")}links:\n${links.map(([from, to]) => link(from, to)).join("")}`;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "dragoman-mechanisms-"));
  mkdirSync(join(folder, "kb"));
  const records = [
    record(1, [
      ["A:1", "B:2"],
      ["B:2", "Z:9"],
      // Leads nowhere: no part of the way.
      ["B:2", "D:4"],
    ]),
    record(2, [
      ["A:1", "C:3"],
      ["C:3", "Z:9"],
    ]),
    // No way at all.
    record(3, [["D:4", "Z:9"]]),
  ];
  records.forEach((text, at) => {
    writeFileSync(join(folder, "kb", `${String(at)}.yaml`), text);
  });
  execFileSync("tar", ["-czf", join(folder, "paths-shared.tar.gz"), "-C", folder, "kb"]);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("one question a pair; gold is what lies on a directed way in any of its records", () => {
  const out = join(folder, "out");
  const script = resolve("scripts", "convert-questions.mjs");
  execFileSync(process.execPath, [script, "drugmechdb", folder, out]);
  const lines = readFileSync(join(out, "drugmechdb.jsonl"), "utf8").trim().split("\n");
  expect(lines).toHaveLength(1);
  const asked = JSON.parse(lines[0]!) as Record<string, unknown>;
  expect(asked["q_entity"]).toStrictEqual(["A:1", "Z:9"]);
  expect(asked["a_entity"]).toStrictEqual(["B:2", "C:3"]);
  expect(asked["paths"]).toStrictEqual([
    [
      ["A:1", "affects", "B:2"],
      ["B:2", "affects", "Z:9"],
      ["A:1", "affects", "C:3"],
      ["C:3", "affects", "Z:9"],
    ],
  ]);
  expect(asked["question"]).toMatch(/pill.*n Z:9|n Z:9.*pill/u);
});
