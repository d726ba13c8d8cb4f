/** Sentences of real abstracts whose meaning was written down (training/hgcr/predicate-gold.tsv), as the reader of statements reads them. Called by gold.mjs. */
import { readFileSync, writeFileSync } from "node:fs";
import { PATTERNS } from "../../src/main/engine/ask/verify/extract-predicates";
import { nearestMentions, statementWords } from "./statement-words";
import { readAbstracts, unite, within } from "../hgcr/judge-predicates";

const VERBS: Readonly<Record<string, string>> = {
  induces: "cause",
  increases: "up",
  treats: "treat",
  decreases: "down",
  associated: "assoc",
  interacts: "bind",
};

/** One line for each sentence of the turns that may be looked at. */
export function writeGold(folder: string, table: string, out: string, turns: readonly number[]): void {
  const abstracts = unite(
    readAbstracts(folder, "Train.PubTator.gz"),
    readAbstracts(folder, "CDR_TrainingSet.PubTator.txt.gz"),
  );
  const rows = readFileSync(table, "utf8").trim().split("\n").slice(1);
  const lines = rows.flatMap((row) => {
    const [id, from, to, one, other, , verb, direction, negated, speculated, held] = row.split("\t");
    if (!turns.includes(Number(held))) return [];
    const abstract = abstracts.get(id!)!;
    const sentence = abstract.text.slice(Number(from), Number(to));
    const concepts = within(abstract, Number(from), Number(to));
    const said = PATTERNS.extract(sentence, concepts).find(
      ({ subject, object }) => [subject, object].sort().join() === [one, other].sort().join(),
    );
    const pair = nearestMentions(concepts, one!, other!);
    const words = pair && statementWords(sentence, concepts, pair, said);
    if (!words) return [];
    const subject = direction === "second" ? other : one;
    const gold = {
      ...{ subject, verb: VERBS[verb!] },
      ...{ isNegated: negated === "1", isSpeculated: speculated === "1" },
    };
    const isTurned = subject !== pair[0].concept;
    return [JSON.stringify({ field: held, ...words, gold: verb === "" ? null : gold, isTurned })];
  });
  writeFileSync(out, `${lines.join("\n")}\n`);
  console.log(lines.length, "sentences");
}
