/** Secrets handed over in every way there is: none of them is in a file, a message, a trace, or the list of processes afterwards. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowserHost, type BrowserHost } from "../../src/main/browser/browser-host";
import { forkEngine } from "../../src/main/browser/engine-child";
import { ask, enter, openWindow, type Window } from "./browser/window";

const CLI = resolve("out", "main", "cli.js");
const LIMIT_MS = 300_000;
/** Nothing listens there. */
const NOBODY = "127.0.0.1:1";

let home: string;
let host: BrowserHost;
let window: Window;
let cookie = "";
let address = "";
/** Everything that was printed or answered. */
let said = "";

beforeAll(async () => {
  if (!existsSync(CLI)) throw new Error("build first: npm run build");
  home = mkdtempSync(join(tmpdir(), "dragoman-canaries-"));
  mkdirSync(join(home, "out"));
  writeFileSync(join(home, "text.txt"), "Mara merse la Lipova.\n");
  process.env["DRAGOMAN_HOME"] = home;
  host = await startBrowserHost({
    ...{ pages: resolve("out", "renderer"), port: 0, onAddress: (fresh) => (address ||= fresh) },
    startEngine: () => forkEngine(resolve("out", "main", "engine.js")),
  });
  cookie = await enter(address);
  window = await openWindow(String(host.port), cookie);
}, LIMIT_MS);
afterAll(async () => {
  delete process.env["DRAGOMAN_HOME"];
  window.socket.terminate();
  await host.close();
  rmSync(home, { recursive: true, force: true });
});

function dragoman(words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(process.execPath, [CLI, ...words], {
    env: { ...process.env, ...env, DRAGOMAN_HOME: home },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  return new Promise((done) => child.once("close", () => done()));
}

let id = 0;
async function send(name: string, input: unknown): Promise<void> {
  const answer = await ask(window, ++id, name, input);
  said += JSON.stringify(answer, (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : value,
  );
}

const connection = (where: string) => ({
  ...{ name: "c", address: where, database: "", user: "me", colour: "none", mayWrite: false, mapping: null },
});
const asked = (graph: string) => ({
  ...{ question: "why?", graph, recipe: "d-rag", overrides: {}, seed: 0, limit: 10 },
});
const out = (name: string) => join(home, "out", name);

/** On a command line an address stands until the program has been loaded (privacy.test.ts). */
const TYPED: readonly ((secret: string) => Promise<void>)[] = [
  askAndKeep,
  (secret) => dragoman(["ask", "why?", "--graph", `bolt://me:${secret}@${NOBODY}`, "--keep"]),
  (secret) => dragoman(["ask", "why?", "--graph", `neptune://me:${secret}@${NOBODY}?region=eu-west-1`]),
  (secret) => dragoman(["import", `neo4j+s://me:${secret}@${NOBODY}`, "--into", "x"]),
  (secret) => dragoman(["export", "--graph", "drugs", "--to", `bolt://me:${secret}@${NOBODY}`]),
  (secret) => dragoman(["export", out("x"), "--graph", `bolt+s://me:${secret}@${NOBODY}`, "--format", "csv"]),
  (secret) => dragoman(["replay", `bolt://me:${secret}@${NOBODY}`, "--graph", "drugs"]),
  (secret) =>
    dragoman(
      ["build", "rolit", join(home, "text.txt"), "--into", "y", "--recipe", "rolit-llm"].concat([
        "--set",
        `relations.address=https://me:${secret}@${NOBODY}/v1`,
      ]),
    ),
];

/** A question is kept, reported, traced and exported as it was asked, but for a login that came in with an address. */
async function askAndKeep(secret: string): Promise<void> {
  const files = ["--report", out("r.md"), "--export", out("r.trace.jsonl"), "--export", out("r.graphml")];
  const question = `What does imatinib treat, says bolt://me:${secret}@${NOBODY}?`;
  const how = ["--recipe", "biomedical", "--set", "seed.method=lexical", "--set", "understand.method=none"];
  await dragoman(["ask", question, "--graph", "drugs", ...how, "--keep", "--json", ...files]);
}

const HANDED: readonly ((secret: string) => Promise<void>)[] = [
  (secret) => dragoman(["ask", "why?", "--graph", `bolt://${NOBODY}`], login(secret)),
  (secret) => dragoman(["ask", "why?", "--graph", NEPTUNE], { ...AWS, AWS_SECRET_ACCESS_KEY: secret }),
  (secret) => dragoman(["ask", "why?", "--graph", NEPTUNE], { ...AWS, AWS_SESSION_TOKEN: secret }),
  (secret) => dragoman(["ask", "why?", "--graph", NEPTUNE], { ...AWS, AWS_ACCESS_KEY_ID: secret }),
  (secret) =>
    dragoman(
      ["build", "rolit", join(home, "text.txt"), "--into", "z", "--recipe", "rolit-llm"].concat(
        ...["--set", "relations.retries=0", "--set", `relations.address=http://${NOBODY}`],
      ),
      { DRAGOMAN_MODEL_KEY: secret },
    ),
  (secret) => send("connection:save", { connection: connection(`bolt://${NOBODY}`), password: secret }),
  (secret) => send("connection:test", { connection: connection(`bolt://${NOBODY}`), password: secret }),
  (secret) =>
    send("connection:save", { connection: { ...connection(`bolt://me:${secret}@${NOBODY}`), name: "d" } }),
  (secret) => send("connection:test", { connection: connection(`bolt://me:${secret}@${NOBODY}`) }),
  (secret) => send("connection:import", { bytes: new TextEncoder().encode(fileWith(secret)) }),
  (secret) =>
    send("ask", { ...asked("drugs"), question: `Does imatinib treat bolt://me:${secret}@${NOBODY}?` }),
  (secret) => send("ask", asked(`bolt://me:${secret}@${NOBODY}`)),
  (secret) => send("cypher:run", { graph: `bolt://me:${secret}@${NOBODY}`, text: "RETURN 1" }),
];
const NEPTUNE = `neptune://${NOBODY}?region=eu-west-1`;
const AWS = {
  AWS_ACCESS_KEY_ID: "AKIAEXAMPLE",
  AWS_SECRET_ACCESS_KEY: "other",
  AWS_EC2_METADATA_DISABLED: "true",
};
const login = (secret: string) => ({ DRAGOMAN_NEO4J_USER: "me", DRAGOMAN_NEO4J_PASSWORD: secret });
const fileWith = (secret: string) =>
  JSON.stringify({ version: 1, connections: [connection(`bolt://me:${secret}@${NOBODY}`)] });

/** A secret as it is, and as programs write it down. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    encodeURIComponent(secret),
    bytes.toString("base64").replace(/=+$/, ""),
    bytes.toString("hex"),
  ];
}

/** Where one of the secrets is found: in what was said, in a file of the home, or in a process. */
function leaks(secrets: readonly string[], processes: string): string[] {
  const files = readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), "latin1")]);
  const places = [...texts, ["what was said", said], ["the list of processes", processes]] as const;
  return secrets.flatMap((secret) =>
    places.flatMap(([place, text]) =>
      formsOf(secret).some((form) => text!.includes(form)) ? `${secret} in ${place!}` : [],
    ),
  );
}

/** The command lines of all processes, gathered while `work` runs. */
async function watching(work: () => Promise<void>): Promise<string> {
  const seen = new Set<string>();
  const look = () => {
    for (const pid of existsSync("/proc") ? readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [])
      try {
        seen.add(readFileSync(`/proc/${pid}/cmdline`, "utf8"));
      } catch {
        // It has ended meanwhile.
      }
  };
  const timer = setInterval(look, 50);
  await work();
  clearInterval(timer);
  return [...seen].join("\n");
}

test(
  "20 secrets leave no trace",
  async () => {
    const [typed, handed] = [TYPED, HANDED].map((all) =>
      all.map((_, at) => `canary-${all === TYPED ? "t" : "h"}${String(at)}-5e3c+/`),
    );
    await Promise.all(TYPED.map((act, at) => act(typed![at]!)));
    const processes = await watching(async () => {
      for (const [at, act] of HANDED.entries()) await act(handed![at]!);
      await send("connection:list", {});
      await send("connection:export", {});
    });
    expect(said).toContain(`"name":"c","address":"bolt://${NOBODY}"`);
    expect(readdirSync(join(home, "out")).sort()).toStrictEqual(["r.graphml", "r.md", "r.trace.jsonl"]);
    expect(readFileSync(join(home, "records", "runs.jsonl"), "utf8")).toContain("imatinib");
    const token = new URL(address).searchParams.get("token")!;
    expect(leaks([...typed!, ...handed!, token, cookie.split("=")[1]!], processes)).toStrictEqual([]);
  },
  LIMIT_MS,
);
