/** Whether a sentence speaks of a thing gone missing: "loss of A", "A knock-down", "inhibition of A by B". */

const MISSING =
  "absence|lack|loss|deficiency|depletion|deletion|ablation|inactivation|disruption|knock-?(?:out|down)|silencing|inhibition|blockade|blocking|inhibiting|suppression|suppressing|antagonism|neutrali[sz]ation|neutrali[sz]ing|down-?regulation|repression|removal";
/** "Inhibition of A reduced B": where A goes missing the opposite is done by A itself. */
const OF_IT = new RegExp(
  `\\b(?:${MISSING})(?: of| in)? (?:the )?(?:(?:expression|activity|function|activation|signal\\w+) of (?:the )?)?$`,
  "i",
);
/** "A deletion reduced B", "A-deficient mice": said behind its name. */
const ITS_OWN = new RegExp(
  `^[\\s-](?:(?:gene|protein|receptor|kinase) )?(?:${MISSING}|knock-?outs?|null|deficient)\\b(?! by\\b)`,
  "i",
);

export function goesMissing(before: string, between: string): boolean {
  return OF_IT.test(before) || ITS_OWN.test(between);
}

/** The words before a mention without those that say it goes missing: they deny nothing of what it does. */
export function withoutMissing(before: string): string {
  return before.replace(OF_IT, "");
}
