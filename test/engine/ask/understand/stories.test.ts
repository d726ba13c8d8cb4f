/** What is asked inside of a story, and names that several things have; none of this graph's names is known to the rules. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph, type Triple } from "../memory-graph";

//   films, two of them called like persons' last names
const TRIPLES: readonly Triple[] = [
  ["Moth", "directed_by", "Ada Quill"],
  ["Fern", "directed_by", "Ada Quill"],
  ["Quill", "directed_by", "Bo Ramsay"],
  ["Ash", "directed_by", "Bo Ramsay"],
  ["Reed", "directed_by", "Kim Ramsay"],
  ["Ash", "has_tags", "ramsay"],
  ["Moth", "in_language", "Welsh"],
  ["Ash", "in_language", "Tibetan"],
  ["Moth", "release_year", "1990"],
  ["Fern", "release_year", "2004"],
  ["Quill", "release_year", "2007"],
  ["Ash", "release_year", "2009"],
  ["Reed", "release_year", "2011"],
];
const LABELS = {
  Film: ["Moth", "Fern", "Quill", "Ash", "Reed"],
  Person: ["Ada Quill", "Bo Ramsay", "Kim Ramsay"],
  Tag: ["ramsay"],
  Language: ["Welsh", "Tibetan"],
  Year: ["1990", "2004", "2007", "2009", "2011"],
};
const films = memoryGraph(TRIPLES, {
  labels: Object.fromEntries(
    Object.entries(LABELS).flatMap(([label, names]) => names.map((name) => [name, label])),
  ),
});
const ENGLISH =
  "weekend sat through husband insists chapter covers full save hours programme notes help keeps bugging year film mother enjoy cousin bought shows bank rob".split(
    " ",
  );
const ask = (question: string) => askByRules(question, films, ENGLISH);

test.each([
  ["Last weekend we sat through Moth, and my husband insists on knowing who directed it.", ["Ada Quill"]],
  [
    "My chapter covers Ada Quill; a full list of the films she directed would save me hours.",
    ["Moth", "Fern"],
  ],
  ["For the programme notes on Moth, the language it was made in would help me.", ["Welsh"]],
  ["It keeps bugging me: in which year did Moth hit the cinemas?", ["1990"]],
  ["Trebuie să pregătesc ceva despre Moth și nu găsesc nicăieri cine l-a regizat.", ["Ada Quill"]],
])("what is asked is read out of a story: %s", async (question, names) => {
  const answer = await ask(question);
  expect({ ...answer, names: [...answer.names].sort() }).toMatchObject({
    names: [...names].sort(),
    complete: true,
  });
});

test.each([
  "Reels aboard the ship that Ada Quill directed",
  "The teacher of Ada Quill was himself directed by whom?",
  "Cinemas that hold something directed by Ada Quill",
])("what a clause says more of is no story around it: %s", async (question) => {
  const { complete, form } = await ask(question);
  expect(form === "none" || complete === false).toBe(true);
});

test.each([
  "Which film by Ada Quill would my mother enjoy most?",
  "My cousin bought the zorblaxin that Moth shows, and which bank should I rob?",
])("a story is not dropped where it holds what is asked: %s", async (question) => {
  expect(await ask(question)).toMatchObject({ form: "none" });
});

test.each([
  ["films directed by Ada Quill that are not older than 2000", ["Fern"]],
  ["Which films by Ada Quill were not released before 2000?", ["Fern"]],
])("a bound that is negated is turned: %s", async (question, names) => {
  expect(await ask(question)).toMatchObject({ names, complete: true });
});

test("of a thing with one such time, first says nothing", async () => {
  expect((await ask("Was Moth first shown in 1990?")).form).toBe("boolean");
  expect((await ask("In what year was Moth first shown?")).form).toBe("list");
});

test("a film made no film: its name is the last name of who did", async () => {
  expect((await ask("Which films did Quill direct before 2005?")).names.sort()).toEqual(["Fern", "Moth"]);
});

test("a last name of several is refused by name, whatever else is called so", async () => {
  const { form, refused } = await ask("the 2 newest films by Ramsay");
  expect(form).toBe("none");
  expect(refused).toContain("Several in this graph are called “Ramsay”");
});

test.each(["Welche Filme hat Ada Quill gedreht?", "¿Qué películas dirigió Ada Quill?"])(
  "a question in another language is refused with questions that can be asked: %s",
  async (question) => {
    expect((await ask(question)).refused).toMatch(/another language: “.*”; it can be asked: .*“Ada Quill”/);
  },
);
