/** Adjectives of what can be measured, with their opposites: data of both languages. */
import { PRICED } from "../../execute/measures/units";
import { pole, type Pole } from "../pack";

/** What is measured, the likeliest word first, with English adjectives for much of it and for little. */
const ENGLISH: readonly (readonly [measure: string, much: string, little: string])[] = [
  ["depth", "deep", "shallow"],
  ["weight mass", "heavy", "light"],
  [PRICED, "", "cheap"],
  ["width breadth", "wide broad", "narrow"],
  ["thickness", "thick", "thin"],
  ["strength power", "strong", "weak"],
  ["temperature", "hot warm", "cold cool"],
  ["speed", "fast", "slow"],
  ["hardness", "hard", "soft"],
  ["density", "dense", ""],
  ["wealth income gdp worth", "rich wealthy", "poor"],
  ["distance", "far", "near"],
  ["brightness luminosity", "bright", "dim faint"],
  ["loudness noise volume", "loud", "quiet"],
  ["rainfall precipitation humidity", "wet", "dry"],
  ["slope gradient", "steep", ""],
  ["traffic passengers visitors", "busy", ""],
];

/** The same in Romanian, in all forms of the adjective. */
export const ROMANIAN_SCALES: readonly (readonly [forms: string, end: Pole["pole"], measure: string])[] = [
  ["intins, intinsa, intinsi, intinse", "max", "area"],
  ["greu, grea, grei, grele", "max", "weight mass"],
  ["usor, usoara, usori, usoare", "min", "weight mass"],
  ["adanc, adanca, adanci", "max", "depth"],
  ["lat, lata, lati, late", "max", "width"],
  ["rapid, rapida, rapizi, rapide", "max", "speed"],
  ["dens, densa, densi, dense", "max", "density"],
  ["ieftin, ieftina, ieftini, ieftine", "min", PRICED],
  ["scump, scumpa, scumpi, scumpe", "max", PRICED],
  ["ingust, ingusta, inguste, ingusti", "min", "width"],
  ["gros, groasa, grosi, groase", "max", "thickness"],
  ["subtire, subtiri", "min", "thickness"],
  ["puternic, puternica, puternici, puternice", "max", "strength power"],
  ["slab, slaba, slabi, slabe", "min", "strength power"],
  ["cald, calda, calzi, calde, fierbinte, fierbinti", "max", "temperature"],
  ["rece, reci, friguros, friguroasa, frigurosi, friguroase", "min", "temperature"],
  ["lent, lenta, lenti, lente, incet, inceata", "min", "speed"],
  ["dur, dura, duri, dure, tare, tari", "max", "hardness"],
  ["moale, moi", "min", "hardness"],
  ["bogat, bogata, bogati, bogate", "max", "wealth income gdp worth"],
  ["sarac, saraca, saraci, sarace", "min", "wealth income gdp worth"],
  ["indepartat, indepartata, indepartati, indepartate", "max", "distance"],
  ["apropiat, apropiata, apropiati, apropiate", "min", "distance"],
  ["aglomerat, aglomerata, aglomerati, aglomerate", "max", "traffic passengers visitors"],
];

const IRREGULAR: Readonly<Record<string, readonly [more: string, most: string]>> = {
  far: ["farther further", "farthest furthest"],
};

/** The adjectives themselves, which are no slips of their forms. */
export const ADJECTIVES: readonly string[] = ENGLISH.flatMap(([, much, little]) =>
  `${much} ${little}`.trim().split(" "),
);

/** "Softer", "softest" and their like, as ends of what is measured. */
export const ENGLISH_SCALES: readonly (readonly [string, Pole])[] = ENGLISH.flatMap(
  ([measure, much, little]) =>
    (
      [
        [much, "max"],
        [little, "min"],
      ] as const
    ).flatMap(([adjectives, end]) =>
      adjectives
        .split(" ")
        .filter(Boolean)
        .flatMap((adjective) => {
          const [more, most] = IRREGULAR[adjective] ?? [graded(adjective, "er"), graded(adjective, "est")];
          return [
            [more.split(" ").join(), pole(end, measure, "more")],
            [most.split(" ").join(), pole(end, measure, "most")],
          ] as const;
        }),
    ),
);

/** "Wider", "hotter", "busiest". */
function graded(adjective: string, ending: string): string {
  if (adjective.endsWith("e")) return adjective + ending.slice(1);
  if (adjective.endsWith("y")) return `${adjective.slice(0, -1)}i${ending}`;
  const isDoubled = /[^aeiou][aeiou][bdgmnpt]$/.test(adjective);
  return `${adjective}${isDoubled ? adjective.at(-1)! : ""}${ending}`;
}
