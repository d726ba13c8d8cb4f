/** How well parts of speech, lemmas and the case of proper nouns are read in a file that marks them: CoNLL-U, also with more columns. */
import { basename } from "node:path";
import type { ShareScore, TagsScore } from "../../../../shared/texts/build";
import { message } from "../../../../shared/sentences/sentences";
import { refuse, type SourceFile } from "../../import/source/import-run";
import type { Morph, Morphology } from "../tagger/morphology";
import { scoreOf } from "./counts";
import { readMarkedText } from "./read-file";

const CONVENTION =
  "CoNLL-U: shares of tokens that are right; UPOS; lemma to the letter; case of tokens marked PROPN: none, Acc,Nom or Dat,Gen, wrong where no proper noun was read; oblique: Dat,Gen of proper nouns, found and there";

const PROPER = "PROPN";
const OBLIQUE = "Dat,Gen";
/** ID, form, lemma, part of speech, its language's own tag, features. */
const COLUMNS = 6;

interface Marked extends Morph {
  readonly form: string;
}

/** Scores `morphology` on `path`. Refuses a file of another shape, with its line. */
export async function scoreTags(path: string, morphology: Morphology): Promise<TagsScore> {
  const file: SourceFile = { name: basename(path), path };
  const shares = { pos: new Share(), lemma: new Share(), case: new Share() };
  const oblique = { right: 0, found: 0, there: 0 };
  for (const gold of sentencesOf(file, await readMarkedText(file))) {
    const read = morphology.read(gold.map(({ form }) => form));
    gold.forEach((there, at) => {
      const found = read[at]!;
      shares.pos.add(found.upos === there.upos);
      shares.lemma.add(found.lemma === there.lemma);
      const isSame = found.upos === PROPER && found.case === there.case;
      if (there.upos === PROPER) shares.case.add(isSame);
      oblique.there += Number(isOblique(there));
      oblique.found += Number(isOblique(found));
      oblique.right += Number(isOblique(there) && isOblique(found));
    });
  }
  const { pos, lemma, case: cases } = shares;
  return {
    convention: CONVENTION,
    ...{ pos: pos.score(), lemma: lemma.score(), case: cases.score(), oblique: scoreOf(oblique) },
  };
}

function isOblique(word: Morph): boolean {
  return word.upos === PROPER && word.case === OBLIQUE;
}

class Share {
  private right = 0;
  private n = 0;

  add(isRight: boolean): void {
    this.n++;
    this.right += Number(isRight);
  }

  score(): ShareScore {
    return { accuracy: this.n === 0 ? 0 : this.right / this.n, n: this.n };
  }
}

/** Words of a file's sentences; ranges ("1-2") and empty nodes ("1.1") are none. */
function sentencesOf(file: SourceFile, text: string): Marked[][] {
  const sentences: Marked[][] = [[]];
  text.split("\n").forEach((line, at) => {
    if (line.trim() === "") sentences.push([]);
    else if (!line.startsWith("#")) sentences.at(-1)!.push(...wordOf(file, line, at + 1));
  });
  const found = sentences.filter((words) => words.length > 0);
  return found.length > 0 ? found : refuse(file, message("score-tags-shape"));
}

function wordOf(file: SourceFile, line: string, number: number): Marked[] {
  const [id = "", form = "", lemma = "", upos = "", , features = ""] = line.split("\t");
  if (line.split("\t").length < COLUMNS || !/^\d+(?:[-.]\d+)?$/.test(id))
    return refuse(file, message("at-line", { line: number, why: message("score-tags-shape") }));
  const shown = /(?:^|\|)Case=([^|]+)/.exec(features)?.[1] ?? "";
  return /^\d+$/.test(id) ? [{ form, lemma, upos, case: upos === PROPER ? shown : "" }] : [];
}
