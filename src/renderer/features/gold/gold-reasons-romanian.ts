/** Why a gold edge was not found, in Romanian. */
import { formatPluralRo } from "../../../shared/languages/counts";
import type { GoldReasonText } from "./gold-english";

const at = (place: string | undefined): string => (place === undefined ? "" : ` la „${place}”`);
export const GOLD_REASONS_ROMANIAN: Readonly<Record<string, GoldReasonText>> = {
  "unknown-node": {
    name: "entitate care nu e în graf",
    sentence: (place) => `Graful nu are niciun nod numit${place === undefined ? " așa" : ` „${place}”`}.`,
  },
  "unknown-relation": {
    name: "relație care nu e în graf",
    sentence: (place) => `Graful nu are nicio relație numită${place === undefined ? " așa" : ` „${place}”`}.`,
  },
  "not-in-graph": {
    name: "muchie care nu e în graf",
    sentence: () => "Graful cunoaște ambele capete, dar nu are această muchie.",
  },
  "not-run": { name: "întrebare nerulată", sentence: () => "Nu s-a găsit nimic de la care să se pornească." },
  "out-of-reach": {
    name: "prea departe",
    sentence: (place) =>
      place === undefined
        ? "Niciun capăt nu a fost atins: e la prea mulți pași sau în spatele unei muchii lăsate pe dinafară."
        : `Căutarea s-a oprit${at(place)}, cu un pas prea devreme.`,
  },
  direction: {
    name: "împotriva direcției",
    sentence: (place) => `Căutarea a ajuns${at(place)}, dar urmează muchiile într-o singură direcție.`,
  },
  "degree-cap": {
    name: "peste limita de grad",
    sentence: (place, leftOut) =>
      `Limita de grad a lăsat pe dinafară ${formatPluralRo(leftOut ?? 0, "muchie", "muchii")}${at(place)}, printre ele și aceasta.`,
  },
  "edge-budget": {
    name: "peste bugetul de muchii",
    sentence: (place, leftOut) =>
      `Bugetul de muchii s-a terminat: ${formatPluralRo(leftOut ?? 0, "muchie lăsată", "muchii lăsate")} pe dinafară${at(place)}, printre ele și aceasta.`,
  },
  "label-filter": {
    name: "exclusă după etichetă",
    sentence: (place) =>
      `Întâlnită${at(place)}, dar nodul din capăt nu are niciuna dintre etichetele dorite.`,
  },
  "relation-filter": {
    name: "exclusă după relație",
    sentence: (place) => `Întâlnită${at(place)}, dar relația ei nu e printre cele dorite.`,
  },
  "relation-cap": {
    name: "peste limita unei relații",
    sentence: (place, leftOut) =>
      `Limita pe relație a lăsat pe dinafară ${formatPluralRo(leftOut ?? 0, "muchie", "muchii")}${at(place)}, printre ele și aceasta.`,
  },
};
