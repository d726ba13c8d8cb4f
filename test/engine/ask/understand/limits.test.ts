/** How many are asked for, and who is left out: numbers before what is asked for are no bounds, and "with" is said of what follows it. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph, type Triple } from "../memory-graph";

//   a yard: boats with the years they were built in, who rowed and who steered them; one is called "2"
const TRIPLES: readonly Triple[] = [
  ...(["Skua 1901", "Tern 1905", "Wren 1905", "Gull 1912", "2 1920"] as const).map((pair): Triple => {
    const [boat = "", year = ""] = pair.split(" ");
    return [boat, "built_year", year];
  }),
  ["Skua", "rowed_by", "Ada Quill"],
  ["Tern", "rowed_by", "Ada Quill"],
  ["Tern", "rowed_by", "Bo Ramsay"],
  ["Wren", "rowed_by", "Ada Quill"],
  ["Wren", "rowed_by", "Bo Ramsay"],
  ["Gull", "rowed_by", "Ada Quill"],
  ["Wren", "steered_by", "Cleo Vane"],
  ["Gull", "steered_by", "Cleo Vane"],
  ["2", "steered_by", "Cleo Vane"],
  ["Dan Voss", "rows_beside", "Ada Quill"],
  ["Dan Voss", "rows_beside", "Bo Ramsay"],
  ["Eve Lunt", "rows_beside", "Ada Quill"],
  ["Bo Ramsay", "rows_beside", "Ada Quill"],
];
const LABELS = {
  ...Object.fromEntries(["Skua", "Tern", "Wren", "Gull", "2"].map((boat) => [boat, "Boat"])),
  ...Object.fromEntries(["Ada Quill", "Bo Ramsay", "Cleo Vane"].map((name) => [name, "Person"])),
  ...Object.fromEntries(["Dan Voss", "Eve Lunt"].map((name) => [name, "Person"])),
  ...Object.fromEntries(["1901", "1905", "1912", "1920"].map((year) => [year, "Year"])),
};
const yard = memoryGraph(TRIPLES, { labels: LABELS });

const ask = (question: string) => askByRules(question, yard);

test.each([
  [
    "the newest, the newest first",
    "What are the two newest boats rowed by Ada Quill?",
    ["Gull", "Tern", "Wren"],
  ],
  ["the number behind", "the oldest 2 boats", ["Skua", "Tern", "Wren"]],
  ["top by a measure", "top 1 boats by year", ["2"]],
  ["the most of something", "Which 2 boats have the most rowers?", ["Tern", "Wren"]],
])("no tie is cut: %s", async (_, question, names) => {
  expect(await ask(question)).toMatchObject({ form: "list", names, complete: true });
});

test("a number of what is asked for bounds nothing: all are told", async () => {
  const { names } = await ask("Name 3 boats rowed by Ada Quill.");
  expect(names.sort()).toStrictEqual(["Gull", "Skua", "Tern", "Wren"]);
});

test("a count is no name, though a boat is called so", async () => {
  const { names } = await ask("boats with 2 rowers");
  expect(names.sort()).toStrictEqual(["Tern", "Wren"]);
});

//   Of the boats that Cleo steered Ada rowed two and Bo one; Bo rowed two in all
test.each([
  ["Who rowed at least 2 boats steered by Cleo Vane?", ["Ada Quill"]],
  ["Which rowers rowed more than one boat steered by Cleo Vane?", ["Ada Quill"]],
  ["Who rowed at least two boats with Bo Ramsay?", ["Ada Quill"]],
])("a name behind what is counted tells which of it counts: %s", async (question, names) => {
  expect(await ask(question)).toMatchObject({ form: "range", names, complete: true });
});

test.each([
  ["Who rowed the most boats built after 1903?", ["Ada Quill"]],
  ["Who rowed the fewest boats built before 1910?", ["Bo Ramsay"]],
])("so does a bound: %s", async (question, names) => {
  const answer = await ask(question);
  expect(answer).toMatchObject({ form: "superlative", names, complete: true });
});

test("what leads to a year leads to no name behind it", async () => {
  const { names, complete } = await ask("boats from the 1900s with Bo Ramsay");
  expect([names.sort(), complete]).toStrictEqual([["Tern", "Wren"], true]);
});

test("a bound that a computation does not apply is refused", async () => {
  const answer = await ask("Did Ada Quill row more boats than Bo Ramsay before 1910?");
  expect(answer).toMatchObject({ form: "none", names: [] });
});

test("so in counts, and in yes and no", async () => {
  expect(await ask("How many persons rowed at least 2 boats steered by Cleo Vane?")).toMatchObject({
    value: 1,
  });
  expect(await ask("Did Bo Ramsay row more than 1 boat steered by Cleo Vane?")).toMatchObject({
    value: false,
  });
  expect(await ask("Did Ada Quill row more than 1 boat steered by Cleo Vane?")).toMatchObject({
    value: true,
  });
});

test("a number in words is one though something is called so", async () => {
  const named = memoryGraph([...TRIPLES, ["Two", "steered_by", "Eve Lunt"], ["Two", "built_year", "1912"]], {
    labels: { ...LABELS, Two: "Boat" },
  });
  const { names } = await askByRules("boats with two rowers", named);
  expect(names.sort()).toStrictEqual(["Tern", "Wren"]);
  expect(await askByRules("Who rowed more than two boats?", named)).toMatchObject({ names: ["Ada Quill"] });
});

test("nothing is measured by what is asked for itself", async () => {
  expect(await ask("top 3 boats of Cleo Vane")).toMatchObject({ form: "none", names: [] });
});

test.each([
  ["not with her", "Who rows beside Ada Quill but not beside Bo Ramsay?", ["Bo Ramsay", "Eve Lunt"]],
  [
    "what joins two names is no verb",
    "boats rowed by both Ada Quill and Bo Ramsay but not steered by Cleo Vane",
    ["Tern"],
  ],
])("%s", async (_, question, names) => {
  const { names: found } = await ask(question);
  expect(found.sort()).toStrictEqual(names);
});

test.each([
  "How many more boats did Ada Quill row than Bo Ramsay?",
  "What is the average built year of Ada Quill's boats?",
  "What was Ada Quill's second boat?",
  "A doua barcă a lui Ada Quill",
])("what only arithmetic would answer is refused: %s", async (question) => {
  expect(await ask(question)).toMatchObject({ form: "none", names: [] });
});

test.each([
  "Who rowed Skua? And who rowed Tern?",
  "Who rowed Skua and who rowed Tern?",
  "Who rowed Skua, and how many boats did Ada Quill row?",
])("two questions are not answered as one: %s", async (question) => {
  expect(await ask(question)).toMatchObject({
    ...{ form: "none", names: [] },
    refused: expect.stringMatching(/^This asks more than one thing.*: Who rowed Skua\? and /u),
  });
});

//   a relation between things of one kind: who does it is what is asked for, unless a passive asks
const tongues = memoryGraph(
  [
    ["Zent", "influenced_by", "Ost"],
    ["Yark", "influenced_by", "Ost"],
    ["Yark", "influenced_by", "Vell"],
    ["Wim", "influenced_by", "Ost"],
    ["Yark", "influenced_by", "Wim"],
  ],
  { labels: Object.fromEntries(["Zent", "Yark", "Wim", "Vell", "Ost"].map((name) => [name, "Language"])) },
);

test.each([
  ["Which language influenced the most languages?", ["Ost"]],
  ["Which language was influenced by the most languages?", ["Yark"]],
  ["Which languages influenced more than 2 languages?", ["Ost"]],
  ["Which languages were influenced by more than 2 languages?", ["Yark"]],
])("%s", async (question, names) => {
  expect(await askByRules(question, tongues)).toMatchObject({ names, complete: true });
});
