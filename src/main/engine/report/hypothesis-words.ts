/** The words of a report's part on a hypothesis, in each language. */
import type { Language } from "../../../shared/languages/language";
import type { LoopState } from "../../../shared/hypothesis";

export interface HypothesisWords {
  readonly language: Language;
  readonly paths: string;
  readonly pathHead: readonly string[];
  readonly cut: (cut: string) => string;
  readonly noCut: string;
  readonly listed: (shown: number, all: number) => string;
  readonly documents: string;
  readonly documentHead: readonly string[];
  readonly round: (number: number, isShown: boolean) => string;
  readonly figures: (errorRate: string, drift: string, unrecognised: string) => string;
  readonly predicateHead: readonly string[];
  readonly exchanged: (out: string, into: string, outCosine: string, inCosine: string) => string;
  readonly likeness: (contexts: string, pair: string) => string;
  readonly unlike: string;
  readonly contexts: string;
  readonly states: Readonly<Record<LoopState, string>>;
}

export const HYPOTHESIS_WORDS: Readonly<Record<Language, HypothesisWords>> = {
  en: {
    language: "en",
    paths: "Paths",
    pathHead: ["#", "Path", "Score", "Documents"],
    cut: (cut) => `Nothing newer than ${cut} was seen.`,
    noCut: "Nothing was cut off: all documents were seen.",
    listed: (shown, all) => `${shown.toString()} of ${all.toString()} paths.`,
    documents: "Documents of the best paths",
    documentHead: ["Step", "Documents", "First", "Last"],
    round: (number, isShown) => `Round ${number.toString()}${isShown ? " (shown)" : ""}`,
    figures: (errorRate, drift, unrecognised) =>
      `Error rate ${errorRate}; drift ${drift}; ${unrecognised} of the sentences without a predicate.`,
    predicateHead: ["Sentence", "Documents", "Predicate", "Verdict", "Why", "Percentile"],
    exchanged: (out, into, outCosine, inCosine) =>
      `${out} (cosine ${outCosine}) gave way to ${into} (${inCosine}).`,
    likeness: (contexts, pair) =>
      `What is quoted: cosine ${contexts} to its documents, ${pair} to both names.`,
    unlike:
      "Nine in ten measured explanations are nearer to their documents, or to their pair, than this one.",
    contexts: "Written from",
    states: {
      converged: "Every recognised predicate holds.",
      exhausted: "Predicates fail, and no document is left to exchange.",
      cycling: "Predicates fail, and the documents were the same in an earlier round.",
      "not-converged": "The rounds, or the recognised predicates, ran out before every predicate held.",
    },
  },
  ro: {
    language: "ro",
    paths: "Drumuri",
    pathHead: ["#", "Drum", "Scor", "Documente"],
    cut: (cut) => `Nu s-a văzut nimic mai nou decât ${cut}.`,
    noCut: "Nu s-a tăiat nimic: s-au văzut toate documentele.",
    listed: (shown, all) => `${shown.toString()} din ${all.toString()} drumuri.`,
    documents: "Documentele celor mai bune drumuri",
    documentHead: ["Pas", "Documente", "Primul", "Ultimul"],
    round: (number, isShown) => `Runda ${number.toString()}${isShown ? " (arătată)" : ""}`,
    figures: (errorRate, drift, unrecognised) =>
      `Rata erorilor ${errorRate}; abatere ${drift}; ${unrecognised} dintre propoziții fără predicat.`,
    predicateHead: ["Propoziție", "Documente", "Predicat", "Verdict", "De ce", "Percentilă"],
    exchanged: (out, into, outCosine, inCosine) =>
      `${out} (cosinus ${outCosine}) a făcut loc lui ${into} (${inCosine}).`,
    likeness: (contexts, pair) =>
      `Ce se citează: cosinus ${contexts} față de documentele sale, ${pair} față de ambele nume.`,
    unlike:
      "Nouă din zece explicații măsurate sunt mai apropiate de documentele lor, sau de perechea lor, decât aceasta.",
    contexts: "Scrisă din",
    states: {
      converged: "Toate predicatele recunoscute se confirmă.",
      exhausted: "Unele predicate nu se confirmă și nu mai e niciun document de schimbat.",
      cycling: "Unele predicate nu se confirmă, iar documentele au mai fost aceleași într-o rundă.",
      "not-converged":
        "Rundele, sau predicatele recunoscute, s-au terminat înainte să se confirme toate predicatele.",
    },
  },
};
