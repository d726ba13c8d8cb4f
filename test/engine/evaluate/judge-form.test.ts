import { expect, test } from "vitest";
import { formFigures } from "../../../src/main/engine/evaluate/form-figures";
import { REFUSED, type GivenAnswer } from "../../../src/main/engine/evaluate/form-answer";
import { judgeForm, type AskedOfForm } from "../../../src/main/engine/evaluate/judge-form";

const asked = (fields: Partial<AskedOfForm>): AskedOfForm => ({
  ...{ question: "?", q_entity: [], a_entity: [], form: "list" },
  ...fields,
});
function given(names: string[], fields: Partial<GivenAnswer> = {}): GivenAnswer {
  const answers = names.map((name) => ({ id: `#${name}`, name, score: 1 }));
  return { answers, complete: true, refused: false, linked: [], ...fields };
}
const verdict = (question: Partial<AskedOfForm>, answer: GivenAnswer) =>
  judgeForm(asked(question), answer).verdict;

test("a count and a truth are right by their value alone", () => {
  expect(verdict({ form: "count", value: 3 }, given(["A"], { value: 3 }))).toBe("right");
  expect(verdict({ form: "count", value: 3 }, given(["A", "B", "C"]))).toBe("wrong");
  expect(verdict({ form: "count", value: 3 }, given([], { value: 2, complete: false }))).toBe("incomplete");
  expect(verdict({ form: "boolean", value: false }, given(["B"], { value: false }))).toBe("right");
  expect(verdict({ form: "boolean", value: false }, given(["B"], { value: true }))).toBe("wrong");
  // 1 is no truth.
  expect(verdict({ form: "boolean", value: true }, given([], { value: 1 }))).toBe("wrong");
});

test("where the graph does not say, an answer without a value that says so is right, and a guess is wrong", () => {
  const silent = { form: "boolean", value: null } as const;
  expect(verdict(silent, given([], { complete: false }))).toBe("right");
  expect(verdict(silent, given([], { value: false }))).toBe("wrong");
  expect(verdict(silent, given([], { value: false, complete: false }))).toBe("incomplete");
  expect(verdict(silent, given(["A"]))).toBe("wrong");
  expect(verdict(silent, REFUSED)).toBe("refused");
});

test("a set is right when it is the whole set, a superlative by its first answer", () => {
  const set = { form: "negation", a_entity: ["A", "B"] } as const;
  expect(verdict(set, given(["B", "A"]))).toBe("right");
  expect(verdict(set, given(["A"]))).toBe("wrong");
  expect(verdict(set, given(["A", "B", "C"]))).toBe("wrong");
  expect(verdict({ form: "both", a_entity: ["#A"] }, given(["A"]))).toBe("right");
  expect(verdict({ form: "superlative", a_entity: ["A"] }, given(["A", "B"]))).toBe("right");
  expect(verdict({ form: "superlative", a_entity: ["A"] }, given(["B", "A"]))).toBe("wrong");
  expect(judgeForm(asked({ a_entity: ["A", "B"] }), given(["A", "C"]))).toMatchObject({
    ...{ verdict: "right", set: false, first: true },
  });
});

test("an order must be kept, equal ones aside, and optional answers may stand anywhere", () => {
  const sorted = { a_entity: ["A", "B", "C"], order: [1, 2, 2], may: ["X"] };
  expect(verdict(sorted, given(["A", "C", "B"]))).toBe("right");
  expect(verdict(sorted, given(["A", "B", "X", "C"]))).toBe("right");
  expect(verdict(sorted, given(["B", "A", "C"]))).toBe("wrong");
});

test("what should be refused is right only when it is, and the other way round", () => {
  const refuse = { form: "none", refuse: true } as const;
  expect(verdict(refuse, REFUSED)).toBe("right");
  expect(verdict(refuse, given(["A"]))).toBe("wrong");
  expect(verdict(refuse, given(["A"], { complete: false }))).toBe("incomplete");
  expect(verdict({ a_entity: ["A"] }, REFUSED)).toBe("refused");
});

test("any of several readings may be right", () => {
  const readings = [{ a_entity: ["A", "B"] }];
  expect(verdict({ form: "range", a_entity: ["A"], readings }, given(["A", "B"]))).toBe("right");
  expect(
    verdict(
      { form: "count", a_entity: [], value: 2, readings: [{ a_entity: [], value: 3 }] },
      given([], { value: 3 }),
    ),
  ).toBe("right");
});

test("a link is false where the question names no such thing; numbers it names are none", () => {
  const question = { question: "films after 1990 by wes anderson", q_entity: ["Wes Anderson"] };
  const isFalse = (linked: string[]) => judgeForm(asked(question), given([], { linked })).falseLink;
  expect(isFalse(["wes anderson", "1990"])).toBe(false);
  expect(isFalse(["Wes Anderson", "Films"])).toBe(true);
});

test("figures split by form and by a field, links counted where there should be any", () => {
  const judged = [
    { ...judgeForm(asked({ form: "count", value: 1 }), given([], { value: 1, linked: ["x"] })), group: "en" },
    { ...judgeForm(asked({ form: "count", value: 1 }), given(["A"])), group: "ro" },
    { ...judgeForm(asked({ form: "none", refuse: true }), given([], { linked: ["x"] })), group: "ro" },
  ];
  const figures = formFigures(judged, "lang");
  const shares = (row: {
    name: string;
    questions: number;
    right: number;
    wrong: number;
    falseLinks: number;
  }) => [...[row.name, row.questions, row.right, row.wrong, row.falseLinks]];
  expect(figures?.forms.map(shares)).toStrictEqual([
    ["count", 2, 0.5, 0.5, 0.5],
    ["none", 1, 0, 1, 0],
  ]);
  expect(figures?.groups?.map(shares)).toStrictEqual([
    ["en", 1, 1, 0, 1],
    ["ro", 2, 0, 1, 0],
  ]);
  expect(shares(figures!.all)).toStrictEqual(["all", 3, 1 / 3, 2 / 3, 0.5]);
  expect(formFigures([])).toBeUndefined();
});
