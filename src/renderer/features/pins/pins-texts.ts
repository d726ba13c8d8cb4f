/** The words of pins. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatPlural } from "../../ui/format";
import { spoken } from "../../ui/language";

const ENGLISH = {
  title: "Pins",
  pin: "Pin",
  pinHint: "In: kept wherever it has a way to the rest. Out: never kept. The question runs again.",
  ways: { in: "Pinned in", out: "Pinned out", none: "Not pinned" },
  choose: { in: "In", out: "Out", none: "Free" },
  /** For a button that goes on to the next state. */
  next: (name: string, way: "in" | "out" | "none") =>
    ({
      none: `Pin in: ${name}`,
      in: `Pinned in, pin out: ${name}`,
      out: `Pinned out, unpin: ${name}`,
    })[way],
  cycle: "Pin what is selected: in, out, not at all",
  pinIn: "Pin what is selected in",
  pinOut: "Pin what is selected out",
  unpin: "Unpin what is selected",
  clear: "Clear all pins",
  clearShort: "Clear all",
  let: (name: string) => `Unpin ${name}`,
  node: "Node",
  edge: "Edge",
  none: "Nothing is pinned",
  noneHint:
    "Select a node or an edge and press P, or use the buttons in the inspector. Pins hold in every run of this graph.",
  notDrawn: "not among what is drawn",
  count: (count: number) => formatPlural(count, "pin", "pins"),
  unpinAdmits: "Pinned out by you: unpinning it admits it",
  unpinAllAdmits: "Without any pins it would be kept",
  unpinIt: "Unpin",
  parameter: "Pins",
  changes: "What the last run changed",
  noChanges: "Change a pin or a parameter: what comes and goes is listed here.",
  sinceLast: "Compare with the run before",
};

const ROMANIAN: typeof ENGLISH = {
  title: "Fixări",
  pin: "Fixare",
  pinHint:
    "Înăuntru: se păstrează oriunde are o cale spre rest. Afară: nu se păstrează niciodată. Întrebarea rulează din nou.",
  ways: { in: "Fixat înăuntru", out: "Fixat afară", none: "Nefixat" },
  choose: { in: "Înăuntru", out: "Afară", none: "Liber" },
  next: (name, way) =>
    ({
      none: `Fixează înăuntru: ${name}`,
      in: `Fixat înăuntru, fixează afară: ${name}`,
      out: `Fixat afară, eliberează: ${name}`,
    })[way],
  cycle: "Fixează selecția: înăuntru, afară, deloc",
  pinIn: "Fixează selecția înăuntru",
  pinOut: "Fixează selecția afară",
  unpin: "Eliberează selecția",
  clear: "Șterge toate fixările",
  clearShort: "Șterge tot",
  let: (name) => `Eliberează ${name}`,
  node: "Nod",
  edge: "Muchie",
  none: "Nimic nu este fixat",
  noneHint:
    "Selectează un nod sau o muchie și apasă P, ori folosește butoanele din inspector. Fixările sunt valabile la fiecare rulare pe acest graf.",
  notDrawn: "nu se află printre cele desenate",
  count: (count) => formatPluralRo(count, "fixare", "fixări"),
  unpinAdmits: "Fixată afară de tine: eliberarea ei o admite",
  unpinAllAdmits: "Fără nicio fixare ar fi păstrată",
  unpinIt: "Eliberează",
  parameter: "Fixări",
  changes: "Ce a schimbat ultima rulare",
  noChanges: "Schimbă o fixare sau un parametru: ce apare și ce dispare se vede aici.",
  sinceLast: "Compară cu rularea dinainte",
};

export const PINS_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
