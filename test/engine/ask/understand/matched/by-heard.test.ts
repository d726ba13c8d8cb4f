/** Questions that say more than one step, all of it in words of their own: a kind, an end of a scale, what is denied. */
import { describe, expect, test } from "vitest";
import { askByRules } from "../../ask-by-rules";
import { memoryGraph } from "../../memory-graph";
import { labelsOf } from "../../small-graphs";
import { ownMatcher } from "./own-matcher";

const models = ownMatcher();

const HIVES = memoryGraph(
  [
    ["Birch", "kept_by", "Ruta"],
    ["Clover", "kept_by", "Ruta"],
    ["Heath", "kept_by", "Jonas"],
    ["Clover", "has_disease", "varroa"],
    ["Heath", "has_disease", "varroa"],
  ],
  {
    labels: labelsOf({ Hive: "Birch; Clover; Heath", Keeper: "Ruta; Jonas", Disease: "varroa" }),
    properties: {
      Birch: { price: 120, fed_in_winter: "yes" },
      Clover: { price: 340, fed_in_winter: "no" },
      Heath: { price: 90, fed_in_winter: "yes" },
    },
    vectors: false,
  },
);

const ask = (question: string) => askByRules(question, HIVES, [], {}, models());

test("what is not sure is told as not whole", async () => {
  const heard = await ask("Which of Ruta's hives don't suffer from varroa?");
  expect(heard).toMatchObject({ names: ["Birch"], complete: false });
});

describe("told as whole, where each word makes it surer", () => {
  test("an end of a scale", async () => {
    expect(await ask("dearest hive")).toMatchObject({ names: ["Clover"], complete: true });
  });
});

test("a noun that stands for no kind of the graph is refused", async () => {
  expect((await ask("Which churches did Ruta keep?")).refused).toBeDefined();
});

/** What is said or not is an edge to "yes" or "no". */
const STORE = memoryGraph(
  [
    ["Log Cabin", "made_by", "Thea Nordby"],
    ["Peacock", "made_by", "Thea Nordby"],
    ["Crown", "made_by", "Ida Holt"],
    ["Log Cabin", "housed_in", "Cold Store"],
    ["Peacock", "housed_in", "Long Gallery"],
    ["Crown", "housed_in", "Long Gallery"],
    ["Log Cabin", "on_display", "no"],
    ["Peacock", "on_display", "yes"],
    ["Crown", "on_display", "no"],
  ],
  {
    labels: labelsOf({
      Quilt: "Log Cabin; Peacock; Crown",
      Maker: "Thea Nordby; Ida Holt",
      Room: "Cold Store; Long Gallery",
    }),
    vectors: false,
  },
);

describe("of a graph of edges alone", () => {
  const told = (question: string) => askByRules(question, STORE, [], {}, models());

  test("what is denied", async () => {
    expect((await told("Which quilts are not on show to the public?")).names).toEqual(["Log Cabin", "Crown"]);
  });

  test("two steps in a row", async () => {
    const { names } = await told("In which rooms are the pieces sewn by Thea Nordby?");
    expect(names).toEqual(["Cold Store", "Long Gallery"]);
  });

  test("whether two things are joined, where one is joined to others alone", async () => {
    expect(await told("Did Ida Holt sew the Log Cabin?")).toMatchObject({ value: false });
  });
});

const COAST = memoryGraph(
  [
    ["Elspeth Rae", "tends", "Tarn Ness"],
    ["Hester Vye", "tends", "Old Margery"],
    ["Bonny Clara", "supplies", "Tarn Ness"],
    ["Bonny Clara", "moored_at", "Easter Wick"],
    ["Elspeth Rae", "lodges_in", "Easter Wick"],
  ],
  {
    labels: labelsOf({
      ...{ Lighthouse: "Tarn Ness; Old Margery", Keeper: "Elspeth Rae; Hester Vye" },
      ...{ Boat: "Bonny Clara", Harbour: "Easter Wick" },
    }),
    vectors: false,
  },
);

describe("a noun alone that is none of the graph's", () => {
  const told = (question: string) => askByRules(question, COAST, [], {}, models());

  test("may stand for what the relation that is read leads to", async () => {
    expect(await told("Which tower does Elspeth Rae tend?")).toMatchObject({
      ...{ names: ["Tarn Ness"], complete: false },
    });
  });

  test.each(["Which dog does Elspeth Rae tend?", "Which ship does Elspeth Rae tend?"])(
    "%s is refused",
    async (question) => {
      expect((await told(question)).refused).toBeDefined();
    },
  );
});
