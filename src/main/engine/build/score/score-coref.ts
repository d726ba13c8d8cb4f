/** How well who is who is told among mentions that files mark. */
import { readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { CorefScore } from "../../../../shared/texts/build";
import { readReason } from "../../../../shared/sentences/read-reasons";
import { message } from "../../../../shared/sentences/sentences";
import { refuse } from "../../import/source/import-run";
import type { Coreference } from "../coreference/coreference-model";
import { addChains, noChains } from "./chain-measures";
import { harmonic } from "./counts";
import { readChains } from "./read-chains";

const CONVENTION =
  "marked mentions, those alone in their chain too; links by name, cop and appos; MUC and B³ added up over documents";

/** Scores `coreference` on a brat file, or on every one of a folder. Refuses a file that is none. */
export async function scoreCoref(path: string, coreference: Coreference): Promise<CorefScore> {
  const counts = noChains();
  const files = await bratFiles(path);
  let mentions = 0;
  for (const file of files) {
    const document = await readChains(file);
    addChains(counts, document.chains, coreference.link(document));
    mentions += document.mentions.length;
  }
  const { muc, b3 } = counts;
  return {
    convention: CONVENTION,
    ...{ documents: files.length, mentions },
    muc: measured(muc.right / Math.max(muc.found, 1), muc.right / Math.max(muc.there, 1)),
    b3: measured(b3.p / b3.n, b3.r / b3.n),
  };
}

function measured(p: number, r: number): CorefScore["muc"] {
  return { p, r, f1: harmonic(p, r) };
}

async function bratFiles(path: string): Promise<string[]> {
  const file = { name: basename(path), path };
  const about = await stat(path).catch((fault: unknown) => refuse(file, readReason(fault)));
  if (!about.isDirectory())
    return path.endsWith(".ann") ? [path] : refuse(file, message("score-chains-shape"));
  const names = (await readdir(path)).filter((name) => name.endsWith(".ann")).sort();
  return names.length > 0
    ? names.map((name) => join(path, name))
    : refuse(file, message("score-chains-shape"));
}
