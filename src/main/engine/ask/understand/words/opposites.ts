/** Words of opposite meaning, which an embedder takes for like ones: no relation is told by the opposite of its own word. */
import { stem } from "../stem";

/** English: words of either side of each "|" stand against those of the other. */
const SIDES =
  "first earliest | last latest final; open | close shut; begin start | end finish stop; born birth | die died death dead; win won | lose lost; buy bought | sell sold; " +
  "import | export; arrive arrival | depart departure; enter entry join | leave left quit exit; hire | fire; strong | weak; increase raise | decrease reduce lower; " +
  "gain | lose; love like | hate dislike; friend ally | enemy rival; teach taught teacher | learn learnt student; give gave given | take took taken receive; lend | borrow; send | receive; " +
  "mother | father; son | daughter; attack | defend; promote | relegate; activate | inhibit; agonist | antagonist; marry married | divorce; " +
  "build built construct create | destroy demolish; found founded | dissolve; precede predecessor previous | follow successor next; before | after; north | south; east | west; " +
  "source | mouth; absorb | emit; high highest tall | low lowest; minimum least | maximum most; prevent cure treat | cause; allow permit | forbid ban; legal | illegal; male | female";

const OPPOSITES: ReadonlyMap<string, ReadonlySet<string>> = opposites();

function opposites(): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const pair of SIDES.split(";")) {
    const [one = [], other = []] = pair.split("|").map((side) => side.trim().split(" ").map(stem));
    for (const [near, far] of [
      [one, other],
      [other, one],
    ] as const)
      for (const word of near) all.set(word, new Set([...(all.get(word) ?? []), ...far]));
  }
  return all;
}

/** Whether a word's opposite is among some words, all told by their stems. */
export function isOpposed(word: string, stems: readonly string[]): boolean {
  const against = OPPOSITES.get(word);
  return against !== undefined && stems.some((one) => against.has(one));
}
