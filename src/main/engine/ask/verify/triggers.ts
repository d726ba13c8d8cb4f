/** The words that say what one concept does to another, by where they stand beside two mentions. */

/** What a trigger says before it is known what its object is: more of it, less of it, a relation, a bond. */
export type Effect = "more" | "less" | "related" | "bound";

export interface Trigger {
  readonly words: RegExp;
  readonly effect: Effect;
  /** Who does it: the mention before the words or the one behind; both where it is mutual. */
  readonly doer: "first" | "second" | "both";
  /** Words that take for granted what they say ("-induced"): denying the sentence does not deny them. */
  readonly isGiven?: true;
  /** Only where the object is a disease. */
  readonly ofDisease?: true;
  /** Not where a disease would do it: who has it develops another. */
  readonly notByDisease?: true;
  /** Only where what is between begins or ends so: the expression spans all of it. */
  readonly isWhole?: true;
}

const MORE =
  "caus|induc|produc|provok|precipitat|trigger|elicit|evok|increas|enhanc|elevat|potentiat|stimulat|activat|up-?regulat|promot|aggravat|exacerbat|worsen|initiat|generat";
const LESS =
  "inhibit|reduc|decreas|suppress|attenuat|abolish|antagoni[sz]|block|prevent|ameliorat|alleviat|improv|revers|protect|down-?regulat|diminish|treat(?!ment|ed (?:group|animal|rat|mice|patient|subject|control))|counteract|relie|mitigat|impair|abrogat|lower|reduct|resolv|controll(?=ed\\b|ing\\b)(?!ed (?:trial|stud|clinical|double))";

/** What brings a substance into a body. */
const GIVING =
  "treatment|therap|administration|ingestion|intoxication|poisoning|overdos|infusion|injection|inject|exposure|use|us(?:e|ing)|intake|tak|receiv|dos|abuse|start|initiat|instillation|anesthesia|anaesthesia|inhalation|chemotherapy|consum|introduc";
/** Who is given it. */
const TREATED =
  "patients?|rats?|mice|mouse|animals?|wom[ae]n|m[ae]n|boys?|girls?|child(?:ren)?|infants?|neonates?|subjects?|monkeys?|dogs?|rabbits?|groups?|cases|those|individuals|adults|volunteers|people|persons|recipients|survivors|adolescents?";
/** Words at which another clause begins. */
const ENDS = "and|but|which|who|that";

/** Participles: "caused by", "was markedly reduced with". */
const byDoer = (stems: string): RegExp =>
  new RegExp(
    `\\b(?:${stems})\\w*(?:ed|t|ion)?(?: \\w+ly)?(?: [\\w-]+){0,3}? (?:by|with|after|following|upon)\\b`,
    "i",
  );

/** Of the words between two mentions; other mentions in between read "@". The first that matches, in this order, counts. */
export const BETWEEN: readonly Trigger[] = [
  // "penicillamine-induced nephropathy"
  {
    words:
      /^\s*(?:\([^)]*\)\s*)?[-–‐]?\s?(?:induced|related|caused|mediated|evoked|elicited|provoked|triggered|associated|precipitated|stimulated)\b(?: (?:to|with|by)\b)?(?:(?!\b(?:in|for|with|by|model|from|after|and was)\b)[^,;.]){0,60}$/i,
    ...{ effect: "more", doer: "first", isGiven: true, isWhole: true },
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
];

/** The same, heard after the words before the first mention: "down-regulation of A induced by B" is less of A. */
export const PASSIVE: readonly Trigger[] = [
  // "hypotension was ameliorated after withdrawal of selegiline": what goes when the drug goes came with it
  {
    words: /\b(?:withdrawal|withdrawing|discontinu\w+|cessation|stopping|removal)(?: of)? (?:[\w-]+ ){0,2}$/i,
    effect: "more",
    doer: "second",
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
      /\b(?:while|whilst)\s+(?:[\w-]+\s+){0,4}?(?:receiving|taking|using|on|treated with|given)\s+(?:[\w.-]+\s+){0,4}$|\b(?:occurr\w+|observed|seen|noted|reported|described)\s+(?:[\w-]+\s+){0,2}?(?:under|with|during|after|following)\s+(?:[\w-]+\s+){0,3}$/i,
    ...{ effect: "more", doer: "second", ofDisease: true },
  },
  // "seizures caused by lidocaine", "hypotension after verapamil"
  { words: byDoer(MORE), effect: "more", doer: "second" },
  { words: byDoer(LESS), effect: "less", doer: "second" },
  {
    words:
      /\b(?:due to|secondary to|owing to|because of|attribut\w+ to|result(?:ing|ed)? (?:from|of)|complication of|side effects? of|adverse effects? of|induction by)\b/i,
    ...{ effect: "more", doer: "second" },
  },
];

/** "cocaine users had strokes", "morphine-treated rats showed catalepsy" */
const GIVEN_TO =
  /^\s*[-–]?\s?(?:treated|exposed|injected|users?|abusers?|recipients?|consumers?|group|treatment|therapy|use|exposure|intoxication|overdose)\b[^,;@]{0,60}\b(?:exhibit|show|display|demonstrat|had|presented|develop|suffer|predispos|result)\w*\b/i;

/** Verbs alone: no "inhibitors", no "melatonin-treated", and no participle that begins another noun ("and increased excretion"). */
const stems = (words: string): RegExp =>
  new RegExp(`(?<![-–]|\\b(?:and|or) )\\b(?!\\w+ors?\\b|\\w+ers?\\b)(?:${words})\\w*\\b`, "i");

/** The same for the words of a whole clause, looked for once nothing nearer was found; leftmost first. */
export const VERBAL: readonly Trigger[] = [
  { words: GIVEN_TO, effect: "more", doer: "first", ofDisease: true },
  { words: stems(MORE), effect: "more", doer: "first" },
  {
    words: /\b(?:leads?|led|leading|gives? rise|contribut\w+|predispos\w+) to\b|\bresult(?:s|ed|ing)? in\b/i,
    effect: "more",
    doer: "first",
  },
  {
    words: /\bdevelop(?:s|ed|ing|ment of)?\b|\bexperienced\b/i,
    ...{ effect: "more", doer: "first", notByDisease: true },
  },
  {
    words: /\bwithout (?:any|evidence|signs?|symptoms|development|developing|causing|inducing|occurrence)\b/i,
    effect: "more",
    doer: "first",
    ofDisease: true,
  },
  { words: stems(LESS), effect: "less", doer: "first" },
  {
    words:
      /\bagainst\b|\b(?:treatment|therapy|management|prophylaxis|prevention) (?:of|for)\b|\beffective (?:in|for)\b|\bbenef\w+\b/i,
    effect: "less",
    doer: "first",
  },
  {
    words:
      /\b(?:associat\w+|correlat\w+|relat(?:ed|ion\w*) (?:to|with|between)|link\w+ (?:to|with)|involv\w+ in|implicat\w+ in|roles? (?:for \S+ )?in|risk (?:factor )?(?:of|for)|predict\w+|marker|susceptibility|modif\w+|alter\w*|affect\w*|influenc\w+|regulat\w+|chang\w+|mediat\w+|necessary for|effects? (?:on|in))\b/i,
    ...{ effect: "related", doer: "both" },
  },
  {
    words: /\b(?:interact\w*|binds?|bound|binding|complex(?:es)?) (?:\w+ ){0,3}?(?:with|to)\b/i,
    effect: "bound",
    doer: "both",
  },
];

/** Of the words before the first mention, where what is between only joins the two. */
export const BEFORE: readonly (Trigger & { readonly join: RegExp })[] = [
  // "side effects of capecitabine are diarrhea", "after injection of suxamethonium, bradycardia"
  {
    words:
      /\b(?:toxic|side|adverse|untoward|unwanted)(?: [\w-]+)? (?:effects?|reactions?|events?) (?:of|from|to|with|attributable to) (?:[\w-]+ ){0,3}$/i,
    join: /\b(?:is|are|was|were|includ\w+|such as|consist\w*)\b/i,
    ...{ effect: "more", doer: "first", ofDisease: true },
  },
  {
    words: /\b(?:after|following|during|while on|while taking|receiving|on)\s+(?:[\w/-]+ ){0,6}$/i,
    join: /^[^,;@]{0,40},[^;]{0,80}$/,
    ...{ effect: "more", doer: "first", ofDisease: true },
  },
  {
    words: /\binteractions? (?:between|of)\s*(?:the )?$/i,
    join: /^\s*(?:and|with)\s*$/i,
    effect: "bound",
    doer: "both",
  },
  {
    words:
      /\b(?:associations?|correlations?|relationships?|relation|link) (?:between|of)\s+(?:[\w-]+ ){0,3}$/i,
    join: /\b(?:and|with|to)\b/i,
    ...{ effect: "related", doer: "both" },
  },
  {
    words: /\b(?:effects?|influence|impact|role|action) of\s+(?:[\w-]+ ){0,3}$/i,
    join: /\b(?:on|in)\b/i,
    effect: "related",
    doer: "both",
  },
  {
    words: /\b(?:treatment|therapy|management|prophylaxis) of (?:the )?(?:[\w-]+ ){0,2}$/i,
    join: /\b(?:by|with)\b/i,
    ...{ effect: "less", doer: "second" },
  },
  {
    words: new RegExp(`\\b(?:${LESS})\\w*(?:ion|ism|ade|al|ment|ing)\\b of (?:the )?(?:[\\w-]+ ){0,2}$`, "i"),
    join: /\b(?:by|with|after)\b/i,
    effect: "less",
    doer: "second",
  },
  {
    words: new RegExp(`\\b(?:${MORE})\\w*(?:ion|ment|ing)\\b of (?:the )?(?:[\\w-]+ ){0,2}$`, "i"),
    join: /\b(?:by|with|after)\b/i,
    effect: "more",
    doer: "second",
  },
  {
    words: new RegExp(`\\b(?:${MORE})\\w*(?:ion|ment|ing)? by\\s+$`, "i"),
    join: /^\s*of\b/i,
    effect: "more",
    doer: "first",
  },
  {
    words: new RegExp(`\\b(?:${LESS})\\w*(?:ion|ment|ing|ism)? by\\s+$`, "i"),
    join: /^\s*of\b/i,
    effect: "less",
    doer: "first",
  },
];

/** What says how a chemical (or gene) and a disease belong together, by little words: tried last. */
export const LOOSE: readonly Trigger[] = [
  {
    words:
      /^\s*(?:therapy|treatment|administration|prophylaxis)?\s*(?:for|in the treatment of|in (?:patients|children|women|men|adults) with)\s+(?:[\w-]+ ){0,3}$/i,
    effect: "less",
    doer: "first",
    ofDisease: true,
  },
  {
    words:
      /^\s*(?:[\w-]+ ){0,2}(?:toxicity|poisoning)?\s*(?:of|from|to|with|during|after|following|while (?:on|taking|receiving)|on)\s+(?:[\w-]+ ){0,4}$/i,
    effect: "more",
    doer: "second",
    ofDisease: true,
  },
  { words: /^\s+$/, effect: "more", doer: "first", ofDisease: true, isGiven: true },
];
