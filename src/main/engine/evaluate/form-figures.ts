import { FORMS } from "../../../shared/stages/forms";
import { FORM_CONVENTION, type FormJudgement, type FormVerdict } from "./judge-form";

/** Shares in 0…1 of the questions of a form, or of one value of the field they are split by. */
export interface FormRow {
  readonly name: string;
  readonly questions: number;
  readonly right: number;
  /** Neither right nor refused nor told as incomplete: the number that matters most. */
  readonly wrong: number;
  readonly refused: number;
  readonly incomplete: number;
  readonly set: number;
  readonly first: number;
  /** Of the questions that should not be refused. */
  readonly falseLinks: number;
}

export interface FormFigures {
  readonly convention: string;
  readonly forms: readonly FormRow[];
  /** Where the metrics are split by a field, its values in the order they occur. */
  readonly groups?: readonly FormRow[];
  readonly all: FormRow;
}

export interface JudgedForm extends FormJudgement {
  /** Value of the field the metrics are split by. */
  readonly group: string;
}

/** Undefined where no question says its form. */
export function formFigures(judged: readonly JudgedForm[], by?: string): FormFigures | undefined {
  if (judged.length === 0) return undefined;
  const rows = (names: readonly string[], nameOf: (one: JudgedForm) => string) =>
    names.map((name) =>
      rowOf(
        name,
        judged.filter((one) => nameOf(one) === name),
      ),
    );
  const forms = FORMS.filter((name) => judged.some(({ form }) => form === name));
  return {
    convention: FORM_CONVENTION,
    forms: rows(forms, ({ form }) => form),
    ...(by !== undefined && {
      groups: rows([...new Set(judged.map(({ group }) => group))], ({ group }) => group),
    }),
    all: rowOf("all", judged),
  };
}

function rowOf(name: string, judged: readonly JudgedForm[]): FormRow {
  const share = (is: (one: JudgedForm) => boolean, of = judged) => of.filter(is).length / (of.length || 1);
  const ended = (verdict: FormVerdict) => share((one) => one.verdict === verdict);
  const answerable = judged.filter(({ form }) => form !== "none");
  return {
    ...{ name, questions: judged.length, right: ended("right"), wrong: ended("wrong") },
    ...{ refused: ended("refused"), incomplete: ended("incomplete") },
    ...{ set: share(({ set }) => set), first: share(({ first }) => first) },
    falseLinks: share(({ falseLink }) => falseLink, answerable),
  };
}
