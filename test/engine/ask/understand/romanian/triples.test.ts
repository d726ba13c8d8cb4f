/** Triples in Romanian of which nothing says what kind anything is: what their nouns and verbs ask for. */
import { expect, test } from "vitest";
import { askByRules } from "../../ask-by-rules";
import { unlabelled } from "../../small-graphs";

const VILLAGE = unlabelled([
  ["Moara Veche", "se află în", "Poiana"],
  ["Poiana", "în județul", "Neamț"],
  ["Ilie", "meserie", "fierar"],
  ["Vasile", "meserie", "morar"],
  ["Ilie", "îi datorează bani", "Vasile"],
  ["Ana", "elev al", "Vasile"],
  ["Dan", "elev al", "Vasile"],
  ["Ana", "în clasa", "9A"],
  ["Dan", "în clasa", "10B"],
  ["Ilie", "în clasa", "9A"],
  ["Sunătoare", "tratează", "gastrită"],
  ["Mușețel", "tratează", "insomnie"],
  ["Sunătoare", "interacționează cu", "warfarină"],
  ["Mușețel", "interacționează cu", "warfarină"],
  ["Tei", "înflorește în", "iunie"],
  ["Mușețel", "înflorește în", "mai"],
  ["Joiana", "mama", "Florica"],
  ["Steluța", "mama", "Joiana"],
  ["Joiana", "tratată de", "Doctorul Pavel"],
  ["Joiana", "a suferit de", "mastită"],
  ["mastită", "se tratează cu", "amoxicilină"],
  ["Joiana", "litri pe zi", "24"],
  ["Florica", "litri pe zi", "15"],
  ["Furtuna", "durată (min)", "150"],
  ["Livada", "durată (min)", "135"],
  ["Furtuna", "premiera", "2022"],
  ["Livada", "premiera", "2019"],
  ["Furtuna", "se joacă la", "Sala Mare"],
  ["Prospero", "personaj în", "Furtuna"],
]);

test.each([
  ["Ce meserie are Ilie?", ["fierar"]],
  ["În ce județ se află Poiana?", ["Neamț"]],
  ["În ce județ se află Moara Veche?", ["Neamț"]],
  ["Ce elevi sunt în clasa 9A?", ["Ana"]],
  ["Ce tratează Sunătoare?", ["gastrită"]],
  ["Cu ce interacționează Mușețel?", ["warfarină"]],
  ["Când înflorește Tei?", ["iunie"]],
  ["Cine este mama Joianei?", ["Florica"]],
  ["Cu ce se tratează mastită?", ["amoxicilină"]],
  ["Când a avut premiera Livada?", ["2019"]],
])("%s", async (question, names) => {
  expect(await askByRules(question, VILLAGE, ["which", "what"])).toMatchObject({
    ...{ form: "list", complete: true, names },
  });
});

test.each([
  ["Care vacă dă cei mai mulți litri pe zi?", "superlative", ["Joiana"]],
  ["Care piesă durează cel mai puțin?", "superlative", ["Livada"]],
  ["Ce vaci dau peste 20 de litri pe zi?", "range", ["Joiana"]],
  ["Ce piese au avut premiera înainte de 2020?", "range", ["Livada"]],
])("%s", async (question, form, names) => {
  expect(await askByRules(question, VILLAGE, ["which", "what"])).toMatchObject({
    ...{ form, complete: true, names },
  });
});

test("a verb beside a role is left aside, and not walked by to nowhere", async () => {
  expect(await askByRules("Ce personaje apar în Furtuna?", VILLAGE, ["which", "what"])).toMatchObject({
    ...{ form: "list", complete: false, names: ["Prospero"] },
  });
});

test("who plays somewhere is no place", async () => {
  const { form } = await askByRules("Cine joacă în Furtuna?", VILLAGE, ["which", "what"]);
  expect(form).toBe("none");
});

test("a verb that the graph does not know is what is not read, and no kind of thing", async () => {
  const { refused } = await askByRules("Ce pictează Ilie?", VILLAGE, ["which", "what"]);
  expect(refused).toContain("pictează");
});
