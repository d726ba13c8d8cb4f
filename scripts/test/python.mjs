/** Looks for a Python that has what training is locked to. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../prepare/run.mjs";

/** Prints the first thing that is wanting: a package of the list in another version, or the program that runs the tests. */
const LOOK = `
import sys, importlib.metadata as m, importlib.util as u
for line in open(sys.argv[1]):
    name, _, version = line.strip().partition("==")
    if version:
        try: found = m.version(name).split("+")[0]
        except m.PackageNotFoundError: found = "none"
        if found != version: sys.exit(f"{name} {version} is wanting, {found} is there")
if not u.find_spec("pytest"): sys.exit("pytest is wanting")
`;

/** `{ path }` of a Python with these requirements, or `{ reason }` in one clause. DRAGOMAN_PYTHON goes first. */
export function findPython(requirements) {
  const own = [join(ROOT, ".venv", "bin", "python"), join(ROOT, "training", ".venv", "bin", "python")];
  const named = process.env.DRAGOMAN_PYTHON;
  let reason = "no Python was found";
  for (const path of [...(named ? [named] : []), ...own.filter(existsSync), "python3", "python"]) {
    const { status, stderr, error } = spawnSync(path, ["-c", LOOK, requirements], { encoding: "utf8" });
    if (status === 0) return { path };
    if (!error) reason = stderr.trim().split("\n").at(-1);
  }
  return { reason };
}
