/** Is the answer to a question of a form right, and where it is not, does it say so? */
import { fold } from "../../../shared/fold";
import type { Form } from "../../../shared/stages/forms";
import type { GivenAnswer } from "./form-answer";
import { isRight, type Prediction } from "./metrics";

/** One way to read what is right. */
export interface FormGold {
  readonly a_entity: readonly string[];
  /** The right count or truth; null where the graph does not say. */
  readonly value?: number | boolean | null | undefined;
  /** What each of `a_entity` is ordered by; equal ones stand either way round. */
  readonly order?: readonly (number | string)[] | undefined;
  /** Answers that may be given or not. */
  readonly may?: readonly string[] | undefined;
}

export interface AskedOfForm extends FormGold {
  readonly question: string;
  readonly q_entity: readonly string[];
  readonly form: Form;
  readonly refuse?: boolean | undefined;
  /** Further right answers where the wording allows more than one. */
  readonly readings?: readonly FormGold[] | undefined;
}

/** "wrong" says nothing of it: neither refused nor told as incomplete. */
export type FormVerdict = "right" | "wrong" | "refused" | "incomplete";

export interface FormJudgement {
  readonly form: Form;
  readonly verdict: FormVerdict;
  /** The listed answers are exactly the right ones, in their order where they have one. */
  readonly set: boolean;
  /** The first answer is right. */
  readonly first: boolean;
  /** A node was linked that the question does not name. */
  readonly falseLink: boolean;
}

/** What the figures of forms mean; printed with them. */
export const FORM_CONVENTION =
  "Forms: count and boolean are right by their value; negation, range, both, either and an ordered list when the listed answers are exactly the " +
  "gold ones (by id or exact name, in order where there is one); list, superlative, comparison and chain when the first answer is a gold one. Where " +
  "the graph does not say, an answer without value that is told as incomplete is right; where a refusal is asked for, a refusal. wrong counts answers that " +
  "are not right and say nothing of it; refused and incomplete are those that do. set and first are told of every form. A false link is a linked node " +
  "whose name is none of q_entity and no number of the question.";

/** Judges against every reading; the first that is right counts. */
export function judgeForm(asked: AskedOfForm, given: GivenAnswer): FormJudgement {
  const readings: readonly FormGold[] = [asked, ...(asked.readings ?? [])];
  return {
    form: asked.form,
    verdict: verdictOf(asked, readings, given),
    set: readings.some((gold) => isSet(gold, given.answers)),
    first: readings.some((gold) => isFirst(gold, given.answers)),
    falseLink: given.linked.some((name) => isStranger(name, asked)),
  };
}

function verdictOf(asked: AskedOfForm, readings: readonly FormGold[], given: GivenAnswer): FormVerdict {
  if (given.refused) return asked.refuse ? "right" : "refused";
  if (asked.value === null && given.value === undefined && !given.complete) return "right";
  if (!given.complete) return "incomplete";
  return !asked.refuse && readings.some((gold) => isAnswer(asked.form, gold, given)) ? "right" : "wrong";
}

function isAnswer(form: Form, gold: FormGold, { value, answers }: GivenAnswer): boolean {
  switch (form) {
    case "count":
    case "boolean":
      return typeof gold.value === typeof value && gold.value === value;
    case "list":
      return gold.order ? isSet(gold, answers) : isFirst(gold, answers);
    case "superlative":
    case "comparison":
    case "chain":
      return isFirst(gold, answers);
    case "negation":
    case "both":
    case "either":
    case "range":
      return isSet(gold, answers);
    case "none":
      return false;
  }
}

function isFirst({ a_entity, may = [] }: FormGold, [first]: readonly Prediction[]): boolean {
  return first !== undefined && isRight(first, [...a_entity, ...may]);
}

function isSet({ a_entity, may = [], order }: FormGold, answers: readonly Prediction[]): boolean {
  const optional = new Set(may);
  const counted = answers.filter(({ id, name }) => !optional.has(id) && !optional.has(name));
  const places = counted.map(({ id, name }) => a_entity.findIndex((gold) => gold === id || gold === name));
  if (places.includes(-1) || new Set(places).size !== a_entity.length) return false;
  return !order || places.every((place, index) => order[place] === order[index]);
}

/** Case and diacritics aside, for nodes of one name may be told apart by them alone. */
function isStranger(name: string, { question, q_entity, refuse }: AskedOfForm): boolean {
  // What such a question names is not listed.
  if (refuse && fold(question).includes(fold(name))) return false;
  const isNumber = /^\d+$/.test(name) && question.includes(name);
  return !isNumber && !q_entity.some((named) => fold(named) === fold(name));
}
