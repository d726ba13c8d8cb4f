/** A made-up library: chemicals that induce diseases of their own group, a document a finding, PMIDs 1, 2, …, all with a text. */
import { streamOf, threefry } from "../../../../src/main/engine/ask/sample/noise";

export interface MadeUp {
  readonly pubtator: string;
  /** Folded names by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** Numbers below `below` that only the seed and the place decide. */
export function drawer(seed: number): (a: number, b: number, below: number) => number {
  const { high, low } = streamOf(seed, 0, 0);
  const out = new Uint32Array(2);
  return (a, b, below) => {
    threefry(high, low, a, b, out);
    return out[0]! % below;
  };
}

const GROUPS = 12;

/** `documents` findings over as many chemicals and diseases; chemicals of a group share diseases. */
export function madeUpLibrary(seed: number, documents: number, concepts = 90): MadeUp {
  const draw = drawer(seed);
  const names = new Map<string, string>();
  for (let at = 0; at < concepts; at++) names.set(`C${at}`, `chemil${at}x`).set(`D${at}`, `disease${at}x`);
  const blocks = Array.from({ length: documents }, (_, at) => {
    const group = draw(at, 0, GROUPS);
    const of = (place: number): number => group + GROUPS * draw(at, place, Math.floor(concepts / GROUPS));
    const found = [
      ["C", of(1), "induces"],
      ["D", of(2), "and it came with"],
      ["D", of(3), "also in those who took"],
      ["C", of(4), ""],
    ] as const;
    let text = "";
    const mentions: string[] = [];
    const seen = new Set<string>();
    for (const [kind, one, link] of found.slice(0, 2 + draw(at, 5, 3))) {
      const id = `${kind}${one}`;
      if (seen.has(id)) continue;
      seen.add(id);
      const name = names.get(id)!;
      if (text !== "") text += " ";
      mentions.push(
        [
          at + 1,
          text.length,
          text.length + name.length,
          name,
          kind === "C" ? "Chemical" : "Disease",
          id,
        ].join("\t"),
      );
      text += `${name}${link === "" ? "" : ` ${link}`}`;
    }
    return [`${at + 1}|t|${text}.`, ...mentions, ""].join("\n");
  });
  return { pubtator: blocks.join("\n"), names };
}
