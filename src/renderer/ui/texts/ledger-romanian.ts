/** The words of the run ledger and of session files, in Romanian. */
import { formatCount, formatPluralRo } from "../format";
import type { LEDGER_ENGLISH, SESSION_ENGLISH } from "./ledger-english";

const runs = (count: number): string => formatPluralRo(count, "rulare", "rulări");

export const LEDGER_ROMANIAN: typeof LEDGER_ENGLISH = {
  title: "Rulări",
  count: (shown, all) => (shown === all ? runs(all) : `${formatCount(shown)} din ${runs(all)}`),
  search: "Caută printre rulări",
  starredOnly: "Doar cele cu stea",
  star: (name) => `Pune o stea: ${name}`,
  unstar: (name) => `Ia steaua: ${name}`,
  list: "Rulări, cele mai noi întâi",
  reopen: (name) => `Redeschide ${name}`,
  reopenHint: "O rulează din nou, exact cum a fost întrebată",
  rename: (name) => `Redenumește ${name}`,
  newName: "Numele rulării",
  delete: (name) => `Șterge ${name}`,
  pick: (name) => `Compară ${name}`,
  compare: "Compară-le",
  compareHint: "Bifează două rulări ca să le compari",
  replay: "Reia o urmă…",
  changes: (count) => formatPluralRo(count, "schimbare", "schimbări"),
  answer: (name, more) => (more === 0 ? name : `${name} + ${formatCount(more)}`),
  noAnswer: "niciun răspuns",
  edges: (kept, all) =>
    `${formatPluralRo(kept, "muchie păstrată", "muchii păstrate")} din ${formatCount(all)}`,
  seed: (seed) => `sămânța ${String(seed)}`,
  loading: "Se citesc rulările…",
  failed: "Rulările nu pot fi listate",
  again: "Încearcă din nou",
  empty: "Nicio întrebare păstrată încă",
  emptyLead:
    "Fiecare întrebare pusă rămâne aici, cu rețeta, parametrii și sămânța ei. O urmă reluată este doar arătată.",
  nothingFound: "Nicio rulare nu se potrivește",
  problem: (reason) => `Cele mai noi rulări nu sunt pe disc: ${reason}`,
  identical: "A ieșit la fel, până la ultimul octet.",
  different: "Nu a ieșit la fel.",
  because: (parts) => `Nu mai este ca atunci: ${parts.join(", ")}.`,
  parts: { graph: "graful", models: "modelele", product: "versiunea Dragoman", device: "dispozitivul" },
  replaying: (file) => `Se reia ${file}…`,
  replayedSame: (file, lines) =>
    `${file}: toate cele ${formatPluralRo(lines, "linie", "linii")} au ieșit la fel.`,
  replayedOther: (file, differing, lines) =>
    `${file}: ${formatPluralRo(differing, "linie", "linii")} din ${formatCount(lines)} ${differing === 1 ? "a" : "au"} ieșit altfel.`,
  firstOther: (line, place, recorded, replayed) =>
    `Prima este linia ${formatCount(line)} (${place}): urma spune ${recorded}, rularea aceasta ${replayed}.`,
  dismiss: "Închide",
  diff: {
    title: "Două rulări comparate",
    back: "Înapoi la rulări",
    first: "Prima",
    second: "A doua",
    loading: "Se rulează amândouă din nou…",
    failed: "Nu pot fi comparate",
    same: "Cele două sunt la fel, până la ultimul octet.",
    parameters: "Ce diferă în felul în care au fost întrebate",
    sameParameters: "Întrebate în același fel.",
    gained: (count) => `Muchii câștigate (${formatCount(count)})`,
    lost: (count) => `Muchii pierdute (${formatCount(count)})`,
    both: (count) => `${formatPluralRo(count, "muchie păstrată", "muchii păstrate")} în amândouă`,
    moved: (number, count) => `${number}: valori mutate (${formatCount(count)})`,
    answers: "Răspunsuri",
    sameAnswers: "Aceleași răspunsuri, în aceeași ordine.",
    rank: (rank) => (rank === undefined ? "–" : `${formatCount(rank)}.`),
    more: (count) => `și încă ${formatCount(count)}`,
  },
  actions: { open: "Arată rulările", replay: "Reia un fișier cu o urmă" },
};

export const SESSION_ROMANIAN: typeof SESSION_ENGLISH = {
  save: "Salvează sesiunea",
  open: "Deschide o sesiune…",
  restoreLast: "Restaurează sesiunea rămasă",
  saved: (file) => `Salvată ca ${file}.`,
  opened: (file) => (file === "" ? "Sesiunea este restaurată." : `${file} este deschisă.`),
  changed: (file) =>
    `${file === "" ? "Sesiunea" : file} este deschisă, dar graful ei s-a schimbat între timp: rularea poate diferi.`,
  refused: {
    "too-large": (file) => `${file} este prea mare pentru o sesiune. Nimic nu s-a schimbat.`,
    "not-json": (file) => `${file} nu este o sesiune Dragoman. Nimic nu s-a schimbat.`,
    "other-kind": (file, kind) =>
      `${file} ${kind === "" ? "nu este o sesiune Dragoman" : `este de felul „${kind}”, nu o sesiune Dragoman`}. Nimic nu s-a schimbat.`,
    newer: (file, version) =>
      `${file} a fost salvată de un Dragoman mai nou (versiunea ${version} de sesiune; acesta citește 1). Nimic nu s-a schimbat.`,
    broken: (file, place) =>
      `${file} este deteriorată${place === "" ? "" : ` (${place})`}. Nimic nu s-a schimbat.`,
    "no-graph": (file, graph) =>
      `${file} are nevoie de graful „${graph}”, care nu este aici: importă-l întâi.`,
    "no-recipe": (file, recipe) => `${file} are nevoie de rețeta „${recipe}”, care nu este aici.`,
    unreadable: (file) => `${file} nu poate fi citită.`,
  },
  theFile: "Sesiunea",
  left: (time) => `Restaurezi sesiunea de la ${time}?`,
  restore: "Restaurează",
  letGo: "Nu acum",
  dismiss: "Închide",
  drop: "Lasă aici ca să deschizi",
  dropLead: "O sesiune, o urmă, întrebări sau fișierele unui graf",
};
