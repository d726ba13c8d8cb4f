import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dragoman, makeHome } from "./program";

/** Each command is a program that starts; a loaded machine takes its time. */
const LIMIT_MS = 600_000;
const home = makeHome();
const KEYS = {
  AWS_ACCESS_KEY_ID: "AKIDEXAMPLE",
  AWS_SECRET_ACCESS_KEY: "secret",
  AWS_EC2_METADATA_DISABLED: "true",
};

beforeAll(() => {
  for (const [name, value] of Object.entries(KEYS)) vi.stubEnv(name, value);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

async function refused(...args: string[]): Promise<string> {
  const { code, stderr } = await dragoman(home, ...args);
  expect(code).toBe(1);
  return stderr;
}

test("an address of Neptune is checked before anything is sent, and never holds a key", async () => {
  const ask = (address: string) => refused("ask", "why?", "--graph", address);
  const secret = await ask("neptune://AKID:hidden@host?region=eu-west-1");
  expect(secret).toContain("keys do not belong into an address");
  expect(secret).not.toContain("hidden");
  expect(await ask("neptune://127.0.0.1:1?region=eu-west-1&tls=off")).toContain(
    "nothing answers at that address",
  );
  expect(await refused("neptune", "vectors", "--graph", "drugs")).toContain(
    "no address of the form neptune://",
  );
});

test(
  "a graph is written out for Neptune's bulk loader, under a namespace",
  async () => {
    const out = join(home, "load");
    const args = ["--graph", "drugs", "--format", "neptune", "--namespace", "bio_", "--json"];
    const { code, stdout, stderr } = await dragoman(home, "export", out, ...args);
    expect(code, stderr).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ nodes: 4694, edges: 9521 });
    const [header, first] = readFileSync(join(out, "nodes.csv"), "utf8").split("\n");
    expect(header).toMatch(/^~id,~label,id:String\(single\),name:String\(single\)/);
    expect(first).toMatch(/^bio_[^,]+,bio_DragomanNode;bio_/);
    expect(readFileSync(join(out, "edges.csv"), "utf8")).toMatch(
      /^~id,~from,~to,~label,dragomanHandle:Long,/,
    );
    expect(existsSync(join(out, "analytics", "vectors.csv"))).toBe(true);
  },
  LIMIT_MS,
);
