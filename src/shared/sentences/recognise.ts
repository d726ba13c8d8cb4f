/** Which template made a sentence, and what filled its holes. */
import type { Hole, Template, Values } from "./sentence";

/** A number as JavaScript writes it. */
const NUMBER_PATTERN = "-?(?:\\d+(?:\\.\\d+)?(?:e[+\\-]?\\d+)?|Infinity)|NaN";
const NUMBER = new RegExp(`^(?:${NUMBER_PATTERN})$`);

/**
 * What filled the holes; null where the template cannot have made the text, "unclear" where it can have made it in more than one way.
 * No text takes long: where more than one stretch could be anything, none is tried.
 */
export function recognise(template: Template, text: string): Values | "unclear" | null {
  const { texts, holes } = template;
  if (holes.some(({ form }) => form === "list")) return null;
  const [first, last] = [texts[0]!, texts[texts.length - 1]!];
  if (holes.length === 0) return text === first ? {} : null;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
    return null;
  const inner = text.slice(first.length, text.length - last.length);
  const between = texts.slice(1, -1);
  const early = cutsFromStart(inner, between);
  if (early === null) return null;
  // Names may hold whatever stands between two holes: then nobody can tell where one ends.
  if (early.join() !== cutsFromEnd(inner, between).join()) return canMake(template, text) ? "unclear" : null;
  return valuesOf(holes, piecesOf(inner, between, early));
}

/** False where words and numbers cannot stand where the template has them, however its names are cut. */
function canMake({ texts, holes }: Template, text: string): boolean {
  // Two stretches of any text would be tried in every combination: then it counts as possible.
  if (holes.filter(({ form }) => form === "text" || form === "sentence").length > 1) return true;
  const pattern = texts.map((piece, at) => escaped(piece) + (holes[at] ? patternOf(holes[at]) : ""));
  return new RegExp(`^${pattern.join("")}$`, "su").test(text);
}

function patternOf(hole: Hole): string {
  switch (hole.form) {
    case "number":
      return `(?:${NUMBER_PATTERN})`;
    case "count":
      return `\\d+ (?:${escaped(hole.one)}|${escaped(hole.many)})`;
    case "choice":
      return `(?:${[...hole.words.keys()].map(escaped).join("|")})`;
    default:
      return ".*";
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** Where each of the texts stands, each as early as it can. */
function cutsFromStart(inner: string, between: readonly string[]): number[] | null {
  const cuts: number[] = [];
  let from = 0;
  for (const text of between) {
    const at = inner.indexOf(text, from);
    if (at < 0) return null;
    cuts.push(at);
    from = at + text.length;
  }
  return cuts;
}

/** The same as late as it can; there is a way, since there is an early one. */
function cutsFromEnd(inner: string, between: readonly string[]): number[] {
  let end = inner.length;
  const cuts = between.toReversed().map((text) => {
    end = inner.lastIndexOf(text, end - text.length);
    return end;
  });
  return cuts.reverse();
}

function piecesOf(inner: string, between: readonly string[], cuts: readonly number[]): string[] {
  const starts = [0, ...cuts.map((cut, at) => cut + between[at]!.length)];
  return starts.map((start, at) => inner.slice(start, cuts[at]));
}

function valuesOf(holes: readonly Hole[], pieces: readonly string[]): Values | null {
  const values: Record<string, string | number> = {};
  for (const [at, hole] of holes.entries()) {
    const value = valueIn(hole, pieces[at]!);
    // A name that stands twice is twice the same.
    if (value === null || (values[hole.name] ?? value) !== value) return null;
    values[hole.name] = value;
  }
  return values;
}

function valueIn(hole: Hole, piece: string): string | number | null {
  switch (hole.form) {
    case "number":
      return NUMBER.test(piece) ? piece : null;
    case "count": {
      const [, count, word] = /^(\d+) (.*)$/su.exec(piece) ?? [];
      return count !== undefined && word === (Number(count) === 1 ? hole.one : hole.many)
        ? Number(count)
        : null;
    }
    case "choice":
      return hole.words.has(piece) ? piece : null;
    default:
      return piece;
  }
}
