/** What a trigger is, and the stems that several of them share. */

/** What a trigger says before it is known what its object is: more of it, less of it, a relation, a bond. */
export type Effect = "more" | "less" | "related" | "bound";

export interface Trigger {
  readonly words: RegExp;
  readonly effect: Effect;
  /** Who does it: the mention before the words or the one behind; both where it is mutual. */
  readonly doer: "first" | "second" | "both";
  /** Words that take for granted what they say ("-induced"): denying the sentence does not deny them. */
  readonly isGiven?: true;
  /** Words that leave open what they say: "was evaluated in". */
  readonly isOpen?: true;
  /** Only where the object is a disease. */
  readonly ofDisease?: true;
  /** Not where a disease would do it: who has it develops another. */
  readonly notByDisease?: true;
  /** Only where what is between begins or ends so: the expression spans all of it. */
  readonly isWhole?: true;
  /** What has to follow the second mention. */
  readonly then?: RegExp;
}

/** Stems of verbs that make more of something. */
export const MORE =
  "caus|induc(?!tion (?:of (?:an|labou?r)|therap|chemo))|produc|provok|precipitat|trigger|elicit|evok|increas|enhanc|elevat|potentiat|stimulat|activat|up-?regulat|promot|aggravat|exacerbat|worsen|initiat|generat|augment|facilitat|amplif|intensif|heighten|unmask|boost|rais(?:e|es|ed|ing)\\b";
/** The same for less. */
export const LESS =
  "inhibit|repress|neutrali[sz]|reduc|decreas|suppress|attenuat|abolish|antagoni[sz]|block|prevent|ameliorat|alleviat|improv|revers|protect|down-?regulat|diminish|treat(?!ment|ed (?:group|animal|rat|mice|patient|subject|control))|counteract|relie|mitigat|impair|abrogat|lower|reduct|retard(?!ation)|lessen|hinder|imped(?!ance)|dampen|blunt|resolv|slow(?:s|ed|ing)\\b|slow\\b(?= the\\b)|halt(?:s|ed|ing)?\\b|shorten|heal(?:s|ed|ing)\\b|cur(?:e|es|ed|ing)\\b|eradicat|curb|deplet|silenc|abort(?:s|ed|ing)\\b|eas(?:e|es|ed)\\b|controll(?=ed\\b|ing\\b)(?!ed (?:trial|stud|clinical|double))";

/** What brings a substance into a body. */
export const GIVING =
  "treatment|therap|administration|ingestion|intoxication|poisoning|overdos|infusion|injection|inject|exposure|use|us(?:e|ing)|intake|tak|receiv|dos|abuse|start|initiat|instillation|anesthesia|anaesthesia|inhalation|chemotherapy|consum|introduc";
/** Who is given it. */
export const TREATED =
  "patients?|rats?|mice|mouse|animals?|wom[ae]n|m[ae]n|boys?|girls?|child(?:ren)?|infants?|neonates?|subjects?|monkeys?|dogs?|rabbits?|groups?|cases|those|individuals|adults|volunteers|people|persons|recipients|survivors|adolescents?";
/** Words at which another clause begins. */
export const ENDS = "and|but|which|who|that";
/** "the mexiletine group", "aspirin users" */
export const GROUP = /^[\s-](?:treated |treatment )?(?:groups?|arms?|users?|recipients?|takers|abusers?)\b/i;
