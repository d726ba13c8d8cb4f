/** Lemmas: words seen in training as they were, others by the edit that the longest ending of their part of speech calls for. */
import { spelling } from "./morphology-features";

/** By "NOUN fetei": the lemma; by "NOUN tei": the edit, "2>ă" for two letters off and ă on, "=0>" with the capital kept. */
export interface LemmaFile {
  readonly words: Readonly<Record<string, string>>;
  readonly endings: Readonly<Record<string, string>>;
}

/** Before a word's first letter, so that an ending may say that it is the whole word. */
const BEGINNING = "^";

export class Lemmas {
  private readonly words: ReadonlyMap<string, string>;
  private readonly endings: ReadonlyMap<string, string>;

  constructor({ words, endings }: LemmaFile) {
    this.words = new Map(Object.entries(words));
    this.endings = new Map(Object.entries(endings));
  }

  /** The lemma of a form that was read as `label`; a form that nothing is known of stays as it is. */
  of(form: string, label: string): string {
    const word = spelling(form);
    const known = this.words.get(`${label} ${word}`);
    if (known !== undefined) return known;
    const marked = BEGINNING + word;
    for (let from = 0; from <= marked.length; from++) {
      const edit = this.endings.get(`${label} ${marked.slice(from)}`);
      const edited = edit === undefined ? undefined : apply(edit, form);
      if (edited !== undefined) return edited;
    }
    return form;
  }
}

/** Undefined where the edit takes off more than there is. */
function apply(edit: string, form: string): string | undefined {
  const isKept = edit.startsWith("=");
  const [off, on] = (isKept ? edit.slice(1) : edit).split(">") as [string, string];
  const letters = isKept ? form : form.toLowerCase().replace(/ş/g, "ș").replace(/ţ/g, "ț");
  if (Number(off) > 0 && Number(off) >= letters.length) return undefined;
  return letters.slice(0, letters.length - Number(off)) + on;
}
