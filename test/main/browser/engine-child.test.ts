import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { forkEngine } from "../../../src/main/browser/engine-child";

const folder = mkdtempSync(join(tmpdir(), "engine-child-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ENDS = `import { writeFileSync } from "node:fs";
writeFileSync("pid", String(process.pid));
process.exit(3);
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it("tells whoever listens late that the engine has ended", async () => {
  const [path, note] = [join(folder, "ends.mjs"), join(folder, "pid")];
  writeFileSync(path, `process.chdir(${JSON.stringify(folder)});\n${ENDS}`);
  const child = forkEngine(path);
  while (!existsSync(note) || isAlive(Number(readFileSync(note, "utf8")))) await pause(20);
  await pause(300);
  const reason = await new Promise<string>((tell) => child.listen(() => undefined, tell));
  expect(reason).toBe("exit code 3");
});
