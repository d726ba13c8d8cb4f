import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { dragoman, dragomanOften, makeHome } from "./program";

const home = makeHome();
const often = dragomanOften(home);

test("the version is the package's, alone", async () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(await dragoman(home, "--version")).toStrictEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
});

test("the help names every command", async () => {
  const { code, stdout, stderr } = await dragoman(home, "--help");
  const commands = [...stdout.matchAll(/^ {2}([a-z\d]+) /gm)].map(([, name]) => name);
  expect(commands).toStrictEqual([
    ...["ask", "run", "replay", "ledger", "judge", "import", "embed", "build", "export", "evaluate", "solve"],
    ...["neo4j", "neptune", "serve", "recipes", "models", "help"],
  ]);
  expect([code, stderr]).toStrictEqual([0, ""]);
});

test("every parameter of the recipes that come along is listed, with what it takes", async () => {
  const { code, stdout } = await often("recipes");
  expect(code).toBe(0);
  expect(stdout).toContain("\ng-retriever  Ranks of cosine become prizes");
  expect(stdout).toContain(
    "\n  prune.clusters  whole number of parts, at least 1; 1 unless set; with method pcst and rooted false\n    Most connected parts",
  );
  const printed = await often("recipes", "--json");
  const { recipes, stages } = JSON.parse(printed.stdout) as {
    recipes: Record<string, Record<string, unknown>>[];
    stages: { parameters: { path: string }[] }[];
  };
  const listed = new Set(stages.flatMap(({ parameters }) => parameters.map(({ path }) => path)));
  const used = recipes.flatMap((recipe) =>
    Object.entries(recipe).flatMap(([stage, params]) =>
      typeof params === "object" ? Object.keys(params).map((name) => `${stage}.${name}`) : [],
    ),
  );
  expect(
    used.filter((path) => !/^(score|read|verify)\.method$/.test(path) && !listed.has(path)),
  ).toStrictEqual([]);
});

describe("wrong usage ends with 2, says what is wrong on stderr and prints nothing", () => {
  test.each([
    [[], "Usage: dragoman"],
    [["fly"], "unknown command 'fly'"],
    [["ask", "--graph", "g"], "missing required argument 'question'"],
    [["ask", "why?"], "required option '--graph"],
    [["ask", "why?", "--graph", "g", "--fast"], "unknown option '--fast'"],
    [["ask", "why?", "--graph", "g", "--set", "k"], "not of the form stage.parameter=value"],
    [["ask", "why?", "--graph", "g", "--seed", "-1"], "a whole number of at least 0"],
    [["serve", "--port", "65536"], "a whole number of at least 0 and at most 65535"],
    [["solve", "x.json", "--pruning", "hard"], "Allowed choices are none, simple, gw, strong"],
    [["neo4j", "start", "--heap", "1"], "a whole number of at least 256"],
    [["import", "x.tsv"], "required option '--into"],
    [["ask", " ", "--graph", "drugs"], "a question is wanted"],
  ])("dragoman %j", async (args, reason) => {
    const { code, stdout, stderr } = await often(...args);
    expect([code, stdout]).toStrictEqual([2, ""]);
    expect(stderr).toContain(reason);
  });
});

/** Words of libraries and systems that no person should read. */
const RAW =
  /\b(?:Catalog|Binder|IO|Parser) Error|DuckDB|\bE[A-Z]{4,}\b|Invalid input|expected |received |Unexpected token|node:|\bat .*:\d+:\d+/;
const FOLDER = join(home, "a folder");
const EMPTY = join(home, "empty");
const BINARY = join(home, "binary");
const TABLE = join(home, "table.tsv");

test("a process ends by itself with its code, also after it refused a graph", async () => {
  const codes = [
    ["ask", "why?"],
    ["ask", "why?", "--graph", "drugs", "--set", "expand.hops=abc"],
  ];
  const ended = await Promise.all(codes.map((words) => dragoman(home, ...words)));
  expect(ended.map(({ code }) => code)).toStrictEqual([2, 1]);
});

describe("a failure ends with 1 and one sentence", () => {
  writeFileSync(join(home, "broken.duckdb"), "no database");
  writeFileSync(join(home, "wrong.jsonl"), '{"question":4}\n');
  writeFileSync(EMPTY, "");
  writeFileSync(BINARY, Buffer.from([0xff, 0x00, 0x9c, 0x0a, 0x80]));
  writeFileSync(TABLE, "a\tr\tb\n");
  mkdirSync(FOLDER);
  test.each([
    [["ask", "why?", "--graph", "nothing"], "There is no graph called “nothing”"],
    [["ask", "why?", "--graph", "../x"], "There is no graph called “../x”"],
    [["ask", "why?", "--graph", join(home, "broken.duckdb")], "it is no graph of Dragoman"],
    [
      ["ask", "why?", "--graph", EMPTY],
      "it is no graph of Dragoman: make one of it first, dragoman import empty",
    ],
    [["export", join(home, "o"), "--graph", TABLE, "--format", "jsonl"], "it is no graph of Dragoman"],
    [["export", join(home, "o"), "--graph", FOLDER, "--format", "jsonl"], "There is no graph called"],
    [["build", "show", EMPTY], "it is no graph of Dragoman"],
    [["run", "--config", "nothing.yaml"], "“nothing.yaml” cannot be read (there is no such file)"],
    [["run", "--config", FOLDER], "“a folder” cannot be read (it is a folder)"],
    [["run", "--config", BINARY], "“binary” cannot be read ("],
    [["ask", "why?", "--graph", "drugs", "--recipe", "soup"], "There is no recipe called “soup”"],
    [["neo4j", "status", "--graph", "../x"], "“../x” cannot be the name of a graph"],
    [["solve", "nothing.json"], "“nothing.json” cannot be read: there is no such file"],
    [["import", "nothing.tsv", "--into", "x"], "“nothing.tsv” was not imported"],
    [["import", "nothing.tsv", "--into", "a/b"], "was not imported"],
    [["import", "nothing.tsv", "--into", ""], "“” cannot be the name of a graph"],
    [["import", "nothing.tsv", "--into", "two words"], "“two words” cannot be the name of a graph"],
    [["import", TABLE, "--into", join(TABLE, "g.duckdb")], "a file stands where a folder is needed"],
    [["ledger", "show", "nothing"], "no run of the ledger begins with “nothing”"],
    [["evaluate", "--graph", "nothing", "--questions", "x"], "There is no graph called “nothing”"],
    [
      ["evaluate", "--graph", "drugs", "--questions", "nothing"],
      "“nothing” cannot be read: there is no such",
    ],
    [["evaluate", "--graph", "drugs", "--questions", join(home, "wrong.jsonl")], "question: text is wanted"],
    [["replay", EMPTY, "--graph", "drugs"], "cannot be read: it is empty"],
    [["solve", FOLDER], "cannot be read: it is a folder"],
    [["build", "score", "ner", FOLDER], "“a folder” cannot be used: it is a folder"],
    [["build", "score", "tags", EMPTY], "“empty” cannot be used: it is empty"],
    [["build", "score", "coref", EMPTY], "“empty” cannot be used: no mention is marked"],
    [
      ["build", "rolit", "nothing.txt", "--into", "x"],
      "“nothing.txt” was not imported: there is no such file",
    ],
    [["import", TABLE, "--into", "x", "--schema", "nothing.json"], "the schema file cannot be read"],
    [["ask", "why?", "--graph", "drugs", "--set", "expand.hops=abc"], "a whole number of hops, 0 to 6"],
  ])("dragoman %j", async (args, reason) => {
    const { code, stdout, stderr } = await often(...args);
    expect([code, stdout]).toStrictEqual([1, ""]);
    expect(stderr).toMatch(/^dragoman: .*\.\n$/);
    expect(stderr).toContain(reason);
    expect(stderr).not.toMatch(RAW);
  });
});

test("a question that is far too long is one sentence, understood or not", async () => {
  const long = "please ".repeat(10_000);
  const read = await often("ask", long, "--graph", "drugs", "--json");
  expect(read.code).toBe(0);
  expect(JSON.parse(read.stdout)).toMatchObject({ answers: [], answer: { form: "none", complete: false } });
  const unread = await often("ask", long, "--graph", "drugs", "--set", "understand.method=none");
  expect([unread.code, unread.stderr]).toStrictEqual([
    1,
    expect.stringContaining("a question has at most 10000 characters") as string,
  ]);
});
