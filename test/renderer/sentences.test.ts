import { afterEach, beforeEach, expect, test } from "vitest";
import { speak, TEXTS } from "../../src/renderer/ui/texts/texts";
import { ROMANIAN_SENTENCES } from "../../src/renderer/ui/texts/sentences-romanian";
import { parseTemplate } from "../../src/shared/sentences/sentence";
import {
  inEnglish,
  message,
  messageSchema,
  say,
  SENTENCE_KINDS,
  SENTENCES,
  templateOf,
} from "../../src/shared/sentences/sentences";

beforeEach(() => speak("ro"));
afterEach(() => speak("en"));

/** Sentences that are only names and signs, alike in every language. */
const WORDLESS = ["answers-because", "answers", "kept-triples"];

test.each(SENTENCE_KINDS)("%s is said in Romanian with the same holes", (kind) => {
  const own = parseTemplate(ROMANIAN_SENTENCES[kind]);
  const names = (template: typeof own) => template.holes.map(({ name }) => name).sort();
  expect(names(own)).toStrictEqual(names(templateOf(kind)));
  expect(ROMANIAN_SENTENCES[kind] === SENTENCES[kind]).toBe(WORDLESS.includes(kind));
  // A comma below, not the cedilla of old code pages; Romanian quotes; the same sign at the end.
  expect(ROMANIAN_SENTENCES[kind]).not.toMatch(/[şţŞŢ“]/);
  expect(ROMANIAN_SENTENCES[kind].at(-1) === ".").toBe(SENTENCES[kind].endsWith("."));
  for (const hole of own.holes)
    if (hole.form === "choice") {
      const english = templateOf(kind).holes.find(({ name }) => name === hole.name);
      expect(english?.form === "choice" && [...english.words.keys()]).toStrictEqual([...hole.words.keys()]);
    }
});

test("counts, numbers and lists are written as Romanian writes them", () => {
  const { said } = TEXTS;
  expect(said(message("clamped", { count: 1 }))).toBe("1 premiu negativ de nod a fost ridicat la 0.");
  expect(said(message("clamped", { count: 2 }))).toBe("2 premii negative de nod au fost ridicate la 0.");
  expect(said(message("clamped", { count: 20 }))).toBe("20 de premii negative de nod au fost ridicate la 0.");
  const likeliest = message("likeliest-path", { path: "directed by → and", p: "0.750" });
  expect(said(likeliest)).toBe("Cea mai probabilă cale de relații: regizat de → and (p = 0,750).");
  const names = { names: ["Romeo and Juliet", "Iași"], more: 0 };
  expect(said(message("seeds-lost", { names }))).toBe(
    "S-au pierdut semințe aflate în alte componente: Romeo and Juliet și Iași.",
  );
  expect(said(message("seeds-lost", { names: { ...names, more: 2 } }))).toBe(
    "S-au pierdut semințe aflate în alte componente: Romeo and Juliet, Iași și încă 2.",
  );
});

test("a sentence inside a sentence is said in the same language, other programs' words as they are", () => {
  const why = message("columns-expected", { expected: 3, found: 2 });
  const outer = message("no-question-line", { file: "q.jsonl", line: 4, why });
  expect(messageSchema.parse(outer)).toStrictEqual(outer);
  expect(TEXTS.said(outer)).toBe(
    "„q.jsonl” nu conține nicio întrebare, linia 4: s-au așteptat 3 coloane, s-au găsit 2",
  );
  expect(inEnglish(outer)).toBe("“q.jsonl” holds no question, line 4: 3 columns expected, 2 found");
  const foreign = message("runtime-refuses", { why: "Invalid input 'B'" });
  expect(TEXTS.said(foreign)).toContain("(Invalid input 'B')");
});

test("a name that ends with a full stop needs no second one", () => {
  const names = { names: ["Ana", "CAP. X. Cine ce poate."], more: 0 };
  expect(say("seeds-lost", { names })).toMatch(/Ana and CAP\. X\. Cine ce poate\.$/);
  expect(TEXTS.said(message("seeds-lost", { names }))).toMatch(/Ana și CAP\. X\. Cine ce poate\.$/);
});

test("a sentence that is already made is read and said anew; what is none of ours stays", () => {
  expect(TEXTS.said(say("exit-code", { code: 139 }))).toBe("cod de ieșire 139");
  expect(TEXTS.said("Invalid input 'B'")).toBe("Invalid input 'B'");
  // As files of built graphs keep them.
  expect(TEXTS.said("Persidei → Persida: genitive -ei, attested 511 times")).toBe(
    "Persidei → Persida: genitiv în -ei, atestat de 511 ori",
  );
  expect(TEXTS.said("Ana Maria → Ana: old spelling -u, attested 1 times")).toBe(
    "Ana Maria → Ana: scriere veche cu -u, atestat de 1 dată",
  );
  expect(TEXTS.said("Built from 2 texts: Mara, Moara cu noroc")).toBe(
    "Construit din 2 texte: Mara, Moara cu noroc",
  );
  speak("en");
  expect(TEXTS.said(say("no-path"))).toBe("No relation path leads away from what the question names.");
});
