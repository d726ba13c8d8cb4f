/** Relations whose words deny what others say ("does not treat" beside "treats"): to an embedder and by their stems both are alike. */
import { fold } from "../../../../../shared/fold";
import { signOfWord, type Sign } from "../../mechanism/sign-of-word";
import type { RelationType } from "../../../../../shared/graph";

const DENIES = /\b(?:not|never|cannot|absent|nu|niciodata)\b|n['’]t\b/u;
/** Words of relations that speak against something, and that questions ask by. */
const AGAINST = /\b(?:absent|contraindica)/u;
/** In a question more words do: "drugs without effect on A", "other than A". */
const ASKS_DENIED =
  /\b(?:not|never|cannot|without|except|excluding|no|nothing|nobody|nor|neither|lacks?|lacking|fails?|failed|than|nu|n|niciodata|fara|nici|niciun|nicio|nimic|nimeni)\b|n['’]t\b/u;

/** Whether a relation's words deny something. */
export function denies(words: string): boolean {
  return DENIES.test(fold(words));
}

/** Whether a relation's words deny something, or warn of it ("contraindication"): to be joined by it is no reason to say yes. */
export function speaksAgainst(words: string): boolean {
  return denies(words) || AGAINST.test(fold(words));
}

/** Whether a question asks by the very word by which a relation speaks against something: "contraindicated in A", "absent". */
export function asksAgainst(question: string, words: string): boolean {
  const [said] = AGAINST.exec(fold(words)) ?? [];
  return said !== undefined && AGAINST.exec(fold(question))?.[0] === said;
}

/** By relation handle 1 where a relation denies something and the question does not, or says the opposite effect: it says nothing that was asked for. */
export function notAsked(question: string, relations: readonly RelationType[]): Uint8Array | undefined {
  if (ASKS_DENIED.test(fold(question))) return undefined;
  const effect = effectSaid(question);
  const isSilent = ({ words }: RelationType) =>
    (speaksAgainst(words) && !asksAgainst(question, words)) ||
    (effect !== 0 && effectSaid(words) === -effect);
  return relations.some(isSilent) ? Uint8Array.from(relations, (one) => (isSilent(one) ? 1 : 0)) : undefined;
}

/** What is done to how much there is of something; that a drug treats or causes a disease is no such effect. */
const EFFECTS =
  /^(?:increas|decreas|positiv|negativ|activat|inhibit|upregul|downregul|stimulat|suppress|agonist|antagon)/u;

/** 1 where all words of effects in a text say more, −1 where all say less, 0 where none does or some say each. */
function effectSaid(text: string): Sign {
  const said = fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => EFFECTS.test(word));
  const signs = new Set(said.map((word) => signOfWord(word)));
  return signs.size === 1 ? [...signs][0]! : 0;
}
