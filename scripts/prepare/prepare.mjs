/** From a bare clone to a built program; says what it does, on stderr only, and does nothing when nothing has changed. */
import { build, isBuilt } from "./build.mjs";
import { install, isInstalled } from "./install.mjs";
import { locked } from "./lock.mjs";

const WANTED = [20, 19];

/** Installs what is missing; with `built` also builds what is stale. `output` is where npm and the build write. */
export async function prepare({ built = true, output = "stderr" } = {}) {
  checkNode();
  if (isInstalled() && (!built || isBuilt())) return;
  await locked(async () => {
    if (!isInstalled()) {
      say("Installing packages (once; about a minute)…");
      await install(output);
    }
    if (built && !isBuilt()) {
      say("Building…");
      await build(output);
    }
  });
}

/** Ends the process with one sentence instead of a stack. */
export function fail(error) {
  console.error(`dragoman: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < WANTED[0] || (major === WANTED[0] && minor < WANTED[1]))
    throw new Error(`Node ${WANTED.join(".")} or newer is needed, this is ${process.versions.node}`);
}

function say(text) {
  console.error(text);
}
