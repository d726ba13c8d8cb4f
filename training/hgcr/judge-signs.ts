/** How often the patterns tell more from less, on BioRED's positive and negative correlations. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { join } from "node:path";
import { sentencesOf } from "../../src/main/engine/ask/read/sentence-with";
import { PATTERNS } from "../../src/main/engine/ask/verify/extract-predicates";
import { signOfVerb } from "../../src/main/engine/ask/verify/predicate";
import { within, type Abstract } from "./judge-predicates";

/** By PMID and pair ("id|id", sorted): 1 where one makes more of the other, −1 where less, 0 for any other relation. */
export function readSigns(folder: string, file: string): ReadonlyMap<string, number> {
  const text = gunzipSync(readFileSync(join(folder, file))).toString("utf8");
  const rows = text.split("\n").map((line) => line.split("\t"));
  const related = rows.filter(
    ([, kind, , , novelty]) => kind !== undefined && /^(?:No|Novel)$/.test(novelty ?? ""),
  );
  const sign = (kind: string): number =>
    kind === "Positive_Correlation" ? 1 : kind === "Negative_Correlation" ? -1 : 0;
  return new Map(related.map(([id, kind, one, other]) => [`${id!} ${pairOf(one!, other!)}`, sign(kind!)]));
}

/** Of all pairs that the patterns join: how many are related, and of those related with a sign how many got it. */
export function judgeSigns(abstracts: readonly Abstract[], signs: ReadonlyMap<string, number>) {
  let [told, related, signed, right] = [0, 0, 0, 0];
  for (const abstract of abstracts)
    for (const [pair, found] of signsIn(abstract)) {
      const wanted = signs.get(`${abstract.id} ${pair}`);
      told++;
      if (wanted === undefined) continue;
      related++;
      const claims = wanted === 0 ? [] : [...found].filter((one) => one !== 0);
      signed += claims.length;
      right += claims.filter((one) => one === wanted).length;
    }
  return { told, related, signed, right };
}

function signsIn(abstract: Abstract): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const { start, end } of sentencesOf(abstract.text))
    for (const one of PATTERNS.extract(abstract.text.slice(start, end), within(abstract, start, end))) {
      if (one.isNegated) continue;
      const pair = pairOf(one.subject, one.object);
      found.set(pair, (found.get(pair) ?? new Set()).add(signOfVerb(one.verb)));
    }
  return found;
}

function pairOf(one: string, other: string): string {
  return [one, other].sort().join("|");
}
