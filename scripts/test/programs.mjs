/** Runs programs of a step, from the root of the checkout. */
import { spawn } from "node:child_process";
import { ROOT } from "../prepare/run.mjs";

/** Runs a Node script; resolves to all it said, to be shown in one piece. Rejects with that where it fails. */
export async function runCheck(script, args = []) {
  const said = [];
  const code = await run(process.execPath, [script, ...args], {}, ["ignore", "pipe", "pipe"], said);
  const output = Buffer.concat(said).toString();
  if (code !== 0) throw new Error(`${output}exit code ${code}`);
  return { output };
}

/** Runs a program whose output is shown as it comes; resolves to its exit code. */
export function runShown(program, args, environment = {}) {
  return run(program, args, environment, "inherit", []);
}

/** As `runShown`, and what it said is shown in one piece when it has ended: for one beside another. */
export async function runTold(program, args, environment = {}) {
  const said = [];
  const code = await run(program, args, environment, ["ignore", "pipe", "pipe"], said);
  process.stdout.write(Buffer.concat(said));
  return code;
}

function run(program, args, environment, stdio, said) {
  return new Promise((done, reject) => {
    const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...environment }, stdio });
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => said.push(part));
    const stop = (signal) => child.kill(signal);
    const signals = ["SIGTERM", "SIGINT", "SIGHUP"];
    for (const signal of signals) process.on(signal, stop);
    child.on("error", reject);
    child.on("close", (code) => {
      for (const signal of signals) process.off(signal, stop);
      done(code ?? 1);
    });
  });
}
