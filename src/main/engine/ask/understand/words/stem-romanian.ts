/** The part of a folded Romanian word that its forms share; rough on purpose, since only equality counts. */
import { keptByWord } from "./kept";

/** Endings of nouns, adjectives and verbs, longest first. */
const ENDINGS =
  "idere urilor eaza easca elor ilor ului urile esti este este esc eau ind and asca ase ite ita iti uta ute uti ata ate ati ele ile lor uri ea ia ie ii ei ul le ut it at am em im ez is id a e i u"
    .split(" ")
    .sort((a, b) => b.length - a.length);
const LEAST = 3;
/** "Atestare", "trecerea": what is done, by the stem of its verb; but "culoare". */
const DEED = /^(\w{2,}[^o\W])(?:[aei]rea|[aei]re|[aei]rii|[aei]rilor)$/;
/** "Pleacă" and "plec": a vowel that changes where the stress does. */
const CHANGED = /e?a(?=[^aeiou]+$)/;

/** "oprește", "opresc" and "oprit" give one stem. */
export const stemRomanian = keptByWord(stemOf);

function stemOf(word: string): string {
  const done = DEED.exec(word);
  if (done) return softened(done[1]!);
  const ending = ENDINGS.find(
    (one) => word.endsWith(one) && word.length - one.length >= (one === "ul" ? LEAST - 1 : LEAST),
  );
  const base = ending === undefined ? word : word.slice(0, word.length - ending.length);
  return softened(base.replace(CHANGED, (vowel) => (vowel === "ea" ? "e" : vowel)));
}

/** "Plâng" and "plâns", "naștere" and "născut": consonants that change before an ending. */
const softened = (base: string): string => base.replace(/ns$/, "ng").replace(/st$/, "sc");
