/** The words of what was understood of a question, and of what came of it as a whole. */
import type { Comparison } from "../../../shared/understanding";
import type { Form } from "../../../shared/stages/forms";
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatNumber, formatPlural } from "../../ui/format";
import { spoken } from "../../ui/language";

const BOUNDS = (and: string): Readonly<Record<Comparison, (values: readonly string[]) => string>> => ({
  "<": ([value]) => `< ${value ?? ""}`,
  "≤": ([value]) => `≤ ${value ?? ""}`,
  "=": (values) => `= ${values.join(" / ")}`,
  "≠": (values) => `≠ ${values.join(" / ")}`,
  "≥": ([value]) => `≥ ${value ?? ""}`,
  ">": ([value]) => `> ${value ?? ""}`,
  between: ([low, high]) => `${low ?? ""} ${and} ${high ?? ""}`,
});

const parted = (label: string, id: string): string => {
  const told = [label, id].filter((part) => part !== "").join(", ");
  return told === "" ? "" : ` (${told})`;
};

const ENGLISH = {
  label: "Understood as",
  forms: {
    list: "a list",
    count: "how many",
    boolean: "yes or no",
    negation: "all but",
    superlative: "the most or the least",
    comparison: "a comparison",
    range: "within bounds",
    both: "both at once",
    either: "one or the other",
    chain: "step by step",
    none: "not understood",
  } satisfies Record<Form, string>,
  kind: (label: string) => `asks for: ${label}`,
  counted: (measure: string) => `how many ${measure}`,
  bounds: BOUNDS("to"),
  typo: "A letter or two apart from what was typed",
  synonym: "What was typed is another name of it",
  given: "As you said",
  others: (name: string, count: number) =>
    count === 0
      ? `${name}: correct it`
      : `${name}: ${formatPlural(count, "other reading", "other readings")}`,
  /** `id` tells namesakes apart. */
  askInstead: (name: string, label: string, id: string) => `Ask of ${name}${parted(label, id)}`,
  noName: (words: string) => `“${words}” is not a name`,
  asRead: "As it was read",
  asRows: (words: string) => `“${words}” read as the rows`,
  areRows: (words: string) => `Yes, the rows are ${words}`,
  notRows: (words: string) => `No, the rows are no ${words}`,
  anyKind: "asks for: anything",
  changeForm: (form: string) => `Form: ${form}; change it`,
  changeKind: (kind: string) => `${kind}; change the kind asked for`,
  unread: "Not read:",
  unreadHint: "These words mean nothing in this graph; the answer does not depend on them.",
  read: {
    quoted: (words: string) => `“${words}”`,
    as: "read as",
    rows: (file: string) => `the rows of ${file}`,
    why: "likely, not certain, so not told as whole",
  },
  headline: {
    count: (value: number, atLeast: boolean) =>
      atLeast ? `At least ${formatNumber(value)}` : formatNumber(value),
    group: "Group",
    number: "Number",
    numbers: {
      count: () => "How many",
      mean: (measure: string) => `Mean of ${measure}`,
      median: (measure: string) => `Median of ${measure}`,
      sum: (measure: string) => `Sum of ${measure}`,
      max: (measure: string) => `Largest ${measure}`,
      min: (measure: string) => `Smallest ${measure}`,
    },
    over: "Of how many",
    moreGroups: (count: number) => formatPlural(count, "more group", "more groups"),
    countHint: "There may be more: not all that could count was looked at.",
    countWhole: "All that this graph holds.",
    about: (name: string) => `What the graph knows of “${name}”`,
    yes: "Yes",
    no: "No",
    unsure: "Not sure",
    unsureYes: "The graph speaks for it, but not all of it was looked at.",
    unsureNo: "Nothing found speaks for it; that the graph does not say it does not make it false.",
    /** Stands behind a number, a yes or a no. */
    ifRead: "· as read above",
    refused: "This cannot be answered here",
    offers: "These can:",
    ready: "What can be asked of this graph:",
  },
};

const ROMANIAN: typeof ENGLISH = {
  label: "Înțeles ca",
  forms: {
    list: "o listă",
    count: "câte sunt",
    boolean: "da sau nu",
    negation: "toate în afară de",
    superlative: "cel mai mult sau cel mai puțin",
    comparison: "o comparație",
    range: "între limite",
    both: "amândouă deodată",
    either: "una sau alta",
    chain: "pas cu pas",
    none: "neînțeles",
  },
  kind: (label) => `se cere: ${label}`,
  counted: (measure) => `câte: ${measure}`,
  bounds: BOUNDS("până la"),
  typo: "La o literă sau două de ce s-a scris",
  synonym: "Ce s-a scris este alt nume al lui",
  given: "Cum ai spus",
  others: (name, count) =>
    count === 0
      ? `${name}: corectează`
      : `${name}: încă ${count === 1 ? "o citire" : formatPluralRo(count, "citire", "citiri")}`,
  askInstead: (name, label, id) => `Întreabă despre ${name}${parted(label, id)}`,
  noName: (words) => `„${words}” nu este un nume`,
  asRead: "Cum s-a citit",
  asRows: (words) => `„${words}” citit ca rândurile`,
  areRows: (words) => `Da, rândurile sunt ${words}`,
  notRows: (words) => `Nu, rândurile nu sunt ${words}`,
  anyKind: "se cere: orice",
  changeForm: (form) => `Formă: ${form}; schimb-o`,
  changeKind: (kind) => `${kind}; schimbă felul cerut`,
  unread: "Necitite:",
  unreadHint: "Cuvintele acestea nu înseamnă nimic în acest graf; răspunsul nu depinde de ele.",
  read: {
    quoted: (words) => `„${words}”`,
    as: "citit ca",
    rows: (file) => `rândurile din ${file}`,
    why: "probabil, nu sigur: de aceea nu e spus ca întreg",
  },
  headline: {
    count: (value, atLeast) => (atLeast ? `Cel puțin ${formatNumber(value)}` : formatNumber(value)),
    group: "Grup",
    number: "Număr",
    numbers: {
      count: () => "Câte",
      mean: (measure: string) => `Media pentru ${measure}`,
      median: (measure: string) => `Mediana pentru ${measure}`,
      sum: (measure: string) => `Suma pentru ${measure}`,
      max: (measure: string) => `Cea mai mare valoare pentru ${measure}`,
      min: (measure: string) => `Cea mai mică valoare pentru ${measure}`,
    },
    over: "Din câte",
    moreGroups: (count) => `încă ${formatPluralRo(count, "grup", "grupuri")}`,
    countHint: "Pot fi mai multe: nu s-a cercetat tot ce ar putea conta.",
    countWhole: "Toate câte sunt în acest graf.",
    about: (name) => `Ce știe graful despre „${name}”`,
    yes: "Da",
    no: "Nu",
    unsure: "Nesigur",
    unsureYes: "Graful o spune, dar nu s-a cercetat tot.",
    unsureNo: "Nimic din ce s-a găsit nu o spune; că graful tace nu înseamnă că e fals.",
    ifRead: "· după cum s-a citit mai sus",
    refused: "La aceasta nu se poate răspunde aici",
    offers: "La acestea da:",
    ready: "Ce poate fi întrebat graful acesta:",
  },
};

export const UNDERSTOOD_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
