/** Training sentences as the product reads them, a line for each pair of names. Called by tokens.mjs. */
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { PATTERNS } from "../../src/main/engine/ask/verify/extract-predicates";
import type { NamedConcept } from "../../src/main/engine/ask/verify/predicate";
import { nearestMentions, statementWords } from "./statement-words";

const NAME = /\b([CDGV])(\d)\b/g;
const TYPES: Readonly<Record<string, string>> = { C: "Chemical", D: "Disease", G: "Gene", V: "Variant" };
const STATED = /^((?:not |maybe )*)([CDGV]\d) ([CDGV]\d) ([a-z]+)$/;

interface Stated {
  readonly subject: string;
  readonly object: string;
  readonly verb: string;
  readonly isNegated: boolean;
  readonly isSpeculated: boolean;
}

/** "C1 relieved D1 in rats. | C1 D1 treat": pairs that no clause behind the bar names are said nothing of. */
export interface MarkedSentence {
  readonly text: string;
  readonly concepts: readonly NamedConcept[];
  readonly stated: readonly Stated[];
}

export function readSentence(row: string): MarkedSentence {
  const [text = "", clauses = ""] = row.split(" |");
  const concepts = [...text.matchAll(NAME)].map(({ 0: name, 1: kind, index }) => ({
    start: index,
    end: index + name.length,
    concept: name,
    type: TYPES[kind!]!,
  }));
  const stated = clauses
    .split(";")
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "")
    .map((clause) => {
      const [, cues, subject, object, verb] = STATED.exec(clause) ?? [];
      if (!cues && cues !== "") throw new Error(`not a statement: ${row}`);
      for (const name of [subject!, object!])
        if (!concepts.some(({ concept }) => concept === name)) throw new Error(`not named: ${row}`);
      return {
        ...{ subject: subject!, object: object!, verb: verb! },
        ...{ isNegated: cues.includes("not"), isSpeculated: cues.includes("maybe") },
      };
    });
  return { text, concepts, stated };
}

function pairLines(field: string, row: string): string[] {
  const { text, concepts, stated } = readSentence(row);
  const said = PATTERNS.extract(text, concepts);
  const names = [...new Set(concepts.map(({ concept }) => concept))];
  return names.flatMap((a, at) =>
    names.slice(at + 1).flatMap((b) => {
      const isOfBoth = ({ subject, object }: { subject: string; object: string }): boolean =>
        (subject === a && object === b) || (subject === b && object === a);
      const [first, second] = nearestMentions(concepts, a, b) ?? [];
      if (!first || !second) return [];
      const words = statementWords(text, concepts, [first, second], said.find(isOfBoth));
      const gold = stated.find(isOfBoth);
      if (!words || gold?.verb === "skip") return [];
      const isTurned = gold !== undefined && gold.subject !== first.concept;
      return [JSON.stringify({ field, ...words, gold: gold ?? null, isTurned, row })];
    }),
  );
}

export function writeLines(out: string, files: readonly string[]): void {
  const lines = files.flatMap((file) => {
    let field = basename(file);
    return readFileSync(file, "utf8")
      .split("\n")
      .flatMap((row) => {
        if (row.startsWith("#")) field = `${basename(file)} ${row}`;
        return row.trim() === "" || row.startsWith("#") ? [] : pairLines(field, row);
      });
  });
  writeFileSync(out, `${lines.join("\n")}\n`);
  console.log(lines.length, "pairs");
}
