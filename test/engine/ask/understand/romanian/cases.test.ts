/** Who does what to whom, as Romanian tells it by case: "cui", "lui A", "pe A", and pronouns that say an object again. */
import { expect, test } from "vitest";
import { askByRules } from "../../ask-by-rules";
import { memoryGraph } from "../../memory-graph";

const LETTERS = memoryGraph(
  [
    ["Mihai", "i-a scris", "Veronica"],
    ["Veronica", "i-a scris", "Mihai"],
    ["Titu", "i-a scris", "Mihai"],
    ["Mihai", "i-a scris", "Ion"],
    ["Ion", "i-a scris", "Titu"],
    ["Titu", "l-a criticat pe", "Alexandru"],
    ["Alexandru", "l-a atacat pe", "Mihai"],
    ["Ion", "a scris", "Amintiri"],
    ["Mihai", "îl ajută pe", "Ion"],
  ],
  {},
);
const ENGLISH = ["which", "what", "a", "i"];

test.each([
  ["Cui i-a scris Veronica?", ["Mihai"]],
  ["Cui i-a scris Mihai?", ["Ion", "Veronica"]],
  ["Cine i-a scris lui Mihai?", ["Titu", "Veronica"]],
  ["Ce a scris Ion?", ["Amintiri"]],
  ["Pe cine a criticat Titu?", ["Alexandru"]],
  ["Cine l-a atacat pe Mihai?", ["Alexandru"]],
  ["Pe cine ajută Mihai?", ["Ion"]],
])("%s", async (question, names) => {
  const { names: found, ...answer } = await askByRules(question, LETTERS, ENGLISH);
  expect({ ...answer, names: found.toSorted() }).toMatchObject({ form: "list", complete: true, names });
});

test.each(["Pe cine a atacat Mihai?", "Cine îl ajută pe Mihai?"])("refuses: %s", async (question) => {
  expect(await askByRules(question, LETTERS, ENGLISH)).toMatchObject({ form: "none", names: [] });
});

test.each([
  ["I-a scris Ion lui Titu?", true],
  ["I-a scris Titu lui Ion?", false],
])("%s", async (question, value) => {
  expect(await askByRules(question, LETTERS, ENGLISH)).toMatchObject({ form: "boolean", value });
});

test("of a relation that Romanian has nearly the same word for, the opposite is not told", async () => {
  const graph = memoryGraph(
    [
      ["abacitinib", "inhibits", "KRTX1"],
      ["celtuzumab", "activates", "TNK4"],
    ],
    { labels: { abacitinib: "Drug", celtuzumab: "Drug", KRTX1: "Gene", TNK4: "Gene" } },
  );
  expect(await askByRules("Which drugs activate KRTX1?", graph, ["which", "what", "drug"])).toMatchObject({
    form: "none",
  });
  expect(await askByRules("Which drugs activate TNK4?", graph, ["which", "what", "drug"])).toMatchObject({
    form: "list",
  });
});

//   books in two languages, screened films
const SHELF = memoryGraph(
  [
    ["Psaltirea", "în limba", "română"],
    ["Apostolul", "în limba", "română"],
    ["Apostolul", "în limba", "slavonă"],
    ["Pomelnicul", "în limba", "slavonă"],
    ["Psaltirea", "directed_by", "Anca"],
    ["Psaltirea", "screened_at", "Patria"],
  ],
  {
    labels: {
      ...{ Psaltirea: "Manuscris", Apostolul: "Manuscris", Pomelnicul: "Manuscris" },
      ...{ română: "Limbă", slavonă: "Limbă", Anca: "Person", Patria: "Cinema" },
    },
  },
);

test("what a name is says nothing of others, and what one has is there", async () => {
  const found = await askByRules("Câte manuscrise avem în limba română?", SHELF, ENGLISH);
  expect(found).toMatchObject({ value: 2, complete: true });
});

test("who did it is no place", async () => {
  const { names } = await askByRules("Unde a rulat Psaltirea?", SHELF, ENGLISH);
  expect(names).toStrictEqual(["Patria"]);
});
