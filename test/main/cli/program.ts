/** Runs the real, built program as a person would. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

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
