/** Verify: an explanation → its predicates checked, and written again from other documents while some fail. A recipe without this stage runs as it always did. */
import { z } from "zod";
import { data } from "../parameters/parameter";
import { declareMethod, declareMethods } from "../parameters/stage";

/** What a predicate is checked against; the last two are there to be measured. */
export const VALIDATORS = ["both", "graph", "model", "random", "off"] as const;
export type Validator = (typeof VALIDATORS)[number];

/** The language model that writes where a recipe names none: the report's Phi-4, as Ollama calls it (also llama3.1:8b, llama3.3:70b). */
export const DEFAULT_MODEL = "phi4";

const documents = z.array(z.string()).optional();

const NONE = declareMethod("none", { summary: "Leaves the explanation as it was read.", parameters: {} });

const PREDICATES = declareMethod("predicates", {
  summary: "Checks what each sentence says, and replaces the documents of those that fail.",
  parameters: {
    validator: data(z.enum(VALIDATORS).optional(), `one of ${VALIDATORS.join(", ")} (both)`, {
      en: ["Validator", "Typed edges, the plausibility model, both, chance, or nothing."],
      ro: ["Validator", "Muchii cu tip, modelul de plauzibilitate, ambele, întâmplarea sau nimic."],
    }),
    writer: data(z.enum(["template", "llm"]).optional(), "template (the standard) or llm", {
      en: ["Writer", "Quotes documents, or a language model that is given them."],
      ro: ["Cine scrie", "Citează documente, sau un model lingvistic care le primește."],
    }),
    model: data(
      z.string().min(1).max(200).optional(),
      `a model's name (${DEFAULT_MODEL}; llama3.1:8b, llama3.3:70b)`,
      {
        when: { writer: ["llm"] },
        en: ["Model", "The language model that writes."],
        ro: ["Model", "Modelul lingvistic care scrie."],
      },
    ),
    server: data(z.enum(["ollama", "openai"]).optional(), "ollama (the standard) or openai", {
      when: { writer: ["llm"] },
      en: ["Kind of server", "How the language model's server is asked."],
      ro: ["Felul serverului", "Cum e întrebat serverul modelului lingvistic."],
    }),
    address: data(z.string().min(1).max(2000).optional(), "an address (http://127.0.0.1:11434)", {
      when: { writer: ["llm"] },
      en: ["Address", "Where the server is; one on another machine has to be allowed."],
      ro: ["Adresă", "Unde e serverul; unul de pe altă mașină trebuie permis."],
    }),
    seconds: data(z.number().positive().max(3600).optional(), "a number of seconds (180)", {
      when: { writer: ["llm"] },
      en: ["Longest wait", "How long one answer is waited for."],
      ro: ["Cea mai lungă așteptare", "Cât se așteaptă un răspuns."],
    }),
    maxRounds: data(z.number().int().min(1).max(20).optional(), "a number of rounds (5)", {
      en: ["Rounds", "How often the explanation is written at most."],
      ro: ["Runde", "De câte ori se scrie cel mult explicația."],
    }),
    minPercentile: data(z.number().min(0).max(100).optional(), "a percentile", {
      en: ["Least percentile", "Predicates less plausible than this share of corrupted ones are refuted."],
      ro: [
        "Percentila minimă",
        "Predicatele mai puțin plauzibile decât atâtea dintre cele stricate sunt respinse.",
      ],
    }),
    maxDrift: data(z.number().min(0).max(2).optional(), "a distance of 0 to 2", {
      en: ["Most drift", "Documents that would lead the contexts farther from the pair are passed over."],
      ro: ["Abaterea maximă", "Documentele care ar duce contextele mai departe de pereche sunt sărite."],
    }),
    reuse: data(z.boolean().optional(), "true or false", {
      en: ["Use again", "Replaced documents may come back once no other is left."],
      ro: ["Refolosire", "Documentele înlocuite pot reveni dacă nu a mai rămas altul."],
    }),
    keep: data(documents, "ids of documents", {
      en: ["Keep", "Documents that are contexts whatever they rank, and never replaced."],
      ro: ["Păstrează", "Documente care sunt contexte oricum, și nu se înlocuiesc niciodată."],
    }),
    drop: data(documents, "ids of documents", {
      en: ["Leave out", "Documents that are never contexts."],
      ro: ["Lasă afară", "Documente care nu sunt niciodată contexte."],
    }),
    from: data(documents, "ids of documents", {
      en: ["From", "Documents that the first round is written from, before any other; they may be replaced."],
      ro: ["De la", "Documentele din care se scrie prima rundă, înaintea altora; pot fi înlocuite."],
    }),
    confirmed: data(z.array(z.string()).optional(), "predicates as “subject verb object”, by ids", {
      en: ["Confirmed", "Predicates that a person vouches for."],
      ro: ["Confirmate", "Predicate pentru care garantează cineva."],
    }),
  },
});

export const VERIFY = declareMethods({
  en: ["Verify", "Checks what the explanation says, and has it written again where that fails."],
  ro: ["Verificare", "Verifică ce spune explicația și o rescrie unde nu se confirmă."],
  methods: [NONE, PREDICATES],
});

export type VerifyParams = z.infer<typeof PREDICATES.schema>;
