/** `node scripts/lock-neo4j.mjs VERSION`: asks Maven which files Neo4j's server needs and writes them with their checksums into the lock file. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./prepare/run.mjs";

const LOCK = join(ROOT, "src", "main", "engine", "managed-neo4j", "neo4j-files.lock.json");
const version = process.argv[2];
if (!version) throw new Error("which version of Neo4j?");

const folder = mkdtempSync(join(tmpdir(), "dragoman-lock-"));
try {
  const list = join(folder, "list.txt");
  writeFileSync(join(folder, "pom.xml"), pom(version));
  const goal = "org.apache.maven.plugins:maven-dependency-plugin:2.8:list";
  execFileSync(
    "mvn",
    ["-B", "-q", "-f", folder, goal, `-DoutputFile=${list}`, "-DoutputAbsoluteArtifactFilename"],
    {
      stdio: "inherit",
    },
  );
  const files = readFileSync(list, "utf8")
    .split("\n")
    .map((line) => /^ +([^:]+):([^:]+):jar:(?:([^:]+):)?([^:]+):(?:compile|runtime):(.+)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, group, name, classifier, its, path]) => ({
      file: [group, name, its, ...(classifier ? [classifier] : [])].join(":"),
      sha256: createHash("sha256").update(readFileSync(path.trim())).digest("hex"),
    }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const lock = { version, files: Object.fromEntries(files.map(({ file, sha256 }) => [file, sha256])) };
  writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${files.length} files of Neo4j ${version}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function pom(its) {
  const dependency = (group, name) =>
    `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${its}</version></dependency>`;
  return `<project><modelVersion>4.0.0</modelVersion><groupId>dragoman</groupId><artifactId>lock</artifactId><version>1</version><packaging>pom</packaging>
<dependencies>${dependency("org.neo4j", "neo4j")}${dependency("org.neo4j.app", "neo4j-server")}</dependencies></project>
`;
}
