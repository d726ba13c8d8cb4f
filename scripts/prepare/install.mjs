/** Installs the packages of package-lock.json when they are missing or others. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { npmScript, ROOT, runNode } from "./run.mjs";

const LOCK = join(ROOT, "package-lock.json");
const INSTALLED = join(ROOT, "node_modules", ".package-lock.json");

/** True when every package that the lock asks for lies in node_modules in that version; npm keeps a list of what it laid there. */
export function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const installed = packagesOf(INSTALLED);
  return Object.entries(packagesOf(LOCK)).every(
    ([path, wanted]) =>
      path === "" || wanted.optional || wanted.link || installed[path]?.version === wanted.version,
  );
}

export async function install(output) {
  const code = await runNode(npmScript(), ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { output });
  if (code !== 0) throw new Error("npm could not install the packages (see above): is the network there?");
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}
