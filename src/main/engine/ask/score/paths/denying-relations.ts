/** Relations whose words deny what others say ("does not treat" beside "treats"): to an embedder and by their stems both are alike. */
import { fold } from "../../../../../shared/fold";
import type { RelationType } from "../../../../../shared/graph";

const DENIES = /\b(?:not|never|cannot|nu|niciodata)\b|n['’]t\b/u;
/** In a question more words do: "drugs without effect on A", "other than A". */
const ASKS_DENIED =
  /\b(?:not|never|cannot|without|except|excluding|no|nothing|nobody|nor|neither|lacks?|lacking|fails?|failed|than|nu|n|niciodata|fara|nici|niciun|nicio|nimic|nimeni)\b|n['’]t\b/u;

/** Whether a relation's words deny something. */
export function denies(words: string): boolean {
  return DENIES.test(fold(words));
}

/** By relation handle 1 where a relation denies something and the question does not: it says nothing that was asked for. */
export function notAsked(question: string, relations: readonly RelationType[]): Uint8Array | undefined {
  if (ASKS_DENIED.test(fold(question)) || !relations.some(({ words }) => denies(words))) return undefined;
  return Uint8Array.from(relations, ({ words }) => (denies(words) ? 1 : 0));
}
