/** Relations, QC and graph: mentions → edges, checked and counted → a graph. */
import { z } from "zod";
import { choice, count, data, even, number } from "../../parameters/parameter";

import { declareStage } from "../../parameters/stage";
import { themeSchema } from "./themes";

export const RELATIONS = declareStage({
  en: ["Relations", "Finds what the text says of two names in one sentence."],
  ro: ["Relații", "Găsește ce spune textul despre două nume din aceeași frază."],
  parameters: {
    engine: choice(
      {
        trained: { en: "patterns and a trained reader", ro: "tipare și un cititor antrenat" },
        heuristic: { en: "patterns", ro: "tipare" },
        llm: { en: "a language model", ro: "un model de limbă" },
      },
      {
        shown: "advanced",
        standard: "trained",
        en: ["Relations by", "What reads relations out of a sentence."],
        ro: ["Relații după", "Ce citește relațiile dintr-o frază."],
      },
    ),
    server: data(z.enum(["ollama", "openai"]).default("ollama"), "ollama or openai", {
      when: { engine: ["llm"] },
      en: ["Kind of server", "Ollama, or any server with OpenAI's chat completions."],
      ro: ["Felul serverului", "Ollama sau orice server cu interfața de conversație a OpenAI."],
    }),
    address: data(z.string().min(1).max(2000).default("http://127.0.0.1:11434"), "an address", {
      when: { engine: ["llm"] },
      en: ["Address", "Where the language model is asked; another machine must be allowed once."],
      ro: ["Adresă", "Unde este întrebat modelul; alt calculator trebuie permis o dată."],
    }),
    model: data(z.string().min(1).max(200).default("llama3.2:3b"), "the name of a model on that server", {
      when: { engine: ["llm"] },
      en: ["Language model", "The model that reads each chunk."],
      ro: ["Model de limbă", "Modelul care citește fiecare bucată."],
    }),
    seconds: data(z.number().positive().max(3600).default(180), "seconds", {
      when: { engine: ["llm"] },
      en: ["Longest wait", "How long one answer may take."],
      ro: ["Cea mai lungă așteptare", "Cât poate dura un răspuns."],
    }),
    retries: data(z.number().int().min(0).max(10).default(2), "a count", {
      when: { engine: ["llm"] },
      en: ["Retries", "How often a chunk is asked for again when the server fails or writes no JSON."],
      ro: ["Reîncercări", "De câte ori se cere din nou o bucată când serverul greșește sau nu scrie JSON."],
    }),
    atOnce: data(z.number().int().min(1).max(16).default(2), "a count", {
      when: { engine: ["llm"] },
      en: ["At once", "How many chunks are asked for at the same time; the graph is the same."],
      ro: ["Deodată", "Câte bucăți se cer în același timp; graful este același."],
    }),
    leave: data(z.array(z.string()).default([]), "a list of relations", {
      en: ["Leave out", "Relations that are not looked for."],
      ro: ["Fără", "Relații care nu se caută."],
    }),
    together: choice(
      {
        paragraph: { en: "in a paragraph", ro: "într-un paragraf" },
        chapter: { en: "in a chapter", ro: "într-un capitol" },
        none: { en: "not counted", ro: "nu se numără" },
      },
      {
        shown: "main",
        standard: "paragraph",
        en: [
          "Together",
          "Where two entities named count as CO_OCCURS_WITH, which is never counted as extracted.",
        ],
        ro: [
          "Împreună",
          "Unde două entități numite dau CO_OCCURS_WITH, care nu se numără niciodată ca extrasă.",
        ],
      },
    ),
    fewest: number(count.min(1).default(2), even(1, 20, 1), {
      shown: "main",
      unit: "mentions",
      en: ["Together at least", "How often two entities must be together to be joined by CO_OCCURS_WITH."],
      ro: [
        "Împreună de cel puțin",
        "De câte ori trebuie să fie împreună două entități pentru CO_OCCURS_WITH.",
      ],
    }),
  },
});
export type RelationsParams = z.infer<typeof RELATIONS.schema>;

export const QC = declareStage({
  en: ["Check", "Drops what cannot be, and counts what each rule dropped."],
  ro: ["Verificare", "Lasă afară ce nu poate fi și numără ce a lăsat fiecare regulă."],
  parameters: {
    stop: data(z.array(z.string()).default([]), "a list of names", {
      en: ["Stop names", "Names that are never entities, beside those every language brings along."],
      ro: ["Nume oprite", "Nume care nu sunt niciodată entități, pe lângă cele ale fiecărei limbi."],
    }),
    short: number(count.default(20), even(0, 100, 5), {
      shown: "advanced",
      unit: "edges",
      en: ["Short hubs", "Names of one or two letters with at least so many edges are dropped."],
      ro: ["Noduri scurte", "Numele de una sau două litere cu cel puțin atâtea muchii se lasă afară."],
    }),
    hub: number(count.default(5000), even(0, 10000, 500), {
      shown: "advanced",
      unit: "edges",
      en: ["Hubs", "Names of one word of up to six letters with at least so many edges are dropped."],
      ro: [
        "Noduri mari",
        "Numele dintr-un cuvânt de până la șase litere cu cel puțin atâtea muchii se lasă afară.",
      ],
    }),
  },
});
export type QcParams = z.infer<typeof QC.schema>;

export const GRAPH = declareStage({
  en: [
    "Graph",
    "Writes works, entities and relations; the graph that is there stays until the new one is whole.",
  ],
  ro: ["Graf", "Scrie opere, entități și relații; graful existent rămâne până când cel nou este întreg."],
  parameters: {
    themes: data(z.array(themeSchema).max(500).default([]), "a list of themes and motifs with their words", {
      en: [
        "Themes and motifs",
        "What works can be about, by words that stand in them more often than usual.",
      ],
      ro: ["Teme și motive", "Despre ce pot fi operele, după cuvinte mai dese în ele ca de obicei."],
    }),
    evidence: number(count.min(1).default(5), even(1, 20, 1), {
      shown: "advanced",
      en: ["Passages", "Most passages kept for two entities that are together."],
      ro: ["Pasaje", "Cele mai multe pasaje păstrate pentru două entități aflate împreună."],
    }),
  },
});
export type GraphParams = z.infer<typeof GRAPH.schema>;
