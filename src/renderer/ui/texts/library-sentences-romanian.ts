/** What can be wrong with a library of documents, in Romanian. */
import type { LIBRARY_SENTENCES } from "../../../shared/sentences/library-sentences";

export const LIBRARY_SENTENCES_ROMANIAN: Readonly<Record<keyof typeof LIBRARY_SENTENCES, string>> = {
  "pubtator-line": "nu este o linie PubTator: titlu, rezumat, mențiune sau relație",
  "bioc-document": "nu este un document BioC: e nevoie de un id și de pasaje cu locurile lor",
  "mention-early": "mențiunea din „{document}” stă înaintea titlului",
  "mention-beyond": "mențiunea se termină la {end#}, textul documentului „{document}” la {length#}",
  "mention-elsewhere": "„{text}” nu stă la {start#} în textul documentului „{document}”",
  "mention-without-id": "mențiunea „{text}” nu are id, așa că nu numește niciun concept",
  "relation-stray": "relația numește „{id}”, pe care nicio mențiune din „{document}” nu îl are",
  "text-twice": "„{document}” are alt text în altă parte: se păstrează cel adnotat, altfel cel mai lung",
  "library-without-ids":
    "niciuna dintre mențiuni nu are id-ul unui concept: adaugă id-urile sau un tabel de perechi cu documentele lor",
  "library-unannotated":
    "textele nu numesc concepte: adaugă adnotări (PubTator) sau un tabel de perechi cu documentele lor",
  "medline-line": "nu este o linie MEDLINE: un câmp precum „TI  - ” sau șase spații unde acesta continuă",
  "pmid-not-number": "„{cell}” nu este un PMID: se cere un număr întreg",
  "date-unread": "„{cell}” nu este o dată: scrie anul, luna și ziua ca 2004-12-31",
  "document-missing": "rândul nu numește niciun document",
  "pairs-without-documents":
    "perechile sale nu au documente: spune cu --map care coloană este pmid sau document",
  "document-crowded":
    "„{document}” are {concepts|concept|concepte}: s-au făcut doar perechile celor mai menționate {most#}",
  "cut-unread": "„{text}” nu este o dată-limită: scrie 2004, 2004-12-31, pmid:15745722 sau order:12",
  "cut-undated": "documentele acestui graf nu au timp: lasă deoparte expand.cutDate",
  "cut-other-kind":
    "documentele acestui graf nu au {kind<date=dată|pmid=PMID|order=ordine>} după care să se taie, ele au: {own}; o dată-limită se scrie aici ca {like}",
  "cut-before-all":
    "niciun document nu este atât de vechi: cel mai vechi este {oldest}, alege-l pe acesta sau o dată-limită mai târzie",
  "cut-store": "acest magazin nu cunoaște documente: importă graful ca să îl vezi cum era la o dată-limită",
  "pair-wanted":
    "e nevoie de două concepte, iar textul numește {found#}: scrie „A și B” sau dă seed.source și seed.target",
  "pair-wanted-then":
    "e nevoie de două concepte, iar din cele cunoscute de documente până la dată textul numește {found#}: scrie „A și B” sau alege o dată mai târzie",
  "pair-unknown": "nimic numit „{name}” nu este cunoscut până la dată",
  "pair-unknown-near": "nimic numit „{name}” nu este cunoscut până la dată; cunoscut este: {near...}",
  "pair-unread":
    "nimic nu se numește aici „{name}”, iar e nevoie de două concepte: scrie „A și B” sau dă seed.source și seed.target",
  "pair-unread-near":
    "nimic nu se numește aici „{name}”, dar există {near...}: scrie „A și B” sau dă seed.source și seed.target",
  "pair-several": "„{name}” numește {count|concept|concepte}: dă seed.source și seed.target ca id-uri",
  "pair-same": "ambele sunt „{name}”: e nevoie de două concepte diferite",
  "pair-unseeded": "expand.method paths cere cele două semințe ale lui seed.method pair",
  "no-path-between":
    "niciun drum nu leagă cele două concepte în cel mult {hops|pas|pași}: încearcă altele sau, dacă e una, o dată mai târzie",
  "path-longer":
    "niciun drum de cel mult {hops|pas|pași} nu leagă cele două concepte, cel mai scurt are {steps#}: pune expand.maxHops pe {steps#}",
  "only-direct-path":
    "cele două concepte sunt unite doar de o muchie directă: pune expand.maskTrivialEdge pe false sau permite mai mulți pași",
  "paths-unranked":
    "drumurile sunt ordonate de rețete cu score.method path-features sau path-ranker: adaugă --recipe hgcr",
  "pair-line":
    "linia nu este o pereche cu drumuri: cere a, b, cut, positive și negative, drumuri ca id-uri cap la cap",
  "path-of-other-ends":
    "drumul „{path}” nu duce de la {a} la {b}: primul și ultimul lui id sunt cele ale perechii",
  "judged-pair-line":
    "linia nu este o pereche judecată: cere a, b, cut și label (1 sau 0), și importance dacă are una",
  "paths-wanted": "score.method path-features sau path-ranker cere drumurile lui expand.method paths",
  "explanation-wanted": "verify ia explicația dată de read.method explanation peste drumuri",
  "documents-lacking":
    "nicio muchie a acestui graf nu numește un document sau o sursă, iar o ipoteză se sprijină pe ele: importă PubTator, PubMed sau perechi cu o coloană de PMID-uri ori de documente",
  "no-documents": "acest magazin nu cunoaște documente după care să noteze drumuri: importă graful",
  "paths-left":
    "au rămas afară {shortest|drum dintre cele mai scurte|drumuri dintre cele mai scurte} și {via|nod|noduri} prin care ar mai trece câte un drum",
  "paths-left-shortest":
    "{shortest|drum dintre cele mai scurte a|drumuri dintre cele mai scurte au} rămas pe dinafară",
  "paths-left-via": "{via|nod a|noduri au} rămas pe dinafară, prin care ar mai trece câte un drum",
  "concepts-nameless":
    "{count|concept este arătat prin id-ul lui|concepte sunt arătate prin id-urile lor}: nimic de dinaintea datei nu spune cum se numesc",
  "documents-untimed":
    "{count|document nu are|documente nu au} timp de felul celui cerut și nu au fost privite",
  "before-training": "data este dinaintea celor din care a învățat modelul ({until})",
  "maybe-before-training":
    "nu se poate spune dacă data este dinaintea celor din care a învățat modelul ({until})",
  "step-quoted": "Documentul {document} ({start#}–{end#}) despre {source} și {target}: „{quote}”",
  "step-cited": "{source} și {target} stau împreună în {documents...}.",
  "step-stated": "{source} — {relation} → {target}, după {documents...}.",
  "model-said": "{text} (după {documents...})",
  "model-uncited": "{text} (nu numește niciun document)",
  "model-invented": "{text} (greșeala celui care scrie: nu a primit {documents...})",
  "model-no-cut": "{model} a scris explicația: ce știe un model lingvistic nu are dată-limită",
  "model-shape": "nu a scris propoziții cu documente",
  "no-model-here": "aici nu poate fi întrebat niciun model lingvistic: lasă deoparte verify.writer",
  "path-told": "Drum cu scorul {score#}: {nodes}.",
  "library-role": "coloanele sale nu sunt nici perechi cu documente, nici nume, nici date ale documentelor",
};
