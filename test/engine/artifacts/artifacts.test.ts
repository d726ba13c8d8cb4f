/** Artifacts in a folder and in S3: the same contents under the same names; what goes wrong is one sentence, and nothing is half there. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { Artifacts, sha256, sha256OfFile } from "../../../src/main/engine/artifacts/artifacts";
import { folderStore } from "../../../src/main/engine/artifacts/folder-store";
import type { ObjectStore } from "../../../src/main/engine/artifacts/object-store";
import { openObjectStore } from "../../../src/main/engine/artifacts/open-artifacts";
import { parseS3Address } from "../../../src/main/engine/artifacts/s3-address";
import { openS3Store, type S3Options } from "../../../src/main/engine/artifacts/s3-store";
import { KEYS, REGION } from "../neptune/signed-server";
import { BUCKET, s3Server, type S3Server } from "./s3-server";

const root = mkdtempSync(join(tmpdir(), "dragoman-artifacts-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let server: S3Server;
beforeEach(async () => {
  server = await s3Server();
});
afterEach(() => server.close());

const { signal } = new AbortController();
const PART = 1000;

function inS3(more: Partial<S3Options> = {}, bucket = BUCKET): Promise<ObjectStore> {
  const address = parseS3Address(`s3://${bucket}/runs?region=${REGION}&endpoint=${server.endpoint}`);
  return openS3Store(address, {
    signal,
    credentials: KEYS,
    tries: 2,
    timeoutMs: 2000,
    partBytes: PART,
    ...more,
  });
}

test.runIf(process.platform === "linux")(
  "what is no file, and a folder in which nothing can be made, are refused in a sentence and not waited for",
  async () => {
    const folder = mkdtempSync(join(root, "pipe-"));
    mkdirSync(join(folder, "objects"));
    execFileSync("mkfifo", [join(folder, "objects/x"), join(folder, "asked.jsonl")]);
    const store = folderStore(folder);
    const text = new TextEncoder().encode("a result");
    const notAFile = { failure: { kind: "export-failed", reason: { kind: "not-a-file" } } };
    await expect(store.get("objects/x")).rejects.toMatchObject(notAFile);
    await expect(store.put("objects/x", text)).rejects.toMatchObject(notAFile);
    await expect(store.put("objects", text)).rejects.toMatchObject(notAFile);
    await expect(sha256OfFile(join(folder, "asked.jsonl"), signal)).rejects.toMatchObject({
      reason: { kind: "not-a-file" },
    });
    await expect(folderStore("/proc/dragoman/out").put("objects/x", text)).rejects.toMatchObject({
      failure: { kind: "export-failed", reason: { kind: "folder-forbidden" } },
    });
    symlinkSync("/proc/kmsg", join(folder, "manifest.json"));
    expect(await store.get("manifest.json")).toBeUndefined();
  },
);

test.each([
  ["a folder", () => Promise.resolve(folderStore(join(mkdtempSync(join(root, "f-")), "out")))],
  ["S3", () => inS3()],
])("what is put into %s is got, listed and looked at; a damaged text is none", async (_, open) => {
  const store = await open();
  expect([await store.get("objects/x"), await store.head("x"), await store.list("")]).toStrictEqual([
    undefined,
    undefined,
    [],
  ]);
  const artifacts = new Artifacts(store);
  const hash = await artifacts.put("a result");
  expect(hash).toBe(sha256("a result"));
  expect(await artifacts.get(hash)).toBe("a result");
  const large = Buffer.alloc(2 * PART + 5, "abc");
  await store.put("models/large.bin", large);
  expect(Buffer.from((await store.get("models/large.bin"))!).equals(large)).toBe(true);
  expect(await store.head("models/large.bin")).toMatchObject({ bytes: large.length });
  expect(await store.list("")).toStrictEqual(["models/large.bin", `objects/${hash}`]);
  expect(await store.list("objects/")).toStrictEqual([`objects/${hash}`]);
  await artifacts.finish("k", { name: "s", outputs: { one: hash } });
  expect(await artifacts.step("k")).toStrictEqual({ name: "s", outputs: { one: hash } });
  await store.put(`objects/${hash}`, Buffer.from("another"));
  expect([await artifacts.get(hash), await artifacts.step("k")]).toStrictEqual([undefined, undefined]);
  store.close();
});

test("what is large goes up in parts, each with its sum; what is small in one", async () => {
  const store = await inS3();
  await store.put("large", Buffer.alloc(2 * PART + 5));
  await store.put("small", Buffer.alloc(PART));
  expect(server.calls).toStrictEqual([
    ...[
      "POST runs/large",
      "PUT runs/large 1",
      "PUT runs/large 2",
      "PUT runs/large 3",
      "POST runs/large",
      "HEAD runs/large",
    ],
    ...["PUT runs/small", "HEAD runs/small"],
  ]);
  expect(server.uploads.size).toBe(0);
});

test("a busy server is asked again, and a broken connection tried once more", async () => {
  let calls = 0;
  server.fault = () => (++calls === 1 ? "SlowDown" : calls === 3 ? "cut" : undefined);
  const store = await inS3({ tries: 3 });
  await store.put("large", Buffer.alloc(2 * PART, "x"));
  expect(server.objects.get("runs/large")!.length).toBe(2 * PART);
});

test.each([
  ["SlowDown", "the server is busy or failing"],
  ["AccessDenied", "these keys may not do that in the bucket “results”"],
  ["damage", "the server keeps other bytes than it was sent"],
  ["cut", "was not written"],
] as const)(
  "%s at the second part is one sentence, what was there stays, and no part is left",
  async (fault, sentence) => {
    const store = await inS3({ tries: 1 });
    await store.put("large", Buffer.from("before"));
    server.fault = ({ query }) => (query.get("partNumber") === "2" ? fault : undefined);
    await expect(store.put("large", Buffer.alloc(2 * PART))).rejects.toThrow(sentence);
    expect(String(server.objects.get("runs/large"))).toBe("before");
    expect(server.uploads.size).toBe(0);
  },
);

test("a body that stops halfway is not waited for, and is no result", async () => {
  const store = await inS3({ tries: 1, timeoutMs: 300 });
  await store.put("x", Buffer.from("a text of some length"));
  server.fault = ({ method }) => (method === "GET" ? "slow" : undefined);
  await expect(store.get("x")).rejects.toThrow("the server does not answer");
});

test("no bucket, wrong keys, no server and a cancellation are told apart", async () => {
  await expect((await inS3({}, "nobody")).put("x", Buffer.from("x"))).rejects.toThrow(
    "there is no bucket “nobody”",
  );
  const wrong = { ...KEYS, secretAccessKey: "wrong" };
  await expect((await inS3({ credentials: wrong })).put("x", Buffer.from("x"))).rejects.toThrow(
    "AWS's keys are missing, expired or wrong",
  );
  const stop = new AbortController();
  const stopped = await inS3({ signal: stop.signal });
  stop.abort();
  await expect(stopped.put("x", Buffer.from("x"))).rejects.toMatchObject({ name: "AbortError" });
  const store = await inS3({ tries: 1 });
  await server.close();
  await expect(store.put("x", Buffer.from("x"))).rejects.toThrow("the server does not answer");
});

test.each([
  ["s3://", "names no bucket"],
  ["s3://UPPER/x", "names no bucket"],
  ["s3://results/../x?region=a", "has a prefix of other than"],
  ["s3://results/x?regio=a", "may stand region, profile and endpoint"],
  ["s3://results/x?region=a&endpoint=http://example.com", "may stand region, profile and endpoint"],
  ["s3://results/x", "is not known: add ?region="],
])("%s is refused", (address, sentence) => {
  expect(() => parseS3Address(address, {})).toThrow(sentence);
});

test("a folder that cannot be written is told, and nothing half written is listed", async () => {
  const folder = mkdtempSync(join(root, "g-"));
  writeFileSync(join(folder, "objects"), "in the way");
  const store = await openObjectStore(folder, signal);
  await expect(store.put("objects/x", Buffer.from("x"))).rejects.toThrow("“objects/x” was not written");
  writeFileSync(join(folder, "x.123.1.part"), "half");
  expect(await store.list("")).toStrictEqual(["objects"]);
  expect(readdirSync(folder)).toHaveLength(2);
});
