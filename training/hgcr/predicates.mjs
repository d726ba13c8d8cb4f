/**
 * `node training/hgcr/predicates.mjs FOLDER [--development]`: how right the predicate patterns are. FOLDER holds BC5CDR's
 * CDR_TrainingSet.PubTator.txt.gz, CDR_DevelopmentSet.PubTator.txt.gz and BioRED's Train.PubTator.gz. Rules are written on the training half
 * alone; --development tries them on the other; --last on the 40 sentences that were kept apart last (42, 30, 30, 20 and 21 others were, when earlier rules were written).
 * --wrong lists what is wrong.
 */
import { readFileSync } from "node:fs";
import { bundle } from "../../scripts/prepare/bundle.mjs";

const [folder] = process.argv.slice(2);
const onDevelopment = process.argv.includes("--development");
const last = process.argv.includes("--last");
const { readAbstracts, scoreInduced, judgeSentences } = await import(
  await bundle("hgcr-predicates", "training/hgcr/judge-predicates.ts")
);
const { judgeSigns, readSigns } = await import(await bundle("hgcr-signs", "training/hgcr/judge-signs.ts"));
const training = readAbstracts(folder, "CDR_TrainingSet.PubTator.txt.gz");
const told = ({ precision, recall, f, told, gold }) =>
  `P ${precision.toFixed(3)} R ${recall.toFixed(3)} F ${f.toFixed(3)} (${told} told, ${gold} gold)`;
console.log(`CID, training half: ${told(scoreInduced(training))}`);
if (onDevelopment)
  console.log(
    `CID, development half: ${told(scoreInduced(readAbstracts(folder, "CDR_DevelopmentSet.PubTator.txt.gz")))}`,
  );
const biored = readAbstracts(folder, "Train.PubTator.gz");
const signs = judgeSigns(biored, readSigns(folder, "Train.PubTator.gz"));
console.log(
  `BioRED: ${signs.related} of ${signs.told} pairs are related; ${signs.right} of ${signs.signed} signs right`,
);
const abstracts = new Map([...biored, ...training].map((one) => [one.id, one]));
const judged = judgeSentences(
  abstracts,
  readFileSync(new URL("predicate-gold.tsv", import.meta.url), "utf8"),
);
const share = (rows) => `${rows.filter((one) => one.isRight).length} of ${rows.length}`;
const inTurn = (turns) => judged.filter(({ keptApart }) => turns.includes(keptApart));
console.log(
  `sentences: ${share(inTurn([0]))}; of earlier turns: ${share(inTurn([1, 2, 3, 4, 5, 6]))}; of the last: ${share(inTurn([8]))}`,
);
if (last) console.log(`sentences kept apart: ${share(inTurn([7]))}`);
const seen = judged.filter(({ keptApart }) => last || keptApart !== 7);
for (const cue of ["neg", "spec", "pass", "plain"])
  console.log(`  ${cue}: ${share(seen.filter((one) => one.cue === cue))}`);
if (process.argv.includes("--wrong"))
  for (const one of seen.filter(({ isRight }) => !isRight))
    console.log(
      `${one.id} ${one.first} ${one.second}: wanted ${one.wanted}, told ${one.told}\n   ${one.sentence}`,
    );
