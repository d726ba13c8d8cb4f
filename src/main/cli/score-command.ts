/** `dragoman build score ner|tags|coref FILE`: how well names, parts of speech, or who is who are found in a file that marks them. */
import { Argument, type Command } from "commander";
import type { CorefScore, LabelScore, NerScore, TagsScore } from "../../shared/texts/build";
import { openCoreference } from "../engine/build/coreference/coreference-model";
import { scoring } from "../engine/build/score/read-file";
import { scoreCoref } from "../engine/build/score/score-coref";
import { scoreNer } from "../engine/build/score/score-ner";
import { scoreTags } from "../engine/build/score/score-tags";
import { openMorphology } from "../engine/build/tagger/morphology";
import { openTagger } from "../engine/build/tagger/tagger";
import { productFolders } from "../engine/server/folders";
import { act } from "./action";
import { print, printJson } from "./terminal";

interface ScoreOptions {
  readonly model?: string;
  readonly json?: true;
}

type What = "ner" | "tags" | "coref";

export function addScore(build: Command): void {
  build
    .command("score")
    .description(
      "how well names (ner), parts of speech and lemmas (tags), or who is who (coref) are found in a file that marks them",
    )
    .addArgument(new Argument("<what>", "what is scored").choices(["ner", "tags", "coref"]))
    .argument(
      "<file>",
      "ner: RONEC's JSON list, or JSON lines of tokens and ner_tags; tags: CoNLL-U; coref: LitBank's brat file (.ann, its .txt beside), or a folder of them",
    )
    .option("--model <name>", "what reads it (ner, tags: ronec-tagger; coref: litbank-coreference)")
    .option("--json", "print one JSON document")
    .action((what: What, file: string, options: ScoreOptions) =>
      act(() => scoring(() => SCORES[what](file, options))),
    );
}

const SCORES: Readonly<Record<What, (file: string, options: ScoreOptions) => Promise<void>>> = {
  ner: async (file, { model = "ronec-tagger", json }) =>
    show(await scoreNer(file, openTagger(productFolders().models, model)), json, nerLines),
  tags: async (file, { model = "ronec-tagger", json }) =>
    show(await scoreTags(file, openMorphology(productFolders().models, model)), json, tagLines),
  coref: async (file, { model = "litbank-coreference", json }) =>
    show(await scoreCoref(file, openCoreference(productFolders().models, model)), json, corefLines),
};

function show<T extends { readonly convention: string }>(
  scored: T,
  json: true | undefined,
  lines: (scored: T) => string[],
): void {
  if (json) printJson(scored);
  else for (const line of [scored.convention, ...lines(scored)]) print(line);
}

function nerLines({ labels, micro }: NerScore): string[] {
  return [...Object.entries(labels), ["micro", micro] as const].map(labelLine);
}

function tagLines({ oblique, ...scored }: TagsScore): string[] {
  const shares = (["pos", "lemma", "case"] as const).map(
    (what) => `${what}: ${scored[what].accuracy.toFixed(4)} of ${scored[what].n.toString()}`,
  );
  return [...shares, labelLine(["oblique", oblique])];
}

function corefLines({ documents, mentions, muc, b3 }: CorefScore): string[] {
  const measures = [["MUC", muc] as const, ["B³", b3] as const];
  return [
    `${documents.toString()} documents, ${mentions.toString()} mentions`,
    ...measures.map(
      ([name, { p, r, f1 }]) => `${name}: P ${p.toFixed(3)}, R ${r.toFixed(3)}, F ${f1.toFixed(3)}`,
    ),
  ];
}

function labelLine([label, { p, r, f1, n }]: readonly [string, LabelScore]): string {
  return `${label}: P ${p.toFixed(3)}, R ${r.toFixed(3)}, F ${f1.toFixed(3)} of ${n.toString()}`;
}
