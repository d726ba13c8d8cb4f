/** What a sentence says of two concepts. */

/** Causes or worsens, treats or prevents a disease; more or less of anything else; stands in a relation to; binds. */
export const VERBS = ["induces", "treats", "increases", "decreases", "associated", "interacts"] as const;
export type Verb = (typeof VERBS)[number];

/** A concept where a sentence names it: UTF-16 offsets into the text handed over, `type` as the graph's label ("" where it has none). */
export interface NamedConcept {
  readonly start: number;
  readonly end: number;
  readonly concept: string;
  readonly type: string;
}

/** Subject, verb and object as ids; of "associated" and "interacts" the subject is the one named first. */
export interface Predicate {
  readonly subject: string;
  readonly verb: Verb;
  readonly object: string;
  readonly isNegated: boolean;
  readonly isSpeculated: boolean;
  /** Where the two mentions stand, end to end. */
  readonly start: number;
  readonly end: number;
}

/** Whatever reads predicates out of a sentence: the patterns of `extract-predicates.ts`, or what SemRep has written. */
export interface PredicateExtractor {
  extract(sentence: string, concepts: readonly NamedConcept[]): Predicate[];
}

/** 1 where the object is said to become more, −1 where less, 0 where neither. */
export function signOfVerb(verb: Verb): 1 | 0 | -1 {
  if (verb === "induces" || verb === "increases") return 1;
  return verb === "treats" || verb === "decreases" ? -1 : 0;
}

/** Whether who does and who suffers may be exchanged. */
export function isMutual(verb: Verb): boolean {
  return verb === "associated" || verb === "interacts";
}
