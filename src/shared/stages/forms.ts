/** The forms that questions have. */

/** What a question asks for. An ordered list and an attribute of one thing are "list"; "none" is a question that is refused. */
export const FORMS = [
  "list",
  "count",
  "boolean",
  "negation",
  "superlative",
  "comparison",
  "range",
  "both",
  "either",
  "chain",
  "none",
] as const;
export type Form = (typeof FORMS)[number];
