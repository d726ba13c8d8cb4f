/** Kinds told by neighbours: classes with narrower ones in them are asked for, counted and checked as labels are. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";

const WORKS = [
  ["Fidelio", "opera", "Ludwig Stern", "1805"],
  ["Carmela", "grand opera", "Georges Roux", "1875"],
  ["Aidana", "grand opera", "Giuseppe Prato", "1871"],
  ["Dawn Symphony", "symphony", "Ludwig Stern", "1808"],
  ["Cello Concerto", "cello concerto", "Georges Roux", "1850"],
] as const;
const told = (instance: string, narrower: string) =>
  memoryGraph(
    [
      ...WORKS.flatMap(
        ([work, kind, composer, year]) =>
          [
            [work, instance, kind],
            [work, "composer", composer],
            [work, "published", year],
          ] as const,
      ),
      ["grand opera", narrower, "opera"],
      ["cello concerto", narrower, "concerto"],
      ...["opera", "symphony", "concerto"].map((kind) => [kind, narrower, "musical work"] as const),
      ...WORKS.map(([, , composer]) => [composer, instance, "human"] as const).slice(0, 3),
    ],
    { labels: Object.fromEntries(labelled()) },
  );

function labelled(): (readonly [string, string])[] {
  const names: readonly string[] = [...WORKS.flat(), "concerto", "musical work", "human"];
  return names.map((name) => [name, ""] as const);
}

const GRAPHS = [
  ["instance of", told("instance_of", "subclass_of")],
  ["is a", told("is_a", "is_a")],
  ["type", told("type", "subtype of")],
] as const;

const LISTS = [
  ["Which operas are there?", ["Aidana", "Carmela", "Fidelio"]],
  ["Which grand operas are there?", ["Aidana", "Carmela"]],
  ["Which operas are not by Georges Roux?", ["Aidana", "Fidelio"]],
  ["Who composed both a symphony and an opera?", ["Ludwig Stern"]],
  ["Which musical works are operas?", ["Aidana", "Carmela", "Fidelio"]],
  ["What is the oldest grand opera?", ["Aidana"]],
  ["operas published after 1870", ["Aidana", "Carmela"]],
] as const;

test.each(GRAPHS.flatMap(([by, graph]) => LISTS.map((one) => [by, ...one, graph] as const)))(
  "%s: %s",
  async (_, question, names, graph) => {
    const found = await askByRules(question, graph);
    expect(found).toMatchObject({ complete: true });
    expect([...found.names].sort()).toEqual(names);
  },
);

test.each(GRAPHS)(
  "%s: classes are counted, checked, and never stand for what they hold",
  async (_, graph) => {
    expect(await askByRules("How many operas are there?", graph)).toMatchObject({ value: 3 });
    expect(await askByRules("How many musical works did Georges Roux compose?", graph)).toMatchObject({
      value: 2,
    });
    expect(await askByRules("Is Carmela an opera?", graph)).toMatchObject({ value: true });
    expect(await askByRules("Is Carmela a grand opera?", graph)).toMatchObject({ value: true });
    expect(await askByRules("Did Ludwig Stern compose an opera?", graph)).toMatchObject({ value: true });
    expect(await askByRules("Did Georges Roux compose a symphony?", graph)).toMatchObject({ value: false });
    expect(await askByRules("Is Fidelio a symphony?", graph)).toMatchObject({ value: false });
  },
);
