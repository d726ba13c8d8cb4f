/** The biomedical objective: maximise Σp(v) + Σp(e) − λ·Σc(e); `salience` and `costs` are per relation type. */
import { z } from "zod";
import { ownRecord } from "../../own-record";
import { choice, data, even, number } from "../../parameters/parameter";
import { less, times } from "../../parameters/search";
import { declareMethod } from "../../parameters/stage";

const weight = z.number().min(0);
const WEIGHTS = even(0, 10, 0.1);

export const WEIGHTED_PRIZES = declareMethod("weighted-prizes", {
  summary: "Weighs cosine, seeds, salience and costs of relations.",
  parameters: {
    alpha: number(weight, WEIGHTS, {
      shown: "main",
      en: ["α · cosine", "Weight of a node's cosine with the question in its prize."],
      ro: ["α · cosinus", "Ponderea cosinusului nodului cu întrebarea în premiul lui."],
    }),
    alphaBetween: number(z.number().min(0).max(1).default(1), even(0, 1, 0.05), {
      shown: "advanced",
      en: [
        "α between entities",
        "What α is multiplied by where the question names two entities or more: there the ways between them say more than likeness.",
      ],
      ro: [
        "α între entități",
        "Cu cât se înmulțește α când întrebarea numește cel puțin două entități: acolo drumurile dintre ele spun mai mult decât asemănarea.",
      ],
    }),
    beta: number(weight, WEIGHTS, {
      shown: "main",
      en: ["β · seed", "Prize a node earns for being a seed."],
      ro: ["β · sămânță", "Premiul pe care îl primește un nod pentru că este sămânță."],
    }),
    gamma: number(weight, WEIGHTS, {
      shown: "main",
      en: ["γ · salience", "Weight of the relation's salience in an edge's prize."],
      ro: ["γ · relevanță", "Ponderea relevanței relației în premiul unei muchii."],
    }),
    lambda: number(weight, WEIGHTS, {
      shown: "main",
      en: ["λ · cost", "Weight of the costs against all prizes: higher keeps fewer edges."],
      ro: ["λ · cost", "Ponderea costurilor față de toate premiile: mai mare păstrează mai puține muchii."],
    }),
    schedule: choice(
      {
        fixed: { en: "table and cosine", ro: "tabel și cosinus" },
        idf: { en: "rarer is worth more", ro: "mai rar valorează mai mult" },
        learnt: { en: "learnt from mechanisms", ro: "învățată din mecanisme" },
      },
      {
        shown: "advanced",
        standard: "fixed",
        en: [
          "Schedule",
          "Where the salience of a relation comes from: its table, how rare it is (ln(1 + E/n), the rarest 1), or what mechanisms taught.",
        ],
        ro: [
          "Program",
          "De unde vine relevanța unei relații: din tabelul ei, din cât de rară este (ln(1 + E/n), cea mai rară 1) sau din ce au arătat mecanismele.",
        ],
      },
    ),
    salience: data(ownRecord(weight).default({}), "numbers of at least 0 by relation", {
      en: [
        "Salience",
        "Salience of relations; one that has none takes that of the nearest predicate above it in Biolink.",
      ],
      ro: [
        "Relevanță",
        "Relevanța relațiilor; una care nu are o ia pe a celui mai apropiat predicat de deasupra ei în Biolink.",
      ],
    }),
    defaultSalience: data(z.union([z.literal("cosine"), weight]), "cosine, or a number of at least 0", {
      en: ["Other salience", "Salience of all other relations; “cosine” is their cosine with the question."],
      ro: ["Altă relevanță", "Relevanța celorlalte relații; „cosine” este cosinusul lor cu întrebarea."],
    }),
    learnt: data(ownRecord(weight).default({}), "numbers of at least 0 by relation", {
      when: { schedule: ["learnt"] },
      en: ["Learnt salience", "Salience by relation where the schedule is learnt."],
      ro: ["Relevanță învățată", "Relevanța relațiilor când programul este cel învățat."],
    }),
    costs: data(ownRecord(z.number().positive()).default({}), "numbers above 0 by relation", {
      en: ["Costs", "Costs of relations; inherited as salience is."],
      ro: ["Costuri", "Costurile relațiilor; moștenite ca relevanța."],
    }),
    defaultCost: number(z.number().positive(), even(0.05, 5, 0.05), {
      shown: "advanced",
      order: 1,
      en: ["Cost c(e)", "Cost of an edge whose relation has none of its own, before λ."],
      ro: ["Cost c(e)", "Costul unei muchii a cărei relație nu are unul propriu, înainte de λ."],
    }),
    bridge: number(weight.default(0), even(0, 5, 0.1), {
      shown: "main",
      en: [
        "Bridge",
        "Added to the prize of edges on a short way between two entities that the question names.",
      ],
      ro: [
        "Punte",
        "Adăugat la premiul muchiilor de pe un drum scurt între două entități numite în întrebare.",
      ],
    }),
    detour: number(z.number().int().min(1).max(3).default(1), even(1, 3, 1), {
      shown: "advanced",
      unit: "edges",
      en: ["Detour", "How many edges longer than the shortest a way between named entities may be."],
      ro: ["Ocol", "Cu câte muchii mai lung decât cel mai scurt poate fi un drum dintre entitățile numite."],
    }),
  },
  search: {
    lambda: less,
    gamma: times,
    alpha: times,
    beta: times,
    detour: (own, { bridge }) => (Number(bridge) > 0 ? [2, 3].filter((more) => more > own) : []),
  },
  numbers: {
    node: {
      prize: {
        en: "max(0, α · cosine + β for a seed); α times “α between entities” where two or more are named.",
        ro: "max(0, α · cosinus + β pentru o sămânță); α ori „α între entități” când sunt numite cel puțin două.",
      },
    },
    edge: {
      prize: {
        en: "γ · salience, plus the bridge prize where the edge lies between two named entities.",
        ro: "γ · relevanță, plus premiul de punte dacă muchia se află între două entități numite.",
      },
      cost: {
        en: "λ · c(e), where c(e) is the cost of the relation type.",
        ro: "λ · c(e), unde c(e) este costul tipului de relație.",
      },
    },
  },
});

export type WeightedPrizesParams = z.infer<typeof WEIGHTED_PRIZES.schema>;
