import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

test("every package is installed by what it holds, from whichever registry: all have a hash, none an address", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
  const packages = Object.entries(lock.packages).filter(([place, { link }]) => place !== "" && link !== true);
  expect(packages.length).toBeGreaterThan(100);
  const faulty = packages.filter(([, { integrity, resolved }]) => !integrity || resolved !== undefined);
  expect(faulty.map(([place]) => place)).toStrictEqual([]);
});
