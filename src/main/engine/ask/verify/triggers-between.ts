/** The words between two mentions that say surest what one concept does to the other. */
import { ENDS, GIVING, GROUP, LESS, MORE, TREATED, type Trigger } from "./trigger";

/** "when it was added" */
const BEGUN =
  /^\s(?:was|were|had been|is)\s(?:\w+\s)?(?:added|given|started|administered|begun|introduced|prescribed|increased|instituted|initiated)\b/i;

/** Participles: "caused by", "was markedly reduced with". */
const byDoer = (stems: string): RegExp =>
  new RegExp(
    `\\b(?:${stems})\\w*(?:ed|t|ion)?(?: \\w+ly)?(?: [\\w-]+){0,3}? (?:by|with|after|following|upon)\\b`,
    "i",
  );

/** "doxorubicin-treated" */
const GIVEN_IT = /^[\s-](?:treated|exposed|intoxicated|injected|dependent|abusing|using|administered)\b/i;
const GIVEN_WITH = "treated with|exposed to|receiving|given|incubated with|cultured with";

/** "was reduced in … ", up to the words `until`. */
const doneIn = (stems: string, until: string): RegExp =>
  new RegExp(
    `\\b(?:is|are|was|were|been) (?:\\w+ )?(?:${stems})\\w*(?:ed|t) in (?:[\\w.@-]+\\s+){0,6}?${until}$`,
    "i",
  );

/** "A has strong … action", up to the mention that says which. */
const HAS =
  /\b(?:retain|display|show|exert|possess|ha[sd]|have|exhibit)\w*\s+(?:[\w-]+\s+){0,4}(?:anti-?)?$/i;

/** Of the words between two mentions; other mentions in between read "@". The first that matches, in this order, counts. */
export const BETWEEN: readonly Trigger[] = [
  // "the hypotensive response to methyldopa", "the nephrotoxic potential of amphotericin"
  {
    words: /^\s(?:[\w-]+ )?(?:responses?|reactions?|effects?|actions?|potential) (?:of|to|from) (?:the )?$/i,
    ...{ effect: "more", doer: "second", isGiven: true, isWhole: true, ofDisease: true },
  },
  // "penicillamine-induced nephropathy", and "penicillamine induced nephropathy", which a sentence may deny
  {
    words:
      /^\s*(?:\([^)]*\)\s*)?[-–‐]\s?(?:induced|related|caused|mediated|evoked|elicited|provoked|triggered|associated|precipitated|stimulated)\b(?: (?:to|with|by)\b)?(?:(?!@+ and\b|\b(?:in|for|with|by|models?|from|after|and was|is|are|was|were)\b)[^,;.]){0,60}$/i,
    ...{ effect: "more", doer: "first", isGiven: true, isWhole: true },
  },
  {
    words:
      /^\s*(?:\([^)]*\)\s*)?(?:induced|caused|mediated|evoked|elicited|provoked|triggered|precipitated|stimulated|(?:related|associated)\b(?! (?:to|with)\b))\b(?: (?:to|with|by)\b)?(?:(?!@+ and\b|\b(?:in|for|with|by|models?|from|after|and was|is|are|was|were)\b)[^,;.]){0,60}$/i,
    ...{ effect: "more", doer: "first", isWhole: true },
  },
  // "D2 antagonist haloperidol", "calcium channel blockers (verapamil"
  {
    words:
      /^\s*(?:[\w-]+\s){0,2}(?:antagonist|inhibitor|blocker|antagonists|inhibitors|blockers|blockade|inhibition)(?:\s*[(,:]|\s+(?:by|with))?\s*$/i,
    ...{ effect: "less", doer: "second", isGiven: true, isWhole: true },
  },
  {
    words: /^\s*(?:[\w-]+\s){0,2}(?:agonist|activator|agonists|activators)\s*[(,:]?\s*$/i,
    effect: "more",
    doer: "second",
    isGiven: true,
    isWhole: true,
  },
  {
    words: /\b(?:antagonist|inhibitor|blocker)s?\s+(?:of|for|at)\s+(?:the\s+)?$/i,
    effect: "less",
    doer: "first",
    isGiven: true,
  },
  {
    words: /\b(?:agonist|activator|inducer)s?\s+(?:of|for|at)\s+(?:the\s+)?$/i,
    effect: "more",
    doer: "first",
    isGiven: true,
  },
  // "protects the kidney by upregulation of"
  {
    words: new RegExp(
      `\\b(?:by|via|through)\\s+(?:the\\s+|its\\s+)?(?:[\\w-]+\\s+){0,2}(?:${MORE})\\w*(?:(?:ion|ment) of|ing(?: of)?)\\s+(?:the\\s+)?$`,
      "i",
    ),
    ...{ effect: "more", doer: "first" },
  },
  {
    words: new RegExp(
      `\\b(?:by|via|through)\\s+(?:the\\s+|its\\s+)?(?:[\\w-]+\\s+){0,2}(?:${LESS})\\w*(?:(?:ion|ment|ism|ade) of|ing(?: of)?)\\s+(?:the\\s+)?$`,
      "i",
    ),
    ...{ effect: "less", doer: "first" },
  },
  // "acts via abundant IL-10 production", "has a cholesterol-lowering property"
  {
    words: /\b(?:via|through)\s+(?:[\w-]+\s+){0,3}$/i,
    then: /^[\s-](?:production|release|secretion|synthesis|expression|activation|induction)\b/i,
    ...{ effect: "more", doer: "first" },
  },
  {
    words: /[\s,]$/,
    then: /^[\s-](?:lowering|reducing|depleting|scavenging|suppressing|inhibiting)\s(?:effects?|actions?|activit\w+|propert\w+|potential|efficacy|capacity)\b/i,
    ...{ effect: "less", doer: "first" },
  },
  // "retains its convulsive action", "exerted tumour-suppressing activity"
  {
    words: HAS,
    then: /^[\s-]?(?:suppress|inhibit|prevent|protect|reliev|lower)\w*/i,
    ...{ effect: "less", doer: "first", ofDisease: true },
  },
  {
    words: HAS,
    then: /^\s(?:actions?|effects?|activit\w+|propert\w+|potential|potency)\b/i,
    ...{ effect: "more", doer: "first", ofDisease: true },
  },
];

/** The same, heard after the words before the first mention: "down-regulation of A induced by B" is less of A. */
export const PASSIVE: readonly Trigger[] = [
  // "gout was less common among patients taking colchicine"
  {
    words: new RegExp(
      `\\b(?:less (?:common|frequent|severe|prevalent|likely)|rarer|fewer|lower|milder|uncommon)\\b[^;@]{0,40}\\b(?:in|among|with|during|after|on)\\s+(?:[\\w.-]+\\s+){0,3}?(?:(?:${TREATED})\\s+)?(?:treated with|receiving|taking|given|exposed to|using|on)\\s+(?:[\\w.-]+\\s+){0,3}$`,
      "i",
    ),
    ...{ effect: "less", doer: "second" },
  },
  // "psoriasis improved when cyclosporine was added", "rash appeared once it was given"
  {
    words:
      /\b(?:resolv|disappear|subsid|regress|remitt|improv|recover|abat|clear)\w*\b[^@;]{0,30}\b(?:when|once|as soon as)\s+$/i,
    then: BEGUN,
    ...{ effect: "less", doer: "second", ofDisease: true },
  },
  {
    words:
      /\b(?:develop|occur|appear|worsen|recur|began|arose|started)\w*\b[^@;]{0,30}\b(?:when|once|as soon as)\s+$/i,
    then: BEGUN,
    ...{ effect: "more", doer: "second", ofDisease: true },
  },
  // "a rash followed the use of ampicillin"
  {
    words: new RegExp(
      `\\bfollow(?:s|ed)\\s+(?:(?!${ENDS})[\\w.-]+\\s+){0,3}?(?:(?:${GIVING})\\w*\\s+(?:of|with|to|by)\\s+)?(?:[\\w.-]+\\s+){0,2}$`,
      "i",
    ),
    ...{ effect: "more", doer: "second", ofDisease: true, notByDisease: true },
  },
  // "akathisia responded well to treatment with propranolol"
  {
    words: /\b(?:respon\w+ (?:\w+ )?to|benefit\w* (?:\w+ )?from) (?:[\w-]+\s+){0,6}$/i,
    ...{ effect: "less", doer: "second", ofDisease: true },
  },
  // "BDNF was reduced in doxorubicin-treated rats", "genes are induced in cells exposed to sorafenib"
  ...[
    { stems: MORE, effect: "more" as const },
    { stems: LESS, effect: "less" as const },
  ].flatMap(({ stems, effect }) => [
    { words: doneIn(stems, ""), then: GIVEN_IT, effect, doer: "second" as const },
    { words: doneIn(stems, `(?:${GIVEN_WITH})\\s+(?:[\\w.-]+\\s+){0,3}`), effect, doer: "second" as const },
  ]),
  // "delirium was found in 10 % of clozapine-treated inpatients"
  {
    words: /\b(?:in|among|of)\s+(?:[\w.,%()=-]+\s+){0,5}$/i,
    then: GIVEN_IT,
    ...{ effect: "more", doer: "second", ofDisease: true },
  },
  // "hypotension was ameliorated after withdrawal of selegiline": what goes when the drug goes came with it
  {
    words: /\b(?:withdrawal|withdrawing|discontinu\w+|cessation|stopping|removal)(?: of)? (?:[\w-]+ ){0,2}$/i,
    effect: "more",
    doer: "second",
  },
  // "hepatotoxicity has been reported only infrequently with sulfonylureas"
  {
    words:
      /\b(?:reported|described|observed|seen|noted|encountered)\s+(?:[\w-]+\s+){0,3}?with\s+(?:[\w-]+\s+){0,2}$/i,
    ...{ effect: "more", doer: "second", ofDisease: true, notByDisease: true },
  },
  // "angioedema resolved after therapy with steroids"
  {
    words:
      /\b(?:resolv|disappear|subsid|regress|remitt|attenuat|abolish|improv|ameliorat|reliev|revers)\w*\b(?!-)[^@;]{0,40}\b(?:after|following|with|by|upon|on)\s+(?:[\w.,-]+\s+){0,6}$/i,
    ...{ effect: "less", doer: "second", ofDisease: true },
  },
  // "associated with marked reductions of levodopa-induced dyskinesias"
  {
    words: new RegExp(`\\bassociated with (?:[\\w-]+ ){0,3}?(?:${LESS})\\w*`, "i"),
    ...{ effect: "less", doer: "first" },
  },
  // "hyponatremia after treatment with desmopressin", "a seizure two hours after ingestion of 200 mg of theophylline"
  {
    words: new RegExp(
      `\\b(?:after|following|during|since|upon|while on)\\s+(?:(?!${ENDS})[\\w.-]+\\s+){0,6}?(?:${GIVING})\\w*\\s*(?:(?:of|with|on|to|for|by)\\s+)?(?:[\\w.,/-]+\\s+){0,5}$`,
      "i",
    ),
    ...{ effect: "more", doer: "second", ofDisease: true },
  },
  // "hepatitis in patients receiving isoniazid", "were seen in rats treated with streptozotocin"
  {
    words: new RegExp(
      `\\b(?:in|among|of|by)\\s+(?:[\\w.,%/()=-]+\\s+){0,5}?(?:${TREATED})\\s+(?:[\\w-]+\\s+){0,3}?(?:treated with|receiv\\w+|tak(?:ing|en)|took|given|exposed(?: in utero)? to|abus\\w+|using|used|on)\\s+(?:[\\w.-]+\\s+){0,4}$`,
      "i",
    ),
    ...{ effect: "more", doer: "second", ofDisease: true },
  },
  // "necrosis while they were receiving gentamicin", "a block occurring under amiodarone"
  {
    words:
      /\b(?:while|whilst)\s+(?:[\w-]+\s+){0,4}?(?:receiving|taking|using|on|treated with|given)\s+(?:[\w.@-]+\s+){0,7}$|\b(?:occurr\w+|observed|seen|noted|reported|described)\s+(?:[\w-]+\s+){0,2}?(?:under|with|during|after|following)\s+(?:[\w-]+\s+){0,3}$/i,
    ...{ effect: "more", doer: "second", ofDisease: true },
  },
  // "dysphonia while she was treated by acitretin", "movements appeared after he took metoclopramide"
  {
    words:
      /\b(?:after|while|since|once|when|as soon as)\s+(?:he|she|they|it|(?:the )?patients?)\s+(?:\w+\s+){0,2}?(?:took|taking|taken|treated (?:with|by)|receiv\w+|given|started(?: on)?|on)\s+(?:[\w-]+\s+){0,3}$/i,
    ...{ effect: "more", doer: "second", ofDisease: true },
  },
  // "stroke was less frequent in the aspirin group"
  {
    words: /\b(?:lower|less|rarer|reduced|decreased|smaller)\b[^,;@]{0,40}\bin (?:the )?$/i,
    then: GROUP,
    ...{ effect: "less", doer: "second" },
  },
  {
    words: /\b(?:higher|more|greater|increased|longer)\b[^,;@]{0,40}\bin (?:the )?$/i,
    then: GROUP,
    ...{ effect: "more", doer: "second" },
  },
  // "a true idiosyncrasy to lidocaine"
  {
    words:
      /\b(?:idiosyncra\w+|intolerance|(?:hyper)?sensitivity|allerg\w+) (?:reactions? )?to\s+(?:[\w-]+\s+){0,2}$/i,
    ...{ effect: "more", doer: "second", ofDisease: true },
  },
  // "seizures caused by lidocaine", "hypotension after verapamil"
  { words: byDoer(MORE), effect: "more", doer: "second" },
  { words: byDoer(LESS), effect: "less", doer: "second" },
  {
    words:
      /\b(?:due to|secondary to|owing to|because of|attribut\w+ to|result(?:s|ing|ed)? (?:from|of)|(?:consequence|sequelae?|manifestation) of|complication of|side effects? of|adverse effects? of|induction by)\b/i,
    ...{ effect: "more", doer: "second" },
  },
];
