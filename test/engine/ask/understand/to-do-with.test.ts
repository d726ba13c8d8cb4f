/** Verbs that say only that there is some relation: all of a thing's neighbours are asked for, or what is told is not all. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";

const PEOPLE = memoryGraph(
  [
    ["Bandi", "friend of", "Tibi"],
    ["Bandi", "works for", "Marga"],
    ["Olga", "met", "Bandi"],
    ["Olga", "friend of", "Marga"],
  ],
  { labels: { Bandi: "Person", Tibi: "Person", Marga: "Person", Olga: "Person" } },
);
test.each([
  "Cu cine are de-a face Bandi?",
  "Cu cine are Bandi de-a face?",
  "Cine are de-a face cu Bandi?",
  "Cu cine are legătură Bandi?",
  "Cine este legat de Bandi?",
  "Cine este în legătură cu Bandi?",
  "Who has to do with Bandi?",
  "Who does Bandi have to do with?",
  "What has to do with Bandi?",
])("%s", async (question) => {
  const { names, ...answer } = await askByRules(question, PEOPLE);
  expect({ ...answer, names: names.toSorted() }).toMatchObject({
    ...{ form: "list", complete: true, names: ["Marga", "Olga", "Tibi"] },
  });
});

test.each(["Who is related to Bandi?", "Who is connected to Bandi?", "Cu cine este Bandi?"])(
  "%s: one of several is not told as all",
  async (question) => {
    expect(await askByRules(question, PEOPLE)).toMatchObject({ complete: false });
  },
);
