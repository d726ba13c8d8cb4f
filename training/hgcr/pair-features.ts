/** What the trained reader knows of two concepts that a sentence names: features by name. */
import type { NamedConcept } from "../../src/main/engine/ask/verify/predicate";
import { letterOf, tokensOf, type Token } from "./pair-tokens";

/** Words before the first and behind the second mention. */
const BESIDE = 5;
const MOST_BETWEEN = 40;
const ROW_WORDS = /^(?:,|and|or|\/|\(|\)|-|plus|with|as|well|including|such|#)$/;

/** Features of one pair; `first` stands before `second`, and neither overlaps the other. */
export function featuresOf(
  sentence: string,
  concepts: readonly NamedConcept[],
  first: NamedConcept,
  second: NamedConcept,
): string[] {
  const others = concepts.filter(
    (one) =>
      one.end <= first.start ||
      one.start >= second.end ||
      (one.start >= first.end && one.end <= second.start),
  );
  const [one, two] = [letterOf(first.type), letterOf(second.type)];
  const order = one + two;
  const all = tokensOf(sentence, others, first.end, second.start);
  const between = withoutRows(all, one, two);
  const before = tokensOf(sentence, others, 0, first.start);
  const behind = tokensOf(sentence, others, second.end, sentence.length);
  const own = new Set<string>(["bias", `order ${order}`]);
  for (const name of [
    ...shapeOf(all, between, before, behind),
    ...pathOf(between),
    ...besideOf(before.slice(-BESIDE).toReversed(), "<"),
    ...besideOf(behind.slice(0, BESIDE), ">"),
    ...cuesOf(before, between, behind),
  ]) {
    own.add(name);
    own.add(`${order} ${name}`);
  }
  for (const { stem, kind } of [...before, ...behind])
    if (kind !== "" && /^[A-Z]/.test(kind)) own.add(`all ${kind}`);
    else if (stem.length > 3) own.add(`all ${stem}`);
  return [...own];
}

/** "A, B and C after D": the members of a row that a mention stands in are passed over. */
function withoutRows(tokens: readonly Token[], one: string, two: string): readonly Token[] {
  let [from, until] = [0, tokens.length];
  for (let at = 0; at < tokens.length; at++) {
    const { word } = tokens[at]!;
    if (word === `@${one}` && at > 0) from = at + 1;
    else if (!ROW_WORDS.test(word)) break;
  }
  for (let at = tokens.length - 1; at >= from; at--) {
    const { word } = tokens[at]!;
    if (word === `@${two}` && at < tokens.length - 1) until = at;
    else if (!ROW_WORDS.test(word)) break;
  }
  return tokens.slice(from, until);
}

function shapeOf(
  all: readonly Token[],
  between: readonly Token[],
  before: readonly Token[],
  behind: readonly Token[],
): string[] {
  const names = all.filter(({ word }) => word.startsWith("@")).length;
  return [
    `length ${bin(between.length)}`,
    `names ${Math.min(names, 4).toString()}`,
    `row ${(all.length !== between.length).toString()}`,
    `start ${(before.length === 0).toString()}`,
    `end ${(behind.length <= 1).toString()}`,
    ...[",", ";", ":", "(", ")"]
      .filter((mark) => between.some(({ word }) => word === mark))
      .map((mark) => `mark ${mark}`),
  ];
}

function bin(length: number): string {
  return [0, 1, 2, 3, 5, 8, 12, 18, 30].findLast((least) => length >= least)!.toString();
}

/** Words, their pairs, and runs of kinds of words between the two. */
function pathOf(between: readonly Token[]): string[] {
  const path = between.slice(0, MOST_BETWEEN);
  const stems = path.map(({ stem }) => stem);
  const kinds = path.map(({ kind }) => kind).filter((kind) => kind !== "");
  return [
    ...path.map(({ word }) => `w ${word}`),
    ...stems.map((stem) => `s ${stem}`),
    ...runs(["^", ...path.map(({ word }) => word), "$"], 2).map((run) => `w2 ${run}`),
    ...[2, 3].flatMap((size) => runs(["^", ...kinds, "$"], size).map((run) => `k${size.toString()} ${run}`)),
    ...kinds.map((kind) => `k ${kind}`),
    ...(kinds.length <= 6 ? [`path ${kinds.join(" ")}`] : []),
    ...(path.length <= 3 ? [`words ${stems.join(" ")}`] : []),
  ];
}

/** Words beside the pair, the nearest first. */
function besideOf(near: readonly Token[], side: string): string[] {
  const kinds = near.map(({ kind, stem }) => kind || stem);
  return [
    ...near.map(({ stem }) => `${side} ${stem}`),
    ...kinds.map((kind) => `${side}k ${kind}`),
    ...(near[0] ? [`${side}1 ${near[0].word}`, `${side}1k ${kinds[0]!}`] : []),
    ...runs([...kinds, "$"].slice(0, 4), 2).map((run) => `${side}2 ${run}`),
  ];
}

/** Words that deny or leave open, by where they stand; a clause ends at some words. */
function cuesOf(before: readonly Token[], between: readonly Token[], behind: readonly Token[]): string[] {
  const clause = before.slice(before.findLastIndex(({ kind, word }) => kind === "THEN" || word === ";") + 1);
  const told = (tokens: readonly Token[], place: string): string[] =>
    tokens
      .filter(({ kind }) => kind === "NOT" || kind === "MAY")
      .flatMap(({ kind, word }) => [`${place} ${kind}`, `${place} ${word}`]);
  const end = behind.findIndex(({ kind, word }) => kind === "THEN" || word === ";" || word === ",");
  return [
    ...told(before, "before"),
    ...told(clause, "clause"),
    ...told(between, "between"),
    ...told(end < 0 ? behind : behind.slice(0, end), "behind"),
  ];
}

function runs(words: readonly string[], size: number): string[] {
  return words
    .slice(0, Math.max(words.length - size + 1, 0))
    .map((_, at) => words.slice(at, at + size).join(" "));
}
