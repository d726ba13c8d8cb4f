/** Runs the real, built program as a person would. */
import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll } from "vitest";

const PROGRAM = resolve("out", "main", "cli.js");

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A user's folder of its own, so that no test sees the graphs of another. */
export function makeHome(): string {
  return mkdtempSync(join(tmpdir(), "dragoman-home-"));
}

/** Resolves when the program has ended, however it ended. */
export function dragoman(home: string, ...args: string[]): Promise<Outcome> {
  if (!existsSync(PROGRAM)) throw new Error("build first: npm run build");
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      env: { ...process.env, DRAGOMAN_HOME: home },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let [stdout, stderr] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.on("error", fail);
    child.on("close", (code) => {
      done({ code, stdout, stderr });
    });
  });
}

/**
 * Runs the real program one run after the other in one process of the file, for which starting and loading are half a second of processor each:
 * for what is said and refused. How a process ends is tried with `dragoman`.
 */
export function dragomanOften(home: string): (...args: string[]) => Promise<Outcome> {
  let child: ChildProcess | undefined;
  // Nothing that a run left open keeps the process from ending.
  afterAll(async () => {
    if (child?.connected !== true) return;
    child.disconnect();
    await once(child, "exit");
  });
  return async (...args) => {
    if (!existsSync(PROGRAM)) throw new Error("build first: npm run build");
    child ??= fork(resolve("test/main/cli/many-runs.mjs"), [PROGRAM], {
      env: { ...process.env, DRAGOMAN_HOME: home },
    });
    const ended = once(child, "exit").then(() => Promise.reject(new Error("the program ended its process")));
    const told = once(child, "message");
    child.send(args);
    const [outcome] = (await Promise.race([told, ended])) as [Outcome];
    return outcome;
  };
}
