/** Names and meanings of a recipe's parameters and of their choices, in Romanian. */
import type { PARAMETER_NAMES_ENGLISH, ParameterText } from "./parameter-names-english";

const PARAMETER_TEXTS: Readonly<Record<string, ParameterText>> = {
  "seed.method": { name: "Semințe după", meaning: "Cum se găsesc nodurile despre care vorbește întrebarea." },
  "seed.k": { name: "Semințe k", meaning: "Cele mai multe semințe luate; căutarea pornește de la ele." },
  "expand.hops": { name: "Pași", meaning: "La câte muchii de o sămânță ajung candidații." },
  "expand.direction": {
    name: "Direcție",
    meaning: "De-a lungul muchiilor, împotriva lor sau în ambele sensuri.",
  },
  "expand.degreeCap": {
    name: "Limita de grad",
    meaning: "Cele mai multe muchii urmate de la un nod; 0 este fără limită.",
  },
  "expand.edgeBudget": {
    name: "Buget de muchii",
    meaning: "Cele mai multe muchii în tot graful candidaților.",
  },
  "score.topNodes": {
    name: "Noduri premiate",
    meaning: "Cele mai bune n noduri primesc premiile n, n − 1, … 1.",
  },
  "score.topEdges": {
    name: "Muchii premiate",
    meaning: "Cele mai bune n cosinusuri ale relațiilor primesc premii; cele egale le împart.",
  },
  "score.cost": {
    name: "Cost de muchie",
    meaning: "Cât costă fiecare muchie păstrată: mai mare păstrează mai puține.",
  },
  "score.alpha": {
    name: "α · cosinus",
    meaning: "Ponderea cosinusului nodului cu întrebarea în premiul lui.",
  },
  "score.beta": {
    name: "β · sămânță",
    meaning: "Premiul pe care îl primește un nod pentru că este sămânță.",
  },
  "score.gamma": { name: "γ · relevanță", meaning: "Ponderea relevanței relației în premiul unei muchii." },
  "score.lambda": {
    name: "λ · cost",
    meaning: "Ponderea costurilor față de toate premiile: mai mare păstrează mai puține muchii.",
  },
  "score.bridge": {
    name: "Punte",
    meaning: "Adăugat la premiul muchiilor de pe un drum scurt între două entități numite în întrebare.",
  },
  "score.defaultCost": {
    name: "Cost c(e)",
    meaning: "Costul unei muchii a cărei relație nu are unul propriu, înainte de λ.",
  },
  "score.maxHops": {
    name: "Pași de drum",
    meaning: "Cel mai lung drum de relații de la o entitate de pornire la un răspuns.",
  },
  "score.beam": {
    name: "Fascicul",
    meaning: "Cele mai multe drumuri de relații ale căror cuvinte primesc vectori.",
  },
  "score.mention": {
    name: "Pomenire",
    meaning: "Ponderea a cât de limpede pomenește întrebarea relațiile unui drum.",
  },
  "score.coverage": {
    name: "Acoperire",
    meaning: "Scăzut dintr-un drum pentru cuvintele întrebării pe care le lasă neexplicate.",
  },
  "score.typeHint": {
    name: "Felul răspunsului",
    meaning:
      "Ponderea felului de răspuns: ce cere întrebarea față de eticheta și ultima relație de la capătul drumului.",
  },
  "score.prior": {
    name: "A priori",
    meaning:
      "Ponderea a ceea ce spun cuvintele singure (potrivirea drumurilor) pe lângă rețeaua antrenată; 0 se bazează doar pe rețea.",
  },
  "score.lengthPrior": {
    name: "Lungime",
    meaning: "Adăugat la scorul unui drum pentru fiecare pas; sub 0 sunt favorizate drumurile scurte.",
  },
  "score.turnBack": {
    name: "Întoarcere",
    meaning:
      "Adăugat pentru un pas înapoi pe aceeași relație când întrebarea cere alte entități („același regizor”), altfel scăzut.",
  },
  "score.topPaths": {
    name: "Drumuri alese",
    meaning:
      "Muchiile atâtor drumuri dintre cele mai bune primesc premii: capătul celui mai bun răspunde, ale celorlalte urmează.",
  },
  "sample.method": {
    name: "Eșantionare",
    meaning:
      "Inferența păstrează cele mai probabile muchii fără zgomot; Gumbel extrage fiecare muchie după probabilitatea ei; „niciuna” le lasă pe toate să treacă.",
  },
  "sample.maxFacts": {
    name: "Limita de fapte",
    meaning: "Doar atâtea muchii, cele mai probabile, pot merge mai departe.",
  },
  "sample.threshold": {
    name: "Prag",
    meaning:
      "Doar muchiile cel puțin atât de probabile merg mai departe; dacă nu este niciuna, trece cea mai probabilă.",
  },
  "sample.temperature": {
    name: "Temperatura τ",
    meaning:
      "Împrăștie ponderile moi ale unei extrageri: mică dă aproape 0 sau 1, mare dă valori călduțe. Nu schimbă niciodată cât de des este extrasă o muchie.",
  },
  "prune.method": {
    name: "Tăiere prin",
    meaning:
      "PCST păstrează un arbore conex care își merită costul; „cele mai bune muchii” păstrează primele; „niciuna” păstrează tot.",
  },
  "prune.pruning": {
    name: "Curățare",
    meaning: "Cum este tăiat înapoi arborele crescut: cea puternică taie fiecare ramură care nu se plătește.",
  },
  "prune.clusters": {
    name: "Componente",
    meaning: "Cele mai multe părți conexe pe care le poate avea rezultatul.",
  },
  "prune.rooted": {
    name: "Cu rădăcină",
    meaning: "Cea mai bună sămânță se păstrează mereu și totul atârnă de ea.",
  },
  "prune.topEdges": { name: "Muchii alese", meaning: "Câte muchii se păstrează, după premiu." },
  "read.top": { name: "Răspunsuri", meaning: "Cele mai multe răspunsuri listate." },
  "read.keepMentioned": {
    name: "Și cele numite",
    meaning: "Listează și entitățile pe care întrebarea însăși le numește.",
  },
};

const CHOICE_TEXTS: Readonly<Record<string, string>> = {
  dense: "înțeles (vectori)",
  lexical: "cuvinte (BM25)",
  mention: "nume din întrebare",
  hybrid: "toate trei, îmbinate",
  linked: "nume, altfel înțeles și cuvinte",
  out: "de-a lungul muchiilor",
  in: "împotriva muchiilor",
  both: "în ambele sensuri",
  pcst: "PCST",
  "top-edges": "cele mai bune muchii",
  none: "niciuna",
  inference: "regula de inferență",
  gumbel: "extragere Gumbel",
  simple: "simplă",
  gw: "Goemans–Williamson",
  strong: "puternică",
};

export const PARAMETER_NAMES_ROMANIAN: typeof PARAMETER_NAMES_ENGLISH = {
  parameters: PARAMETER_TEXTS,
  choices: CHOICE_TEXTS,
};
