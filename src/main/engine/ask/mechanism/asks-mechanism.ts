/** Whether a question asks how one thing acts on another, and which way. Patterns of folded English and Romanian. */
import { fold } from "../../../../shared/fold";
import type { Sign } from "./sign-of-word";

/** "Explain to me | how …": what bids somebody to tell it. */
const BID =
  "(?:(?:please|(?:can|could|would|will) you(?: please)?|explain|describe|tell|show|say|me|us|to|poti|puteti|sa|te rog|va rog|explica|explicati|descrie|spune|spuneti|zi|mi|ne)[ ,:-]+)*";
const HOW = new RegExp(
  `^\\W*${BID}(?:how (?!many|much|often|long|old|come )|by (?:what|which) (?:mechanism|means|route|path|way)|through (?:what|which)|in (?:what|which) way|prin ce|cum |in ce fel |what makes )`,
  "u",
);
const WHY = new RegExp(
  `^\\W*${BID}(?:why|how come|for what reason|what(?: is|['’]?s| are) the (?:rationale|reason|reasons|point|logic|idea)|de ce|din ce (?:motiv|cauza)|la ce (?:foloseste|folosesc|ajuta|serveste|e bun)|(?:care|ce) (?:este|e) (?:motivul|ratiunea|logica|rostul)) `,
  "u",
);
const MECHANISM =
  /\bme(?:ch|c)anism(?:s|e|ul|ului|ele)?\b|\bmode of action\b|\bmoa\b|\bmod(?:ul)? de actiune\b/u;
const ACTS =
  /\b(?:works?|acts?|helps?|treats?|treated|affects?|causes?|leads?|relieves?|fights?|cures?|heals?|eases?|controls?|actioneaza|functioneaza|lucreaza|trateaza|tratat|tratata|ajuta|cauzeaza|vindeca|amelioreaza|combate)\b/u;
/** What is done with a drug: a reason for it is how it acts. */
const USED =
  /\b(?:us(?:e|es|ed|ing|eful)|giv(?:e|es|en|ing)|tak(?:e|es|en|ing)|prescrib(?:e|es|ed|ing)|administer(?:ed|ing)?|recommend(?:ed)?|indicated|effective|good|works?|se (?:da|dau|ia|iau)|dam|dau|prescri[ue]?\w*|foloses?\w*|folosit\w*|utiliz\w*|administr\w*|recomand\w*|indicat\w*|eficient\w*|bun[aei]?|serveste)\b/u;
/** Words that only lead to such a question: who prescribes it, that there is a reason. */
const AROUND =
  /^(?:we|people|body|da|dau|dam|ia|iau|rationale|reasons?|point|logic|idea|explain|describe|doctors?|physicians?|clinicians?|motivul|ratiunea|rostul|logica|explica\w*|descrie\w*|medic(?:ii|ul)|doctor(?:ii|ul))$/u;
const AGAINST =
  /\b(?:against|treat\w*|fight\w*|reliev\w*|prevent\w*|helps?|cur(?:e|es|ed)|heal\w*|impotriva|contra|trat(?:eaza|at\w*)|ajuta|vindeca\w*|combat\w*)\b/u;
const FOR = /\b(?:caus\w*|leads? to|induc\w*|trigger\w*|increas\w*|worsen\w*|cauzeaza|provoaca)\b/u;

/** "How does A work against B?", "the mechanism of A in B", "why is A given for B?". */
export function asksMechanism(question: string): boolean {
  return MECHANISM.test(fold(question)) || asksHow(question);
}

/** The same but for a word alone: "how does A treat B", and "why is A given for B", as the reason for using a thing is how it acts. */
export function asksHow(question: string): boolean {
  const asked = fold(question);
  return (HOW.test(asked) && ACTS.test(asked)) || isReason(asked);
}

const isReason = (asked: string): boolean => WHY.test(asked) && (USED.test(asked) || ACTS.test(asked));

/** Whether a folded word says that something is used, or by whom, and nothing of how it acts. */
export function tellsUse(word: string): boolean {
  return USED.test(word) || AROUND.test(word);
}

/** Whether a folded word says that one thing does something to another: "treat", "causes". */
export function tellsAct(word: string): boolean {
  return ACTS.test(word);
}

/** The effect that is asked for: −1 against, 1 for, 0 where the question does not say. */
export function signAsked(question: string): Sign {
  const asked = fold(question);
  if (AGAINST.test(asked)) return -1;
  if (FOR.test(asked)) return 1;
  return isReason(asked) ? -1 : 0;
}
