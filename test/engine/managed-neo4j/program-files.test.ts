import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { layoutPath, programFiles } from "../../../src/main/engine/managed-neo4j/program-files";
import { deadPort } from "./faults";

const ONE = "org.example:one:1.0";
const TWO = "org.example.deep:two:2.1:native";
const TEXTS: Readonly<Record<string, string>> = { [ONE]: "first file", [TWO]: "second file".repeat(5000) };
const FILES = Object.fromEntries(
  Object.entries(TEXTS).map(([coordinates, text]) => [
    coordinates,
    createHash("sha256").update(text).digest("hex"),
  ]),
);
const COORDINATES = new Map(
  Object.keys(TEXTS).map((coordinates) => [`/${layoutPath(coordinates)}`, coordinates]),
);

let home: string;
let folder: string;
let servers: Server[] = [];
let asked: string[] = [];

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "dragoman-files-"));
  folder = join(home, "files");
  asked = [];
  // Neither this machine's Maven nor what it fetched before.
  for (const name of ["HOME", "USERPROFILE"]) vi.stubEnv(name, home);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const server of servers)
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  servers = [];
  rmSync(home, { recursive: true, force: true });
});

/** A repository as Maven lays them out; `answer` may treat a file in its own way. */
async function repository(
  answer: (coordinates: string, ...to: Parameters<RequestListener>) => boolean = () => false,
) {
  const server = createServer((request, reply) => {
    const coordinates = COORDINATES.get(request.url!.replace(/^\/maven/, ""));
    if (coordinates) asked.push(coordinates);
    if (coordinates && answer(coordinates, request, reply)) return;
    reply.writeHead(coordinates ? 200 : 404).end(coordinates && TEXTS[coordinates]);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/maven/`;
}

function fetched(address: string | undefined, signal = new AbortController().signal) {
  const environment = {
    PATH: join(home, "nothing"),
    ...(address ? { DRAGOMAN_MAVEN_REPOSITORY: address } : {}),
  };
  return programFiles({ folder, signal, progress: () => undefined, environment, files: FILES });
}

/** Names of all files below the folder. */
const kept = () =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((name) => /\.(jar|part)$/.test(String(name)))
    : [];

describe("program files without Maven", () => {
  test("come from the repository that is named, each checked, and are asked for once", async () => {
    const address = await repository();
    const paths = await fetched(address);
    expect(paths).toStrictEqual(Object.keys(FILES).map((one) => join(folder, ...layoutPath(one).split("/"))));
    expect(paths.map((path) => readFileSync(path, "utf8"))).toStrictEqual(Object.values(TEXTS));
    expect(await fetched(address)).toStrictEqual(paths);
    expect(asked.sort()).toStrictEqual([TWO, ONE]);
  });

  test("come from the mirror that Maven's own settings name", async () => {
    const address = await repository();
    const settings = `<settings><mirrors><mirror><id>m</id><url>${address}</url><mirrorOf>central</mirrorOf></mirror></mirrors></settings>`;
    mkdirSync(join(home, ".m2"));
    writeFileSync(join(home, ".m2", "settings.xml"), settings);
    expect(await fetched(undefined)).toHaveLength(2);
  });

  test("with another checksum are refused and not kept; the right one is", async () => {
    const address = await repository((coordinates, _, reply) => {
      if (coordinates !== TWO) return false;
      reply.end("something else");
      return true;
    });
    await expect(fetched(address)).rejects.toThrow(
      `${TWO} from ${address.slice(0, -1)} has the wrong checksum`,
    );
    expect(kept()).toStrictEqual([layoutPath(ONE)]);
  });

  test("changed on the disk are fetched again", async () => {
    const address = await repository();
    const [first] = await fetched(address);
    writeFileSync(first!, "damaged");
    await fetched(address);
    expect(readFileSync(first!, "utf8")).toBe(TEXTS[ONE]);
    expect(asked.filter((one) => one === ONE)).toHaveLength(2);
  });

  test("broken off are fetched anew, three times at most; the next start asks only for what did not come", async () => {
    let breaks = 2;
    const address = await repository((coordinates, _, reply) => {
      if (coordinates !== TWO || breaks-- <= 0) return false;
      reply.writeHead(200, { "content-length": String(TEXTS[TWO]!.length) });
      reply.write(TEXTS[TWO]!.slice(0, 1000), () => reply.destroy());
      return true;
    });
    expect(await fetched(address)).toHaveLength(2);
    rmSync(folder, { recursive: true });
    breaks = Infinity;
    await expect(fetched(address)).rejects.toThrow("broke off 3 times: try again, what came is kept");
    expect(kept()).toStrictEqual([layoutPath(ONE)]);
    [breaks, asked] = [0, []];
    expect(await fetched(address)).toHaveLength(2);
    expect(asked).toStrictEqual([TWO]);
  });

  test("offline, without a repository, and where it has no such file: one sentence each", async () => {
    const dead = `http://127.0.0.1:${String(await deadPort())}`;
    await expect(fetched(dead)).rejects.toThrow(`${dead} cannot be reached (ECONNREFUSED)`);
    await expect(fetched(undefined)).rejects.toThrow(
      "2 of its 2 program files are not on this machine: install Maven, or name a Maven repository's address",
    );
    const address = await repository((_, __, reply) => !!reply.writeHead(404).end());
    await expect(fetched(address)).rejects.toThrow(/does not hand out org\.example.* \(404\)/);
    expect(kept()).toStrictEqual([]);
  });

  test("cancelled, nothing is kept and nothing goes on", async () => {
    const stop = new AbortController();
    const address = await repository((_, __, reply) => {
      reply.write("first");
      stop.abort();
      return true;
    });
    await expect(fetched(address, stop.signal)).rejects.toMatchObject({ name: "AbortError" });
    expect(kept()).toStrictEqual([]);
  });
});
