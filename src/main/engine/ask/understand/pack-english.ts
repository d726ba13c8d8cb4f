/** English: what its words say about the form of a question. */
import { ENGLISH_TABLES } from "./words/table-words";
import { ENGLISH_TEXTS } from "./words/text-words";
import { alikeWords } from "./words/alike";
import { ENGLISH_IDIOMS } from "./words/english-idioms";
import { NEAR_WORDS, nearWords } from "./words/near-english";
import { ADJECTIVES, ENGLISH_SCALES } from "./words/scales";
import { PRICED } from "../execute/measures/units";
import { BOUNDING, ENGLISH_SLIPS } from "./words/slips";
import { phrases, pole, polesOf, unitWords, type LanguagePack } from "./pack";

/** What is measured of what is high or big, the likeliest first. */
export const HIGH = "height elevation altitude";
export const LONG = "length distance duration runtime lifespan lifetime pages";
export const SIZE = "size area population radius diameter capacity";

const NUMBERS = {
  ...Object.fromEntries(
    "two three four five six seven eight nine ten eleven twelve"
      .split(" ")
      .map((word, at) => [word, [at + 2]] as const),
  ),
  ...{ fifteen: [15], twenty: [20], thirty: [30], fifty: [50], hundred: [100] },
  ...Object.fromEntries(
    "twenties thirties forties fifties sixties seventies eighties nineties"
      .split(" ")
      .map((word, at) => [word, [1920 + 10 * at, 1929 + 10 * at]] as const),
  ),
};

export const ENGLISH: LanguagePack = {
  language: "en",
  texts: ENGLISH_TEXTS,
  tables: ENGLISH_TABLES,
  marks: {
    arithmetic: phrases(
      "second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, 2nd, 3rd, 4th, 5th, 6th, 7th, 8th, 9th, 10th, penultimate, last but one, average, on average, the average, average number of, the average number of, the mean, mean number of, median, the median, sum of, the sum of, percentage, the percentage of, percent, percent of, what percent of, share of, what share of, the share of, proportion, what proportion of, fraction of, what fraction of, ratio, the ratio of, difference between, the difference between, how many more, how many fewer, how many less, how much more, how much less, how much longer, how much older, how much younger, how many years between, how many years passed, how many years apart, how many years later, how many years after, how many years before, how many days between, how many months between, how long between, how long after, how long before, years between, time between, years apart",
    ),
    count: phrases(
      "how many, number of, the number of, count of, the count of, count, total number of, the total number of, how large is the number of",
    ),
    check: phrases(
      "is it true that, is it true, is it the case that, is it correct that, is it so that, true or false, can you confirm that, confirm that, check if, check whether, verify if, verify whether, confirm whether, see if, see whether, tell me if, i wonder if, check that, can it be that, whether or not, whether, if, is it right that, is that true, is that so, is that right, is that correct, right, correct, true",
    ),
    aux: phrases(
      "did, does, do, is, are, was, were, has, have, had, can, could, will, would, didn, doesn, isn, wasn, weren, aren, hasn, haven, don",
    ),
    exists: phrases(
      "is there any, are there any, is there a, is there an, is there, are there, was there, were there, does there exist, do there exist, exist, exists",
    ),
    not: phrases(
      "not, never, without, except, except for, excluding, other than, apart from, aside from, besides, no, nothing, nobody, no one, nor, neither, lacking, lack, lacks, minus, but not, and not, didn t, doesn t, don t, isn t, wasn t, weren t, aren t, hasn t, haven t, cannot, can t, fail to, fails to, failed to, rather than, none of, excludes, outside of, leaving out",
    ),
    both: phrases(
      "both, as well as, and also, together with, along with, at the same time, alongside, simultaneously, share, shared by, common to, in common, have in common, has in common",
    ),
    either: phrases("either, at least one of, any of, one of, whichever of, either of"),
    and: phrases("and, plus"),
    or: phrases("or"),
    clause: phrases("that, which, who, whose, whom, but, while, where"),
    than: phrases("than, versus, vs, compared to, compared with"),
    more: phrases("more, a greater number of, a larger number of, a higher number of, greater number of"),
    fewer: phrases("fewer, less, a smaller number of, a lower number of"),
    most: phrases(
      "most, the most, the greatest number of, greatest number of, the largest number of, largest number of, the highest number of, highest number of, the maximum number of",
    ),
    fewest: phrases(
      "fewest, the fewest, least, the least, the smallest number of, the lowest number of, smallest number of, lowest number of",
    ),
    often: phrases("often, frequently, common, frequent, commonly, times, prolific, popular, productive"),
    atLeast: phrases(
      "at least, no fewer than, no less than, not less than, not fewer than, minimum of, a minimum of",
    ),
    atMost: phrases("at most, no more than, not more than, up to, maximum of, a maximum of"),
    exactly: phrases("exactly, precisely"),
    above: phrases("more than, over, above, exceeding, greater than, exceed, exceeds"),
    below: phrases("fewer than, less than, under, below"),
    before: phrases("before, pre, earlier than, prior to, older than, predating, preceding"),
    after: phrases("after, post, later than, newer than, more recent than, younger than, following"),
    upTo: phrases("until, till, no later than, up until, not after, by the end of"),
    since: phrases(
      "since, this side of, no earlier than, starting in, starting from, not before, from the year",
    ),
    between: phrases("between"),
    from: phrases("from"),
    to: phrases("to, through, and up to"),
    ordered: phrases(
      "sorted by, sort by, ordered by, order by, in order of, in chronological order, chronologically, sort, order, rank, arrange, timeline of, a timeline of, in order of release, sorted, ordered, at the top, on top, coming first, comes first, ranked by, in the order of, by year, by date, by release year, by release date, in order, arranged by, arranged",
    ),
    falling: phrases(
      "newest first, latest first, most recent first, descending, in descending order, in reverse chronological order, largest first, highest first, in reverse order, from the most recent back, from the newest back, from the latest back, backwards",
    ),
    linked: phrases(
      "connects, connect, connected, links, link, linked, connection between, connections between, relationship between, relation between, link between, related, relate, relates, mechanism, mechanisms, path between, path from, a path from, route from, way from, path, lies between, lie between, stands between, stand between, lies in between, lie in between, what is between, works against, work against, ties, tie, tied, have to do with, has to do with, have anything to do with, has anything to do with",
    ),
    how: phrases(
      "how does, how do, how did, how is, how are, how was, by what means, by what route, by which route, along which route, by what path, by which path, in what way, in which way, how can, how come, how, moa of, the moa of, mechanism of action of, the mechanism of action of, mode of action of, the mode of action of, through what, by which mechanism, in what way, explain how, describe how",
    ),
    who: phrases("who, whom"),
    when: phrases("when, in what year, in which year, what year, which year, on what date"),
    where: phrases("where"),
    what: phrases(
      "hand me, hand over, fetch, fetch me, retrieve, pick, pick out, line up, spell out, dig up, dig out, pull up, look up, get me, send me, pass me, bring me, give us, show us, tell us, write down, note down, put together, lay out, set out, run through, go through, point out, provide me with, supply me with, identify, what, which, list, name, show, give, find, tell, display, enumerate, is there something that, are there any things that, show me, give me, tell me, list all, find all, name all",
    ),
    why: phrases("why"),
    lead: phrases(
      "knowing, insists on knowing, do you know, do you happen to know, can you tell me, could you tell me, would you know, like to know, want to know, need to know, love to know, wonder, wondering, remember, recall, find out, figure out, interested in, curious, curious about, be so kind as to, so kind as to, be kind enough to, kind enough to, would help to see, would help to know, would help to have, helpful to know, helpful to see, helpful to have, useful to know, useful to see, good to know, great to know, nice to know, good to see, great to see, nice to see, any idea, have any idea, have an idea, no idea, not sure, keen to know, keen to learn, eager to know, grateful for, appreciate, please tell us, trying to find, trying to find out, trying to figure out, checking, need a list of, need, looking for, searching for, forgot, forget, still miss, like to see, like to find out, like to hear, like to learn, like to, know, asking, ask, list of",
    ),
    advice: phrases(
      "should i, should we, should my, should our, should he, should she, should they, should one, ought i, translate, write me, write us, advise me, recommend me",
    ),
    alphabetical: phrases(
      "alphabetically, in alphabetical order, alphabetical, a to z, by name, from a to z, sorted by name",
    ),
    by: phrases("by, of, from the, by the, of the"),
    with: phrases("with, with the, in, on"),
    empty: phrases(
      "a few, several, a couple of, mr, mrs, madame, monsieur, pls, plz, hey, hi, hello, thanks, thank you, ok, okay, btw, d, ll, ve, re, m, a, an, the, at, for, as, it, its, he, she, him, her, his, hers, they, them, their, this, these, those, all, any, some, every, each, me, please, us, i, my, you, your, there, be, been, being, am, also, so, then, just, only, ever, called, named, titled, known, s, t, directly, into, onto, past, around, across, along, toward, towards, upon, about, within, during, out, up, if any, want, would like, could you, can you, would you, will you, could we, can we, kindly, let, see, get, need, still, already, simply, other, others, else, same, worked, collaborated, inclusive, everything, kind of, kinds of, type of, types of, sort of, patient, himself, herself, itself, role, roles, listed as, credited as, recorded as, given as, inclusively, together, anywhere, really, actually, exactly the, currently, whatever, all the, all of the, one, ones, thing, things, entity, entities, node, nodes, here, graph, in the graph, in this graph, database, exactly one, total, altogether, total of, overall, in total, in all, made, make, makes, did so, such, s own, his own, her own, its own, their own, my own, our own, your own, on its own, on their own, of its own, of their own, yet, ever been, has been, have been, different, distinct, various, instead, instance, anything, something, anyone, someone, do, does, done, what are, what is, what was, what were, who is, who are, who was, who were",
    ),
  },
  poles: polesOf([
    ["oldest, earliest, the oldest, the earliest", pole("min", "date", "most")],
    ["first, the first, for the first time, first time", pole("min", "date number", "most")],
    [
      "newest, latest, last, most recent, the newest, the latest, the last, the most recent, most recently, final",
      pole("max", "date number", "most"),
    ],
    ["older, earlier, sooner", pole("min", "date", "more")],
    ["newer, later, more recent, more recently", pole("max", "date", "more")],
    ["youngest", pole("max", "birth date", "most")],
    ["younger", pole("max", "birth date", "more")],
    ["longest", pole("max", LONG, "most")],
    ["longer", pole("max", LONG, "more")],
    ["shortest", pole("min", LONG, "most")],
    ["shorter", pole("min", LONG, "more")],
    ["highest, the highest, tallest", pole("max", HIGH, "most")],
    ["greatest, maximum, the greatest, top", pole("max", "", "most")],
    ["higher, taller", pole("max", HIGH, "more")],
    ["greater", pole("max", "", "more")],
    ["lowest, the lowest", pole("min", HIGH, "most")],
    ["minimum", pole("min", "", "most")],
    ["lower", pole("min", HIGH, "more")],
    ["largest, biggest", pole("max", SIZE, "most")],
    ["larger, bigger", pole("max", SIZE, "more")],
    ["smallest", pole("min", SIZE, "most")],
    ["smaller", pole("min", SIZE, "more")],
    ["most populous", pole("max", "population", "most")],
    ["most expensive", pole("max", PRICED, "most")],
    ["more expensive", pole("max", PRICED, "more")],
    ["best, best rated, highest rated, top rated", pole("max", "rating score", "most")],
    ["better, better rated, higher rated", pole("max", "rating score", "more")],
    ["worst, worst rated, lowest rated", pole("min", "rating score", "most")],
    ["quickest", pole("min", "duration time", "most")],
    ["quicker", pole("min", "duration time", "more")],
    ...ENGLISH_SCALES,
  ]),
  spelt: [...NEAR_WORDS.flatMap((words) => words.split(" ")), ...ADJECTIVES],
  measuredBy: "by",
  having: ["with", "having", "has", "have", "had"],
  indefinite: {
    none: ["no", "none", "without", "lacking", "lack", "lacks", "nothing", "nobody", "no one"],
    any: ["any", "anything", "anyone", "anybody", "nothing"],
    has: ["have", "has", "had", "having"],
    pointing: ["it", "him", "her", "them", "his", "its", "their", "this", "these", "that", "those"],
  },
  shared: phrases("in common, have in common, has in common, share"),
  idioms: ENGLISH_IDIOMS,
  unreal: new RegExp(
    "(?<!\\b(?:i|we)(?: \\w+){0,2} )" +
      "(?:\\b(?:almost|nearly)(?! (?:all|every|any|always|never|the same|as)\\b)" +
      "|\\b(?:want|hope|plan|intend|try|threaten|refuse|decline|pretend|promise|offer)\\w* to(?! (?:know|see|find|learn|hear|ask|watch|check|get)\\b)" +
      "|\\b(?:tried|planned|planning) to\\b|\\b(?:supposed|meant|rumoured|rumored|slated|scheduled) to\\b" +
      "|\\b(?:would|should) have(?! (?:to|liked|loved|thought)\\b)|\\b(?:was|were) going to\\b|\\bturn(?:ed|s)? down\\b)",
    "g",
  ),
  past: /\b(?:former|formerly|erstwhile|onetime|ex)\b|\b(?:late|previous)(?= \p{L})|(?<=^|\b(?:the|a|all|any|which|what|whose|its|his|her|their|our) )past(?= \p{L})|(?<!\b(?:is|are|was|were|be|been|being|drugs?|commonly|often|usually|widely) )\bused to\b/gu,
  numbers: NUMBERS,
  months: "january february march april may june july august september october november december".split(" "),
  prefixes: ["un", "non", "in"],
  ordinals: phrases("second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth").map((one) => [one]),
  numbered: phrases("type, stage, phase, grade, class, level, factor, group, category, version, vitamin"),
  decimal: ".",
  multiples: { thousand: 1e3, thousands: 1e3, million: 1e6, millions: 1e6, billion: 1e9, billions: 1e9 },
  units: unitWords({
    ...{ s: "seconds sec secs", min: "minute minutes min mins", h: "hour hours hr hrs", day: "day days" },
    ...{ week: "week weeks", month: "month months", year: "year years" },
    ...{ mm: "mm millimeter millimeters millimetre millimetres" },
    ...{ cm: "cm centimeter centimeters centimetre centimetres" },
    ...{ m: "m meter meters metre metres", km: "km kilometer kilometers kilometre kilometres" },
    ...{ mi: "mile miles mi", ft: "foot feet ft", inch: "inch inches", yd: "yard yards" },
    ...{ mg: "mg milligram milligrams", g: "gram grams", t: "ton tons tonne tonnes" },
    ...{ kg: "kg kilo kilos kilogram kilograms", l: "litre litres liter liters", cl: "cl" },
    ...{ ml: "ml millilitre millilitres milliliter milliliters", ul: "ul microlitre microlitres" },
    ...{ m2: "m2 sqm", ha: "ha hectare hectares", acre: "acre acres", gal: "gallon gallons" },
    ...{
      b: "byte bytes",
      kb: "kb kilobyte kilobytes kib",
      mb: "mb megabyte megabytes mib",
      gb: "gb gigabyte gigabytes gib",
      tb: "tb terabyte terabytes",
    },
    ...{
      lb: "lb lbs",
      pound: "pound pounds",
      oz: "ounce ounces oz",
      eur: "euro euros eur",
      usd: "dollar dollars usd",
    },
    ...{ gbp: "gbp", ron: "lei leu ron", percent: "percent" },
  }),
  one: { words: ["one"], ofUnit: ["a", "an"], behind: BOUNDING },
  slips: ENGLISH_SLIPS,
  voice: {
    be: "is are was were be been being am get gets got isn aren wasn weren s".split(" "),
    helps: "do does did has have had can could will would doesn didn don hasn haven".split(" "),
    onlyHelp: "do does did can could will would".split(" "),
    agents: ["by", "by the"],
    company: ["with", "together with", "along with", "alongside", "beside", "opposite"],
    objects: [],
    datives: [],
    toWhom: [],
    clitics: [],
    given: [],
    subjects: [],
    obliques: [],
    open: [],
    plural: [],
    active: /ing$/,
    means: ["prescribed", "indicated", "recommended"],
    nouns: { articles: ["a", "an", "the"], of: ["of", "of the", "to"], possessive: ["s"] },
  },
  headFirst: false,
  begins: phrases(
    "made, created, published, released, opened, founded, built, painted, written, composed, produced, established, issued, launched, started, begun, signed, decided, filed, built, premiered, erected, completed, formed, invented, registered, dated",
  ),
  things: phrases(
    "work, works, item, items, object, objects, piece, pieces, entry, entries, element, elements, species, animal, animals, creature, creatures, organism, organisms, being, beings, substance, substances, chemical, chemicals",
  ),
  light: phrases(
    "found, belong, belongs, belonged, belonging, hold, holds, held, carry, carries, carried, involve, involves, involved, use, uses, used, concern, concerns, concerned, happen, happens, happened, follow, followed, list, listed, recorded, registered, credited, billed, fall, falls, fell, falling, primary, principal, classified, categorized, categorised, considered, lie, lies, lay, lying, situated, stand, stands, stood, sit, sits, come, comes, came, coming, hail, hails, hailed, take, takes, took, taken, give, gives, gave, given, got, gotten, worth",
  ),
  measures: {
    ...{ long: LONG, old: "age", tall: HIGH, high: HIGH, deep: "depth" },
    ...{ big: SIZE, large: SIZE, populous: "population", heavy: "weight mass" },
    ...{ fast: "speed", expensive: PRICED, wide: "width", much: PRICED },
  },
  asksByVerb: false,
  knows: (word) => nearWords(word).length > 0 || NEAR_WORDS.includes(word),
  english: (word) => [...new Set([word, ...nearWords(word), ...alikeWords(word)])],
};
