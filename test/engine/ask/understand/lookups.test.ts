/** Plain lookups are left to the stages that score them: nothing the rules read of one takes its place, refuses it or filters it. */
import { expect, test } from "vitest";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { toRunReport } from "../../../../src/main/engine/ask/run/run-report";
import type { GraphStore } from "../../../../src/main/engine/store/graph-store";
import { UNDERSTAND } from "../../../../src/shared/stages/understand";
import { memoryGraph, type Triple } from "../memory-graph";
import { portsOf } from "../ports";
import { smallRecipe } from "../small-recipe";

const RULES = { ...smallRecipe(), understand: UNDERSTAND.schema.parse({ method: "rules" }) };

async function ask(question: string, store: GraphStore) {
  const ports = portsOf(store);
  const run = await runRecipe(question, RULES, 0, ports);
  const about = { graph: "lookups", recipe: "small", seed: 0, trace: false };
  const { answer, answers, understanding } = await toRunReport(run, about, store, ports.signal);
  return { ...answer, names: answers.map(({ name }) => name), understanding: understanding! };
}

// Nothing has a kind, so that only words tell steps; Iza's child and her child's child stand in one relation.
const FAMILY = memoryGraph([
  ["Otto", "spouse", "Iza"],
  ["Iza", "children", "Nela"],
  ["Nela", "children", "Rufus"],
  ["Rufus", "religious_belief", "Quakers"],
  ["Dita", "religious_belief", "Quakers"],
  ["Nela", "plays_in_club", "Vorwerk"],
  ["Vorwerk", "is_in_country", "Ruritania"],
]);

test.each([
  "Who is the child of the daughter of Otto 's wife?",
  "what is the name of the kid of child of Otto 's spouse ?",
  "the religious belief of Iza 's daughter 's son ?",
  "What is Otto's wife's grandbelief?",
  "What is the club of the daughter of Iza?",
])("%s is a way role by role: followed, and not computed", async (question) => {
  const { form, refused, understanding } = await ask(question, FAMILY);
  expect([form, refused, understanding.operations]).toStrictEqual(["list", undefined, []]);
});

test("a noun behind a relation's verb is no verb that the thing named would have to do", async () => {
  expect((await ask("name a football club in Ruritania", FAMILY)).refused).toBeUndefined();
  expect((await ask("Who plays in the country of Vorwerk?", FAMILY)).refused).toBeUndefined();
  expect(await ask("Who plays in Ruritania?", FAMILY)).toMatchObject({ form: "none" });
});

test("two words for one relation are no choice between two", async () => {
  expect((await ask("what is the belief of Otto's wife or husband", FAMILY)).refused).toBeUndefined();
  expect((await ask("what is the club or religion of Nela", FAMILY)).form).toBe("none");
});

const FILMS: readonly Triple[] = [
  ["Alba", "directed_by", "Mira Holt"],
  ["Brad", "directed_by", "Mira Holt"],
  ["Cork", "starred_actors", "Mira Holt"],
  ["Cork", "starred_actors", "Jon Pike"],
  ["Brad", "starred_actors", "Una Weld"],
  ["Alba", "release_year", "1944"],
  ["Brad", "release_year", "1951"],
  ["Alba", "has_genre", "Comedy"],
  ["Mira Holt", "born_in", "Norfolk"],
];
const FILM_LABELS = {
  ...{ Alba: "Film", Brad: "Film", Cork: "Film", Comedy: "Genre", "1944": "Year", "1951": "Year" },
  ...{ "Mira Holt": "Person", "Jon Pike": "Person", "Una Weld": "Person" },
  Norfolk: "County",
};
const films = memoryGraph(FILMS, { labels: FILM_LABELS });

test.each([
  "when were the films directed by Mira Holt released",
  "what types are the films directed by Mira Holt",
  "the films directed by Mira Holt starred which performers",
  "who are film co-directors of Mira Holt",
  "where was the director of Alba born",
])("%s asks for no film, so that none is demanded of the answers", async (question) => {
  const { form, refused, understanding } = await ask(question, films);
  expect([form, refused, understanding.kind]).toStrictEqual(["list", undefined, undefined]);
});

test("films for a director are those directed, not those the director starred in", async () => {
  const { names } = await ask("who starred in films for the director of Alba", films);
  expect(names).toStrictEqual(["Una Weld"]);
  const together = await ask("who starred in films with the director of Alba", films);
  expect(together.names).toStrictEqual(["Jon Pike"]);
});
