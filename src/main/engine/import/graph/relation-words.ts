/** Relations' names as English words, what the embedder reads. */

import { parted } from "../../../../shared/relation-words";

/** "directed_by", "directedBy" and "DIRECTED_BY" → "directed by". */
function plainWords(name: string): string {
  const spaced = name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/[_\-.:/\s]+/gu, " ")
    .trim();
  return spaced === "" ? name : parted(spaced.toLowerCase());
}

/**
 * The words of all relations of one graph, in order. Of a name with several parts ("film.film.directed_by", "/film/film/directed_by",
 * "__film__film__directed_by") the last is read, and as many before it as tell it apart from the graph's other relations; of a way over a
 * nameless node ("/a/b/c./d/e/f") the last of each half.
 */
export function relationsInWords(names: readonly string[]): string[] {
  const parts = names.map(partsOf);
  const deepest = Math.max(1, ...parts.flatMap((halves) => halves.map((half) => half.length)));
  const words = parts.map((halves) => lastParts(halves, 1));
  for (let depth = 2; depth <= deepest; depth++) {
    const counts = new Map<string, number>();
    for (const one of words) counts.set(one, (counts.get(one) ?? 0) + 1);
    parts.forEach((halves, at) => {
      if (counts.get(words[at]!)! > 1) words[at] = lastParts(halves, depth);
    });
  }
  return words;
}

/** Each half of a name as its parts; a name without parts is its own. */
function partsOf(name: string): string[][] {
  // Biolink's predicates as CURIEs.
  if (/^biolink:\w+$/u.test(name)) return [[name.slice("biolink:".length)]];
  // Addresses name a relation by their last part: "http://example.org/ns#directedBy".
  if (/^https?:\/\//u.test(name)) return [[name.replace(/^.*[/#](?=[^/#]+$)/u, "")]];
  if (name.startsWith("/")) return name.split(/\.(?=\/)/u).map((half) => kept(half.split("/")));
  if (/^[^\s.]{2,}(?:\.{1,2}[^\s.]{2,})+$/u.test(name))
    return name.split("..").map((half) => kept(half.split(".")));
  if (/\p{L}?__+\p{L}/u.test(name) && !/\s/u.test(name)) return [kept(name.split(/__+/u))];
  return [[name]];
}

/** Parts that say something; a last part without letters ("v1.2") is none of its own. */
function kept(parts: readonly string[]): string[] {
  const told = parts.filter((part) => part !== "");
  return /\p{L}{2}/u.test(told.at(-1) ?? "") ? told : [told.join(" ")];
}

function lastParts(halves: readonly (readonly string[])[], depth: number): string {
  const words = halves.map((half) => plainWords(half.slice(-depth).join(" ")));
  // "film film directed by": a part that only repeats the one before it adds nothing.
  return words.join(" ").replace(/\b(\p{L}+) (?=\1\b)/gu, "");
}
