/** `npm start`: installed, built, running. Opens the desktop window, or serves the same workbench to a browser. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findElectron } from "./prepare/electron.mjs";
import { fail, prepare } from "./prepare/prepare.mjs";
import { ROOT, runNode } from "./prepare/run.mjs";

const USAGE = `npm start [-- options]
  --host desktop|browser  where the workbench opens (default: desktop where Electron can be had, else browser)
  --port N                port of the browser host (default: any free one)
  --no-open               do not open the system's browser`;

try {
  const options = readOptions();
  await prepare({ output: "stderr" });
  process.exitCode = options.host === "browser" ? await serve(options) : await openWindow(options);
} catch (error) {
  fail(error);
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      host: { type: "string" },
      port: { type: "string" },
      "no-open": { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  if (values.host !== undefined && !["desktop", "browser"].includes(values.host))
    throw new Error(`there is no host “${values.host}”\n${USAGE}`);
  return values;
}

async function openWindow(options) {
  const electron = await findElectron();
  if (electron.path) return runElectron(electron.path);
  if (options.host === "desktop") throw new Error(`no desktop window: ${electron.reason}`);
  console.error(`No desktop window (${electron.reason}): serving the same workbench to a browser instead.`);
  return serve(options);
}

function serve(options) {
  const args = ["serve"];
  if (options.port !== undefined) args.push("--port", options.port);
  if (options["no-open"]) args.push("--no-open");
  return runNode(join(ROOT, "out", "main", "cli.js"), args);
}

function runElectron(path) {
  return new Promise((done, reject) => {
    const child = spawn(path, [ROOT], { cwd: ROOT, stdio: "inherit" });
    child.on("error", reject);
    child.on("exit", (code) => done(code ?? 1));
  });
}
