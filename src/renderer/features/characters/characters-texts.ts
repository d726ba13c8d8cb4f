/** The words of the characters' page. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatPlural } from "../../ui/format";
import { spoken } from "../../ui/language";

const ENGLISH = {
  people: "Characters, and where the work names them",
  name: "Name",
  named: "Named",
  first: "First in",
  chapters: (count: number) => formatPlural(count, "chapter", "chapters"),
  over: "Over the work",
  strip: (name: string, count: string, chapters: string) => `${name}: named ${count} times, in ${chapters}`,
  none: "No character is named in this work",
  beside: "Beside it",
  noWork: "no other work",
  besideFailed: "The other work cannot be read",
  besideLoading: "Reading the other work…",
  ofWork: (work: string) => `Characters of ${work}`,
  network: "Who is with whom",
  networkLead: "Two are joined where one paragraph names both; the thicker, the oftener.",
  upTo: "Up to chapter",
  window: "Chapters at once",
  all: "all before too",
  play: "Play the chapters",
  pause: "Pause",
  shows: (first: string, last: string) => (first === last ? last : `${first} – ${last}`),
  pairs: "Together most often",
  together: (a: string, b: string, times: number) =>
    `${a} and ${b}: ${formatPlural(times, "paragraph", "paragraphs")}`,
  beginning: "Beginning",
};

const ROMANIAN: typeof ENGLISH = {
  people: "Personajele, și unde le numește opera",
  name: "Nume",
  named: "Numit",
  first: "Întâi în",
  chapters: (count) => formatPluralRo(count, "capitol", "capitole"),
  over: "De-a lungul operei",
  strip: (name, count, chapters) => `${name}: numit de ${count} ori, în ${chapters}`,
  none: "Opera nu numește niciun personaj",
  beside: "Alături",
  noWork: "nicio altă operă",
  besideFailed: "Cealaltă operă nu poate fi citită",
  besideLoading: "Se citește cealaltă operă…",
  ofWork: (work) => `Personajele din ${work}`,
  network: "Cine cu cine",
  networkLead: "Doi sunt uniți unde un paragraf îi numește pe amândoi; mai gros, mai des.",
  upTo: "Până la capitolul",
  window: "Capitole deodată",
  all: "și toate dinainte",
  play: "Redă capitolele",
  pause: "Pauză",
  shows: (first, last) => (first === last ? last : `${first} – ${last}`),
  pairs: "Cel mai des împreună",
  together: (a, b, times) => `${a} și ${b}: ${formatPluralRo(times, "paragraf", "paragrafe")}`,
  beginning: "Început",
};

export const CHARACTERS_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
