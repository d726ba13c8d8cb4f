import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTokenizer, wholeWords } from "../../../src/main/engine/models/tokenizer";
import { MODELS, ODD_TEXTS, REFERENCE_TOKENS, SENTENCES } from "./fixtures";

const path = join(MODELS, "all-MiniLM-L6-v2/tokenizer.json");

test("English and Romanian sentences get the Python tokenizer's ids", async () => {
  const tokenize = await openTokenizer(path, "all-MiniLM-L6-v2", 256);
  expect(SENTENCES.map(tokenize)).toStrictEqual(REFERENCE_TOKENS.texts);
});

test.each(ODD_TEXTS.map((text, row) => [JSON.stringify(text.slice(0, 40)), text, row] as const))(
  "odd text %s gets the Python tokenizer's ids",
  async (_name, text, row) => {
    const tokenize = await openTokenizer(path, "all-MiniLM-L6-v2", 256);
    expect(tokenize(text)).toStrictEqual(REFERENCE_TOKENS.odd[row]);
  },
);

test("a text too long ends with the closing token at the model's limit", async () => {
  const tokenize = await openTokenizer(path, "all-MiniLM-L6-v2", 8);
  const ids = tokenize("one two three four five six seven eight nine");
  expect([ids.length, ids[0], ids.at(-1)]).toStrictEqual([8, 101, 102]);
});

test("a missing tokenizer is explained", async () => {
  await expect(openTokenizer("/nowhere/tokenizer.json", "m", 8)).rejects.toMatchObject({
    failure: { kind: "model-unusable", model: "m" },
  });
});

test("whole words are those of letters, in the order of their numbers; a file without any has none", async () => {
  expect((await wholeWords(path, "all-MiniLM-L6-v2")).slice(0, 5)).toStrictEqual([
    "the",
    "of",
    "and",
    "in",
    "to",
  ]);
  const odd = join(mkdtempSync(join(tmpdir(), "dragoman-tokenizer-")), "tokenizer.json");
  const words = async (file: unknown) => {
    writeFileSync(odd, JSON.stringify(file));
    return wholeWords(odd, "m");
  };
  const vocab = { "[PAD]": 0, cat: 7, "##s": 2, a: 3, și: 1, dog: "5", Cat: 6 };
  expect(await words({ model: { vocab } })).toStrictEqual(["și", "cat"]);
  for (const file of [null, [], {}, { model: null }, { model: { vocab: null } }, { model: { vocab: 4 } }])
    expect(await words(file)).toStrictEqual([]);
});
