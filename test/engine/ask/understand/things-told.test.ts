/** Things told by an end of a scale, a bound or a value of their own, about which the rest of the question asks. */
import { describe, expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";
import { labelsOf } from "../small-graphs";

const BOATS = memoryGraph(
  [
    ["Plum Duff", "owned_by", "Daphne Sheldon"],
    ["Sable", "owned_by", "Conrad Hyde"],
    ["Ebenezer", "owned_by", "Arnold Twigg"],
    ["Tumbledown", "owned_by", "Arnold Twigg"],
    ["Plum Duff", "moored_on", "Grand Severn"],
    ["Sable", "moored_on", "Ashby Arm"],
    ["Ebenezer", "moored_on", "Ashby Arm"],
    ["Tumbledown", "moored_on", "Grand Severn"],
  ],
  {
    labels: labelsOf({
      Boat: "Plum Duff; Sable; Ebenezer; Tumbledown",
      Boater: "Daphne Sheldon; Conrad Hyde; Arnold Twigg",
      Canal: "Grand Severn; Ashby Arm",
    }),
    properties: {
      "Plum Duff": { length_ft: 70, built: 1931, hull: "wood" },
      Sable: { length_ft: 40, built: 1902, hull: "iron" },
      Ebenezer: { length_ft: 55, built: 1899, hull: "iron" },
      Tumbledown: { length_ft: 30, built: 1960, hull: "steel" },
      "Daphne Sheldon": { born: 1950 },
      "Conrad Hyde": { born: 1948 },
      "Arnold Twigg": { born: 1971 },
    },
    vectors: false,
  },
);

const ask = (question: string) => askByRules(question, BOATS);

describe("an end of a scale", () => {
  test.each([
    ["Who owns the longest boat?", ["Daphne Sheldon"]],
    ["Where is the oldest boat moored?", ["Ashby Arm"]],
    ["Which canal is the longest boat moored on?", ["Grand Severn"]],
    ["Which boater owns the oldest boat?", ["Arnold Twigg"]],
    ["Cine deține cea mai lungă barcă?", ["Daphne Sheldon"]],
    ["Cine deține barca cea mai veche?", ["Arnold Twigg"]],
    ["I'd like to know on which canal the oldest boat is moored.", ["Ashby Arm"]],
    ["in which canal the oldest boat is moored", ["Ashby Arm"]],
    ["Who owns the boat that is the oldest?", ["Arnold Twigg"]],
  ])("%s", async (question, names) => {
    expect(await ask(question)).toMatchObject({ names, complete: true });
  });

  test("of what is asked for itself is no such thing", async () => {
    expect((await ask("Which boat is the longest?")).names).toStrictEqual(["Plum Duff"]);
    expect((await ask("Who is the oldest boater?")).names).toStrictEqual(["Conrad Hyde"]);
  });

  test("of something else than is asked for is refused rather than taken for it", async () => {
    expect((await ask("Who admires the longest boat?")).refused).toBeDefined();
  });

  test("of those that a name tells is not taken of all", async () => {
    expect(await ask("Who owns the longest boat moored on Ashby Arm?")).toMatchObject({
      names: ["Arnold Twigg"],
    });
  });
});

test.each([
  ["Who owns iron boats?", ["Arnold Twigg", "Conrad Hyde"]],
  ["Who owns boats that were built before 1930?", ["Arnold Twigg", "Conrad Hyde"]],
  ["Where are the iron boats moored?", ["Ashby Arm"]],
])("a bound or a value: %s", async (question, names) => {
  const { names: found, complete } = await ask(question);
  expect([found.toSorted(), complete]).toEqual([names, true]);
});

describe("whose things", () => {
  test.each([
    ["Whose boats are moored on the Ashby Arm?", ["Arnold Twigg", "Conrad Hyde"]],
    ["Whose boat is the longest?", ["Daphne Sheldon"]],
    ["Ale cui bărci sunt pe Ashby Arm?", ["Arnold Twigg", "Conrad Hyde"]],
  ])("%s", async (question, names) => {
    expect((await ask(question)).names.toSorted()).toEqual(names);
  });

  test("that the graph knows nothing of are refused, and their clause is no question by itself", async () => {
    expect((await ask("Whose garden did the owner of Sable come from?")).refused).toBeDefined();
  });
});

test("what is made of a value tells it", async () => {
  expect(await ask("Which boats are wooden?")).toMatchObject({ names: ["Plum Duff"], complete: true });
});

describe("in a graph without kinds", () => {
  const shows = memoryGraph(
    [
      ["Night Ferry", "directed_by", "Zofia Kral"],
      ["Geese", "directed_by", "Luisa Sartori"],
      ["The Salt Road", "directed_by", "Luisa Sartori"],
      ["Night Ferry", "staged_at", "The Loft"],
      ["Geese", "staged_at", "Tivoli Barn"],
    ],
    {
      properties: {
        "Night Ferry": { minutes: 75, premiere: "2022-02-25" },
        Geese: { minutes: 35, premiere: "2009-05-16" },
        "The Salt Road": { minutes: 58, premiere: "2011-11-04" },
      },
      labels: labelsOf({
        "": "Night Ferry; Geese; The Salt Road; Zofia Kral; Luisa Sartori; The Loft; Tivoli Barn",
      }),
      vectors: false,
    },
  );

  test.each([
    ["Who directed the oldest show?", ["Luisa Sartori"]],
    ["Which theatre staged the newest show?", ["The Loft"]],
    ["Where was the longest show staged?", ["The Loft"]],
    ["Which is the longest show?", ["Night Ferry"]],
    ["Who directed neither Night Ferry nor Geese?", []],
  ])("%s", async (question, names) => {
    expect((await askByRules(question, shows)).names).toEqual(names);
  });

  test("a unit of time is one of them behind what bounds it", async () => {
    expect((await askByRules("which shows run under an hour?", shows)).names.toSorted()).toEqual([
      "Geese",
      "The Salt Road",
    ]);
  });
});
