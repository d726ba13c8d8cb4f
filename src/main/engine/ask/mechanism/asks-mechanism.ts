/** Whether a question asks how one thing acts on another, and which way. Patterns of folded English and Romanian. */
import { fold } from "../../../../shared/fold";
import type { Sign } from "./relation-signs";

const HOW =
  /^\W*(?:how (?!many|much|often|long|old)|by (?:what|which) (?:mechanism|means|route|path|way)|through (?:what|which)|prin ce mecanism|cum |in ce fel )/u;
const MECHANISM = /\bmechanism(?:s|ul)?\b|\bmode of action\b|\bmoa\b/u;
const ACTS =
  /\b(?:works?|acts?|helps?|treats?|treated|affects?|causes?|leads?|relieves?|fights?|actioneaza|functioneaza|lucreaza|trateaza|ajuta|cauzeaza)\b/u;
const AGAINST =
  /\b(?:against|treat\w*|fight\w*|reliev\w*|prevent\w*|helps?|impotriva|contra|trateaza|ajuta)\b/u;
const FOR = /\b(?:caus\w*|leads? to|induc\w*|trigger\w*|increas\w*|worsen\w*|cauzeaza|provoaca)\b/u;

/** "How does A work against B?", "the mechanism of A in B". */
export function asksMechanism(question: string): boolean {
  const asked = fold(question);
  return MECHANISM.test(asked) || (HOW.test(asked) && ACTS.test(asked));
}

/** Whether a folded word says that one thing does something to another: "treat", "causes". */
export function tellsAct(word: string): boolean {
  return ACTS.test(word);
}

/** The effect that is asked for: −1 against, 1 for, 0 where the question does not say. */
export function signAsked(question: string): Sign {
  const asked = fold(question);
  if (AGAINST.test(asked)) return -1;
  return FOR.test(asked) ? 1 : 0;
}
