/**
 * `node training/hgcr/predicates.mjs FOLDER [--last]`: how right the predicate patterns are. FOLDER holds BC5CDR's CDR_TrainingSet.PubTator.txt.gz and
 * CDR_DevelopmentSet.PubTator.txt.gz and BioRED's Train.PubTator.gz. --last tries them on the sentences that were kept apart last, too (others were, when earlier rules were written).
 * --wrong lists what is wrong.
 */
import { readFileSync } from "node:fs";
import { bundle } from "../../scripts/prepare/bundle.mjs";

/** Turns of predicate-gold.tsv: of 100 sentences those that may be looked at and those kept apart, 34 written after them, and of the 120, the 64 and the 63 after these both again. */
const [LOOKED_AT, APART, UNSEEN, NEW, NEW_APART, LATEST, LATEST_APART] = [9, 10, 11, 12, 13, 14, 15];
/** The 63; those kept apart are of the half of BC5CDR that no rule was written on. */
const [OF_63, OF_63_APART] = [16, 17];
const [folder] = process.argv.slice(2);
const last = process.argv.includes("--last");
const { readAbstracts, judgeSentences, unite } = await import(
  await bundle("hgcr-predicates", "training/hgcr/judge-predicates.ts")
);
const { judgeSigns, readSigns } = await import(await bundle("hgcr-signs", "training/hgcr/judge-signs.ts"));
const training = readAbstracts(folder, "CDR_TrainingSet.PubTator.txt.gz");
const biored = readAbstracts(folder, "Train.PubTator.gz");
const signs = judgeSigns(biored, readSigns(folder, "Train.PubTator.gz"));
console.log(
  `BioRED: ${signs.related} of ${signs.told} pairs are related; ${signs.right} of ${signs.signed} signs right`,
);
const development = readAbstracts(folder, "CDR_DevelopmentSet.PubTator.txt.gz");
const abstracts = unite(biored, training, development);
const judged = judgeSentences(
  abstracts,
  readFileSync(new URL("predicate-gold.tsv", import.meta.url), "utf8"),
);
const share = (rows) => `${rows.filter((one) => one.isRight).length} of ${rows.length}`;
const inTurn = (turns) => judged.filter(({ keptApart }) => turns.includes(keptApart));
console.log(
  `sentences: ${share(inTurn([0]))}; of earlier turns: ${share(inTurn([1, 2, 3, 4, 5, 6, 7, 8]))}; of the last: ${share(inTurn([LOOKED_AT]))}`,
);
if (last) console.log(`sentences kept apart: ${share(inTurn([APART]))}`);
if (last) console.log(`34 more: ${share(inTurn([UNSEEN]))}`);
console.log(`of 120 more: ${share(inTurn([NEW]))}`);
if (last) console.log(`of these kept apart: ${share(inTurn([NEW_APART]))}`);
console.log(`of 64 more: ${share(inTurn([LATEST]))}`);
if (last) console.log(`of these kept apart: ${share(inTurn([LATEST_APART]))}`);
console.log(`of 63 more: ${share(inTurn([OF_63]))}`);
if (last) console.log(`of these kept apart: ${share(inTurn([OF_63_APART]))}`);
const seen = judged.filter(
  ({ keptApart }) => last || ![APART, UNSEEN, NEW_APART, LATEST_APART, OF_63_APART].includes(keptApart),
);
for (const cue of ["neg", "spec", "pass", "plain"])
  console.log(`  ${cue}: ${share(seen.filter((one) => one.cue === cue))}`);
if (process.argv.includes("--wrong"))
  for (const one of seen.filter(({ isRight }) => !isRight))
    console.log(
      `${one.id} ${one.first} ${one.second}: wanted ${one.wanted}, told ${one.told}\n   ${one.sentence}`,
    );
