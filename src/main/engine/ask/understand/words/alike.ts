/** English words of one meaning, as data: whichever of a group a graph's relation is called by, the others ask for it. */

import { stem } from "../stem";

/** A group a line; a word may stand in several. Words that turn the relation round ("sells to" and "buys from") are never in one. */
const GROUPS = `
rises springs spring originate originates originated rise
flows cross crosses crossed traverses runs passes
flows empties empty discharges drains tributary tributaries pours
lies lie lying located situated stands stand sits sit found
headquartered headquarters headquarter based base seat hq
founded start started starts establish established founding launched incorporated inaugurated
acquired bought buy purchased purchase acquisition acquisitions takeover
led runs run ceo boss heads head manages managed manager director leader chief
member members lineup consist consists band roster
recorded record records discography
produced producer producers
borders border neighbor neighbors neighbour neighbours neighbouring adjacent adjoins adjoin bordering
employer employs employed works
taught teaches teach teacher teachers tutored
composed compose composes composer composers wrote write writes written
painted painter painters paint paints
built build builds builder builders constructed erected
designed architect architects design designs
kills slays murders assassinates killer slayer murderer
won win wins winner winners awarded awards lifted claimed clinched scooped
buried grave tomb
published publisher publishers issued publish
released release issued
sings sing sang singer singers vocalist vocalists
requires require needs need
supplier supply supplies supplied
hosts hosted host venue
governs governed govern ruled rules ruler
visited visit visits
owner owns owned own owners proprietor
translated translator translators translate
edited editor editors edit
sponsored sponsor sponsors sponsorship
captain captained captains commands commanded commander skipper skippered master
coached coach coaches trainer trained
discovered discover discovers
specialises specializes specialised specialized deals deal dealing dealt trades trade trading sells sell selling
resides reside resided lives live lived living dwells dwell inhabits based residence
occupation profession job career vocation
extracted mined obtained derived sourced
transforms transform transformed converts convert converted turns turn turned becomes become alters altered alteration
trained studied study studies educated learned learnt apprenticed schooled graduated attended
mentored mentor mentors taught teaches teach tutored instructed coached supervised advised
launched launch launches introduced introduces debuted unveiled released release
depicts depict depicted shows show portrays portrayed represents illustrates
wields wield wielded carries carry carried bears
worships worship worshipped venerates venerated reveres revered
defeated defeat defeats beat beats beaten conquered vanquished overcame
attacked attack attacks assaulted raided
invented invent invents devised developed inventor inventors
repaired repair repairs restored restores fixed mended renovated
funded fund funds financed finances sponsored backed
shipped ships ship delivered sent sends dispatched
arrested arrest arrests detained captured imprisoned jailed
charged charges accused indicted prosecuted
presided presides judged heard tried
connects connect connected links link linked joins
ends end terminates terminate
departs depart leaves leave
grows grow grown cultivates cultivated planted plants farmed
harvested harvest picked gathered collected
stored store stores kept keeps housed holds
protects protect protected guards guard guarded defends defended
made makes crafted forged manufactured fashioned
conducted conducts conductor
choreographed choreographer choreographs
hires hired employs recruited recruits
elected appointed chosen
destroyed destroys demolished ruined razed
observed observes seen spotted sighted
prefers prefer likes like favours favors
dislikes dislike hates hate detests
speaks speak spoken talks
costs cost priced price
weighs weigh weight
owns possesses possess holds
served serves serve
suits suit suitable worn wear
maintains maintained maintainer curates curated curator oversees oversaw supervises supervised manages protects guards
harbours harbors carries bears
tows towed pulls hauls
licensed approved authorised authorized certified
screened aired broadcast staged performed
carved sculpted chiselled
copied transcribed written
captured seized caught
bred breeds reared raised
isolated detected found
bequeathed inherited inherits
lends lent borrowed borrows loaned
scored scores netted
crewed manned staffed
narrated narrates
infects infected infection causes
resists resistant resistance
dedicated devoted consecrated
`;

const ALIKE = new Map<string, Set<string>>();
for (const line of GROUPS.trim().split("\n")) {
  const group = line.split(" ");
  for (const key of new Set(group.map(stem))) ALIKE.set(key, new Set([...(ALIKE.get(key) ?? []), ...group]));
}

/** The words that may be meant by any form of a folded English one, itself left out; none where none is known. */
export const alikeWords = (word: string): readonly string[] =>
  [...(ALIKE.get(stem(word)) ?? [])].filter((alike) => alike !== word);
