/** Who does it and to whom: over a graph in which every verb could be walked both ways, in English and Romanian. */
import { expect, test } from "vitest";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { toRunReport } from "../../../../src/main/engine/ask/run/run-report";
import type { Recipe } from "../../../../src/shared/recipe";
import { UNDERSTAND } from "../../../../src/shared/stages/understand";
import { memoryGraph, type Triple } from "../memory-graph";
import { portsOf } from "../ports";
import { smallRecipe } from "../small-recipe";

const FEUD: readonly Triple[] = [
  ["Matei", "HATES", "Stan"],
  ["Gavril", "HATES", "Matei"],
  ["Stan", "HATES", "Vlad"],
  ["Ana", "LOVES", "Matei"],
  ["Matei", "LOVES", "Ilinca"],
  ["Vlad", "LOVES", "Ana"],
  ["Radu", "KILLS", "Stan"],
  ["Ana", "MEETS", "Ilinca"],
  ["Radu", "MEETS", "Ana"],
];
const LABELS = Object.fromEntries(
  FEUD.flatMap(([source, , target]) => [source, target]).map((name) => [name, "Character"]),
);
const RULES: Recipe = { ...smallRecipe(), understand: UNDERSTAND.schema.parse({ method: "rules" }) };

async function ask(question: string) {
  const store = memoryGraph(FEUD, { labels: LABELS });
  const ports = portsOf(store);
  const run = await runRecipe(question, RULES, 0, ports);
  const about = { graph: "feud", recipe: "small", seed: 0, trace: false };
  const { answer, answers, understanding } = await toRunReport(run, about, store, ports.signal);
  return { ...answer, names: answers.map(({ name }) => name).sort(), offers: understanding?.offers ?? [] };
}

test.each([
  ["Who does Matei hate?", ["Stan"]],
  ["Who hates Matei?", ["Gavril"]],
  ["Whom did Stan hate?", ["Vlad"]],
  ["matei loves who?", ["Ilinca"]],
  ["Who is loved by Matei?", ["Ilinca"]],
  ["Who is Matei in love with?", ["Ilinca"]],
  ["Who is in love with Matei?", ["Ana"]],
  ["Who is Matei loved by?", ["Ana"]],
  ["By whom was Stan killed?", ["Radu"]],
  ["Who killed Stan?", ["Radu"]],
  ["everyone hated by Stan", ["Vlad"]],
  ["Name the person Gavril hates.", ["Matei"]],
  ["Pe cine urăște Matei?", ["Stan"]],
  ["Cine îl urăște pe Matei?", ["Gavril"]],
  ["De cine este urât Matei?", ["Gavril"]],
  ["cine e iubit de Ana?", ["Matei"]],
  ["Who does Ana meet?", ["Ilinca", "Radu"]],
  ["Who meets both Radu and Ilinca?", ["Ana"]],
])("%s", async (question, names) => {
  expect(await ask(question)).toMatchObject({ complete: true, names });
});

test.each([
  ["Did Radu kill Stan?", true],
  ["Did Stan kill Radu?", undefined],
  ["Is Matei loved by Ana?", true],
  ["Does Matei love Ana?", false],
  ["Matei o iubește pe Ilinca?", true],
  ["Îl urăște Matei pe Gavril?", false],
  ["Matei loves Ilinca?", true],
  ["Did Ilinca meet Ana?", true],
])("%s", async (question, value) => {
  const found = await ask(question);
  expect([found.form, found.value]).toStrictEqual(["boolean", value]);
});

test("of a verb that leads nowhere from the name, the other way is no answer", async () => {
  const found = await ask("Who does Vlad hate?");
  expect([found.names, found.complete]).toStrictEqual([[], false]);
});

test("what is offered instead is answered rightly", async () => {
  const { offers } = await ask("Who insured Matei?");
  expect(offers.length).toBeGreaterThan(1);
  for (const offer of offers) {
    const { complete, names } = await ask(offer);
    expect([offer, complete, names.length > 0]).toStrictEqual([offer, true, true]);
  }
});
