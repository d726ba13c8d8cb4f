/** English: what its words say about the form of a question. */
import { phrases, pole, polesOf, type LanguagePack } from "./pack";

/** Words that graphs and people use for one thing, by the word that graphs use most. */
const NEAR: readonly (readonly [string, string])[] = [
  ["work", "novel novels"],
  ["film", "movie movies picture pictures flick flicks"],
  [
    "starred",
    "star stars starring act acts acted acting actor actors actress actresses appear appears appeared appearing appearance played plays play playing cast feature features featured featuring performed performing seen",
  ],
  ["directed", "helmed filmmaker filmmakers shot directorial direction directing"],
  [
    "written",
    "wrote writes writer writers penned screenwriter screenwriters screenplay scripted authored author authors script scripts screenplays",
  ],
  ["release", "released releases came come premiered premiere debuted appeared"],
  ["person", "people persons everyone everybody anybody somebody men women"],
  ["year", "date dates years when"],
  [
    "tag",
    "tags topic topics word words describe describes described description keyword keywords theme themes about term terms",
  ],
  ["language", "languages spoken speak speaks"],
  [
    "drug",
    "medicine medicines medication medications compound compounds substance pharmaceutical pharmaceuticals",
  ],
  ["disease", "illness illnesses disorder disorders condition conditions indication"],
  [
    "treats",
    "cure cures cured heal heals help helps against medicate relieve relieves relieved relieving alleviate alleviates alleviated ease eases eased fight fights fighting improve improves improved respond responds",
  ],
  ["gene", "genes"],
  ["causes", "provoke provokes induce induces trigger triggers"],
  ["symptom", "phenotypic feature sign"],
  ["side effect", "adverse effect"],
  ["activity", "inhibit inhibits inhibited inhibiting block blocks activate activates"],
  [
    "decreases",
    "inhibit inhibits inhibited inhibiting block blocks blocked lower lowers lowered reduce reduces reduced reducing",
  ],
  [
    "increases",
    "activate activates activated raise raises raised boost boosts elevate elevates stimulate stimulates",
  ],
  ["parents", "parent father mother dad mom mum daddy mommy"],
  ["children", "child kid kids son sons daughter daughters offspring heir heirs"],
  ["spouse", "wife husband partner couple darling married marry spouses half"],
  ["gender", "sex man woman male female"],
  ["profession", "job occupation career"],
  ["religion", "faith belief"],
  ["death", "died die dies dead"],
  ["birth", "born"],
  ["team", "club side squad"],
  ["located", "situated lies lie lying found"],
  ["anatomy", "tissue tissues organ organs"],
  ["part", "belong belongs belonging include includes"],
  ["compound", "drug drugs medicine medicines medication medications"],
  ["author", "wrote write writes written writer writers penned"],
  [
    "cast",
    "star stars starring starred act acts acted acting actor actors actress actresses appear appears appeared played plays performed",
  ],
  ["employer", "work works worked working job employed employs employ"],
  ["educated", "study studied studies graduated graduate attended attend school college alma"],
  ["citizenship", "nationality citizen citizens national"],
  ["country", "nationality nation homeland citizen"],
  ["residence", "live lives lived living reside resided"],
  ["club", "team side squad"],
  ["neighbor", "border borders bordering bordered neighbour neighbours neighbors adjacent"],
  ["salary", "earn earns earned earning paid pays wage wages income"],
  ["license", "licence licences licensed licenced"],
  ["weight", "weigh weighs weighed"],
  ["cost", "price costs"],
  ["stop", "stops halt calls"],
];

const NEAR_OF = new Map<string, string[]>();
for (const [head, others] of NEAR)
  for (const word of [head, ...others.split(" ")]) NEAR_OF.set(word, [...(NEAR_OF.get(word) ?? []), head]);

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
  marks: {
    count: phrases(
      "how many, number of, the number of, count of, the count of, count, total number of, the total number of, how large is the number of",
    ),
    check: phrases(
      "is it true that, is it true, is it the case that, is it correct that, is it so that, true or false, can you confirm that, confirm that, check if, tell me if, i wonder if, check that, can it be that, is it right that, is that true, is that so, is that right, is that correct, right, correct, true",
    ),
    aux: phrases(
      "did, does, do, is, are, was, were, has, have, had, can, could, will, would, didn, doesn, isn, wasn, weren, aren, hasn, haven, don",
    ),
    exists: phrases(
      "is there any, are there any, is there a, is there an, is there, are there, was there, were there, does there exist, do there exist, exist, exists",
    ),
    not: phrases(
      "not, never, without, except, except for, excluding, other than, apart from, aside from, besides, no, nor, neither, lacking, lack, lacks, minus, but not, and not, didn t, doesn t, don t, isn t, wasn t, weren t, aren t, hasn t, haven t, cannot, can t, fail to, fails to, failed to, rather than, none of, excludes, outside of, leaving out",
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
    above: phrases(
      "more than, over, above, exceeding, greater than, higher than, exceed, exceeds, larger than",
    ),
    below: phrases("fewer than, less than, under, below, lower than, smaller than"),
    before: phrases("before, pre, earlier than, prior to, older than, predating, preceding"),
    after: phrases("after, post, later than, newer than, more recent than, younger than, following"),
    upTo: phrases("until, till, no later than, up until, not after, by the end of"),
    since: phrases("since, no earlier than, starting in, starting from, not before, from the year"),
    between: phrases("between"),
    from: phrases("from"),
    to: phrases("to, through, and up to"),
    ordered: phrases(
      "sorted by, sort by, ordered by, order by, in order of, in chronological order, chronologically, sort, order, rank, arrange, timeline of, a timeline of, in order of release, sorted, ordered, ranked by, in the order of, by year, by date, by release year, by release date, in order, arranged by, arranged",
    ),
    falling: phrases(
      "newest first, latest first, most recent first, descending, in descending order, in reverse chronological order, largest first, highest first, in reverse order",
    ),
    linked: phrases(
      "connects, connect, connected, links, link, linked, connection between, connections between, relationship between, relation between, link between, related, relate, relates, mechanism, mechanisms, path between, path from, a path from, route from, way from, path, lies between, lie between, what is between, works against, work against, have to do with, has to do with, have anything to do with, has anything to do with",
    ),
    how: phrases(
      "how does, how do, how did, how is, how are, how was, by what means, in what way, in which way, how can, how come, how, through what, by which mechanism, in what way, explain how, describe how",
    ),
    who: phrases("who, whom"),
    when: phrases("when, in what year, in which year, what year, which year, on what date"),
    where: phrases("where"),
    what: phrases(
      "what, which, list, name, show, give, find, tell, display, enumerate, show me, give me, tell me, list all, find all, name all",
    ),
    why: phrases("why"),
    lead: phrases(
      "do you know, do you happen to know, can you tell me, could you tell me, would you know, like to know, want to know, need to know, love to know, wonder, wondering, remember, recall, find out, figure out, interested in, curious, curious about, need a list of, need, looking for, forgot, forget, still miss, like to see, like to find out, like to hear, like to learn, like to, know, asking, ask, list of",
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
      "mr, mrs, madame, monsieur, pls, plz, hey, hi, hello, thanks, thank you, ok, okay, btw, d, ll, ve, re, m, a, an, the, at, for, as, it, its, he, she, him, her, his, hers, they, them, their, this, these, those, all, any, some, every, each, me, please, us, i, my, you, your, there, be, been, being, am, also, so, then, just, only, ever, called, named, titled, known, s, t, into, about, within, during, out, up, if, want, would like, could you, can you, kindly, let, see, get, need, other, others, else, same, worked, collaborated, inclusive, everything, kind of, kinds of, type of, types of, sort of, patient, himself, herself, itself, role, roles, inclusively, together, really, actually, exactly the, currently, whatever, all the, all of the, one, ones, thing, things, entity, entities, node, nodes, here, graph, in the graph, in this graph, database, exactly one, total, altogether, total of, overall, in total, in all, made, make, makes, did so, such, own, yet, ever been, has been, have been, different, distinct, various, instead, instance, anything, something, anyone, someone, do, does, done, what are, what is, what was, what were, who is, who are, who was, who were",
    ),
  },
  poles: polesOf([
    ["oldest, earliest, first, the first, the oldest, the earliest", pole("min", "date", "most")],
    [
      "newest, latest, last, most recent, the newest, the latest, the last, the most recent, most recently, final",
      pole("max", "date", "most"),
    ],
    ["older, earlier, sooner", pole("min", "date", "more")],
    ["newer, later, more recent, more recently", pole("max", "date", "more")],
    ["youngest", pole("max", "birth date", "most")],
    ["younger", pole("max", "birth date", "more")],
    ["longest", pole("max", "length duration runtime", "most")],
    ["longer", pole("max", "length duration runtime", "more")],
    ["shortest", pole("min", "length duration runtime", "most")],
    ["shorter", pole("min", "length duration runtime", "more")],
    ["highest, greatest, maximum, the highest, the greatest, top", pole("max", "", "most")],
    ["higher, greater", pole("max", "", "more")],
    ["lowest, minimum, the lowest", pole("min", "", "most")],
    ["lower", pole("min", "", "more")],
    ["largest, biggest", pole("max", "size area population", "most")],
    ["larger, bigger", pole("max", "size area population", "more")],
    ["smallest", pole("min", "size area population", "most")],
    ["smaller", pole("min", "size area population", "more")],
    ["most populous", pole("max", "population", "most")],
    ["tallest", pole("max", "height", "most")],
    ["taller", pole("max", "height", "more")],
    ["heaviest", pole("max", "weight mass", "most")],
    ["heavier", pole("max", "weight mass", "more")],
    ["lightest", pole("min", "weight mass", "most")],
    ["lighter", pole("min", "weight mass", "more")],
    ["cheapest", pole("min", "price cost", "most")],
    ["cheaper", pole("min", "price cost", "more")],
    ["most expensive", pole("max", "price cost", "most")],
    ["more expensive", pole("max", "price cost", "more")],
    ["best, best rated, highest rated, top rated", pole("max", "rating score", "most")],
    ["better, better rated, higher rated", pole("max", "rating score", "more")],
    ["worst, worst rated, lowest rated", pole("min", "rating score", "most")],
    ["deepest", pole("max", "depth", "most")],
    ["fastest", pole("max", "speed", "most")],
  ]),
  spelt: [...NEAR_OF.keys()].flatMap((words) => words.split(" ")),
  numbers: NUMBERS,
  voice: {
    be: "is are was were be been being am get gets got isn aren wasn weren s".split(" "),
    helps: "do does did has have had can could will would doesn didn don hasn haven".split(" "),
    agents: ["by", "by the"],
    objects: [],
    subjects: [],
    active: /ing$/,
    nouns: { articles: ["a", "an", "the"], of: ["of", "of the", "to"], possessive: ["s"] },
  },
  headFirst: false,
  begins: phrases(
    "made, created, published, released, opened, founded, built, painted, written, composed, produced, established, issued, launched, started, begun",
  ),
  things: phrases(
    "work, works, item, items, object, objects, piece, pieces, entry, entries, element, elements",
  ),
  light: phrases(
    "belong, belongs, belonged, belonging, hold, holds, held, carry, carries, carried, involve, involves, involved, concern, concerns, concerned, happen, happens, happened, follow, followed, list, listed, recorded, registered",
  ),
  measures: {
    ...{
      long: "length duration runtime",
      old: "age",
      tall: "height",
      high: "height elevation",
      deep: "depth",
    },
    ...{
      big: "size area population",
      large: "size area population",
      populous: "population",
      heavy: "weight mass",
    },
    ...{ fast: "speed", expensive: "price cost", wide: "width" },
  },
  asksByVerb: false,
  knows: (word) => NEAR_OF.has(word),
  english: (word) => [word, ...(NEAR_OF.get(word) ?? []).filter((near) => near !== word)],
};
