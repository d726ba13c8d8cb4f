/**
 * `node training/hgcr/predicates.mjs FOLDER [--development]`: how right the predicate patterns are. FOLDER holds BC5CDR's
 * CDR_TrainingSet.PubTator.txt.gz, CDR_DevelopmentSet.PubTator.txt.gz and BioRED's Train.PubTator.gz. Rules are written on the training half
 * alone; --development tries them on the other, and on the third of the sentences that is kept apart. --wrong lists what is wrong.
 */
import { readFileSync } from "node:fs";
import { bundle } from "../../scripts/prepare/bundle.mjs";

const [folder] = process.argv.slice(2);
const last = process.argv.includes("--development");
const { readAbstracts, scoreInduced, judgeSentences } = await import(
  await bundle("hgcr-predicates", "training/hgcr/judge-predicates.ts")
);
const training = readAbstracts(folder, "CDR_TrainingSet.PubTator.txt.gz");
const told = ({ precision, recall, f, told, gold }) =>
  `P ${precision.toFixed(3)} R ${recall.toFixed(3)} F ${f.toFixed(3)} (${told} told, ${gold} gold)`;
console.log(`CID, training half: ${told(scoreInduced(training))}`);
if (last)
  console.log(
    `CID, development half: ${told(scoreInduced(readAbstracts(folder, "CDR_DevelopmentSet.PubTator.txt.gz")))}`,
  );
const abstracts = new Map(
  [...readAbstracts(folder, "Train.PubTator.gz"), ...training].map((one) => [one.id, one]),
);
const judged = judgeSentences(
  abstracts,
  readFileSync(new URL("predicate-gold.tsv", import.meta.url), "utf8"),
);
const share = (rows) => `${rows.filter((one) => one.isRight).length} of ${rows.length}`;
console.log(`sentences: ${share(judged.filter((one) => !one.isHeld))}`);
if (last) console.log(`sentences kept apart: ${share(judged.filter((one) => one.isHeld))}`);
for (const cue of ["neg", "spec", "pass", "plain"])
  console.log(`  ${cue}: ${share(judged.filter((one) => one.cue === cue && (last || !one.isHeld)))}`);
if (process.argv.includes("--wrong"))
  for (const one of judged.filter(({ isRight, isHeld }) => !isRight && !isHeld))
    console.log(
      `${one.id} ${one.first} ${one.second}: wanted ${one.wanted}, told ${one.told}\n   ${one.sentence}`,
    );
