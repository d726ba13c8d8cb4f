/** The part of an English word that its forms share; rough on purpose, since only equality counts. */
import { keptByWord } from "./words/kept";

const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  "used:use using:use died:die dying:die tied:tie tying:tie owed:owe owing:owe wrote:write written:write made:make won:win bound:bind born:bear led:lead sung:sing sang:sing spoke:speak spoken:speak drew:draw drawn:draw taught:teach built:build held:hold gave:give given:give knew:know known:know fought:fight bought:buy sold:sell met:meet found:find came:come went:go shot:shoot ran:run begun:begin began:begin left:leave lost:lose sent:send got:get people:person men:man women:woman children:child genera:genus diagnoses:diagnosis ate:eat eaten:eat drove:drive driven:drive chose:choose chosen:choose stole:steal stolen:steal wore:wear worn:wear flew:fly flown:fly grew:grow grown:grow threw:throw thrown:throw drank:drink drunk:drink caught:catch thought:think brought:bring sought:seek kept:keep told:tell fed:feed fell:fall fallen:fall rose:rise risen:rise took:take taken:take saw:see seen:see stood:stand understood:understand paid:pay dug:dig hung:hang struck:strike bred:breed wove:weave woven:weave swore:swear sworn:swear tore:tear hid:hide hidden:hide bitten:bite beaten:beat forgotten:forget shown:show proven:prove mice:mouse geese:goose slain:slay slew:slay swam:swim sank:sink sunk:sink froze:freeze frozen:freeze broke:break broken:break heard:hear dealt:deal lent:lend spent:spend fled:flee shone:shine rode:ride ridden:ride overthrew:overthrow overthrown:overthrow overtook:overtake overtaken:overtake withdrew:withdraw withdrawn:withdraw swept:sweep forgave:forgive forgiven:forgive undertook:undertake undertaken:undertake rewrote:rewrite rewritten:rewrite oversaw:oversee overseen:oversee shrank:shrink shrunk:shrink"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

const PRESENT: ReadonlySet<string> = new Set(Object.values(IRREGULAR));

/** Whether the s of a word is a verb's ("treats", but not "genres"), as the other forms among English words say. */
export function isVerb(word: string, english: ReadonlySet<string>): boolean {
  const base = word.replace(/s$/, "");
  const short = base.replace(/e$/, "");
  const has = (ending: string) =>
    [base, short, base + base.at(-1)!, base.replace(/e$/, "")].some((one) => english.has(one + ending));
  return has("ing") && (has("ed") || PRESENT.has(base));
}

/** Endings, longest first, with what stands in for them; what is left has at least three letters. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ["atories", ""],
  ["atory", ""],
  ["ations", "at"],
  ["ation", "at"],
  ["ators", "at"],
  ["ator", "at"],
  ["ments", ""],
  ["ment", ""],
  ["ional", ""],
  ["ions", ""],
  ["ion", ""],
  ["ities", "ity"],
  ["ies", "y"],
  ["ings", ""],
  ["ing", ""],
  ["ated", "at"],
  ["ates", "at"],
  ["ate", "at"],
  ["resses", "ress"],
  ["ress", ""],
  ["ers", ""],
  ["ors", ""],
  ["er", ""],
  ["or", ""],
  ["ed", ""],
  ["es", ""],
  ["ss", "ss"],
  ["us", "us"],
  ["is", "is"],
  ["s", ""],
  ["e", ""],
];

/** "directed", "directors" and "direction" give "direct". */
export const stem = keptByWord(stemOf);

/** "Flies", "tried": too short for the endings that give "y" back. */
const SHORT = /^([b-df-hj-np-tv-z]{2})ie[sd]$/;

/** A thing, and not what is done: "which building houses A" asks for nobody who built it. */
const THING = "building";

function stemOf(word: string): string {
  if (word === THING || word === `${THING}s`) return THING;
  const base = IRREGULAR[word] ?? word.replace(SHORT, "$1y");
  for (const [ending, stand] of ENDINGS) {
    if (!base.endsWith(ending) || base.length - ending.length < 3) continue;
    return bare(undoubled(base.slice(0, base.length - ending.length) + stand));
  }
  return bare(base);
}

/** Without the endings that may stand before others. */
const bare = (word: string): string => word.replace(QUALITY, "").replace(DOER, "").replace(DEED, "");

/** "discover", of "discovered", as of "discoverer". */
const DOER = /(?<=\w{3})[eo]r$/;

/** "dependenc" as "depend", "discovery" as "discover". */
const QUALITY = /(?<=\w{4})enc(y|)$|(?<=\w{4}er)y$/;

/** "approval" as "approve", "arrival" as "arrive". */
const DEED = /(?<=\w{4}[^aeiouy])al$/;

/** "starr" as "star", "planned" as "plan"; "ll" and "ss" are a word's own. */
function undoubled(word: string): string {
  const cut = /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
  return cut.length > 3 && cut.endsWith("e") ? cut.slice(0, -1) : cut;
}
