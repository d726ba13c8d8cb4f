/** Words by which a sentence denies what it says, or leaves it open. */

const DENIES =
  /\b(?:no|not(?! only)|without|neither|nor|never|fail\w*|lack\w*|absence of|absent|unable|cannot|unlikely|unrelated|nil|hardly|rather than|rule[sd]? out|exclud\w+)\b|n't\b/i;
const DOUBTS =
  /\b(?:may|might|could|possib\w+|potential(?!ly (?:reversible|fatal|lethal|serious|dangerous))\w*|suggest\w*|suspect\w*|likely|appear\w*|seem\w*|hypothe\w+|whether|probabl\w+|presum\w+|putative|perhaps|unclear|unknown|investigate[sd]? (?:the|whether|if)|to (?:examine|determine|investigate|assess|test) (?:the|whether|if)|thought to|believed to|speculat\w+|propos\w+)\b/i;
/** Cues of a whole sentence: "We found no evidence that A causes B". */
const DENIED_AHEAD =
  /\b(?:no|not|neither|without|lack of|absence of|failure of|cannot|never)(?: [\w-]+){0,6}?\s*$/i;
/** How near a cue stands to words that are taken for granted. */
const NEAR = /(?:possible|potential|probable|suspected|putative|presumed|suggestive of)\s+(?:[\w-]+ ){0,2}$/i;

export interface Clause {
  /** The clause up to the first mention. */
  readonly before: string;
  /** From the first mention up to the trigger. */
  readonly between: string;
  /** Whether the trigger takes for granted what it says. */
  readonly isGiven: boolean;
}

export function isDenied({ before, between, isGiven }: Clause): boolean {
  if (isGiven) return false;
  return DENIES.test(between) || DENIED_AHEAD.test(before);
}

export function isDoubted({ before, between, isGiven }: Clause): boolean {
  if (isGiven) return NEAR.test(before);
  return DOUBTS.test(between) || DOUBTS.test(before);
}
