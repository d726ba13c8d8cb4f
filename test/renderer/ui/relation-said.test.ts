import { afterEach, expect, test } from "vitest";
import { sceneOf } from "../../../src/renderer/picture/scene";
import {
  kindSaid,
  pathSaid,
  relationReader,
  relationSaid,
} from "../../../src/renderer/ui/texts/relation-said";
import { RELATIONS_ROMANIAN } from "../../../src/renderer/ui/texts/relations-romanian";
import { speak, TEXTS } from "../../../src/renderer/ui/texts/texts";
import { relationWords } from "../../../src/shared/relation-words";
import { runOf } from "../run-fixture";
import { message } from "../../../src/shared/sentences/sentences";

afterEach(() => speak("en"));

test("a known vocabulary is read in Romanian in a Romanian window, and as the graph has it elsewhere", () => {
  expect(relationSaid("directed_by")).toBe("directed by");
  expect(kindSaid("biolink:BiologicalProcess")).toBe("Biological process");
  expect(["miRNA", "PubMedID", "Drug", "Pharmacologic Class"].map(kindSaid)).toStrictEqual([
    ...["miRNA", "PubMedID", "Drug", "Pharmacologic Class"],
  ]);
  speak("ro");
  expect(relationSaid("directed_by")).toBe("regizat de");
  expect(relationSaid("biolink:treats")).toBe("tratează");
  expect(relationSaid("MARRIED_TO")).toBe("căsătorit cu");
  expect(kindSaid("biolink:BiologicalProcess")).toBe("Proces biologic");
  expect(kindSaid("Phenotypic Feature")).toBe("Trăsătură fenotipică");
  // The kinds of every library
  expect(["Chemical", "Species", "Variant", "CellLine"].map(kindSaid)).toStrictEqual([
    ...["Substanță", "Specie", "Variantă", "Linie celulară"],
  ]);
});

test("what nobody put into Romanian stays, and no word of the language itself is taken for an entry", () => {
  speak("ro");
  expect(relationSaid("keeper_of")).toBe("keeper of");
  expect(relationSaid("constructor")).toBe("constructor");
  expect(kindSaid("toString")).toBe("toString");
});

test("a way over several relations keeps its arrows", () => {
  speak("ro");
  expect(pathSaid("directed by →, ← keeper of, written by →")).toBe("regizat de →, ← keeper of, scris de →");
});

test("sentences of the engine are filled with the same words", () => {
  speak("ro");
  const said = message("kept-triples", {
    sources: { names: ["Kismet"], more: 0 },
    relation: "directed by",
    targets: { names: ["Dieterle"], more: 0 },
  });
  expect(TEXTS.said(said)).toBe("Kismet — regizat de → Dieterle.");
});

test("entries are found by what relations are read as", () => {
  for (const words of Object.keys(RELATIONS_ROMANIAN)) expect(relationWords(words)).toBe(words);
});

test("a picture draws its words anew in another language, and hides relations by their own names all the same", () => {
  const words = (readRelation = relationReader()): readonly string[] =>
    sceneOf(runOf(), { labels: [], relations: [] }, undefined, readRelation).relations;
  expect(words()[0]).toBe("directed by");
  const english = relationReader();
  speak("ro");
  expect(relationReader()).not.toBe(english);
  expect(words()[0]).toBe("regizat de");
});
