/** What was understood of the question on the screen: plain functions over a run's understanding and what came of it. */
import type { RunView } from "../../../shared/trace";
import { LANGUAGE } from "../../ui/language";
import type { GroupNumber, Operation } from "../../../shared/understanding";
import { SENTENCE_KINDS, type Message } from "../../../shared/sentences/sentences";
import { isReadFreely } from "./read-freely";

/** What the answer says before any list: a number, yes or no, words of a text, a refusal; null where the list is the answer. */
export type Headline =
  /** `read` where words of the question were taken for the graph's: what else there is to say of it is how. */
  | {
      readonly kind: "count";
      readonly value: number;
      readonly atLeast: boolean;
      readonly whole: boolean;
      readonly read: boolean;
    }
  | { readonly kind: "groups"; readonly groups: readonly GroupNumber[] }
  /** Words of a text, or of a table's column. */
  | { readonly kind: "read"; readonly words: string }
  | { readonly kind: "boolean"; readonly value: boolean; readonly sure: boolean; readonly read: boolean }
  | {
      readonly kind: "refused";
      readonly refused: Message;
      readonly offers: readonly string[];
    };

/** Operations whose number can lie on either side of the true one where something is left out. */
const MADE: ReadonlySet<Operation["operation"]> = new Set<Operation["operation"]>([
  ...(["mean", "median", "sum", "share", "extreme"] as const),
]);

export function headlineOf({
  answer,
  understanding,
  answers = [],
  clauses = [],
}: Pick<RunView, "answer" | "understanding"> &
  Partial<Pick<RunView, "answers" | "clauses">>): Headline | null {
  if (answer === undefined) return null;
  const { value, groups = [], values = [], passage, complete, refused } = answer;
  if (refused !== undefined) return refusalOf(refused, understanding?.offers ?? []);
  if (groups.length > 0) return { kind: "groups", groups };
  if (passage !== undefined && values.length > 0) return { kind: "read", words: values.join("; ") };
  const isMade = understanding?.operations.some(({ operation }) => MADE.has(operation)) ?? false;
  const read = isReadFreely({ clauses, answer });
  if (typeof value === "number")
    return { kind: "count", value, atLeast: !complete && !isMade && !read, whole: complete && !isMade, read };
  if (typeof value === "boolean") return { kind: "boolean", value, sure: complete, read };
  const words = describedAs(clauses);
  return words === null || answers.some(({ name }) => name === words) ? null : { kind: "read", words };
}

/** What stands in the column that was asked for, where that is one text: the node listed as the answer is only whose it is. */
function describedAs(clauses: RunView["clauses"]): string | null {
  const values = clauses.flatMap(({ said }) => (said.kind === "described" ? [said.values["value"]] : []));
  const [first, ...others] = new Set(values);
  return typeof first === "string" && others.length === 0 ? first : null;
}

/** The questions that can be asked stand below as buttons, so the sentence does not tell them as well. */
function refusalOf(refused: Message, offers: readonly string[]): Headline {
  const alone = SENTENCE_KINDS.find((kind) => `${kind}-offers` === refused.kind);
  const told = offers.length > 0 && alone !== undefined ? { ...refused, kind: alone } : refused;
  return { kind: "refused", refused: told, offers };
}

/** The nodes of the run that the question names, each once. */
export function namedIn({
  understanding,
  nodes,
}: Pick<RunView, "understanding" | "nodes">): { readonly handle: number; readonly name: string }[] {
  const ids = new Set(understanding?.mentions.map(({ entities }) => entities[0]!.id));
  return [...nodes.handle].flatMap((handle, row) =>
    ids.delete(nodes.id[row]!) ? [{ handle, name: nodes.name[row] || nodes.id[row]! }] : [],
  );
}

/** What heads the table of groups: what they are told by, what is made of a measure and of which; null where the run does not tell. */
export interface GroupHeads {
  readonly group: string;
  readonly of: "count" | "mean" | "median" | "sum" | "max" | "min";
  readonly measure: string;
}

const GROUPED = /^groups-(count|mean|median|sum|max|min)$/;

/** Out of the sentence that opens an answer by groups, whose measure has its unit. */
export function groupHeads({ clauses }: Pick<RunView, "clauses">): GroupHeads | null {
  for (const { said } of clauses) {
    const of = GROUPED.exec(said.kind)?.[1] as GroupHeads["of"] | undefined;
    const { group = "", measure = "" } = said.values;
    if (of !== undefined && typeof group === "string" && typeof measure === "string")
      return { of, group, measure };
  }
  return null;
}

const NUMBER = /^number-(?:mean|median|sum|max|min|share)$/;

/** The sentence that says what the number is of many, with its measure and unit; null for a plain count. */
export function numberSaid({ clauses }: Pick<RunView, "clauses">): Message | null {
  return clauses.find(({ said }) => NUMBER.test(said.kind))?.said ?? null;
}

/** Whether a sentence repeats what heads the answer: the number, or the table of groups. */
export function isToldAbove({ kind }: Message): boolean {
  return kind === "group-number" || GROUPED.test(kind) || NUMBER.test(kind);
}

/** Whether the ways from one thing to another are what was asked for, and not only told beside a list. */
export function asksHow({ answer, understanding }: Pick<RunView, "answer" | "understanding">): boolean {
  const form = answer?.form ?? understanding?.form;
  return form === undefined || form === "chain";
}

/** A bound as it is written: most are years, which have no separators. */
export function formatBound(value: number): string {
  return new Intl.NumberFormat(LANGUAGE, { useGrouping: false, maximumFractionDigits: 6 }).format(value);
}

/** What is told beside a refusal: where the text names what the question names, though that is no answer. */
export function besideRefusal({ answer, clauses }: Pick<RunView, "answer" | "clauses">): RunView["clauses"] {
  const { refused } = answer ?? {};
  return refused === undefined ? [] : clauses.filter(({ said }) => said.kind !== refused.kind);
}

/** True where the run answers: by what it lists, in a word, by the numbers of groups, or by words of a text. */
export function isAnswered({ answers, answer }: Pick<RunView, "answers" | "answer">): boolean {
  const isRead = answer?.passage !== undefined && answer.values !== undefined;
  return answers.length > 0 || answer?.value !== undefined || answer?.groups !== undefined || isRead;
}

/** True where a computation over the graph left nothing: an answer too, though no edge stands under it. */
export function isComputedEmpty(run: Pick<RunView, "answers" | "answer" | "understanding">): boolean {
  const computed = run.answer !== undefined && (run.understanding?.operations.length ?? 0) > 0;
  return computed && run.answers.length === 0 && headlineOf(run) === null;
}
