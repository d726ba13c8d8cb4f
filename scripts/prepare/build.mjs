/** Builds out/ from src/ when a source has changed since. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runNode } from "./run.mjs";

const STAMP = join(ROOT, "out", ".sources");
const SOURCES = ["src", "package-lock.json", "electron.vite.config.ts", "tsconfig.base.json"];
const BUILT = ["out/main/cli.js", "out/main/engine.js", "out/main/trial.js", "out/renderer/index.html"];

export function isBuilt() {
  return (
    BUILT.every((file) => existsSync(join(ROOT, file))) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, "utf8") === fingerprint()
  );
}

export async function build(output) {
  // Taken before: a source that changes during the build makes the next start build again.
  const sources = fingerprint();
  rmSync(STAMP, { force: true });
  const code = await runNode(
    join(ROOT, "node_modules", "electron-vite", "bin", "electron-vite.js"),
    ["build", "--logLevel", "warn"],
    {
      output,
    },
  );
  if (code !== 0) throw new Error("the build failed (see above)");
  mkdirSync(join(ROOT, "out"), { recursive: true });
  writeFileSync(STAMP, sources);
}

/** Names, sizes and times of all sources: also a file that is gone makes a difference. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap(filesUnder).sort()) {
    const { size, mtimeMs } = statSync(join(ROOT, path));
    hash.update(`${path}\t${size}\t${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function filesUnder(path) {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path)).flatMap((name) => filesUnder(`${path}/${name}`));
}
