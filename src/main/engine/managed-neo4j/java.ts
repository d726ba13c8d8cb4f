/** Finds a Java that can run Neo4j. */
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";

/** Neo4j 2026 runs on Java 21 and later. */
export const OLDEST_JAVA = 21;

const PROGRAM = process.platform === "win32" ? "java.exe" : "java";
const FOLDERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ["/usr/lib/jvm", "/usr/java", "/opt"],
  darwin: ["/Library/Java/JavaVirtualMachines"],
  win32: ["Java", "Eclipse Adoptium", "Microsoft", "Zulu", "Amazon Corretto"].map((vendor) =>
    join(process.env["ProgramFiles"] ?? "C:\\Program Files", vendor),
  ),
};

/** The program `java` of the first Java that is new enough: DRAGOMAN_JAVA, JAVA_HOME, PATH, then the usual folders; undefined when none is. */
export async function findJava(environment: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const named = environment["DRAGOMAN_JAVA"];
  // Who names one wants that one and no other.
  const candidates = named ? [programIn(named)] : await candidatesIn(environment);
  for (const program of candidates) if ((await majorVersion(program)) >= OLDEST_JAVA) return program;
  return undefined;
}

async function candidatesIn(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const home = environment["JAVA_HOME"];
  const path = (environment["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return [
    ...(home ? [programIn(home)] : []),
    ...path.map((folder) => join(folder, PROGRAM)),
    ...(await usualPrograms()),
  ];
}

async function usualPrograms(): Promise<string[]> {
  const found = (FOLDERS[process.platform] ?? []).map(async (folder) =>
    (await readdir(folder).catch(() => []))
      .sort()
      .reverse()
      .flatMap((name) => [programIn(join(folder, name)), programIn(join(folder, name, "Contents", "Home"))]),
  );
  return (await Promise.all(found)).flat();
}

/** A folder's program, or the program itself. */
function programIn(folder: string): string {
  return folder.endsWith(PROGRAM) ? folder : join(folder, "bin", PROGRAM);
}

/** Main version of a Java, 0 when it is none: read from its `release` file, else asked. */
async function majorVersion(program: string): Promise<number> {
  const release = await readFile(join(dirname(dirname(program)), "release"), "utf8").catch(() => "");
  const written = /^JAVA_VERSION="(\d+)/m.exec(release)?.[1];
  if (written) return Number(written);
  const { stderr } = await promisify(execFile)(program, ["-version"], { timeout: 20_000 }).catch(() => ({
    stderr: "",
  }));
  return Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
}
