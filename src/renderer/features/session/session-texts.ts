/** The words of session files. */
import { spoken } from "../../ui/language";

const ENGLISH = {
  save: "Save the session",
  open: "Open a session…",
  restoreLast: "Restore the session that was left",
  saved: (file: string) => `Saved as ${file}.`,
  opened: (file: string) => (file === "" ? "The session is restored." : `${file} is open.`),
  changed: (file: string) =>
    `${file === "" ? "The session" : file} is open, but its graph has changed since: the run may differ.`,
  refused: {
    "too-large": (file: string) => `${file} is too large for a session. Nothing has changed.`,
    "not-json": (file: string) => `${file} is not a session of Dragoman. Nothing has changed.`,
    "other-kind": (file: string, kind: string) =>
      `${file} is ${kind === "" ? "not a session of Dragoman" : `of the kind “${kind}”, not a session of Dragoman`}. Nothing has changed.`,
    newer: (file: string, version: string) =>
      `${file} was saved by a newer Dragoman (session version ${version}, this one reads 1). Nothing has changed.`,
    broken: (file: string, place: string) =>
      `${file} is damaged${place === "" ? "" : ` (${place})`}. Nothing has changed.`,
    "no-graph": (file: string, graph: string) =>
      `${file} needs the graph “${graph}”, which is not here: import it first.`,
    "no-recipe": (file: string, recipe: string) => `${file} needs the recipe “${recipe}”, which is not here.`,
    unreadable: (file: string) => `${file} cannot be read.`,
    "set-aside": (file: string) =>
      `The session kept by an earlier window is damaged: it was set aside as ${file}, and this one starts empty.`,
  },
  theFile: "The session",
  left: (time: string) => `Restore the session of ${time}?`,
  restore: "Restore",
  letGo: "Not now",
  dismiss: "Dismiss",
  drop: "Drop to open",
  dropLead: "A session, a trace, questions, or the files of a graph",
};

const ROMANIAN: typeof ENGLISH = {
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
    "set-aside": (file) =>
      `Sesiunea păstrată de o fereastră anterioară este deteriorată: a fost pusă deoparte ca ${file}, iar aceasta începe goală.`,
  },
  theFile: "Sesiunea",
  left: (time) => `Restaurezi sesiunea de la ${time}?`,
  restore: "Restaurează",
  letGo: "Nu acum",
  dismiss: "Închide",
  drop: "Lasă aici ca să deschizi",
  dropLead: "O sesiune, o urmă, întrebări sau fișierele unui graf",
};

export const SESSION_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
