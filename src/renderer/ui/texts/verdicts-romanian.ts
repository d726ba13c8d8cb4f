/** What became of an edge, in Romanian: the name of each verdict, and a sentence with its numbers. */
import { KEPT_REASONS } from "../../../shared/trace";
import { formatNumber } from "../format";
import type { DROPS_ENGLISH, EdgeNumbers, VERDICTS_ENGLISH } from "./verdicts-english";

const known = (value: number | undefined): value is number => value !== undefined && !Number.isNaN(value);
const when = ({ time }: EdgeNumbers): string => (known(time) ? ` la timpul ${formatNumber(time)}` : "");

export const VERDICTS_ROMANIAN: typeof VERDICTS_ENGLISH = {
  kept: { name: "păstrată", sentence: keptSentence },
  "never-reached": {
    name: "neatinsă",
    sentence: ({ margin }) =>
      known(margin)
        ? `Creșterea s-a oprit înainte ca muchia să fie plătită: capetele ei au rămas fără premiu când din cost mai lipseau ${formatNumber(margin)}.`
        : "Creșterea s-a oprit înainte ca muchia să fie plătită: capetele ei au rămas fără premiu.",
  },
  cycle: {
    name: "închide un ciclu",
    sentence: (numbers) =>
      `Când creșterea a plătit-o${when(numbers)}, capetele ei erau deja legate prin alte muchii: ar fi închis doar un ciclu.`,
  },
  "lost-cluster": {
    name: "pierdută cu grupul ei",
    sentence: (numbers) =>
      `A unit două grupuri${when(numbers)}, dar împreună au rămas fără premiu înainte de a întâlni grupul câștigător.`,
  },
  "gw-unneeded": {
    name: "de prisos",
    sentence: (numbers) =>
      `S-a alipit grupului câștigător${when(numbers)}, dar ducea doar la o parte rămasă fără premiu, de care nimic din ce s-a păstrat nu are nevoie.`,
  },
  "strong-nonpositive": {
    name: "nu-și merită costul",
    sentence: ({ margin }) =>
      known(margin)
        ? `Ramura din spatele ei a fost tăiată: premiile minus costurile ei fac ${formatNumber(margin)}, ceea ce nu trece de 0.`
        : "Ramura din spatele ei a fost tăiată: costă cel puțin cât aduce.",
  },
  "simple-unreached": {
    name: "în afara câștigătorului",
    sentence: (numbers) =>
      `A unit două grupuri${when(numbers)}, dar nu face parte din grupul care mai creștea la sfârșit.`,
  },
  "below-top-paths": {
    name: "sub cele mai bune drumuri",
    sentence: () => "Niciun drum peste ea nu este printre cele pe care le păstrează rețeta.",
  },
  "on-no-path": {
    name: "pe niciun drum",
    sentence: () => "Niciun drum privit nu trece peste ea.",
  },
  "trivial-edge": {
    name: "leagă capetele",
    sentence: () => "Leagă chiar cele două concepte, deci nu explică nimic.",
  },
  "after-cut": {
    name: "după dată",
    sentence: () => "Toate documentele din spatele ei sunt mai noi decât data-limită.",
  },
  "below-top-edges": {
    name: "sub tăietură",
    sentence: ({ prizeRank }) =>
      known(prizeRank)
        ? `După premiu este a ${formatNumber(prizeRank)}-a: dincolo de câte muchii păstrează rețeta.`
        : "Premiul ei este sub cele ale celor mai bune muchii, iar rețeta păstrează doar atâtea.",
  },
  "below-fact-cap": {
    name: "sub limita de fapte",
    sentence: ({ rank, p }) =>
      p === 0
        ? "Niciun drum de relații crezut nu folosește această muchie."
        : known(rank)
          ? `După probabilitate este a ${formatNumber(rank)}-a: dincolo de limita de fapte.`
          : "Probabilitatea ei este sub cele ale faptelor care încap în limită.",
  },
  "below-threshold": {
    name: "sub prag",
    sentence: ({ p }) =>
      p === 0
        ? "Niciun drum de relații crezut nu folosește această muchie."
        : known(p)
          ? `Probabilitatea ei de ${formatNumber(p)} este sub prag.`
          : "Probabilitatea ei este sub prag.",
  },
  "lost-draw": {
    name: "neextrasă",
    sentence: ({ logit, g1, g0 }) =>
      known(logit) && known(g1) && known(g0)
        ? `În această extragere logit p + g₁ − g₀ este ${formatNumber(logit + g1 - g0)}, ceea ce nu trece de 0: zgomotul i-a fost potrivnic.`
        : "În această extragere zgomotul i-a fost potrivnic.",
  },
  "pinned-out": {
    name: "fixată în afară",
    sentence: () =>
      "Ai fixat în afară chiar muchia sau unul dintre capetele ei: nu poate fi păstrată cât timp rămâne fixată.",
  },
};

function keptSentence(numbers: EdgeNumbers): string {
  if (numbers["pin"] === 1) return "Ai fixat-o înăuntru: se păstrează oricare i-ar fi scorul și costul.";
  const { prize, cost, keptReason } = numbers;
  const reason = KEPT_REASONS[keptReason ?? -1];
  if (reason === "kept-unpruned") return "Nu s-a tăiat nimic: fiecare candidat ajuns până aici se păstrează.";
  if (!known(cost)) return "Face parte din subgraful din care s-a citit răspunsul.";
  if (reason === "virtual-kept")
    return `Se plătește singură: premiul ei de ${formatNumber(prize)} trece de costul de ${formatNumber(cost)}.`;
  const worth = `își merită costul de ${formatNumber(cost)}`;
  const joined = `A unit două părți ale grupului câștigător${when(numbers)}`;
  return known(prize) && prize > 0
    ? `${joined}: premiul ei de ${formatNumber(prize)} împreună cu ce leagă ${worth}.`
    : `${joined}: ce leagă ${worth}.`;
}

/** What an edge left out before it became a candidate met, by the engine's drop reason. */
export const DROPS_ROMANIAN: typeof DROPS_ENGLISH = {
  "degree-cap": "dincolo de limita de grad a unui nod",
  "edge-budget": "dincolo de bugetul de muchii",
  "label-filter": "filtrată după etichetă",
  "relation-filter": "filtrată după relație",
  "relation-cap": "dincolo de limita unei relații la un nod",
};
