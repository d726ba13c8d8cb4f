/** The words of the bar on top, of questions under way and of failures, in Romanian. */
import { formatCount, formatPluralRo, formatTime } from "../format";
import type { SHELL_ENGLISH } from "./shell-english";

export const SHELL_ROMANIAN: typeof SHELL_ENGLISH = {
  product: "Dragoman",
  skip: "Sari la graf",
  bar: {
    label: "Întrebare",
    graph: "Graf",
    recipe: "Rețetă",
    noGraph: "Alege un graf…",
    question: "Întrebare",
    placeholder: "Pune grafului o întrebare…",
    placeholderNoGraph: "Alege întâi un graf",
    examples: "Întrebări de exemplu",
    ask: "Întreabă",
    askHint: "Întreabă (Ctrl + Enter)",
    cancel: "Oprește",
    importGraph: "Importă un graf",
    palette: "Găsește o comandă (Ctrl + K)",
    undo: "Anulează (Ctrl + Z)",
    redo: "Refă (Ctrl + Shift + Z)",
    theme: { system: "Tema: ca sistemul", light: "Tema: luminoasă", dark: "Tema: întunecată" },
  },
  asking: {
    title: "Se caută răspunsul",
    again: "Se actualizează…",
    starting: "Pornește",
    elapsed: (ms) => `${formatTime(ms)} până acum`,
    of: (done, total) => `${formatCount(done)} din ${formatCount(total)}`,
  },
  failed: {
    title: "Întrebarea nu a primit răspuns",
    retry: "Întreabă din nou",
    dismiss: "Închide",
    listTitle: "Grafurile și rețetele nu au putut fi listate",
    reload: "Încearcă din nou",
  },
  broken: {
    title: "Pagina s-a oprit",
    lead: "Grafurile sunt în siguranță: le păstrează motorul. Încarcă pagina din nou pentru a continua.",
    reload: "Încarcă din nou",
  },
  offline: {
    title: "Motorul nu răspunde.",
    lead: "Ce vezi rămâne pe loc, iar legătura se încearcă la câteva secunde. Dacă Dragoman a fost închis, pornește-l din nou și deschide noua lui adresă.",
    retry: "Încearcă acum",
    connecting: "Se face legătura cu motorul…",
  },
  announce: {
    answered: (answers, best, ms) =>
      best === undefined
        ? `Niciun răspuns găsit în ${formatTime(ms)}.`
        : `${formatPluralRo(answers, "răspuns", "răspunsuri")} în ${formatTime(ms)}. Cel mai bun: ${best}.`,
    asking: "Se întreabă.",
  },
  stages: {
    seed: "Semințe",
    expand: "Extindere",
    score: "Scoruri",
    sample: "Eșantionare",
    prune: "Tăiere",
    read: "Citire",
    draws: "Extrageri",
    map: "Fiecare nod primește un loc",
  },
  stageMeaning: {
    seed: "Găsește nodurile despre care vorbește întrebarea.",
    expand: "Merge dinspre semințe în afară; tot ce întâlnește devine candidat.",
    score: "Dă fiecărui nod și fiecărei muchii candidate numerele lor.",
    sample: "Hotărăște după probabilitate ce muchii merg mai departe.",
    prune: "Păstrează o parte conexă ale cărei premii își merită costurile.",
    read: "Citește din ce s-a păstrat răspunsuri ordonate și o propoziție.",
  },
};
