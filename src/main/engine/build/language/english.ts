/** English. */
import { ENGLISH_TITLES } from "../../../../shared/languages/titles";
import { ENGLISH_PATTERNS } from "./english-patterns";
import { words } from "./words";
import type { LanguagePack } from "./pack";

const { women, men, womenOfKin, menOfKin } = ENGLISH_TITLES;
const FEMALE_TITLES = words(`${women} ${womenOfKin}`);
const MALE_TITLES = words(`${men} ${menOfKin}`);

const CALENDAR = words(
  "monday tuesday wednesday thursday friday saturday sunday january february july september october november december",
);

const STOP = words(
  "god lord heaven heavens christ jesus i he she it we you they the a an oh ah yes no but and if when why how who whose what where there then this that these those well now here such never not nothing majesty highness lordship ladyship march april may june august chapter mr mrs miss sir madam english french german christmas easter bible bank one two three four five six seven eight nine ten eleven twelve city colony university college inn court society parliament",
);

const PEOPLES =
  "english french german italian spanish american irish scotch scottish welsh russian greek turk turkish roman jew jewish christian englishman frenchman irishman scotsman dutch swedish danish norwegian polish hungarian austrian prussian swiss portuguese chinese japanese indian negro yankee european african asian british briton catholic protestant londoner gothic victorian puritan englishmen frenchmen irishmen scotsmen welshmen dutchmen englishwoman frenchwoman irishwoman";

export const ENGLISH: LanguagePack = {
  code: "en",
  tagger: "litbank-tagger",
  guessesNames: false,
  titles: new Set([...FEMALE_TITLES, ...MALE_TITLES]),
  femaleTitles: FEMALE_TITLES,
  maidTitles: words("miss mademoiselle"),
  pronouns: { women: words("she her hers herself"), men: words("he him his himself") },
  standing: { women: words("she her"), men: words("he him"), objects: words("her him") },
  takingUp: { women: words("woman girl lady"), men: words("man boy lad fellow gentleman") },
  feminine: undefined,
  masculine: undefined,
  stopNames: new Set([...STOP, ...CALENDAR, ...[...words(PEOPLES)].flatMap((one) => [one, `${one}s`])]),
  honours: { words: words("majesty highness lordship ladyship grace excellency"), of: new Set() },
  calendar: CALENDAR,
  particles: words("of the de la von van du le der des del di da d'"),
  abstract: /(?:tion|ness|ment|ity)$/,
  articled: /^$/,
  endings: [{ ending: "'s", bases: [""], words: "genitive ’s", isWeak: false }],
  articles: [],
  placePrepositions: words("in at near from through"),
  personWords: words("dear poor said with"),
  objectMarks: words(""),
  indefinite: words("a an one"),
  placeHeads: words(
    "priory abbey hall house manor lodge court castle keep mill street road lane square park gardens heath moor dale ferry bridge bay cove island islands hills wood forest valley lake river farm grange cottage inn tavern terrace crescent place alley wharf quay harbour palace tower village creek falls point",
  ),
  placeNouns: words("town city village county parish river mount lake street valley isle island port"),
  personNouns: words("old young little poor dear widow servant miner farmer lawyer"),
  peoples: words.expression(PEOPLES),
  speech: words.expression(
    "said says cried replied answered asked exclaimed whispered added returned continued observed remarked muttered murmured shouted repeated inquired enquired demanded interrupted rejoined responded declared sighed laughed retorted grumbled advised gasped groaned growled snapped screamed shrieked yelled protested admitted agreed suggested explained urged insisted begged pleaded announced sobbed stammered faltered ejaculated resumed persisted concluded cautioned confessed corrected croaked drawled hissed moaned mumbled objected ordered promised proposed reasoned reminded roared snarled spat wailed warned whined wondered called interposed pursued chuckled",
  ),
  negations: words("not never no n't nor without nobody"),
  unreal: words("if would could should might may shall will wish wished thought supposed"),
  contracted: undefined,
  motion: words.expression(
    "went goes gone came come comes arrived arrives travelled traveled travels left set returned returns walked rode drove driven moved moves sailed sails fled flew hurried hastened journeyed marched ran rushed retired emigrated ridden cycled escaped climbed crossed galloped moved flown landed sailed strolled wandered drifted steamed trudged tramped proceeded fared withdrew",
  ),
  towards: words("to for towards into"),
  within: words("in at"),
  of: words("of"),
  stay: words.expression(
    "lived lives dwelt dwells dwelled stayed stays remained was is resided settled lodged lodges resides lay worked works born died buried grew taught studied dwelling camped",
  ),
  weds: words.expression("married wedded"),
  settings: words.expression(
    "in on at by from under near behind beside during within before after all that this the one yesterday today tonight then later",
  ),
  takesAsSpouse: { verb: words.expression("took"), as: [] },
  mutual: [
    { relation: "LOVES", word: words.expression("loved") },
    { relation: "MARRIED_TO", word: words.expression("married wed wedded") },
    { relation: "BETROTHED_TO", word: words.expression("engaged betrothed") },
    {
      relation: "INTERACTS_WITH",
      word: words.expression(
        "quarrelled met talked danced embraced kissed argued fought spoke walked conversed dined supped shook played sang worked chatted parted lived quarreled drank ate sat",
      ),
    },
  ],
  passives: [
    { relation: "LOVES", word: words.expression("loved adored admired") },
    { relation: "HATES", word: words.expression("hated despised detested loathed") },
    {
      relation: "KILLS",
      word: words.expression(
        "killed murdered slain stabbed shot poisoned strangled assassinated beheaded executed",
      ),
    },
  ],
  participle: /(?:ed|en|t)$/,
  passiveVerbs: words("was is were been being"),
  agents: words("by"),
  weapons: new Set(),
  killing: words.expression("killing murdering stabbing"),
  patterns: ENGLISH_PATTERNS,
  kin: [
    { word: words.expression("enemy foe"), relation: "HATES", isParent: false },
    { word: words.expression("murderer killer"), relation: "KILLS", isParent: false },
    {
      word: words.expression(
        "servant maidservant maid housemaid butler valet footman coachman secretary clerk assistant employee housekeeper cook chauffeur driver bodyguard apprentice steward bailiff gardener manservant nurse nursemaid governess nanny charwoman groom lackey squire foreman",
      ),
      relation: "WORKS_FOR",
      isParent: false,
    },
    { word: words.expression("employer boss superior"), relation: "WORKS_FOR", isParent: true },
    { word: words.expression("slave"), relation: "OWNS", isParent: true },
    {
      word: words.expression("son daughter child"),
      relation: "DESCENDS_FROM",
      isParent: false,
    },
    {
      word: words.expression("father mother mamma mama mum mam papa dad daddy"),
      relation: "DESCENDS_FROM",
      isParent: true,
    },
    {
      word: words.expression("husband wife widow widower bride bridegroom"),
      relation: "MARRIED_TO",
      isParent: false,
    },
    {
      word: words.expression("brother sister half-brother half-sister"),
      relation: "SIBLING_OF",
      isParent: false,
    },
    { word: words.expression("fiance fiancee betrothed"), relation: "BETROTHED_TO", isParent: false },
    { word: words.expression("nephew niece"), relation: "NEPHEW_OF", isParent: false },
    { word: words.expression("uncle aunt"), relation: "NEPHEW_OF", isParent: true },
    {
      word: words.expression("grandson granddaughter grandchild"),
      relation: "GRANDCHILD_OF",
      isParent: false,
    },
    {
      word: words.expression("grandfather grandmother grandma grandpa granddad granny"),
      relation: "GRANDCHILD_OF",
      isParent: true,
    },
    { word: words.expression("cousin"), relation: "COUSIN_OF", isParent: false },
    {
      word: words.expression(
        "stepfather stepmother stepson stepdaughter stepbrother stepsister godfather godmother godson goddaughter godchild great-aunt great-uncle great-grandfather great-grandmother guardian ward brother-in-law sister-in-law father-in-law mother-in-law son-in-law daughter-in-law kinsman kinswoman",
      ),
      relation: "RELATED_TO",
      isParent: false,
    },
    {
      word: words.expression("friend comrade confidant confidante companion chum crony"),
      relation: "FRIEND_OF",
      isParent: false,
    },
    { word: words.expression("suitor admirer"), relation: "LOVES", isParent: false },
    { word: words.expression("lover sweetheart"), relation: "LOVES", isParent: false, isMutual: true },
  ],
  kinPlurals: [
    { word: words.expression("sons daughters children"), relation: "DESCENDS_FROM", isParent: false },
    { word: words.expression("parents"), relation: "DESCENDS_FROM", isParent: true },
    {
      word: words.expression("brothers sisters twins"),
      relation: "SIBLING_OF",
      isParent: false,
      isEqual: true,
    },
    { word: words.expression("cousins"), relation: "COUSIN_OF", isParent: false, isEqual: true },
    { word: words.expression("friends"), relation: "FRIEND_OF", isParent: false, isEqual: true },
    { word: words.expression("nephews nieces"), relation: "NEPHEW_OF", isParent: false },
    { word: words.expression("uncles aunts"), relation: "NEPHEW_OF", isParent: true },
    { word: words.expression("grandparents"), relation: "GRANDCHILD_OF", isParent: true },
  ],
  copulaPlural: words("were are had have became become remained stayed"),
  withCopula: words(
    "been become remained always still once both now soon the best close great good old dear fast firm lifelong sworn bitter mortal inseparable twin half first second distant",
  ),
  children: words.expression("son daughter child sons daughters children"),
  feminineKin:
    /^(?:daughter|mother|mamma|mama|mum|mam|bride|wife|widow|godmother|goddaughter|stepsister|grandma|granny|(?:half-)?sister|aunt|niece|(?:grand|step)(?:mother|daughter))$/,
  eitherKin: /./,
  there: words("there"),
  iMyself: words("i we"),
  iHave: [words.expression("i"), words.expression("had have")],
  having: words("had has"),
  qualities: words(
    "eldest elder younger youngest oldest old young only the first second third fourth fifth sixth seventh late dear poor own little intimate best unfortunate lovely beloved dearest good twin beautiful",
  ),
  genitive: /^$/,
  kinGenitives: new Set(),
  with: new Set(),
  isWith: /^$/,
  naming: words("named called who was is whose name"),
  property: {
    movables: words.expression(
      "horse mare pony stallion gelding dog puppy hound terrier spaniel mastiff cat kitten monkey parrot canary falcon hawk donkey mule camel dragon sword blade dagger violin ship boat yacht barge schooner vessel brig sloop",
    ),
    had: words.expression("owned owns had has possessed possesses bought inherited kept keeps rode"),
  },
  copula: words("is was the"),
  bonds: [
    { relation: "LOVES", word: words.expression("love affection passion devotion"), to: words("for to") },
    { relation: "HATES", word: words.expression("hatred hate"), to: words("for of towards toward") },
    { relation: "MARRIED_TO", word: words.expression("marriage wedding"), to: words("to with") },
    { relation: "BETROTHED_TO", word: words.expression("engagement"), to: words("to with") },
    {
      relation: "KILLS",
      word: words.expression("murder killing assassination execution poisoning"),
      to: words("by"),
      isDone: true,
    },
  ],
  between: words("between"),
  feeling: words.expression("feels felt bore bears has had cherished conceived"),
  relative: words("which that"),
  firstPerson: [
    { relation: "LOVES", words: [/^i$/, words.expression("love adore")], before: "" },
    { relation: "HATES", words: [/^i$/, words.expression("hate detest")], before: "" },
    { relation: "KILLS", words: [/^i$/, words.expression("killed murdered")], before: "" },
    { relation: "MARRIED_TO", words: [/^i$/, /^married$/], before: "" },
  ],
  kills: words.expression("killed murdered slew stabbed strangled"),
  objects: { men: words("him"), women: words("her") },
  joints: words("and then"),
  contrasts: words("but yet"),
  light: words(
    "had has have was is were be been being always once long soon then at last finally suddenly quickly even still secretly deeply truly himself herself also now again later eventually afterwards dearly never-the-less who both all did just already instantly immediately promptly bitterly passionately",
  ),
  joins: words("and or"),
  own: words("his her"),
  hers: words("her"),
  his: words("his"),
  mine: words("my our"),
  toMe: words(""),
  theirs: words("their"),
  nearestKin: /^$/,
  ownFirst: true,
  selfNaming: /my name(?: , " (?:said|replied|answered) (?:he|she) , ")? is$/,
  signing: /^(?:your|yours|ever|believe|affectionately|sincerely|thine|with)$/,
  possessive: words("of"),
};
