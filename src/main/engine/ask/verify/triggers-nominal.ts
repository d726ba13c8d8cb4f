/** What nouns and participles say: changes that are named, patients who are given something, what was tried. */
import { GIVING, LESS, MORE, TREATED, type Effect, type Trigger } from "./trigger";

/** What of a thing becomes more or less: "levels of", "the expression of". */
const AMOUNT = "(?:the |its )?(?:[\\w@-]+ ){0,5}";
const MORE_NOUNS = `(?:(?:${MORE})\\w*(?:ion|ment|ing)|increases?|rises?|elevations?|gains?|surges?)`;
const LESS_NOUNS = `(?:(?:${LESS})\\w*(?:ion|ism|ade|al|ment|ing)|decreases?|falls?|drops?|declines?|reductions?|loss)`;
const BROUGHT = /\b(?:by|with|after|following|upon|on|in response to|due to|in the presence of)\b/i;

/** "a reduction in A activity by B", "an increase in the expression of A was observed after B" */
const changed = (nouns: string, effect: Effect): Trigger & { readonly join: RegExp } => ({
  words: new RegExp(`\\b${nouns} (?:in|of) ${AMOUNT}$`, "i"),
  join: BROUGHT,
  effect,
  doer: "second",
});

/** Of the words before the first mention. */
export const CHANGES: readonly (Trigger & { readonly join: RegExp })[] = [
  changed(LESS_NOUNS, "less"),
  changed(MORE_NOUNS, "more"),
];

/** "A-induced increase in B": taken for granted, like "A-induced B". */
const inducedChange = (nouns: string, effect: Effect): Trigger => ({
  words: new RegExp(
    `^\\s*[-–‐]\\s?(?:induced|mediated|evoked|elicited|stimulated|dependent|associated) (?:[\\w-]+ ){0,2}?${nouns} (?:in|of) ${AMOUNT}$`,
    "i",
  ),
  ...{ effect, doer: "first", isGiven: true, isWhole: true },
});

/** Of the words between two mentions. */
export const INDUCED: readonly Trigger[] = [
  inducedChange(LESS_NOUNS, "less"),
  inducedChange(MORE_NOUNS, "more"),
];

/** "patients with gout who were treated with A", "received six courses of A": A is given for what they have. */
export const GIVEN_FOR: Trigger = {
  words: new RegExp(
    `^(?:(?!\\b(?:develop|experienc|after|while)).)*\\b(?:(?:treated|managed|started) (?:with|by|on)|receiv(?:e|ed|ing)|(?:was|were) given|underwent|prescribed)\\s+(?:(?!${GIVING}\\b of)[\\w.,/%()-]+\\s+){0,10}(?:@[\\w ]* )?$`,
    "i",
  ),
  ...{ effect: "less", doer: "second", isWhole: true },
};
/** Who has the first mention: "patients with gout", "women suffering from gout". */
export const HAVE = new RegExp(
  `\\b(?:${TREATED})\\b (?:(?!not\\b)[\\w-]+ ){0,3}?(?:with|having|suffering from|who had|affected by) (?:[\\w@-]+ ){0,6}$`,
  "i",
);

/** "approved for B", "in a patient with B" */
const forWhom = (verbs: string): RegExp =>
  new RegExp(
    `\\b(?:${verbs})\\b[^,;@]{0,30}?\\b(?:for|in)\\b (?:the (?:treatment|management) of )?(?:[\\w-]+ ){0,2}?(?:(?:${TREATED}) (?:with|suffering from|having) )?(?:(?!\\b(?:and|or|after|of)\\b)[\\w-]+ ){0,3}$`,
    "i",
  );

/** "A has been approved for B"; what was only looked into is left open. */
export const TRIED: readonly Trigger[] = [
  {
    words: forWhom("used|given|administered|prescribed|approved|licensed|indicated|recommended"),
    ...{ effect: "less", doer: "first", ofDisease: true },
  },
  {
    words: forWhom("evaluated|tested|studied|tried|investigated|assessed|examined"),
    ...{ effect: "less", doer: "first", ofDisease: true, isOpen: true },
  },
];
