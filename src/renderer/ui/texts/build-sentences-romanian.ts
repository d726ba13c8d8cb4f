/** What can be wrong with a text that a graph shall be built from, in Romanian. */
import type { BUILD_SENTENCES } from "../../../shared/sentences/build-sentences";

export const BUILD_SENTENCES_ROMANIAN: Readonly<Record<keyof typeof BUILD_SENTENCES, string>> = {
  "letters-unknown": "octeți care nu sunt litere în {encoding}",
  "work-twice": "opera „{title}” a fost citită deja, din {other}",
  "text-none": "nu are niciun text",
  "text-long": "are mai mult de {most#} octeți: dați-l pe părți",
  "text-foreign": "este {format}: salvați-l ca text simplu sau TEI",
  "brat-text": "lipsește textul {file} de lângă el",
  "line-text": "nu are nici „text”, nici „paragraph”, nici „tokens”",
  "line-tokens": "„tokens” și „ner_tags” nu sunt două liste de texte",
  "tags-unfit": "are {tokens|token|tokenuri} și {tags|etichetă|etichete}",
  "mark-beyond": "marcajul se termină la {end#}, textul la {length#}",
  "mark-differs": "textul are acolo alte cuvinte decât „{text}”",
  "gold-none": "niciun nume nu este marcat în el: citiți numele cu etichetatorul",
  "texts-none": "graful nu a fost construit din texte",
  "score-shape": "nu este nici o listă JSON, nici linii cu „tokens” și „ner_tags”",
  "correction-elsewhere": "textul ei nu este în acest graf",
  "correction-letters": "„{text}” nu mai stă în text",
  "correction-unnamed": "unde stă „{text}” nu se mai găsește niciun nume",
  "correction-outside": "„{text}” nu stă în niciun capitol citit",
  "correction-sentences": "„{text}” trece de fraza sa",
  "correction-place": "nu există asemenea litere în {work}",
  "correction-line": "linia {line#} nu este o corectură",
  "correction-missing": "acest graf nu are o asemenea corectură",
  "rebuild-old": "a fost construit de un Dragoman mai vechi: construiți-l încă o dată din fișiere",
};
