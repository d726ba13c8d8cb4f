/** English. */
import { ENGLISH_TITLES } from "../../../../shared/languages/titles";
import { words } from "./words";
import type { LanguagePack } from "./pack";

const { women, men, womenOfKin, menOfKin } = ENGLISH_TITLES;
const FEMALE_TITLES = words(`${women} ${womenOfKin}`);
const MALE_TITLES = words(`${men} ${menOfKin}`);

const CALENDAR = words(
  "monday tuesday wednesday thursday friday saturday sunday january february july september october november december",
);

const STOP = words(
  "god lord heaven heavens christ jesus i he she it we you they the a an oh ah yes no but and if when why how who whose what where there then this that these those well now here such never not nothing majesty highness lordship ladyship march april may june august chapter mr mrs miss sir madam english french german christmas easter bible bank city colony university college inn court society parliament",
);

export const ENGLISH: LanguagePack = {
  code: "en",
  titles: new Set([...FEMALE_TITLES, ...MALE_TITLES]),
  femaleTitles: FEMALE_TITLES,
  maidTitles: words("miss mademoiselle"),
  pronouns: { women: words("she her hers herself"), men: words("he him his himself") },
  feminine: undefined,
  stopNames: new Set([...STOP, ...CALENDAR]),
  honours: { words: words("majesty highness lordship ladyship grace excellency"), of: new Set() },
  calendar: CALENDAR,
  particles: words("of the de la von van du le der des del di da d'"),
  abstract: /(?:tion|ness|ment|ity)$/,
  articled: /^$/,
  endings: [{ ending: "'s", bases: [""], words: "genitive ’s", isWeak: false }],
  articles: [],
  placePrepositions: words("in at near from through"),
  personWords: words("dear poor said with"),
  placeNouns: words("town city village county parish river mount lake street valley isle island port"),
  personNouns: words("old young little poor dear widow servant miner farmer lawyer"),
  peoples: words.expression(
    "english french german italian spanish american irish scotch scottish welsh russian greek turk roman jew jewish christian englishman frenchman irishman indian negro yankee european african",
  ),
  speech: words.expression(
    "said says cried replied answered asked exclaimed whispered added returned continued observed remarked muttered murmured shouted repeated inquired enquired demanded interrupted rejoined responded declared sighed laughed retorted",
  ),
  negations: words("not never no n't nor without nobody"),
  unreal: words("if would could should might may shall will wish wished thought supposed"),
  contracted: undefined,
  motion: words.expression(
    "went goes gone came comes arrived travelled traveled left set returned walked rode drove",
  ),
  towards: words("to for towards into"),
  within: words("in at"),
  of: words("of"),
  stay: words.expression("lived lives dwelt stayed remained was is resided"),
  weds: words.expression("married wedded"),
  mutual: {
    loves: words.expression("loved"),
    weds: words.expression("married"),
    meets: words.expression("quarrelled met talked danced embraced kissed"),
  },
  passives: [
    { relation: "LOVES", word: words.expression("loved adored") },
    { relation: "HATES", word: words.expression("hated despised detested") },
    { relation: "KILLS", word: words.expression("killed murdered slain stabbed shot poisoned") },
  ],
  passiveVerbs: words("was is were been being"),
  agents: words("by"),
  weapons: new Set(),
  killing: words.expression("killing murdering stabbing"),
  patterns: [
    {
      relation: "LOVES",
      word: words.expression("loved loves adored adores"),
      before: [""],
      rule: "verb of love",
      confidence: 0.9,
    },
    {
      relation: "HATES",
      word: words.expression("hated hates despised despises detested"),
      before: [""],
      rule: "verb of hate",
      confidence: 0.8,
    },
    {
      relation: "KILLS",
      word: words.expression("killed kills murdered slew stabbed shot"),
      before: [""],
      lessIn: words("arm leg shoulder hand foot knee thigh"),
      rule: "verb of killing",
      confidence: 0.8,
    },
    {
      relation: "INTERACTS_WITH",
      word: words.expression("met spoke talked danced quarrelled"),
      before: ["", "with", "to"],
      rule: "verb of meeting",
      confidence: 0.9,
    },
    {
      relation: "MARRIED_TO",
      word: words.expression("married"),
      before: [""],
      rule: "verb of wedding",
      confidence: 0.85,
    },
    {
      relation: "OWNS",
      word: words.expression("owned owns possessed bought"),
      before: [""],
      rule: "verb of owning",
      confidence: 0.65,
    },
  ],
  kin: [
    { word: words.expression("enemy foe"), relation: "HATES", isParent: false },
    { word: words.expression("murderer killer"), relation: "KILLS", isParent: false },
    { word: words.expression("slave"), relation: "OWNS", isParent: true },
    {
      word: words.expression("son daughter child"),
      relation: "DESCENDS_FROM",
      isParent: false,
    },
    {
      word: words.expression("father mother"),
      relation: "DESCENDS_FROM",
      isParent: true,
    },
    { word: words.expression("husband wife widow widower"), relation: "MARRIED_TO", isParent: false },
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
    { word: words.expression("grandfather grandmother"), relation: "GRANDCHILD_OF", isParent: true },
    { word: words.expression("cousin"), relation: "COUSIN_OF", isParent: false },
    {
      word: words.expression(
        "stepfather stepmother stepson stepdaughter brother-in-law sister-in-law father-in-law mother-in-law son-in-law daughter-in-law kinsman kinswoman",
      ),
      relation: "RELATED_TO",
      isParent: false,
    },
    { word: words.expression("friend comrade"), relation: "FRIEND_OF", isParent: false },
  ],
  children: words.expression("son daughter child sons daughters children"),
  feminineKin:
    /^(?:daughter|mother|wife|widow|(?:half-)?sister|aunt|niece|(?:grand|step)(?:mother|daughter))$/,
  eitherKin: /./,
  having: words("had has"),
  qualities: words(
    "eldest elder younger youngest oldest old young only the second third late dear poor own little intimate best unfortunate lovely",
  ),
  genitive: /^$/,
  kinGenitives: new Set(),
  with: new Set(),
  isWith: /^$/,
  naming: words("named called who was is whose name"),
  copula: words("is was the"),
  bonds: [],
  joints: words("and then"),
  joins: words("and or"),
  own: words("his her"),
  hers: words("her"),
  his: words("his"),
  mine: words("my"),
  nearestKin: /^$/,
  ownFirst: true,
  selfNaming: /my name(?: , " (?:said|replied|answered) (?:he|she) , ")? is$/,
  possessive: words("of"),
};
