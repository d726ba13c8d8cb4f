/** What English novels tell that people do to, with and for one another: past and present forms of the third person. */
import { words } from "./words";

/** Past and present of regular verbs given by their base; a consonant that is doubled is written so: "hugg". */
function regular(bases: string): string {
  return [...words(bases)].flatMap(formsOf).join(" ");
}

function formsOf(base: string): string[] {
  if (/e$/.test(base)) return [`${base}d`, `${base}s`];
  if (/[^aeiou]y$/.test(base)) return [`${base.slice(0, -1)}ied`, `${base.slice(0, -1)}ies`];
  const single = base.replace(/([bdgmnprt])\1$/, "$1");
  return [`${base}ed`, /(?:s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${single}s`];
}

/** Saying something to somebody, who stands right behind: "asked Ann". */
const TELLING = `told tells ${regular(
  "ask answer thank warn greet hail welcome address beseech implore advise assure inform remind order command persuade urge scold rebuke reproach reprimand blame accuse praise curse insult flatter congratulate console comfort question interrogate interrupt contradict challenge convince instruct pardon punish tease mock cheer beg forbid promise consult coax counsel invite",
)} besought forgave forgives forbade`;

/** Giving or showing somebody something: "brought Ann a chair". */
const GIVING = `gave gives given brought brings sent sends lent lends sold sells bought buys sang sings taught teaches threw throws paid pays wrote writes showed shows shown fed feeds ${regular(
  "offer hand pass pour fetch owe serve lend grant toss",
)}`;

/** Dealing with somebody otherwise. */
const TREATING = `met meets struck strikes hit hits beat beats caught catches held holds took takes led leads fought fights bit bites woke wakes bound binds tied ties shook shakes left pushed ${regular(
  "visit join kiss embrace hugg help assist aid save rescue protect defend shelter receive accompany escort follow chase pursue attack assault slapp punch push shove pull dragg lift carry grabb seize arrest capture imprison release free robb cheat deceive trick betray court woo nurse tend bathe dress raise adopt hire dismiss bribe examine train tutor educate baptise christen bless kick scratch whipp wound untie rouse frighten summon pinch patt stroke caress nudge guide correct obey cure heal warn kidnapp abduct blackmail surround support encourage entertain interview",
)}`;

export const ENGLISH_DEALING = words.expression(`${TELLING} ${GIVING} ${TREATING}`);

/** Whom something is said or given to stands right behind, and what is given behind that: "told [her] the truth". */
export const ENGLISH_GIVING = words.expression(`${TELLING} ${GIVING} left took made read played cooked`);

export const ENGLISH_WITH = words.expression(
  `spoke speaks met meets fought fights ate eats drank drinks sang sings sat sits slept sleeps went goes came comes left rode ran ${regular(
    "talk quarrel quarrell argue dance dine converse walk play travel travell sail supp live stay share laugh joke bargain chatt gossip correspond wrestle flirt negotiate agree elope work struggle return consult lodge board settle",
  )}`,
);

export const ENGLISH_TO = words.expression(
  `spoke speaks wrote writes gave gives sent sends sold sells lent lends sang sings read brought brings said says ${regular(
    "talk shout whisper call cry explain confess admitt apologise apologize bow curtsy curtsey nodd wave smile listen lie appeal complain hand offer show promise introduce propose reply play present murmur mutter repeat announce mention entrust confide",
  )}`,
);

/** Coming up to somebody. */
export const ENGLISH_APPROACHING = words.expression(
  `went goes came comes ran runs rode clung clings ${regular("hurry rush turn return walk climb cling")}`,
);

export const ENGLISH_AT = words.expression(
  `swore swears threw shot ${regular("shout laugh smile yell scream snapp wink wave glare growl shriek nodd")}`,
);

export const ENGLISH_FROM = words.expression(
  `took takes bought buys stole steals learnt got ${regular("borrow receive learn inherit hear accept rent")}`,
);

/** Being beside somebody. */
export const ENGLISH_BESIDE = words.expression(
  `sat sits knelt kneels stood stands lay ${regular("walk settle")}`,
);
