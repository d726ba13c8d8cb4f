/** The verbs, the words before the first mention and the little words that say what one concept does to another. */
import { GROUP, LESS, MORE, type Trigger } from "./trigger";

/** "cocaine users had strokes", "morphine-treated rats showed catalepsy" */
const GIVEN_TO =
  /^\s*[-–]?\s?(?:treated|exposed|injected|users?|abusers?|recipients?|consumers?|group|treatment|therapy|use|exposure|intoxication|overdose)\b[^,;@]{0,60}\b(?:exhibit|show|display|demonstrat|had|presented|develop|suffer|predispos|result)\w*\b/i;

/** Verbs alone: no "inhibitors", no "melatonin-treated", and no participle that begins another noun ("and increased excretion"). */
const stems = (words: string): RegExp =>
  new RegExp(
    `(?<![-–]|\\b(?:and|or) )\\b(?!\\w+ors?\\b|\\w+ly\\b|(?!(?:lowers|triggers)\\b)\\w+ers?\\b)(?:${words})\\w*\\b`,
    "i",
  );

/** The same for the words of a whole clause, looked for once nothing nearer was found; leftmost first. */
export const VERBAL: readonly Trigger[] = [
  { words: GIVEN_TO, effect: "more", doer: "first", ofDisease: true },
  {
    words:
      /\b(?:lower|reduced|decreased|less|smaller|low) (?:incidence|frequenc\w+|rates?|risk|occurrence|severity) of\b/i,
    ...{ effect: "less", doer: "first", ofDisease: true },
  },
  // "resulted in remission of", "produced a marked reduction in": less of what stands behind
  {
    words:
      /\b(?:leads?|led|leading|result(?:s|ed|ing)?|produc\w+|caus\w+|induc\w+|achiev\w+|brought about) (?:to |in )?(?:[\w-]+ ){0,3}?(?:remission|resolution|improvement|reduction|regression|prevention|disappearance|recovery|relief|attenuation|amelioration|healing|cure|suppression|inhibition|decrease|clearance|decline) (?:of|in|from)\b/i,
    ...{ effect: "less", doer: "first" },
  },
  { words: stems(MORE), effect: "more", doer: "first" },
  // "doubled the odds of stroke", "may adversely affect atherosclerosis"
  {
    words:
      /\b(?:doubl|tripl|quadrupl|multipl)(?:es|ed|ing)\b|\b(?:adversely|negatively|unfavou?rably) (?:affect|influenc|impact)\w*/i,
    ...{ effect: "more", doer: "first", ofDisease: true },
  },
  {
    words:
      /\b(?:leads?|led|leading|gives? rise|contribut\w+|predispos\w+)(?: \w+ly)? to\b|\bresult(?:s|ed|ing)? in\b|\bresponsible for\b/i,
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
      /\bagainst\b|\b(?:(?:pre-?)?treatment|therapy|management|prophylaxis|prevention|remedy|antidote|control) (?:of|for)\b|\bto manage\b|\b(?:demonstrated|proven|clinical|anti-?\w+) activity in\b|\beffective (?:in|for)\b|\bbenef\w+\b/i,
    effect: "less",
    doer: "first",
  },
  {
    words:
      /\b(?:associat\w+(?! between)|correlat\w+(?! between)|(?:in )?relat(?:ed|ion\w*) (?:to|with|between)|link\w+ (?:to|with)|differ(?:s|ed)? (?:\w+ )?(?:between|from|in|among)(?: (?:the )?(?:\w+ ){0,2}(?:patients|subjects|individuals|children|those|carriers) with)?|involv\w+ in|implicat\w+ in|complicat(?:ing|ed by)|characteri[sz]ed by|characteristic of|(?:therapeutic|drug|promising) targets?\b[^;@]{0,60}\bin|roles? (?:for \S+ )?in|risk (?:factor )?(?:of|for)|risk (?:loc[iu]s?|genes?|alleles?|variants?)|(?:mutations?|variants?|polymorphisms?|deletions?|alleles?)\b[^;@]*\b(?:found|detected|identified|present|observed) in|(?:presented|carried|carrying|harbou?r\w+|had|bore|showed) (?:\w+ ){0,3}?(?:mutations?|variants?|polymorphisms?|deletions?)\b[^;@]*\b(?:in|of)\b|predict\w+|marker|susceptibility|modif\w+|(?:un)?alter\w*|(?:un)?affect\w*|(?:un)?influenc\w+|independent(?:ly)? of|regulat\w+|(?:un)?chang\w+|mediat\w+|necessary for|effects? (?:on|in))\b/i,
    ...{ effect: "related", doer: "both" },
  },
  {
    words:
      /\b(?:interact\w*|binds?|bound|binding|complex(?:es)?) (?:\w+ ){0,3}?(?:with|to)\b|\bbinds\b|\btarget(?:s|ed|ing)\b/i,
    effect: "bound",
    doer: "both",
  },
];

const FINITE = "is|are|was|were|has|have|did|can|could|may|might";
/** `words` where no verb of the sentence stands before them: "the effect of A on the rate was compared in B" is none on B. */
const withoutVerb = (words: string): RegExp =>
  new RegExp(`^(?:(?!\\b(?:${FINITE})\\b).)*${words}(?!.*\\b(?:${FINITE})\\b)`, "i");

/** Of the words before the first mention, where what is between only joins the two. */
export const BEFORE: readonly (Trigger & { readonly join: RegExp })[] = [
  // "no proof of a causative effect of valproate in encephalopathy"
  {
    words:
      /\b(?:causal|causative|toxic|oncogenic|tumou?rigenic|carcinogenic|pathogenic|deleterious|etiologic\w*|aetiologic\w*) (?:effects?|roles?) (?:of|for) (?:[\w-]+ ){0,2}$/i,
    join: /^\s*(?:[\w-]+\s+)?(?:in|on|for)\b/i,
    ...{ effect: "more", doer: "first", ofDisease: true },
  },
  // "the protective effect of taurine on infarction"
  {
    words:
      /\b(?:protective|preventive|beneficial|therapeutic|ameliorati\w+|curative) (?:effects?|roles?|actions?|efficacy|potential) of (?:[\w-]+ ){0,2}$/i,
    join: /^\s*(?:[\w-]+\s+){0,2}(?:in|on|for|against)\b/i,
    ...{ effect: "less", doer: "first", ofDisease: true },
  },
  // "no benefit of probiotics was seen in eczema"
  {
    words: /\b(?:benefits?|efficacy|effectiveness|usefulness) (?:of|from|with) (?:[\w-]+ ){0,2}$/i,
    join: /^[^;@]{0,50}\b(?:in|on|for|against)\b/i,
    ...{ effect: "less", doer: "first", ofDisease: true },
  },
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
  // "in patients with mucolipidosis, six novel GNPTG gene mutations were identified"
  {
    words: /\b(?:patients?|families|cases|individuals|subjects|children|kindreds?)\b[^;@]{0,80}$/i,
    join: /^[^;@]{0,40}$/,
    then: /^\s(?:gene )?(?:mutations?|variants?|polymorphisms?|deletions?)\b[^;.,]{0,30}\b(?:identified|found|detected|observed)\b/i,
    ...{ effect: "related", doer: "both" },
  },
  {
    words: /\b(?:mutations?|variants?|polymorphisms?|deletions?|alleles?) (?:of|in) (?:the )?$/i,
    join: /^[^,;@]{0,40}\b(?:found|detected|identified|observed|present|seen) in\b[^,;@]{0,30}$/i,
    ...{ effect: "related", doer: "both" },
  },
  // "there were more deaths in the mexiletine group"
  {
    words: /\b(?:more|higher|greater|increased|excess)\b[^,;@]{0,40}$/i,
    join: /^[^,;@]{0,40}\bin (?:the )?$/i,
    then: GROUP,
    ...{ effect: "more", doer: "second" },
  },
  {
    words: /\b(?:fewer|less|lower|reduced|decreased|smaller)\b[^,;@]{0,40}$/i,
    join: /^[^,;@]{0,40}\bin (?:the )?$/i,
    then: GROUP,
    ...{ effect: "less", doer: "second" },
  },
  {
    words: /\binteractions? (?:between|of)\s*(?:the )?$/i,
    join: /^\s*(?:and|with)\s*$/i,
    effect: "bound",
    doer: "both",
  },
  {
    words:
      /\b(?:associations?|correlations?|relationships?|relation|link)(?: exist\w*| was (?:found|seen|observed))? (?:between|of)\s+(?:[\w@,-]+ ){0,8}$/i,
    join: withoutVerb(`(?:\\b(?:and|with|to)\\b|^[^@]{0,30},)`),
    ...{ effect: "related", doer: "both" },
  },
  {
    words:
      /\b(?:effects?|influence|impact|roles?|action|importance|involvement|participation|contribution|relevance) of\s+(?:[\w@,-]+ ){0,4}$/i,
    join: withoutVerb("\\b(?:on|in)\\b"),
    effect: "related",
    doer: "both",
  },
  {
    words: /\b(?:treatment|therapy|management|prophylaxis) of (?:the )?(?:[\w-]+ ){0,2}$/i,
    join: /\b(?:by|with)\b/i,
    ...{ effect: "less", doer: "second" },
  },
  {
    words: new RegExp(
      `\\b(?:${LESS})\\w*(?:ion|ism|(?<=antagonis)m|ade|al|ment|ing)\\b of (?:the )?(?:[\\w@-]+ ){0,2}(?:@+-induced )?$`,
      "i",
    ),
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
      /^\s*(?:therapy|treatment|administration|prophylaxis)?\s*(?:for|in the treatment of|in (?:patients|children|women|men|adults) with)\s+(?:(?!and\b|\d)[\w-]+ ){0,3}$/i,
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
