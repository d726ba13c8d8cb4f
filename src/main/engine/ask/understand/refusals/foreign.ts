/** Questions in a language without a pack: their words would be taken for names, and answered by whatever is called so. */
import { fold } from "../../../../../shared/fold";
import type { QuestionSpan } from "../../../../../shared/understanding";
import type { LanguagePack } from "../pack";
import { wordsOf } from "../language-of";

/** Folded words that ask, and others that hold sentences together; none that English or Romanian has. German, French, Spanish, Italian, Portuguese, Dutch, Hungarian. */
const ASKING = new Set(
  (
    "wer wen wem welche welcher welches welchen warum wieviele quel quelle quels quelles qui combien quand pourquoi quien quienes cuales cual cuantos cuantas donde cuando " +
    "chi quale quali quanti quante perche quem quais quantos quantas onde welke wie waar wanneer hoeveel waarom melyik mely hany mikor hogyan kik"
  ).split(" "),
);
const JOINING = new Set(
  (
    "ist sind wurde wurden haben hatte der das und von mit bei im vom zum zur fur nicht ein eine einen wird est sont les du dans avec pour ont ete une et sur aux " +
    "los las del por fue fueron han estan esta sono della dei degli delle nel nella hanno gli che foram dos das pelo pela nao uma heeft hebben zijn het een van met voor niet door az egy nem es"
  ).split(" "),
);
/** Letters and marks that neither language has: "¿", "ß", "è". */
const LETTERS = /[¿¡ßñäöüåøæœèêëéàáíóúìòùïôõãłżźćęąőűý]/iu;
/** A word that asks tells as much as two that join. */
const LEAST = 2;
const WORD = /[\p{L}\p{M}]+/gu;

/** The words that tell another language, where they are more than those of a language that is read; none otherwise. */
export function foreignWords(question: string, packs: readonly LanguagePack[]): QuestionSpan[] {
  const spans = [...question.matchAll(WORD)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  // Names are of any language, and mostly have capitals.
  const plain = spans.filter(({ text }, at) => at === 0 || !/^\p{Lu}/u.test(text));
  const asking = plain.filter(({ text }) => ASKING.has(fold(text)));
  const joining = plain.filter(({ text }) => JOINING.has(fold(text)));
  const strange = plain.filter(
    ({ text, start }) => LETTERS.test(text) || /[¿¡]/u.test(question[start - 1] ?? ""),
  );
  const own = Math.max(
    ...packs.map(
      (pack) => plain.filter(({ text }) => wordsOf(pack).has(fold(text)) || pack.knows(fold(text))).length,
    ),
  );
  const found = [...new Set([...asking, ...joining, ...strange])].sort((a, b) => a.start - b.start);
  const weight = LEAST * asking.length + joining.length + strange.length;
  return weight >= LEAST && weight > own ? found : [];
}
