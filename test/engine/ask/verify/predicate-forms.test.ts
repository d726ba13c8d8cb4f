/** Forms in which abstracts say something of two concepts: conditions, questions, comparisons, what goes missing, changes named by nouns, patients given something. */
import { expect, test } from "vitest";
import { saidOf } from "./said-of";

const FORMS: readonly (readonly [marked: string, ...wanted: string[]])[] = [
  // Open: a condition, a question, what was only looked into
  ["If [C:ostrel] suppresses [G:KRN4] in neurons, recall should be worse.", "maybe ostrel decreases KRN4"],
  ["Is [C:velorin] a cause of [D:scalp ache]?", "maybe velorin induces scalp ache"],
  ["[C:ostrel] is being evaluated in patients with [D:marsh fever].", "maybe ostrel treats marsh fever"],
  ["[C:ostrel] has been approved for [D:marsh fever].", "ostrel treats marsh fever"],
  ["[D:Marsh fever] appeared closely related to [C:velorin].", "maybe Marsh fever associated velorin"],
  // One subject, two verbs
  [
    "[C:ostrel] prevents [D:marsh fever] but increases [D:scalp ache].",
    "ostrel induces scalp ache",
    "ostrel treats marsh fever",
  ],
  // What goes missing is turned round
  ["[G:KRN4] loss leads to activation of [G:LOM2].", "KRN4 decreases LOM2"],
  ["Silencing of [G:KRN4] reduced [G:LOM2].", "KRN4 increases LOM2"],
  ["Inhibition of [G:KRN4] aggravated [D:marsh fever].", "KRN4 treats marsh fever"],
  // Changes that nouns name
  ["The observed reduction in [G:KRN4] activity by [C:ostrel] was slight.", "ostrel decreases KRN4"],
  ["An increase in the expression of [G:KRN4] was observed after [C:ostrel].", "ostrel increases KRN4"],
  ["The [C:ostrel]-induced decrease in [G:KRN4] was slight.", "ostrel decreases KRN4"],
  ["[G:KRN4] transcription was repressed by [C:ostrel].", "ostrel decreases KRN4"],
  // Who has it is given something
  ["Twenty patients with [D:marsh fever] received [C:ostrel].", "ostrel treats marsh fever"],
  [
    "Ten patients with [D:marsh fever], whose surgery had failed, were treated with [C:ostrel].",
    "ostrel treats marsh fever",
  ],
  ["Patients with [D:marsh fever] benefit from [C:ostrel].", "ostrel treats marsh fever"],
  ["Adults not suffering from [D:marsh fever] received [C:ostrel]."],
  // Compared, and no difference
  ["[C:ostrel] was more effective than placebo in treating [D:marsh fever].", "ostrel treats marsh fever"],
  [
    "[G:KRN4] levels did not differ between patients with [D:marsh fever] and controls.",
    "not KRN4 associated marsh fever",
  ],
  ["The use of [C:velorin] doubled the odds of [D:scalp ache].", "velorin induces scalp ache"],
  ["[D:Scalp ache] can be a consequence of [C:velorin] use.", "velorin induces Scalp ache"],
  // Who bears it stands between, and says nothing of the two
  ["We saw [D:scalp ache] in a woman with [D:marsh fever] after [C:velorin].", "velorin induces scalp ache"],
  // What is only related to something does not cause it
  ["[G:KRN4] associated with [D:marsh fever].", "KRN4 associated marsh fever"],
  // Another clause, with a subject of its own, ends what is said
  [
    "[G:KRN4] is linked to [D:marsh fever], and recent data indicate that the gene is involved in [C:ostrel] synthesis.",
    "KRN4 associated marsh fever",
  ],
  // A participle belongs to the noun before it, and what is in it does nothing outside
  [
    "[C:ostrel] reverses [D:scalp ache] induced by [C:velorin].",
    "ostrel treats scalp ache",
    "velorin induces scalp ache",
  ],
  [
    "[D:Scalp ache] produced by [C:velorin] was reversed by [C:ostrel].",
    "velorin induces Scalp ache",
    "ostrel treats Scalp ache",
  ],
  [
    "We saw [C:velorin]-induced [D:scalp ache] and a prevention of [C:ostrel]-induced [D:marsh fever].",
    "velorin induces scalp ache",
    "ostrel induces marsh fever",
  ],
];

test.each(FORMS)("%s", (marked, ...wanted) => {
  expect(saidOf(marked).sort()).toStrictEqual(wanted.sort());
});
