/** Understand: question → its form, what it names, the kind asked for, and what was not read. A recipe without this stage runs as it always did. */
import { z } from "zod";
import { choice, data, onOff } from "../parameters/parameter";
import { declareStage } from "../parameters/stage";
import { FORMS } from "./forms";

const READ_BY = { method: ["rules"] };

export const UNDERSTAND = declareStage({
  en: ["Understand", "Reads what the question asks for, and says which words it could not read."],
  ro: ["Înțelegere", "Citește ce cere întrebarea și spune ce cuvinte nu a putut citi."],
  parameters: {
    method: choice(
      { none: { en: "not at all", ro: "deloc" }, rules: { en: "rules", ro: "reguli" } },
      {
        standard: "none",
        shown: "advanced",
        en: [
          "Understand by",
          "Rules tell counts, yes or no, negations and the like from plain questions, and refuse what they cannot read; without them every question is a plain one.",
        ],
        ro: [
          "Înțelegere prin",
          "Regulile deosebesc numărătorile, da sau nu, negațiile și altele de întrebările simple și refuză ce nu pot citi; fără ele orice întrebare este una simplă.",
        ],
      },
    ),
    closedWorld: onOff({
      shown: "advanced",
      when: READ_BY,
      en: ["Closed world", "What the graph does not say is taken to be false."],
      ro: ["Lume închisă", "Ce nu spune graful este socotit fals."],
    }),
    between: data(
      z.enum(["shortest", "subgraph"]).optional(),
      "shortest (the standard: the shortest ways, computed) or subgraph (left to the stages behind)",
      {
        when: READ_BY,
        en: ["Between two names", "What answers a question for what lies between two things named."],
        ro: ["Între două nume", "Ce răspunde la o întrebare despre ce se află între două lucruri numite."],
      },
    ),
    lookups: data(
      z.enum(["subgraph", "computed"]).optional(),
      "subgraph (the standard: left to the stages behind) or computed (by the one relation that the words tell, where they tell one)",
      {
        when: READ_BY,
        en: ["Lookups", "What answers a plain question about one thing named."],
        ro: ["Căutări simple", "Ce răspunde la o întrebare simplă despre un singur lucru numit."],
      },
    ),
    form: data(
      z.enum(["auto", ...FORMS]).default("auto"),
      "auto, or the form that a person says the question has",
      {
        when: READ_BY,
        en: ["Form", "What the question asks for, where a person said it."],
        ro: ["Formă", "Ce cere întrebarea, dacă a spus-o cineva."],
      },
    ),
    kind: data(z.string().default(""), "a label, or nothing", {
      when: READ_BY,
      en: ["Kind", "The kind of thing asked for, where a person said it."],
      ro: ["Fel", "Felul de lucru cerut, dacă l-a spus cineva."],
    }),
    links: data(z.record(z.string(), z.string()).default({}), "node ids by words of the question", {
      when: READ_BY,
      en: [
        "Links",
        "The node that words of the question name, where a person said it; no id where they name nothing.",
      ],
      ro: [
        "Legături",
        "Nodul numit de niște cuvinte din întrebare, dacă l-a spus cineva; fără id dacă nu numesc nimic.",
      ],
    }),
  },
});

export type UnderstandParams = z.infer<typeof UNDERSTAND.schema>;
