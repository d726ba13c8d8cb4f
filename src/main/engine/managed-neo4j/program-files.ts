/**
 * Neo4j's own program files: named by version and checksum in neo4j-files.lock.json, taken from Maven's local repository, fetched by
 * Maven, or downloaded from a Maven repository that the user names. They are never part of this product: Neo4j Community is under the
 * GPL and runs as a program of its own.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { ReasonError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import lock from "./neo4j-files.lock.json";

/** What one file of the lock is called, `group:name:version[:classifier]`, and what its bytes must hash to. */
type LockedFile = readonly [coordinates: string, sha256: string];

export interface FetchOptions {
  /** Where downloads are kept. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Told how many files are here, of how many. */
  readonly progress: (done: number, total: number) => void;
  readonly environment?: NodeJS.ProcessEnv;
  /** Checksums by coordinates; Neo4j's own when not given. */
  readonly files?: Readonly<Record<string, string>>;
}

const PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:2.8:resolve";
const PARALLEL = 6;
/** A file whose download broke off is asked for again so often. */
const TRIES = 3;

/** Paths of all program files, every one checked; throws an Error that says in part of a sentence why they cannot be had. */
export async function programFiles(options: FetchOptions): Promise<string[]> {
  const files: LockedFile[] = Object.entries(options.files ?? lock.files);
  const environment = options.environment ?? process.env;
  const folders = [join(homedir(), ".m2", "repository"), options.folder];
  const paths = new Map<string, string>();
  // Each is read and summed once: together they are 158 MB, at every start.
  const look = async (): Promise<LockedFile[]> => {
    const isWanted = ([coordinates]: LockedFile) => !paths.has(coordinates);
    const found = files.filter(isWanted).map(async (file) => {
      const path = await pathOf(folders, file);
      if (path !== undefined) paths.set(file[0], path);
    });
    await Promise.all(found);
    return files.filter(isWanted);
  };
  let missing = await look();
  if (missing.length > 0 && (await hasMaven(environment))) {
    options.progress(files.length - missing.length, files.length);
    await resolveWithMaven(missing, environment, options.signal);
    missing = await look();
  }
  if (missing.length > 0) {
    await download(missing, files.length, options, environment);
    await look();
  }
  return files.map(([coordinates]) => paths.get(coordinates)!);
}

/** The first folder's copy with the right checksum. */
async function pathOf(
  folders: readonly string[],
  [coordinates, sha256]: LockedFile,
): Promise<string | undefined> {
  for (const folder of folders) {
    const path = join(folder, ...layoutPath(coordinates).split("/"));
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes && hashOf(bytes) === sha256) return path;
  }
  return undefined;
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Where every Maven repository, local or remote, keeps a file. */
export function layoutPath(coordinates: string): string {
  const [group, name, version, classifier] = coordinates.split(":") as [string, string, string, string?];
  const suffix = classifier === undefined ? "" : `-${classifier}`;
  return `${group.replaceAll(".", "/")}/${name}/${version}/${name}-${version}${suffix}.jar`;
}

async function hasMaven(environment: NodeJS.ProcessEnv): Promise<boolean> {
  return runMaven(["-v"], environment, AbortSignal.timeout(60_000)).then(
    () => true,
    () => false,
  );
}

/** Maven knows from its own settings where files come from. Whatever it could not fetch is found missing afterwards. */
async function resolveWithMaven(
  files: readonly LockedFile[],
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "dragoman-maven-"));
  try {
    await writeFile(join(folder, "pom.xml"), projectOf(files));
    await runMaven(["-B", "-q", "-f", join(folder, "pom.xml"), PLUGIN], environment, signal);
  } catch {
    signal.throwIfAborted();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runMaven(args: string[], environment: NodeJS.ProcessEnv, signal: AbortSignal): Promise<unknown> {
  // On Windows Maven is a batch file, which only a shell can run; the arguments are all ours.
  const isWindows = process.platform === "win32";
  const options = { env: environment, signal, shell: isWindows, maxBuffer: 64 * 1024 * 1024 };
  return promisify(execFile)(isWindows ? "mvn.cmd" : "mvn", args, options);
}

/** A project that depends on exactly these files and on nothing that they ask for. */
function projectOf(files: readonly LockedFile[]): string {
  const all =
    "<exclusions><exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion></exclusions>";
  const dependencies = files.map(([coordinates]) => {
    const [group, name, version, classifier] = coordinates.split(":") as [string, string, string, string?];
    const more = classifier === undefined ? "" : `<classifier>${classifier}</classifier>`;
    return `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version>${more}${all}</dependency>`;
  });
  return `<project><modelVersion>4.0.0</modelVersion><groupId>dragoman</groupId><artifactId>neo4j</artifactId><version>1</version><packaging>pom</packaging>
<dependencies>${dependencies.join("\n")}</dependencies></project>
`;
}

async function download(
  files: readonly LockedFile[],
  total: number,
  { folder, signal, progress }: FetchOptions,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const repository = environment["DRAGOMAN_MAVEN_REPOSITORY"] ?? (await mirrorInSettings());
  if (!repository)
    throw new Error(
      `${String(files.length)} of its ${String(total)} program files are not on this machine: install Maven, or name a Maven repository's address in DRAGOMAN_MAVEN_REPOSITORY`,
    );
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      await downloadOne(repository.replace(/\/$/, ""), file, folder, signal);
      progress(total - waiting.length, total);
    }
  };
  const giveUp = (fault: unknown) => {
    waiting.length = 0;
    throw fault;
  };
  const ended = await Promise.allSettled(Array.from({ length: PARALLEL }, () => work().catch(giveUp)));
  for (const one of ended) if (one.status === "rejected") throw one.reason;
}

async function downloadOne(
  repository: string,
  [coordinates, sha256]: LockedFile,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const bytes = await fetchBytes(repository, coordinates, signal);
  if (hashOf(bytes) !== sha256)
    throw new ReasonError(message("wrong-checksum", { file: coordinates, repository }));
  const path = join(folder, ...layoutPath(coordinates).split("/"));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}

/** Files are small: one that breaks off is fetched anew, those that came stay. */
async function fetchBytes(repository: string, coordinates: string, signal: AbortSignal): Promise<Uint8Array> {
  for (let tries = 1; ; tries++) {
    const reply = await fetch(`${repository}/${layoutPath(coordinates)}`, { signal }).catch(
      (fault: unknown) => {
        signal.throwIfAborted();
        throw new ReasonError(message("repository-unreachable", { repository, why: causeOf(fault) }));
      },
    );
    if (!reply.ok)
      throw new ReasonError(
        message("repository-refuses", { repository, file: coordinates, status: reply.status }),
      );
    const bytes = await reply.arrayBuffer().catch(() => undefined);
    if (bytes) return new Uint8Array(bytes);
    signal.throwIfAborted();
    if (tries === TRIES)
      throw new ReasonError(message("download-broke-off", { file: coordinates, repository, times: TRIES }));
  }
}

/** Fetch wraps what the network said. */
function causeOf(fault: unknown): string {
  const cause = fault instanceof Error ? (fault.cause ?? fault) : fault;
  if (!(cause instanceof Error)) return "no answer";
  return "code" in cause ? String(cause.code) : cause.message;
}

/** The address that Maven's own settings name in place of the central repository. */
async function mirrorInSettings(): Promise<string | undefined> {
  const settings = await readFile(join(homedir(), ".m2", "settings.xml"), "utf8").catch(() => "");
  const mirrors = settings.match(/<mirror>.*?<\/mirror>/gs) ?? [];
  const central = mirrors.find((mirror) => /<mirrorOf>[^<]*(\*|central)[^<]*<\/mirrorOf>/.test(mirror));
  return /<url>\s*([^<\s]+)\s*<\/url>/.exec(central ?? "")?.[1];
}
