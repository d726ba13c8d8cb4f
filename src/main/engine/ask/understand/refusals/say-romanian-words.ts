/** What Romanian makes of a relation that is called by Romanian words; gender and number are those the relation has them in. */
import type { Told } from "./say-english";

/** What is asked along a relation and against it; `{}` stands for the name, `{al}` for the name in the genitive. */
export interface Saying {
  readonly along?: string;
  readonly against?: string;
}

const LINKS = "în|la|din|pe|prin|cu|spre|lângă|de|sub|peste";
/** "născută în", "servite cu", "scris de"; verbs of the present that end alike are none ("caută în"). */
const DONE = new RegExp(`^(\\p{L}+(?:[aiuâ]t[ăe]?|[aiuâ]ți|s[ăe]?|și|pt[ăe]?|rt[ăe]?)) (${LINKS})$`, "u");
const PRESENT_ALIKE =
  /^(?:caută|ajută|sărută|execută|discută|mută|uită|invită|evită|merită|arată|poartă|susține|depinde)$/u;
/** "locuiește în", "se varsă în", "curge prin". */
const GOES = new RegExp(
  `^((?:se|își) \\p{L}+|\\p{L}+(?:ește|ăște|ează|iază)|merge|curge|ajunge|trece|pleacă|joacă|cântă|duce|vine|provine|începe|stă|intră|urcă|coboară|luptă|caută|ascultă|depinde|apare|participă|zboară|doarme|ține|rămâne|umblă|aleargă|înoată|zace|moare|fuge|cade|aparține) (${LINKS})$`,
  "u",
);
/** "păzește", "conține": whether "ă" and "e" end a verb or a noun, the ending alone does not tell. */
const DOES =
  /^(?:\p{L}+(?:ește|ăște|ează|iază)|conține|vinde|face|scrie|deține|produce|conduce|include|ține|vede|cere|bea|mănâncă|ajută|cântă|joacă|ucide|cunoaște|caută|poartă|prinde|crede|apără|învață|aduce|trimite|primește|citește|compune)$/u;
/** "a învins pe", "a scris". */
const DID = /^(a \p{L}+)( pe)?$/u;
const OWNER = /^(\p{L}+)(?:ul|ăl|le|a) lui$/u;
/** A relative with its article, who is asked for by "cine". */
const KIN =
  /^(?:mama|tatăl|fiul|fiica|soția|soțul|sora|fratele|bunica|bunicul|mătușa|unchiul|nepotul|nepoata|stăpânul|stăpâna|prietenul|prietena|logodnicul|logodnica|nașul|nașa)$/u;
/** What one is with somebody rather than with something. */
const WITH_SOMEBODY = /^(?:căsătorit|logodit|însurat|măritat|prieten|vecin|rud|înrudit|coleg|certat)/u;
const TO_SOMEBODY = /^(?:iubește|urăște|ajută|ucide|cunoaște|admiră|invidiază|disprețuiește|îndrăgește)$/u;
const WORD = /^\p{Ll}+(?: (?:de|la|a|din) \p{Ll}+)?$/u;
const PLURAL = /(?:[aiu]te|[aiu]ți|și)$/u;
const PERSON = /^(?:person|personaj|persoană|om|oameni|character|people|human)/u;

export function sayingOf({ words, backward, kind, isTime = false }: Told): Saying {
  const [, participle, by] = PRESENT_ALIKE.test(words.split(" ")[0]!) ? [] : (DONE.exec(words) ?? []);
  const isPerson = PERSON.test(kind);
  if (participle && by) return doneBy(participle, by, isPerson, whichOf(words, kind), isTime);
  const [, being] = WITH_SOMEBODY.test(words) ? (/^(\p{L}+) cu$/u.exec(words) ?? []) : [];
  if (being) return { along: `Cu cine este ${being} {}?`, against: `Cine este ${words} {}?` };
  const [, verb, link] = GOES.exec(words) ?? [];
  if (verb && link)
    return {
      along: `${endOf(link, isPerson || (link === "cu" && OF_SOMEBODY.test(verb)))} ${verb} {}?`,
      against: `${whichOf(words, kind)} ${words} {}?`,
    };
  if (OWNER.test(words)) return { against: `Cine este ${words} {}?` };
  const [, did, whom] = DID.exec(words) ?? [];
  if (did)
    return whom ? { along: `Pe cine ${did} {}?` } : { along: `Ce ${did} {}?`, against: `Cine ${did} {}?` };
  if (DOES.test(words))
    return { along: `${isPerson || TO_SOMEBODY.test(words) ? "Pe cine" : "Ce"} ${words} {}?` };
  if (KIN.test(words)) return { along: `Cine este ${words} {al}?` };
  return WORD.test(words) && !backward ? { along: `Ce ${words} are {}?` } : {};
}

/** What only somebody does, or has done to him; what lies somewhere or contains something is mostly no person. */
const OF_SOMEBODY =
  /^(?:locui|trăi|lucr|studi|învăț|născu|joacă|cânt|pred|doarme|moare|particip|lupt|colabor|vorbe|căsători|însur|mărit|prieten|vecin|coleg|rud|înrudi|elev|îngriji|educ|condu)/u;

/** What asks for what is at the source of such a relation. */
function whichOf(words: string, kind: string): string {
  if (kind !== "" && /^[\p{Ll} ]+$/u.test(kind)) return `Ce ${kind}`;
  return OF_SOMEBODY.test(words) ? "Cine" : "Ce";
}

function doneBy(participle: string, link: string, isPerson: boolean, which: string, isTime: boolean): Saying {
  const are = PLURAL.test(participle) ? "sunt" : "este";
  if (/^născu/u.test(participle) && !isTime)
    return { along: "Unde s-a născut {}?", against: `${which} s-a născut ${link} {}?` };
  if (isTime) return { along: `Când ${are === "sunt" ? "au" : "a"} fost ${participle} {}?` };
  const somebody = isPerson || link === "de" || WITH_SOMEBODY.test(participle);
  return {
    along: `${endOf(link, somebody)} ${are} ${participle} {}?`,
    against: `${which} ${are} ${participle} ${link} {}?`,
  };
}

/** What asks for the other end of a preposition. */
function endOf(link: string, isPerson: boolean): string {
  if (link === "din") return "De unde";
  if (/^(?:în|la|pe|lângă|sub|peste)$/u.test(link)) return "Unde";
  return `${link[0]!.toUpperCase()}${link.slice(1)} ${isPerson ? "cine" : "ce"}`;
}

/** Men's names that end as women's do. */
const MEN = /^(?:Luca|Mircea|Toma|Horia|Costea|Mihnea|Oprea|Zaharia|Sava|Nica|Radea)$/u;

/** "Joianei" of "Joiana", "Floricăi", "lui Ion Pop". */
export function genitiveOf(name: string): string {
  const [first = "", ...others] = name.split(" ");
  const ends = (letters: number, ending: string) => [first.slice(0, -letters) + ending, ...others].join(" ");
  if (!/\p{L}a$/u.test(first) || MEN.test(first)) return `lui ${name}`;
  if (/[cg]a$/u.test(first)) return ends(1, "ăi");
  return ends(1, "ei");
}
