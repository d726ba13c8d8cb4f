import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { addChains, noChains } from "../../../src/main/engine/build/score/chain-measures";
import { scoreCoref } from "../../../src/main/engine/build/score/score-coref";
import { scoreTags } from "../../../src/main/engine/build/score/score-tags";
import { openCoreference } from "../../../src/main/engine/build/coreference/coreference-model";
import { quotesOf } from "../../../src/main/engine/build/coreference/quotes";
import { openMorphology } from "../../../src/main/engine/build/tagger/morphology";
import { explain, toFailure } from "../../../src/shared/failure";

const MODELS = "resources/models";
const FOLDER = mkdtempSync(join(tmpdir(), "score-"));

/** The one sentence a file is refused with. */
async function refusalOf(scored: Promise<unknown>): Promise<string> {
  return scored.then(
    () => "scored",
    (thrown: unknown) => explain(toFailure(thrown)),
  );
}

function written(name: string, bytes: string | Buffer): string {
  const path = join(FOLDER, name);
  writeFileSync(path, bytes);
  return path;
}

const CAPITAL = [
  "# text = Capitala României este București.",
  "1\tCapitala\tcapitală\tNOUN\tNcfsry\tCase=Acc,Nom|Definite=Def\t4\tnsubj\t_\t_",
  "2\tRomâniei\tRomâniei\tPROPN\tNpfsoy\tCase=Dat,Gen\t1\tnmod\t_\t_",
  "3-4\teste\t_\t_\t_\t_\t_\t_\t_\t_",
  "3\teste\tfi\tAUX\tVaip3s\t_\t4\tcop\t_\t_",
  "4\tBucurești\tBucurești\tPROPN\tNp\t_\t0\troot\t_\t_",
  "5\t.\t.\tPUNCT\tPERIOD\t_\t4\tpunct\t_\t_",
].join("\n");

test("parts of speech, lemmas and cases are scored by the word, gzipped or not", async () => {
  const morphology = openMorphology(MODELS, "ronec-tagger");
  const scored = await scoreTags(written("capital.conllu", CAPITAL), morphology);
  expect(scored.pos).toEqual({ accuracy: 1, n: 5 });
  expect(scored.case).toEqual({ accuracy: 1, n: 2 });
  expect(scored.oblique).toMatchObject({ p: 1, r: 1, n: 1 });
  expect(scored.lemma).toEqual({ accuracy: 1, n: 5 });
  expect(await scoreTags(written("capital.conllu.gz", gzipSync(CAPITAL)), morphology)).toEqual(scored);
  const turned = CAPITAL.replace("\tNOUN\t", "\tVERB\t").replace("Case=Dat,Gen", "Case=Acc,Nom");
  const wrong = await scoreTags(written("turned.conllu", turned), morphology);
  expect(wrong.pos.accuracy).toBeCloseTo(4 / 5, 9);
  expect(wrong.case.accuracy).toBe(0.5);
});

test("a form never seen is led to its lemma by its ending, another part of speech to another", () => {
  const read = openMorphology(MODELS, "ronec-tagger").read(["Zbârnăitorilor", "le-", "a", "zbârnăit", "."]);
  expect(read.map(({ upos }) => upos).slice(2)).toEqual(["AUX", "VERB", "PUNCT"]);
  expect(read[0]).toMatchObject({ upos: "NOUN", lemma: "zbârnăitor" });
});

test.each([
  ["empty.conllu", " \n", /is empty|nothing/],
  ["prose.conllu", "Mara merge la Lipova.\n", /line 1.*CoNLL-U/],
  ["short.conllu", `${CAPITAL}\n7\tx\n`, /line 8.*CoNLL-U/],
  ["bytes.conllu", Buffer.from([0xff, 0xfe, 0xfa]), /UTF-8/],
  ["torn.conllu.gz", gzipSync(CAPITAL).subarray(0, 40), /./],
])("%s is refused in one sentence", async (name, bytes, says) => {
  const morphology = openMorphology(MODELS, "ronec-tagger");
  const said = await refusalOf(scoreTags(written(name, bytes), morphology));
  expect(said).toMatch(says);
  expect(said).not.toContain("\n");
});

test("MUC and B³ are those of the papers", () => {
  // Bagga and Baldwin 1998, figure 2: two chains of five wrongly joined.
  const counts = noChains();
  addChains(counts, [0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2], [0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0]);
  expect(counts.muc).toEqual({ right: 9, found: 10, there: 9 });
  expect(counts.b3.p / counts.b3.n).toBeCloseTo(7 / 12, 9);
  expect(counts.b3.r / counts.b3.n).toBe(1);
});

const STORY = [
  "Anne Gray saw the old doctor .",
  "“ I am tired , ” said Anne .",
  "“ You must rest , ” he answered .",
].join("\n");

/** A brat file over STORY: [kind, words, chain, nth place of the words]. */
function brat(marks: readonly (readonly [kind: string, words: string, chain: string])[]): string {
  let from = 0;
  return marks
    .map(([kind, words, chain], at) => {
      const start = STORY.indexOf(words, from);
      from = start + 1;
      const where = `${start.toString()} ${(start + words.length).toString()}`;
      const id = (at * 2).toString();
      return `T${id}\t${kind} ${where}\t${words}\nT${id}9\t${chain} ${where}\t${words}`;
    })
    .join("\n");
}

const WHO = [
  ["PROP_PER", "Anne Gray", "anne-1"],
  ["NOM_PER", "the old doctor", "doctor-1"],
  ["PRON_PER", "I", "anne-1"],
  ["PROP_PER", "Anne", "anne-1"],
  ["PRON_PER", "You", "anne-1"],
  ["PRON_PER", "he", "doctor-1"],
] as const;

test("who is who in a dialogue: names, who speaks, who is spoken to", async () => {
  written("story.txt", STORY);
  const scored = await scoreCoref(
    written("story.ann", brat(WHO)),
    openCoreference(MODELS, "litbank-coreference"),
  );
  expect(scored).toMatchObject({ documents: 1, mentions: 6 });
  expect(scored.b3.f1).toBe(1);
  expect(scored.muc).toEqual({ p: 1, r: 1, f1: 1 });
});

test("a quote's speaker stands beside the verb of saying; the next one answers", () => {
  const tokens = STORY.split(/\s+/);
  const mention = (first: number, end: number) => ({ first, end, kind: "PROP" as const, type: "PER" });
  const quotes = quotesOf({
    name: "",
    tokens,
    sentences: tokens.map((_, at) => (at < 7 ? 0 : at < 16 ? 1 : 2)),
    mentions: [mention(0, 2), mention(14, 15), mention(22, 23)],
  });
  expect(quotes).toMatchObject([
    { speaker: 1, addressee: -1 },
    { speaker: 2, addressee: 1 },
  ]);
});

test.each([
  ["none.ann", "T1\tPER 0 4\tAnne\n", /no mention/],
  ["beyond.ann", "T1\tPROP_PER 0 999\tAnne\n", /line 1.*999/],
  ["alone.ann", "T1\tPROP_PER 0 4\tAnne\n", /alone\.txt/],
])("%s is refused", async (name, marks, says) => {
  if (!name.startsWith("alone")) written(name.replace(".ann", ".txt"), STORY);
  const model = openCoreference(MODELS, "litbank-coreference");
  expect(await refusalOf(scoreCoref(written(name, marks), model))).toMatch(says);
});
