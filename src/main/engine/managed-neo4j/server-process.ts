/** Java started with Neo4j's program files: its arguments, its port, its console. */
import { spawn } from "node:child_process";
import { mkdir, open, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { ReasonError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { lastPort, type Memory } from "./server-files";

const SMALL_HEAP_MB = 1024;

/** In a file: two hundred paths are more than a command line on Windows takes. `more` are further options of Java. */
export async function writeArguments(
  folder: string,
  files: readonly string[],
  memory: Memory,
  more: readonly string[],
): Promise<void> {
  const words = [...more, ...argumentsOf(folder, files, memory)];
  await writeFile(listOf(folder), words.map(quoted).join("\n"));
}

const listOf = (folder: string) => join(folder, "conf", "java.args");

/** Its process id; it goes on when this process ends. */
export async function spawnJava(
  java: string,
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  await mkdir(join(folder, "logs"), { recursive: true });
  const log = await open(join(folder, "logs", "console.log"), "w", 0o600);
  try {
    const child = spawn(java, [`@${listOf(folder)}`], {
      ...{ cwd: folder, env: environment, detached: true, windowsHide: true },
      stdio: ["ignore", log.fd, log.fd],
    });
    await new Promise<void>((resolve, reject) => child.once("spawn", resolve).once("error", reject));
    child.unref();
    return child.pid!;
  } finally {
    await log.close();
  }
}

function argumentsOf(folder: string, files: readonly string[], { heapMb }: Memory): string[] {
  return [
    `-Xms${String(Math.min(128, heapMb))}m`,
    `-Xmx${String(heapMb)}m`,
    // Imports fill the heap with what dies at once: the parallel collector clears that for a third of what Java's usual one takes.
    ...(heapMb <= SMALL_HEAP_MB ? ["-XX:+UseSerialGC"] : ["-XX:+UseParallelGC"]),
    "--add-modules=jdk.incubator.vector",
    "--enable-native-access=ALL-UNNAMED",
    ...["-cp", files.join(delimiter)],
    "org.neo4j.server.Neo4jCommunity",
    `--home-dir=${folder}`,
    `--config-dir=${join(folder, "conf")}`,
  ];
}

/** Java's argument files take words in quotation marks, with backslashes doubled. */
function quoted(word: string): string {
  return `"${word.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

/** The port of the last start where it is free, so that what was written down of the server stays true. */
export async function portFor(folder: string): Promise<number> {
  const last = await lastPort(folder);
  return (last !== undefined && (await freePort(last).catch(() => undefined))) || freePort(0);
}

/** This one, or any for 0; rejects when it is taken. */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(wanted, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === "object") resolve(address.port);
        else reject(new ReasonError(message("no-port")));
      });
    });
  });
}
