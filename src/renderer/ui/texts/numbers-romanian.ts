/** What the numbers of nodes and edges are called and mean, in Romanian. */
import { numbersByMethod } from "./stage-texts";
import type { NUMBERS_ENGLISH, NumberText } from "./numbers-english";

const NODE_NUMBERS: Readonly<Record<string, NumberText>> = {
  degree: { name: "Muchii", meaning: "Muchiile nodului în tot graful." },
  cosine: {
    name: "Cosinus",
    meaning:
      "Cosinusul dintre vectorul întrebării și cel al nodului: 1 este aceeași direcție, 0 fără legătură.",
  },
  p: {
    name: "p",
    meaning:
      "Scorul nodului ca răspuns: suma lui p peste drumurile de relații care se termină aici (sau trec prin el, între două entități numite). La mai multe entități numite, produsul peste ele.",
  },
  prize: { name: "Premiu", meaning: "Ce aduce păstrarea nodului." },
  pathScore: {
    name: "Scor drum",
    meaning: "Scorul celui mai bun drum de relații care se termină aici.",
  },
  deactivation: {
    name: "Oprit la",
    meaning: "Timpul de creștere la care grupul nodului și-a cheltuit premiul și s-a oprit.",
  },
};

const EDGE_NUMBERS: Readonly<Record<string, NumberText>> = {
  cosine: {
    name: "Cosinus",
    meaning:
      "Cosinusul dintre vectorul întrebării și cel al cuvintelor relației; muchiile aceleiași relații îl au în comun.",
  },
  salience: {
    name: "Relevanță",
    meaning:
      "Ponderea w(e) a tipului de relație: dată de rețetă sau max(0, cosinusul dintre întrebare și relație).",
  },
  bridge: {
    name: "Punte",
    meaning: "1 dacă muchia se află pe un drum scurt între două entități numite în întrebare, altfel 0.",
  },
  prize: { name: "Premiu", meaning: "Ce aduce păstrarea muchiei." },
  cost: {
    name: "Cost",
    meaning: "Cât costă păstrarea muchiei. Una al cărei premiu trece de cost se plătește singură.",
  },
  p: { name: "p", meaning: "Probabilitatea ca muchia să țină de răspuns." },
  logit: { name: "Logit p", meaning: "ln(p / (1 − p)): 0 la șanse egale." },
  g1: { name: "g₁", meaning: "Zgomot Gumbel pentru păstrarea muchiei." },
  g0: { name: "g₀", meaning: "Zgomot Gumbel pentru lăsarea ei deoparte." },
  zSoft: { name: "z moale", meaning: "σ((logit p + g₁ − g₀) / τ): ponderea moale a acestei extrageri." },
  zHard: { name: "z tare", meaning: "1 dacă logit p + g₁ − g₀ > 0: extrasă de data aceasta." },
  attention: {
    name: "Atenție",
    meaning:
      "Partea pe care cititorul antrenat i-a dat-o acestei muchii din tot ce aude un capăt al ei: cea mai mare dintre capete, media straturilor.",
  },
  frequency: { name: "Frecvență", meaning: "În ce parte din multe extrageri a fost extrasă muchia." },
  rank: { name: "Rang", meaning: "Locul după p între toate muchiile candidate, numărat de la 1." },
  pathScore: {
    name: "Scor drum",
    meaning: "Scorul celui mai bun drum de relații pe care se află muchia.",
  },
  pathRank: { name: "Rang drum", meaning: "Locul acelui drum între toate, 1 = cel mai bun." },
  hop: {
    name: "Pas",
    meaning: "Al câtelea pas al acelui drum este muchia, numărat de la entitatea de pornire.",
  },
  pin: { name: "Fixare", meaning: "Ce ai hotărât despre ea: 1 fixată înăuntru, −1 fixată afară." },
  prizeRank: {
    name: "Rang premiu",
    meaning: "Locul după premiu între toate muchiile candidate, numărat de la 1.",
  },
  time: {
    name: "Momentul",
    meaning:
      "Timpul de creștere la care muchia a fost plătită: a unit două grupuri sau ar fi închis un ciclu.",
  },
  margin: {
    name: "Diferență",
    meaning:
      "Numărul din spatele verdictului. Neatinsă: cât mai lipsea din cost când creșterea s-a oprit. Nu-și merită costul: câștigul minus costul ramurii tăiate.",
  },
};

export const NUMBERS_ROMANIAN: typeof NUMBERS_ENGLISH = {
  known: { node: NODE_NUMBERS, edge: EDGE_NUMBERS },
  byMethod: numbersByMethod("ro"),
  own: (name) => `Numărul propriu al rețetei „${name}”.`,
};
