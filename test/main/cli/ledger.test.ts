import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { LedgerRow } from "../../../src/shared/ledger";
import { dragoman, dragomanOften, makeHome } from "./program";

//   ibuprofen --treats--> muscle pain,  ibuprofen --made_by--> Boots
const TRIPLES = ["ibuprofen\ttreats\tmuscle pain", "ibuprofen\tmade_by\tBoots"];
const QUESTIONS = ["Which pain does ibuprofen treat?", "Who makes ibuprofen?"];
const PLAIN = ["--recipe", "biomedical"];
const LIMIT_MS = 240_000;
const home = makeHome();
const often = dragomanOften(home);
const file = (name: string) => join(home, name);

async function listed(): Promise<LedgerRow[]> {
  const { code, stdout } = await often("ledger", "list", "--json");
  expect(code).toBe(0);
  return JSON.parse(stdout) as LedgerRow[];
}

beforeAll(async () => {
  writeFileSync(file("pain.tsv"), TRIPLES.join("\n"));
  await often("import", file("pain.tsv"), "--into", "tiny");
  await often("ask", QUESTIONS[0]!, "--graph", "tiny", ...PLAIN);
  for (const question of QUESTIONS)
    await often("ask", question, "--graph", "tiny", ...PLAIN, "--set", "seed.k=2", "--keep");
}, LIMIT_MS);

test(
  "what was asked with --keep is listed, newest first, and shown with all it was asked by",
  async () => {
    const rows = await listed();
    expect(
      rows.map(({ question, graph, recipe, overrides }) => [question, graph, recipe, overrides]),
    ).toStrictEqual(
      QUESTIONS.toReversed().map((question) => [question, "tiny", "biomedical", { "seed.k": 2 }]),
    );
    const { code, stdout } = await often("ledger", "show", rows[0]!.id.slice(0, 8));
    expect(code).toBe(0);
    expect(stdout).toContain(`Question  ${QUESTIONS[1]!}`);
    expect(stdout).toContain("Changed   seed.k=2");
    expect(stdout).toMatch(/^Digest    sha256:[0-9a-f]{64}$/m);
  },
  LIMIT_MS,
);

test(
  "a run comes out the same again, and is exported as a trace that replays",
  async () => {
    const [{ id }] = (await listed()) as [LedgerRow];
    const replayed = await often("ledger", "replay", id, "--json");
    expect([replayed.code, JSON.parse(replayed.stdout)]).toMatchObject([0, { run: id, same: true }]);
    const written = await often("ledger", "export", id, file("run.trace.jsonl"));
    expect([written.code, written.stdout.trim()]).toStrictEqual([0, file("run.trace.jsonl")]);
    expect(readFileSync(file("run.trace.jsonl"), "utf8")).toContain(QUESTIONS[1]!);
    const again = await often("replay", file("run.trace.jsonl"), "--graph", "tiny", "--json");
    expect([again.code, JSON.parse(again.stdout)]).toMatchObject([0, { same: true }]);
  },
  LIMIT_MS,
);

test(
  "a digest that is not the run's own is told, and the exit code is 1",
  async () => {
    const other = makeHome();
    cpSync(join(home, "graphs"), join(other, "graphs"), { recursive: true });
    const { stdout } = await often("ledger", "list", "--json");
    const { digest } = (JSON.parse(stdout) as LedgerRow[])[0]!;
    await dragoman(other, "ask", QUESTIONS[1]!, "--graph", "tiny", ...PLAIN, "--keep");
    const ledger = join(other, "records", "runs.jsonl");
    const spoilt = readFileSync(ledger, "utf8").replace(
      /"digest":"sha256:[0-9a-f]{64}"/,
      `"digest":"sha256:${"0".repeat(64)}"`,
    );
    expect(spoilt).not.toContain(digest);
    writeFileSync(ledger, spoilt);
    const [{ id }] = JSON.parse((await dragoman(other, "ledger", "list", "--json")).stdout) as [LedgerRow];
    const { code, stderr } = await dragoman(other, "ledger", "replay", id);
    expect([code, stderr.includes("not the same")]).toStrictEqual([1, true]);
  },
  LIMIT_MS,
);

test(
  "deleting takes one run; what is not there is one sentence",
  async () => {
    const rows = await listed();
    expect((await often("ledger", "delete", rows[1]!.id)).code).toBe(0);
    expect((await listed()).map(({ id }) => id)).toStrictEqual([rows[0]!.id]);
    const gone = await often("ledger", "show", "nothing");
    expect([gone.code, gone.stdout]).toStrictEqual([1, ""]);
    const wrong = await often("ledger", "export", rows[0]!.id, "run.pdf");
    expect([wrong.code, wrong.stderr.includes("a file name ending in")]).toStrictEqual([2, true]);
  },
  LIMIT_MS,
);

test(
  "a kept run is judged, single answers too, and what was said is counted and can be taken back",
  async () => {
    const asked = [QUESTIONS[1]!, "--graph", "tiny", "--recipe", "path-match"];
    await often("ask", ...asked, "--keep");
    const { id, answers } = (await listed())[0]!;
    const [run, first] = [id.slice(0, 8), answers[0]!];
    const judged = async (...words: string[]) =>
      JSON.parse((await often("judge", run, ...words, "--json")).stdout) as Record<string, unknown>;
    expect(await judged()).toMatchObject({ question: QUESTIONS[1], answers: {}, proven: false, judged: 0 });
    expect(await judged("partly")).toMatchObject({ verdict: "partly", judged: 1 });
    expect(await judged("right", "--answer", first.name)).toMatchObject({ answers: { [first.id]: "right" } });
    const told = await often("ask", ...asked, "--json", "--keep");
    expect(JSON.parse(told.stdout)).toMatchObject({
      run: id,
      trust: { proven: false, judged: 1 },
    });
    const stranger = await often("judge", run, "wrong", "--answer", "Nobody");
    expect([stranger.code, stranger.stderr]).toStrictEqual([
      1,
      expect.stringContaining("“Nobody” is none of"),
    ]);
    await judged("withdraw");
    expect(await judged("withdraw", "--answer", first.id)).not.toHaveProperty("verdict");
    expect(await judged()).toMatchObject({ answers: {}, judged: 0 });
  },
  LIMIT_MS,
);

test(
  "a run that the disk does not take is answered, and never said to be kept",
  async () => {
    const blocked = makeHome();
    cpSync(join(home, "graphs"), join(blocked, "graphs"), { recursive: true });
    mkdirSync(join(blocked, "records", "runs.jsonl"), { recursive: true });
    const asked = ["ask", QUESTIONS[0]!, "--graph", "tiny", ...PLAIN, "--keep"];
    const { code, stdout, stderr } = await dragoman(blocked, ...asked);
    expect([code, stdout]).toStrictEqual([0, expect.not.stringContaining("Kept as")]);
    expect(stderr).toContain("the run could not be kept: there is a folder of that name");
  },
  LIMIT_MS,
);
