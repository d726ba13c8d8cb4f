/** Runs other programs of this checkout. Plain Node: nothing is installed yet when this is first used. */
import { spawn } from "node:child_process";
import { dirname, join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "..", "..");

/** Runs a Node script with its output on `output` ("inherit", "stderr" or "ignore"); resolves to the exit code. */
export function runNode(script, args = [], { output = "inherit", env = {} } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: output === "stderr" ? ["ignore", 2, 2] : output,
    });
    forwardSignals(child);
    child.on("error", fail);
    child.on("exit", (code, signal) => done(code ?? (signal === "SIGINT" ? 130 : 1)));
  });
}

/** A terminal's Ctrl-C reaches the child by itself; what is sent to this process alone is passed on. */
function forwardSignals(child) {
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
    const pass = () => child.kill(signal);
    process.on(signal, pass);
    child.on("exit", () => process.off(signal, pass));
  }
}

/** npm's own script: the one that runs us, or the one beside this Node. */
export function npmScript() {
  const running = process.env.npm_execpath;
  if (running?.endsWith("npm-cli.js")) return running;
  const prefix =
    process.platform === "win32" ? dirname(process.execPath) : join(dirname(process.execPath), "..", "lib");
  return join(prefix, "node_modules", "npm", "bin", "npm-cli.js");
}
