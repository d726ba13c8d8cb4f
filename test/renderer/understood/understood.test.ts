import { afterEach, expect, test } from "vitest";
import { headlineText } from "../../../src/renderer/features/understood/headline-text";
import { statementsOf } from "../../../src/renderer/features/evidence/evidence";
import {
  asksHow,
  formatBound,
  groupHeads,
  headlineOf,
  isAnswered,
  isComputedEmpty,
  isToldAbove,
  namedIn,
  numberSaid,
} from "../../../src/renderer/features/understood/understood";
import { UNDERSTOOD_TEXTS } from "../../../src/renderer/features/understood/understood-texts";
import { KISMET, runOf } from "../run-fixture";
import { speak, TEXTS } from "../../../src/renderer/ui/texts/texts";
import { message, type Message } from "../../../src/shared/sentences/sentences";
import type { Entity, Mention, Outcome, Understanding } from "../../../src/shared/understanding";

afterEach(() => speak("en"));

const entity = (id: string, name: string, why: Entity["why"] = "exact"): Entity => ({
  ...{ id, name, label: "Person", score: 1, why },
});
const MARA: Mention = {
  ...{ text: "Mara", start: 22, end: 26 },
  entities: [entity("m", "Mara"), entity("m2", "mara"), entity("h", "Mara Hubăr"), entity("x", "")],
};
const UNDERSTANDING: Understanding = {
  ...{ form: "count", language: "en", mentions: [MARA], constraints: [], operations: [], offers: [] },
  unread: [{ text: "Zarif", start: 27, end: 32 }],
};

const outcome = (changes: Partial<Outcome>): { answer: Outcome; understanding: Understanding } => ({
  answer: { form: "count", complete: true, ...changes },
  understanding: { ...UNDERSTANDING, offers: ["Who is Mara?"] },
});

test("an answer in a word: a number, at least a number, yes, no, not sure; a list needs none", () => {
  const said = (changes: Partial<Outcome>): string => headlineText(outcome(changes));
  expect(said({ value: 1200 })).toBe("1,200");
  expect(said({ value: 1200, complete: false })).toBe("At least 1,200");
  expect(said({ value: 0 })).toBe("0");
  expect(said({ form: "boolean", value: true })).toBe("Yes");
  expect(said({ form: "boolean", value: false })).toBe("No");
  expect(said({ form: "boolean", value: false, complete: false })).toMatch(/^Not sure: Nothing found/);
  expect(said({ form: "list" })).toBe("");
  expect(headlineOf({ answer: undefined, understanding: undefined })).toBeNull();
  speak("ro");
  expect(said({ value: 1200, complete: false })).toBe("Cel puțin 1.200");
  expect(said({ form: "boolean", value: false })).toBe("Nu");
});

test("of a number that nothing is left out of it is told that it is whole", () => {
  expect(headlineOf(outcome({ value: 23 }))).toMatchObject({ atLeast: false, whole: true });
  expect(headlineOf(outcome({ value: 23, complete: false }))).toMatchObject({ atLeast: true, whole: false });
});

test("under a refusal what the question names can be read about, each once and only what is there", () => {
  const run = runOf();
  const ids = [run.nodes.id[1]!, "elsewhere", run.nodes.id[0]!, run.nodes.id[1]!];
  const mentions = ids.map((id, at): Mention => ({ ...MARA, start: at, entities: [entity(id, id)] }));
  const named = namedIn({ ...run, understanding: { ...UNDERSTANDING, mentions } });
  expect(named.map(({ handle }) => handle)).toStrictEqual([run.nodes.handle[0], run.nodes.handle[1]]);
  expect(namedIn({ ...run, understanding: undefined })).toStrictEqual([]);
});

test("a number made of many is told with its measure above, and not once more below", () => {
  const values = { measure: "price ($)", value: 8.5, over: 2, all: 3 };
  const mean = { said: message("number-mean", values), edges: [] };
  const missing = { said: message("number-missing", { measure: "price ($)", count: 1 }), edges: [] };
  const clauses = [mean, missing];
  expect(numberSaid({ clauses })).toBe(mean.said);
  expect(numberSaid({ clauses: [missing] })).toBeNull();
  expect(clauses.map(({ said }) => isToldAbove(said))).toStrictEqual([true, false]);
});

test("the numbers of groups stand in a table, and something stands under them", () => {
  const groups = [
    { name: "Drama", value: 110.25, over: 2 },
    { name: "Comedy", value: 90, over: 1 },
  ];
  const run = outcome({ form: "list", groups });
  expect(headlineOf(run)).toStrictEqual({ kind: "groups", groups });
  expect(headlineText(run)).toBe("Drama: 110.3; Comedy: 90");
  expect(isAnswered({ answers: [], answer: run.answer })).toBe(true);
});

test("the table of groups is headed by what they are told by, and the number by its measure", () => {
  const opening = (said: Message) => ({ clauses: [{ said, edges: [] }] });
  const mean = message("groups-mean", { measure: "price ($)", group: "country" });
  expect(groupHeads(opening(mean))).toStrictEqual({ group: "country", of: "mean", measure: "price ($)" });
  expect(UNDERSTOOD_TEXTS.headline.numbers.mean("price ($)")).toBe("Mean of price ($)");
  const count = message("groups-count", { group: "directed by" });
  expect(groupHeads(opening(count))).toStrictEqual({ group: "directed by", of: "count", measure: "" });
  expect(groupHeads(opening(message("groups-more", { count: 3 })))).toBeNull();
});

test("a mean over what was read is no least number", () => {
  const { understanding, answer } = outcome({ value: 2.5, complete: false });
  const operations = [{ operation: "mean" as const, of: "rating", left: 4 }];
  const run = { answer, understanding: understanding && { ...understanding, operations } };
  expect(headlineOf(run)).toMatchObject({ kind: "count", value: 2.5, atLeast: false });
});

test("a refusal says why and what can be asked instead", () => {
  const refused = message("no-answer");
  const run = outcome({ form: "none", complete: false, refused });
  expect(headlineOf(run)).toStrictEqual({ kind: "refused", refused, offers: ["Who is Mara?"] });
  expect(headlineText(run)).toContain("cannot be answered here: ");
});

test("a refusal leaves to the buttons below which questions can be asked", () => {
  const words = { names: ["“breakfast”"], more: 0 };
  const offers = { names: ["Who is Mara?"], more: 0 };
  const refused = message("refused-words-offers", { words, offers });
  const headline = headlineOf(outcome({ form: "none", complete: false, refused }));
  const told = headline?.kind === "refused" ? TEXTS.said(headline.refused) : "";
  expect(told).toContain("“breakfast”");
  expect(told).not.toContain("Mara");
});

test("bounds are said in both languages", () => {
  expect(UNDERSTOOD_TEXTS.bounds.between(["1990", "2000"])).toBe("1990 to 2000");
  expect(UNDERSTOOD_TEXTS.bounds["≥"](["3"])).toBe("≥ 3");
  speak("ro");
  expect(UNDERSTOOD_TEXTS.bounds.between(["1990", "2000"])).toBe("1990 până la 2000");
});

test("years have no separators, and a yes is an answer that something stands under", () => {
  expect([1960, 2.5, 1_000_000].map(formatBound)).toStrictEqual(["1960", "2.5", "1000000"]);
  expect(isAnswered({ answers: [], ...outcome({ form: "boolean", value: false }) })).toBe(true);
  expect(isAnswered({ answers: [], ...outcome({ form: "none", complete: false }) })).toBe(false);
  const run = runOf(KISMET, { answers: [], answer: { form: "boolean", value: true, complete: true } });
  expect(statementsOf(run).map(({ rows }) => rows)).toStrictEqual([[0]]);
});

test("a computed list that holds nothing is an answer; a search that found nothing, a number and a refusal are not one", () => {
  const empty = { answers: [], ...outcome({ form: "negation" }) };
  expect(isComputedEmpty(empty)).toBe(false);
  const computed = {
    ...empty.understanding,
    operations: [{ operation: "subtract", of: "", left: 0 } as const],
  };
  expect(isComputedEmpty({ ...empty, understanding: computed })).toBe(true);
  expect(isComputedEmpty({ ...outcome({ value: 0 }), answers: [], understanding: computed })).toBe(false);
  const refused = outcome({ form: "none", complete: false, refused: message("no-answer") });
  expect(isComputedEmpty({ answers: [], ...refused, understanding: computed })).toBe(false);
});

test("ways lead where it is asked how, and where nobody read the question; beside a list they follow", () => {
  const asked = (form: Outcome["form"]): boolean => asksHow({ answer: { form, complete: true } });
  expect([asked("chain"), asked("list"), asked("both"), asksHow({})]).toStrictEqual([
    true,
    false,
    false,
    true,
  ]);
});

test("words of a text are the answer in a word", () => {
  const passage = { work: "w", start: 3, end: 40 };
  const said = outcome({ values: ["un toporaș"], passage, complete: false });
  expect(headlineOf(said)).toStrictEqual({ kind: "read", words: "un toporaș" });
  expect(headlineText(said)).toBe("un toporaș");
  expect([
    isAnswered({ ...said, answers: [] }),
    isAnswered({ ...outcome({ values: ["1"] }), answers: [] }),
  ]).toEqual([true, false]);
  expect(headlineOf(outcome({ passage, complete: false }))).toBeNull();
});

test("what stands in the column that was asked for leads, not the row that it stands in", () => {
  const described = (...values: string[]) => ({
    ...outcome({ form: "list" }),
    clauses: values.map((value) => ({
      said: message("described", { property: "regizor", value }),
      edges: [],
    })),
  });
  expect(headlineOf(described("Constantin Nottara"))).toStrictEqual({
    kind: "read",
    words: "Constantin Nottara",
  });
  // Of namesakes it is not said which is meant; a node that is called so stands in the list already.
  expect(headlineOf(described("Nottara", "Gusty"))).toBeNull();
  const [answer] = runOf().answers;
  expect(headlineOf({ ...described("Dieterle"), answers: [answer!] })).toBeNull();
});
