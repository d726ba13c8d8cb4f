/** The door to language models against a server that misbehaves in every way. */
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { allowedServers, allowServer } from "../../../src/main/engine/language-models/allowed-servers";
import {
  foreignHost,
  modelServerSchema,
  openLanguageModel,
  type DoorPorts,
} from "../../../src/main/engine/language-models/door";
import {
  dead,
  ollama,
  openai,
  scripted,
  silence,
  status,
  type Reply,
  type ScriptedServer,
} from "./scripted-server";

const ASKED = {
  instructions: "List names.",
  text: "Mara plecă.",
  shape: { name: "names", schema: { type: "object", properties: { names: { type: "array" } } } },
};
const PORTS: DoorPorts = { allowed: [], pause: () => 1 };
const running: ScriptedServer[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function start(...replies: readonly Reply[]): Promise<ScriptedServer> {
  const server = await scripted(...replies);
  running.push(server);
  return server;
}

function ask(
  server: object,
  { ports = PORTS, signal = new AbortController().signal } = {},
): Promise<unknown> {
  return openLanguageModel(modelServerSchema.parse(server), ports).ask(ASKED, signal);
}

test("Ollama is asked for the shape at temperature 0, and its JSON comes back", async () => {
  const { address, seen } = await start(ollama('{"names":["Mara"]}'));
  expect(await ask({ address })).toStrictEqual({ names: ["Mara"] });
  expect(seen[0]!.path).toBe("/api/chat");
  expect(seen[0]!.body).toMatchObject({
    model: "llama3.2:3b",
    stream: false,
    format: ASKED.shape.schema,
    options: { temperature: 0 },
  });
  expect(seen[0]!.headers.authorization).toBeUndefined();
});

test("an OpenAI-compatible server is asked under /v1 with the key, once, in the header", async () => {
  const { address, seen } = await start(openai('```json\n{"names":[]}\n```'));
  const ports = { ...PORTS, key: "sk-secret" };
  expect(await ask({ kind: "openai", address: `${address}/v1/`, model: "m" }, { ports })).toStrictEqual({
    names: [],
  });
  expect(seen[0]!.path).toBe("/v1/chat/completions");
  expect(seen[0]!.headers.authorization).toBe("Bearer sk-secret");
  expect(JSON.stringify(seen[0]!.body)).not.toContain("sk-secret");
});

test("faults of the server and broken JSON are tried again", async () => {
  const { address, seen } = await start(status(500), ollama("{broken"), ollama('{"names":[]}'));
  expect(await ask({ address })).toStrictEqual({ names: [] });
  expect(seen).toHaveLength(3);
});

test.each([
  ["status 500 for ever", status(500), "answers with status 500", 3],
  ["no JSON for ever", ollama("I am sorry"), "answers what cannot be read", 3],
  ["another shape of answer", ((response) => response.end("[]")) as Reply, "answers what cannot be read", 3],
  ["a connection that breaks", dead, "nothing answers at", 3],
  ["a key it does not accept", status(401), "does not accept the key", 1],
  ["a model it lacks", status(404), "does not have it", 1],
  ["a redirect", status(307, { location: "http://127.0.0.1:1/" }), "which is not followed", 1],
])("%s is one sentence", async (_, reply, sentence, tries) => {
  const { address, seen } = await start(reply);
  const ports = { ...PORTS, key: "sk-secret" };
  const fault = await ask({ address }, { ports }).catch((thrown: unknown) => String(thrown));
  expect(fault).toContain(sentence);
  expect(fault).not.toContain("sk-secret");
  expect(seen).toHaveLength(tries);
});

test("an answer without an end is cut off", async () => {
  const { address } = await start((response) => {
    const piece = "x".repeat(1 << 20);
    const more = (): unknown => !response.destroyed && response.write(piece) && setImmediate(more);
    response.on("drain", more);
    more();
  });
  await expect(ask({ address })).rejects.toThrow("answers more than");
});

test("a slow server is given up, a cancelled question ends at once", async () => {
  const { address } = await start(silence);
  await expect(ask({ address, seconds: 0.05 })).rejects.toThrow("took longer than 0.05 s");
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 20);
  await expect(ask({ address }, { signal: controller.signal })).rejects.toMatchObject({ name: "AbortError" });
});

test("nobody there is one sentence", async () => {
  await expect(ask({ address: "http://127.0.0.1:1", retries: 0 })).rejects.toThrow(
    "nothing answers at 127.0.0.1:1",
  );
});

test("a server on another machine is asked only once it was allowed, and gets no key in the clear", async () => {
  const server = modelServerSchema.parse({
    kind: "openai",
    address: "http://models.example:8000",
    model: "m",
  });
  expect(() => openLanguageModel(server, PORTS)).toThrow("models.example:8000 is not this machine");
  const allowed = ["models.example:8000"];
  expect(openLanguageModel(server, { allowed }).id).toBe("openai http://models.example:8000/ m");
  expect(() => openLanguageModel(server, { allowed, key: "k" })).toThrow("without https");
});

test.each(["http://127.0.0.1.example", "http://localhost.example", "http://10.0.0.1", "http://[::2]"])(
  "%s is another machine",
  (address) => {
    expect(foreignHost({ address, model: "m" })).toBeDefined();
  },
);

test.each(["http://localhost:11434", "http://127.0.0.1", "http://127.1:80", "http://[::1]:9"])(
  "%s is this machine",
  (address) => {
    expect(foreignHost({ address, model: "m" })).toBeUndefined();
  },
);

test.each(["file:///etc/passwd", "nonsense", "http://me:secret@localhost", "http://localhost/?x=1"])(
  "%s is no address",
  (address) => {
    expect(() => foreignHost({ address, model: "m" })).toThrow("is no http:// or https:// address");
  },
);

test("what was allowed is kept; a broken file is set aside and said, and allows nothing", async () => {
  const path = join(await mkdtemp(join(tmpdir(), "allowed-")), "servers.json");
  expect(allowedServers(path)).toStrictEqual([]);
  allowServer(path, "b.example");
  allowServer(path, "a.example:443");
  allowServer(path, "b.example");
  expect(allowedServers(path)).toStrictEqual(["a.example:443", "b.example"]);
  expect(await readFile(path, "utf8")).not.toContain("key");
  await writeFile(path, "{");
  expect(() => allowedServers(path)).toThrow("servers.json");
  expect(allowedServers(path)).toStrictEqual([]);
});
