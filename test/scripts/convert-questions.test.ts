import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";

const SCRIPT = resolve("scripts", "convert-questions.mjs");
const PLAYERS = Array.from({ length: 40 }, (_, index) => `Player_${index.toString()}`);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "dragoman-sets-"));
  const put = (name: string, lines: string[]) => {
    writeFileSync(join(folder, name), gzipSync(lines.join("\n")));
  };
  put("WC2014.txt.gz", [...PLAYERS.map((player) => `${player}\tplays_for\tFC`), "FC\tis_in\tRome"]);
  put(
    "WC-P1.txt.gz",
    PLAYERS.map((player) => `club of ${player} ?\tFC\t${player}#plays_for#FC\tFC/`),
  );
  put("WC-P2.txt.gz", [
    ...PLAYERS.map(
      (player) => `where is ${player} ?\tRome\t${player}#plays_for#FC#is_in#Rome#<end>#Rome\tRome/`,
    ),
  ]);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Question {
  readonly q_entity: string[];
}

function convert(out: string, ...options: string[]) {
  const args = [SCRIPT, "worldcup2014", folder, join(folder, out), ...options];
  return spawnSync(process.execPath, args, { encoding: "utf8" });
}

function converted(out: string, part: string): Question[] {
  const text = readFileSync(join(folder, out, `worldcup2014-${part}.jsonl`), "utf8");
  return text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Question]));
}

function topics(out: string): string[] {
  return converted(out, "P1").map(({ q_entity: [topic] }) => topic!);
}

test("a question keeps its gold path as triples, their number and its answers without the empty one", () => {
  expect(convert("all").status).toBe(0);
  expect(converted("all", "P2")[0]).toStrictEqual({
    question: "where is Player_0 ?",
    q_entity: ["Player_0"],
    a_entity: ["Rome"],
    paths: [
      [
        ["Player_0", "plays_for", "FC"],
        ["FC", "is_in", "Rome"],
      ],
    ],
    hops: 2,
  });
  expect(readFileSync(join(folder, "all", "worldcup2014.tsv"), "utf8")).toContain("FC\tis_in\tRome\n");
});

test("no topic entity is in both parts: validation is whose hash begins below 51 of 256", () => {
  convert("train", "--split", "train");
  convert("validation", "--split", "validation");
  const firstByte = (topic: string) => createHash("sha256").update(topic).digest()[0]!;
  expect(topics("validation")).toStrictEqual(PLAYERS.filter((player) => firstByte(player) < 51));
  expect(topics("train")).toStrictEqual(PLAYERS.filter((player) => firstByte(player) >= 51));
  expect(topics("validation").length).toBeGreaterThan(0);
});

test("a sample is drawn by its seed, without repeats, in the order of the file", () => {
  for (const [out, seed] of [["one", "7"] as const, ["again", "7"] as const, ["other", "8"] as const])
    convert(out, "--sample", "10", "--seed", seed);
  expect(topics("one")).toStrictEqual(PLAYERS.filter((player) => topics("one").includes(player)));
  expect(topics("one")).toHaveLength(10);
  expect(topics("again")).toStrictEqual(topics("one"));
  expect(topics("other")).not.toStrictEqual(topics("one"));
});

test.each([
  [[], "a set, its folder and a folder to write to are wanted"],
  [["soup", "a", "b"], "a set, its folder"],
  [["metaqa", "a", "out"], "OUT must lie outside the repository"],
  [["metaqa", "a", tmpdir(), "--split", "half"], "there is no split “half”"],
  [["metaqa", "a", tmpdir(), "--sample", "0"], "--sample and --seed want whole numbers"],
])("wrong usage %j is explained", (args, reason) => {
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], { encoding: "utf8" });
  expect(status).toBe(2);
  expect(stderr).toContain(reason);
});

test("a folder without the set's files is one sentence", () => {
  const args = [SCRIPT, "metaqa", folder, join(folder, "none")];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect([status, stderr]).toStrictEqual([
    1,
    `${join(folder, "kg", "entities.dict.gz")} is not there: FOLDER is to hold the set's files as published.\n`,
  ]);
});
