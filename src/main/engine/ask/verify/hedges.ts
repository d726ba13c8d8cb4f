/** Words by which a sentence denies what it says, or leaves it open. */

const DENIES =
  /\b(?:no|not(?! only)|without|neither|nor|never|fail\w*|lack\w*|absence of|absent|unable|cannot|unlikely|unrelated to|nil|hardly|rather than|rule[sd]? out|exclud\w+|none|ineffective|inactive|un(?:affected|altered|changed|influenced)|independent(?:ly)? of|far from)\b|n't\b/i;
const DOUBTS =
  /\b(?:may|might|could|possib\w+|potential(?!ly (?:reversible|fatal|lethal|serious|dangerous))\w*|suggest\w*|suspect\w*|likely|appear(?:s|ed|ing)? (?:(?:\w+ )?to\b|(?:\w+ly )?(?:related|associated|linked|effective|involved)\b)|candidate|(?:is|are|being|under) (?:being )?(?:evaluat|investigat)\w+|apparently|seem\w*|hypothe\w+|whether|probabl\w+|presum\w+|putative|perhaps|unclear|unknown|investigate[sd]? (?:the|whether|if)|to (?:examine|determine|investigate|assess|test) (?:the|whether|if)|thought to|believed to|conceivabl\w+|cannot (?:be )?(?:exclude|rule|dismiss)\w*|remains? to be|speculat\w+|propos\w+)\b/i;
/** Doubts that only say what kind of thing stands behind them: "in six of the probable cases the disturbance consisted of A" leaves nothing open. */
const DOUBTFUL_THING =
  /\b(?:probable|possible|suspected|putative|presumed) (?:[\w-]+ )(?=(?:[@\w,-]+ )*?(?:is|are|was|were|had|has|have|did|consist\w*|show\w*|develop\w*|receiv\w*)\b)/gi;
/** Cues of a whole sentence: "We found no evidence that A causes B". */
const DENIED_AHEAD =
  /\b(?:no|not|none|neither|without|lack of|absence of|failure of|cannot|never|far from)(?: [\w@-]+){0,6}?\s*$/i;
/** "No A-induced B was seen": what is not there is denied, though its name takes it for granted. */
const NONE_OF_IT =
  /\b(?:no|not a single|without(?: any)?)(?: (?:cases?|evidence|signs?|instances?|episodes?|symptoms?) of| [\w-]+(?:al|ic|ous|ere|ant|ed))*\s*$/i;
/** What is not found is denied wherever it stands: "do not provide support for @ within the A locus being involved in B". */
const NOT_FOUND =
  /\b(?:no|not (?:\w+ )?(?:provide|find|show|support|demonstrate|reveal|indicate|confirm|detect|observe)|little|insufficient) (?:\w+ )?(?:evidence|proof|support|indication|suggestion|association|correlation|relationship|link)s?\b|\bneither\b/i;
/** What nobody suggests is not left open but denied. */
const NO_DOUBT = /\bno (?:evidence|suggestions?|indications?)\b/gi;
/** What is not known is left open, not denied: "it is not known whether A causes B". */
const NOT_KNOWN =
  /\b(?:not|never|yet to) (?:(?:yet|been|be|fully|well|clearly) )*(?:known|clear|certain|established|determined|understood|elucidated|studied|investigated)\b/gi;
/** What cannot be ruled out is left open: "we cannot exclude that A caused B". */
const NOT_EXCLUDED = /\b(?:cannot|can not|could not|may not) (?:be )?(?:exclude|rule|dismiss)\w*/gi;
/** How near a cue stands to words that are taken for granted. */
const NEAR = /(?:possible|potential|probable|suspected|putative|presumed|suggestive of)\s+(?:[\w-]+ ){0,2}$/i;
/** What was asked, or is still asked, behind both mentions: "the role of A in B has not been elucidated", "was examined". */
const IS_ASKED =
  /^[^,;]{0,30}?\b(?:(?:not|never|yet to) (?:yet |been |be |fully |well )*(?:elucidated|known|understood|clear|established|determined|studied|investigated|clarified)|(?:remains?|is|are) (?:still )?(?:unclear|unknown|uncertain|controversial|to be)|(?:is|are|was|were|been) (?:\w+ly )?(?:assessed|examined|investigated|studied|evaluated|tested|analy[sz]ed|explored))\b/i;
/** The verb of the sentence behind a mention: "seizures caused by A were treated", "incontinence due to A could be mediated by". */
const FINITE =
  /^[^,;.]{0,25}?\b(?:is|are|was|were|has|have|had|can|could|may|might|should|will|would|did|does|do|remains?)\b/i;
const HAS_VERB =
  /\b(?:is|are|was|were|be|been|being|has|have|had|can|could|may|might|should|will|would|did|does|do)\b/i;

/** "(7.6 % against 4.8 %); the difference was not statistically significant" */
const INSIGNIFICANT =
  /\bdifferences? (?:[\w ]+ )?(?:(?:was|were|is|are) not|did not reach) (?:statistical(?:ly)? )?significan/i;

/** "A reduced B but not C", "reduces neither B nor C", "caused no B": denied behind the verb. */
const DENIED_BEHIND = /\bbut not\b[^;]*$|^\s*(?:neither|no)\b/i;
/** "A but not B reduced C": what is denied of another that is put in. */
const OTHER_DENIED = /,? (?:but|and) not @+,?/gi;

/** "patients, whose therapy had failed, received A": a clause that is put in denies nothing outside. */
const PUT_IN = /,\s*(?:whose|which|who|although|though|albeit)\b[^,]*,/gi;

export interface Clause {
  /** The clause up to the first mention. */
  readonly before: string;
  /** From the first mention up to the trigger. */
  readonly between: string;
  /** Whether the trigger takes for granted what it says. */
  readonly isGiven: boolean;
  /** From the trigger to the second mention. */
  readonly after: string;
  /** What follows the second mention. */
  readonly behind: string;
  /** All that follows it. */
  readonly rest: string;
}

export function isDenied({ before, between, after, isGiven, rest }: Clause): boolean {
  if (isGiven) return NONE_OF_IT.test(before);
  const known = before.replaceAll(NOT_KNOWN, "").replaceAll(NOT_EXCLUDED, "");
  return (
    INSIGNIFICANT.test(rest) ||
    DENIED_BEHIND.test(after) ||
    DENIES.test(between.replaceAll(OTHER_DENIED, "").replaceAll(PUT_IN, ",")) ||
    DENIED_AHEAD.test(known) ||
    NOT_FOUND.test(known)
  );
}

export function isDoubted({ before, between, isGiven, behind }: Clause): boolean {
  if (isGiven) return NEAR.test(before);
  return (
    IS_ASKED.test(behind) ||
    DOUBTS.test(between) ||
    DOUBTS.test(before.replaceAll(NO_DOUBT, "").replaceAll(DOUBTFUL_THING, ""))
  );
}

/** Whether the words between two mentions only say which is meant, and the sentence's own verb comes behind: it denies or doubts something else. */
export function isSettled(between: string, behind: string): boolean {
  return !HAS_VERB.test(between) && FINITE.test(behind);
}
