/** A report before it has a form: what Markdown and HTML both know how to write. All texts are plain; writers escape them. */
import type { Language } from "../../../shared/languages/language";

/** A piece of a line: text as it is, text that stands out, or a reference to the triple of a number. */
export type Piece =
  | string
  | { readonly strong: string }
  | { readonly mark: string }
  | { readonly triple: number };
export type Line = readonly Piece[];

export interface Table {
  readonly kind: "table";
  readonly head: readonly string[];
  readonly rows: readonly (readonly Line[])[];
  /** Columns of numbers, by place. */
  readonly numbers: readonly number[];
  /** True where row i tells triple i + 1, which references lead to. */
  readonly triples?: true;
}

export type Block =
  /** `language` (BCP 47) is that of the report's own words; English where it is missing. */
  | { readonly kind: "title"; readonly text: string; readonly language?: string }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly line: Line }
  | {
      readonly kind: "list";
      readonly items: readonly { readonly line: Line; readonly under: readonly Line[] }[];
    }
  | { readonly kind: "quote"; readonly line: Line; readonly sources: readonly string[] }
  /** `elsewhere` is said where no picture can be. */
  | { readonly kind: "picture"; readonly svg: string; readonly elsewhere: string }
  | Table;

/** A number as people of a language read it: six digits that matter. */
export function shownNumber(value: number, language: Language): string {
  const digits = String(Number(value.toPrecision(6)));
  return language === "ro" ? digits.replace(".", ",") : digits;
}
