/** A disk of a few MB for one folder, on Linux without root: a file system in memory that only processes in its own namespace see. */
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface SmallDisk {
  /** Program to name as Java: it starts Java where the small disk is seen. */
  readonly java: string;
  /** Gives the disk another size. */
  resize(mb: number): void;
  /** Bytes that are free on it. */
  free(): number;
  close(): Promise<void>;
}

const NEW_NAMESPACE = ["--user", "--map-root-user", "--mount"];

/** Whether this machine lets its users make such disks. */
export function canMakeDisks(): boolean {
  const command = "mount -t tmpfs -o size=1m small /mnt";
  return spawnSync("unshare", [...NEW_NAMESPACE, "sh", "-c", command]).status === 0;
}

/** Puts `folder`, with all it holds, on a disk of `mb` megabytes; `programs` is a folder for the program. */
export async function smallDisk(
  java: string,
  folder: string,
  programs: string,
  mb: number,
): Promise<SmallDisk> {
  const move = `cp -a "$0" "$0.kept" && mount -t tmpfs -o size=${String(mb)}m small "$0" && cp -a "$0.kept/." "$0/" && echo ready && exec sleep 3600`;
  const holder = spawn("unshare", [...NEW_NAMESPACE, "sh", "-c", move, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    holder.stdout.once("data", () => resolve());
    holder.once("exit", (status) => reject(new Error(`no small disk (${String(status)})`)));
  });
  const inside = ["--target", String(holder.pid), "--user", "--mount", "--preserve-credentials"];
  const program = join(programs, "bin", "java");
  mkdirSync(join(programs, "bin"), { recursive: true });
  writeFileSync(program, `#!/bin/sh\nexec nsenter ${inside.join(" ")} "${java}" "$@"\n`);
  chmodSync(program, 0o755);
  const run = (...command: string[]) => {
    const { status, stdout, stderr } = spawnSync("nsenter", [...inside, ...command], { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  return {
    java: program,
    resize: (size) => void run("mount", "-o", `remount,size=${String(size)}m`, folder),
    free: () => 1024 * Number(run("df", "--output=avail", folder).split("\n")[1]),
    close: () =>
      new Promise((resolve) => {
        holder.once("exit", () => resolve());
        holder.kill("SIGKILL");
      }),
  };
}
