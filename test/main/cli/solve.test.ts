import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { dragoman, makeHome } from "./program";

const home = makeHome();
const write = (name: string, text: string) => {
  writeFileSync(join(home, name), text);
  return join(home, name);
};

//   0 --1-- 1 --1-- 2      prizes: 5, 0, 5; 3 hangs on 2 by an edge of 4 and is worth 1
//                    \--4-- 3
const BRIDGE = {
  edges: [
    [0, 1],
    [1, 2],
    [2, 3],
  ],
  prizes: [5, 0, 5, 1],
  costs: [1, 1, 4],
};

test("a cheap bridge is bought and a dear one is not", async () => {
  const { code, stdout, stderr } = await dragoman(
    home,
    "solve",
    write("bridge.json", JSON.stringify(BRIDGE)),
    "--json",
  );
  const { ms, lowerBound, ...solved } = JSON.parse(stdout) as Record<string, unknown>;
  expect(solved).toStrictEqual({
    nodes: [0, 1, 2],
    edges: [0, 1],
    reasons: ["merged-kept", "merged-kept", "never-reached"],
    objective: 3,
  });
  expect(ms).toBeGreaterThanOrEqual(0);
  expect(lowerBound).toBeLessThanOrEqual(3);
  expect([code, stderr, stdout.trimEnd().split("\n").length]).toStrictEqual([0, "", 1]);
});

test.each([
  ["not JSON", "{", "is not JSON"],
  ["no instance", "[]", "the instance:"],
  ["an edge to nowhere", JSON.stringify({ ...BRIDGE, prizes: [1] }), "not valid"],
  ["a negative cost", JSON.stringify({ ...BRIDGE, costs: [1, -1, 4] }), "cost"],
])("a file that is %s is explained", async (_, text, reason) => {
  const { code, stdout, stderr } = await dragoman(home, "solve", write("bad.json", text), "--json");
  expect([code, stdout]).toStrictEqual([1, ""]);
  expect(stderr).toContain(reason);
});

test("a reader that stops reading is no failure", async () => {
  const count = 60_000;
  const chain = {
    edges: Array.from({ length: count - 1 }, (_, node) => [node, node + 1]),
    prizes: Array.from({ length: count }, () => 2),
    costs: Array.from({ length: count - 1 }, () => 1),
  };
  const file = write("chain.json", JSON.stringify(chain));
  const child = spawn(process.execPath, [resolve("out/main/cli.js"), "solve", file, "--json"]);
  let stderr = "";
  child.stderr.on("data", (text: Buffer) => (stderr += text.toString()));
  child.stdout.once("data", () => child.stdout.destroy());
  const code = await new Promise((done) => child.once("exit", done));
  expect([code, stderr]).toStrictEqual([0, ""]);
});
