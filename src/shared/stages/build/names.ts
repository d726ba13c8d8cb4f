/** NER, coreference and resolution: texts → mentions → entities. */
import { z } from "zod";
import { choice, data, even, number, onOff, positive } from "../../parameters/parameter";
import { declareStage } from "../../parameters/stage";

export const NER = declareStage({
  en: ["Names", "Finds persons, places and organizations."],
  ro: ["Nume", "Găsește persoane, locuri și organizații."],
  parameters: {
    engine: choice(
      {
        tagger: { en: "trained tagger", ro: "etichetator antrenat" },
        regex: { en: "rules and name lists", ro: "reguli și liste de nume" },
        gold: { en: "as marked in the files", ro: "cum sunt marcate în fișiere" },
      },
      {
        shown: "main",
        en: ["Names by", "What finds the names."],
        ro: ["Nume după", "Ce găsește numele."],
      },
    ),
    model: data(z.string().min(1).default("ronec-tagger"), "the name of a tagger in the models folder", {
      when: { engine: ["tagger"] },
      en: ["Tagger", "The trained tagger that reads the text."],
      ro: ["Etichetator", "Etichetatorul antrenat care citește textul."],
    }),
    vote: choice(
      { on: { en: "on", ro: "da" }, off: { en: "off", ro: "nu" } },
      {
        shown: "main",
        standard: "on",
        en: [
          "Vote",
          "All mentions of a name in a work agree on one type; words also written small are no names.",
        ],
        ro: [
          "Vot",
          "Toate mențiunile unui nume dintr-o operă au un singur tip; cuvintele scrise și cu literă mică nu sunt nume.",
        ],
      },
    ),
  },
});
export type NerParams = z.infer<typeof NER.schema>;

export const COREFERENCE = declareStage({
  en: ["Coreference", "Which mentions of a work are one: names with titles, parts of names, vocatives."],
  ro: ["Coreferință", "Care mențiuni ale unei opere sunt una: nume cu titluri, părți de nume, vocative."],
  parameters: {
    partial: choice(
      { on: { en: "on", ro: "da" }, off: { en: "off", ro: "nu" } },
      {
        shown: "advanced",
        standard: "on",
        en: [
          "Parts of names",
          "“Scatiu” is Tănase Scatiu where only one Scatiu bears a given name, or the one named last.",
        ],
        ro: [
          "Părți de nume",
          "„Scatiu” este Tănase Scatiu dacă un singur Scatiu are prenume, altfel cel numit ultimul.",
        ],
      },
    ),
  },
});
export type CoreferenceParams = z.infer<typeof COREFERENCE.schema>;

export const RESOLUTION = declareStage({
  en: [
    "Resolution",
    "Inflected forms and spellings of a name become one entity, each merge with its reason.",
  ],
  ro: [
    "Rezolvare",
    "Formele flexionate și grafiile unui nume devin o entitate, fiecare unire cu motivul ei.",
  ],
  parameters: {
    inflection: choice(
      { on: { en: "on", ro: "da" }, off: { en: "off", ro: "nu" } },
      {
        shown: "main",
        standard: "on",
        en: [
          "Inflection",
          "Genitives, vocatives and articles lead to the base form attested in the same work.",
        ],
        ro: [
          "Flexiune",
          "Genitivele, vocativele și articolele duc la forma de bază atestată în aceeași operă.",
        ],
      },
    ),
    acrossWorks: onOff({
      shown: "advanced",
      en: ["Across works", "Entities of one name and type in several works are one."],
      ro: ["Între opere", "Entitățile cu același nume și tip din mai multe opere sunt una."],
    }),
    mentions: number(positive, even(1, 20, 1), {
      shown: "main",
      unit: "mentions",
      en: ["Fewest mentions", "Entities mentioned less often stay out of the graph."],
      ro: ["Minim de mențiuni", "Entitățile menționate mai rar rămân în afara grafului."],
    }),
  },
});
export type ResolutionParams = z.infer<typeof RESOLUTION.schema>;
