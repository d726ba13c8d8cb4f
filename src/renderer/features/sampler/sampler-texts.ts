/** The words of the sampler: here in Romanian, in English in sampler-english.ts. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatCount, formatNumber, formatShare, formatTime } from "../../ui/format";
import { spoken } from "../../ui/language";
import { SAMPLER_ENGLISH } from "./sampler-english";

const edges = (count: number): string => formatPluralRo(count, "muchie", "muchii");
const draws = (count: number): string => formatPluralRo(count, "extragere", "extrageri");

const ROMANIAN: typeof SAMPLER_ENGLISH = {
  title: "Eșantionare",
  absent: (recipe) => `Rețeta „${recipe}” nu dă muchiilor probabilități, deci aici nu este nimic de extras.`,
  method: "Ce muchii merg mai departe",
  methods: {
    inference: { name: "Inferență", meaning: "Cele mai probabile muchii de peste prag, fără zgomot." },
    gumbel: { name: "Gumbel", meaning: "Fiecare muchie este extrasă cu propria probabilitate p." },
    none: { name: "Toate", meaning: "Toți candidații merg mai departe; nu se eșantionează nimic." },
  },
  unsampled: "Toți candidații merg mai departe. Alege inferența sau o extragere ca să vezi probabilitățile.",
  temperatureNote:
    "τ schimbă doar ponderile moi. z tare este 1 cu probabilitatea p oricare ar fi τ, deci o muchie este extrasă la fel de des.",
  histogram: {
    title: "Probabilități",
    label: (count) => `Histograma lui p pentru ${edges(count)}; barele au scară logaritmică`,
    bin: (from, to, count) => `p de la ${formatNumber(from)} la ${formatNumber(to)}: ${edges(count)}`,
    scale: "Axa lui p",
    logarithmic: "log",
    linear: "liniară",
    threshold: "Pragul lui p",
    thresholdValue: (threshold, above, below) =>
      `${formatNumber(threshold)}: ${edges(above)} la prag sau peste, ${formatCount(below)} sub el`,
    drag: "Trage sau folosește săgețile",
    above: "la prag sau peste",
    below: "sub prag",
    cap: "în limită",
    capMeaning: (p) => `Limita de fapte (linia întreruptă) se oprește la p = ${formatNumber(p)}`,
    selected: "merg mai departe",
    empty: "Nicio muchie nu are probabilitate.",
    waiting: "Probabilitățile apar aici după ce o întrebare primește răspuns.",
  },
  draw: {
    title: "Această extragere",
    seed: "Sămânță",
    seedMeaning:
      "Fiecare extragere urmează doar din sămânță, din numărul ei și din muchie: aceleași trei dau oriunde același zgomot.",
    draw: "Extragerea",
    rerolled: "Extrase din nou",
    rerolls: (count) => edges(count),
    rerollAll: "Extrage tot din nou",
    first: "Înapoi la extragerea 0",
  },
  many: {
    title: "Multe extrageri",
    count: "Câte extrageri",
    start: "Extrage",
    cancel: "Oprește",
    option: (count) => draws(count),
    hint: "Extrage iar și iar, ca să vezi cât de des vine fiecare muchie și dacă răspunsul ține.",
    drawing: "Se extrage",
    failed: "Extragerile nu au reușit.",
    done: (count, ms) => `${draws(count)} în ${formatTime(ms)}`,
    changed: (changed, count) =>
      changed === 0
        ? "Primul răspuns a fost același în fiecare extragere."
        : `Alt prim răspuns decât acum în ${formatCount(changed)} dintre ele (${formatShare(changed / count)}).`,
    mean: (mean) => `În medie, muchii extrase: ${formatNumber(mean)}.`,
    answers: "Primele răspunsuri și cât de des apar",
    noAnswer: "niciun răspuns",
    seeFrequency: "Colorează muchiile după frecvență",
    interval: (low, high) => `${formatShare(low)} – ${formatShare(high)}`,
    intervalMeaning:
      "Intervalul lui Wilson la 95 %: (k + z²/2 ± z·√(k·(n − k)/n + z²/4)) ÷ (n + z²), cu k din n extrageri și z = 1,96.",
  },
  origin: {
    title: "De unde vine p",
    ask: "De unde vine p",
    hint: "Drumurile de relații pe care se află muchia și câtă încredere are modelul în fiecare.",
    loading: "Se caută…",
    none: "Nu se află pe niciun drum de relații în care modelul are încredere: p este 0.",
    hop: (hop) => `(această muchie este pasul ${String(hop)})`,
    more: (count) => `și încă ${formatPluralRo(count, "drum", "drumuri")}`,
    sum: (p) => `p = ${p} este suma peste aceste drumuri; pasul marcat este această muchie.`,
    combined: (p) =>
      `p = ${p} le combină pentru entitățile numite în întrebare; pasul marcat este această muchie.`,
  },
  edge: {
    title: "Probabilitate și extragere",
    copy: "Copiază numerele în întregime",
    copied: "Copiat",
    reroll: "Extrage din nou această muchie",
    rerollMeaning: "Zgomot nou doar pentru această muchie; celelalte îl păstrează pe al lor.",
    rerolled: (count) =>
      count === 1 ? "extrasă din nou o dată" : `extrasă din nou de ${formatPluralRo(count, "oară", "ori")}`,
    noNoise: "Inferența merge doar după p: nu este zgomot de arătat.",
    drawInstead: "Extrage cu zgomot Gumbel",
    notDrawnYet: "încă nenumărat",
    beyondCap: "dincolo de limită: niciodată extrasă",
    drawMany: (count) => `Numără în ${draws(count)}`,
    clipped: "Înainte de logit, p este ținut între 10⁻⁸ și 1 − 10⁻⁸.",
    yes: "da",
    no: "nu",
    names: {
      p: "p",
      logit: "logit p",
      g1: "g₁",
      g0: "g₀",
      zSoft: "z moale",
      zHard: "z tare",
      frequency: "Frecvență",
      rank: "Rang",
      threshold: "Prag",
    },
    meanings: {
      p: "Probabilitatea dată de model ca muchia să țină de răspuns.",
      logit: "ln(p / (1 − p)): 0 la șanse egale.",
      g1: "Zgomot Gumbel pentru păstrare: −ln(−ln u), cu u din sămânță, extragere și muchie.",
      g0: "Zgomot Gumbel pentru lăsare deoparte: −ln(−ln u), cu alt u.",
      zSoft:
        "σ((logit p + g₁ − g₀) / τ) cu σ(x) = 1 / (1 + e⁻ˣ): ponderea folosită la antrenare. Doar ea depinde de τ.",
      zHard: "1 unde logit p + g₁ − g₀ > 0, altfel 0: extragerea însăși. Este 1 cu probabilitatea p.",
      frequency:
        "Cât de des a fost extrasă muchia, cu intervalul lui Wilson la 95 %: (k + z²/2 ± z·√(k·(n − k)/n + z²/4)) ÷ (n + z²), z = 1,96.",
      rank: "Locul între toți candidații după p, numărat de la 1. Doar muchiile din limita de fapte pot merge mai departe.",
      threshold: "Inferența păstrează o muchie numai dacă p ajunge cel puțin la prag.",
    },
  },
  rerollAll: "Extrage din nou toate muchiile",
  resetParameters: "Toți parametrii ca în rețetă",
};

export const SAMPLER_TEXTS = spoken({ en: SAMPLER_ENGLISH, ro: ROMANIAN });
