/** What sentences say of two concepts: sentences made up for this test, written down before the patterns saw them. */
import { expect, test } from "vitest";
import { saidOf } from "./said-of";

/** Plain, passive, negated and speculated ones; nothing where two concepts are only named. */
const SENTENCES: readonly (readonly [marked: string, ...wanted: string[]])[] = [
  ["[C:velorin] causes [D:scalp ache] in a third of the volunteers.", "velorin induces scalp ache"],
  ["Long exposure to [C:dumarate] led to [D:marsh fever].", "dumarate induces marsh fever"],
  ["We report a case of [C:velorin]-induced [D:scalp ache].", "velorin induces scalp ache"],
  ["[C:ostrel] attenuates [D:marsh fever] in mice.", "ostrel treats marsh fever"],
  ["[C:ostrel] strongly inhibits [G:KRN4] in the cortex.", "ostrel decreases KRN4"],
  ["[G:KRN4] activates [G:LOM2].", "KRN4 increases LOM2"],
  ["[C:ostrel] is effective in [D:marsh fever].", "ostrel treats marsh fever"],
  ["Levels of [G:KRN4] correlated with [D:marsh fever].", "KRN4 associated marsh fever"],
  ["[G:KRN4] binds to [G:LOM2] at the membrane.", "KRN4 interacts LOM2"],
  ["Treatment of [D:marsh fever] with [C:ostrel] was begun at once.", "ostrel treats marsh fever"],
  [
    "[C:dumarate] enhanced the toxicity, and [C:velorin] lowered [D:marsh fever].",
    "velorin treats marsh fever",
  ],
  ["Both [C:velorin] and [C:dumarate] were given by mouth."],
  // There is no more or less of a variant; who is named beside another, or only likened to it, does nothing
  ["A change of [G:KRN4] that resulted in the substitution [V:S51G] was sought."],
  ["The [C:velorin] part, with or without a potentiating effect of [C:dumarate], counts most."],
  ["Several drugs, chemically related to [C:velorin], did not induce any [D:scalp ache]."],
  ["A woman had [D:scalp ache] while she was treated by [C:dumarate].", "dumarate induces scalp ache"],
  ["[D:Marsh fever] appeared after he took [C:velorin] for a month.", "velorin induces Marsh fever"],
  ["[C:Ostrel] was used to manage [D:marsh fever].", "Ostrel treats marsh fever"],
  ["[D:Marsh fever] is characterized by [D:scalp ache].", "Marsh fever associated scalp ache"],
  ["Patients with [D:marsh fever], [D:scalp ache] or both were asked."],
  // Other names in brackets, gerunds, what is denied or doubted of another thing
  ["A case of [D:scalp ache] ([D:scalp ache]) after [C:velorin] was seen.", "velorin induces scalp ache"],
  [
    "[C:ostrel] acts not only by raising pressure but also by decreasing [G:KRN4] levels.",
    "ostrel decreases KRN4",
  ],
  ["Mutations of [G:KRN4] were found in [D:marsh fever].", "KRN4 associated marsh fever"],
  [
    "We did not observe any correlation between the common polymorphism of the [G:KRN4] gene and [D:marsh fever].",
    "not KRN4 associated marsh fever",
  ],
  [
    "In two of the probable cases the [D:marsh fever] was caused by [C:velorin].",
    "velorin induces marsh fever",
  ],
  // Rows, and what is said of another thing
  [
    "[D:scalp ache], severe [D:gut ache] and [D:marsh fever] after treatment with [C:velorin].",
    "velorin induces gut ache",
    "velorin induces marsh fever",
    "velorin induces scalp ache",
  ],
  [
    "[C:velorin] caused [D:scalp ache] (n = 3), [D:gut ache] (n = 2) and mild [D:marsh fever].",
    "velorin induces gut ache",
    "velorin induces marsh fever",
    "velorin induces scalp ache",
  ],
  ["[C:velorin] treatment increases [D:scalp ache].", "velorin induces scalp ache"],
  ["[D:scalp ache] was seen in rats treated with [C:velorin].", "velorin induces scalp ache"],
  [
    "A man with [D:marsh fever] developed [D:scalp ache] after ingestion of [C:velorin].",
    "velorin induces scalp ache",
  ],
  ["[C:ostrel] led to resolution of the [D:marsh fever]."],
  // Passive
  ["[D:scalp ache] was caused by [C:velorin].", "velorin induces scalp ache"],
  ["[D:scalp ache] has been induced in rats by [C:velorin].", "velorin induces scalp ache"],
  ["[D:marsh fever] was ameliorated by [C:ostrel].", "ostrel treats marsh fever"],
  ["[G:KRN4] was inhibited by [C:ostrel].", "ostrel decreases KRN4"],
  ["Expression of [G:LOM2] is markedly increased by [G:KRN4].", "KRN4 increases LOM2"],
  ["[D:marsh fever] was successfully treated with [C:ostrel].", "ostrel treats marsh fever"],
  ["[D:scalp ache] secondary to [C:velorin] is rare.", "velorin induces scalp ache"],
  ["[G:LOM2] was suppressed after [C:ostrel] had been given.", "ostrel decreases LOM2"],
  ["The [D:scalp ache] was attributed to [C:velorin].", "velorin induces scalp ache"],
  ["[D:marsh fever] was prevented by [C:ostrel] in all animals.", "ostrel treats marsh fever"],
  // Negated
  ["[C:velorin] did not cause [D:scalp ache].", "not velorin induces scalp ache"],
  ["[C:ostrel] failed to prevent [D:marsh fever].", "not ostrel treats marsh fever"],
  ["No association between [G:KRN4] and [D:marsh fever] was found.", "not KRN4 associated marsh fever"],
  ["[D:scalp ache] was not induced by [C:velorin].", "not velorin induces scalp ache"],
  ["We found no evidence that [C:velorin] causes [D:scalp ache].", "not velorin induces scalp ache"],
  ["[G:KRN4] does not interact with [G:LOM2].", "not KRN4 interacts LOM2"],
  ["[C:ostrel] had no effect on [D:marsh fever].", "not marsh fever associated ostrel"],
  ["Neither dose of [C:ostrel] reduced [D:marsh fever].", "not ostrel treats marsh fever"],
  [
    "[C:ostrel] does not abolish [C:velorin]-induced [D:scalp ache].",
    "not ostrel decreases velorin",
    "not ostrel treats scalp ache",
    "velorin induces scalp ache",
  ],
  ["[C:ostrel] never lowered [G:KRN4].", "not ostrel decreases KRN4"],
  ["[C:velorin] was given for a year without causing [D:scalp ache].", "not velorin induces scalp ache"],
  // Speculated
  ["[C:velorin] may cause [D:scalp ache].", "maybe velorin induces scalp ache"],
  ["These data suggest that [C:ostrel] inhibits [G:KRN4].", "maybe ostrel decreases KRN4"],
  ["[G:KRN4] might be involved in [D:marsh fever].", "maybe KRN4 associated marsh fever"],
  ["We asked whether [C:ostrel] protects against [D:marsh fever].", "maybe ostrel treats marsh fever"],
  ["Possible [C:velorin]-induced [D:scalp ache] is described.", "maybe velorin induces scalp ache"],
  ["[D:scalp ache] was probably caused by [C:velorin].", "maybe velorin induces scalp ache"],
  ["[C:ostrel] appears to alleviate [D:marsh fever].", "maybe ostrel treats marsh fever"],
  ["It is unclear whether [G:KRN4] stimulates [G:LOM2].", "maybe KRN4 increases LOM2"],
  ["[C:velorin] could potentially aggravate [D:marsh fever].", "maybe velorin induces marsh fever"],
  // Who is treated, what goes away, what is missing, and what the sentence goes on to say
  ["[D:marsh fever] was found in 10 % of [C:velorin]-treated inpatients.", "velorin induces marsh fever"],
  ["[G:KRN4] was reduced in [C:ostrel]-treated rats.", "ostrel decreases KRN4"],
  ["[D:scalp ache] responded well to treatment with [C:ostrel].", "ostrel treats scalp ache"],
  ["The [D:scalp ache] resolved after therapy with [C:ostrel].", "ostrel treats scalp ache"],
  [
    "These data suggest that [D:scalp ache] secondary to [C:velorin] could be mediated by nerves.",
    "velorin induces scalp ache",
  ],
  [
    "There was no correlation between [C:velorin] or [C:dumarate] levels and [D:marsh fever].",
    "not dumarate associated marsh fever",
    "not marsh fever associated velorin",
  ],
  ["[C:velorin] channel blockers caused [D:scalp ache]."],
  ["Absence of [G:KRN4] increased [G:LOM2].", "KRN4 decreases LOM2"],
  ["The role of [G:KRN4] in [D:marsh fever] has not been elucidated.", "maybe KRN4 associated marsh fever"],
  ["[C:ostrel] protects the kidney by upregulation of [G:LOM2].", "ostrel increases LOM2"],
  [
    "Our data do not provide support for the idea that [C:velorin] causes [D:scalp ache].",
    "not velorin induces scalp ache",
  ],
  ["[C:velorin] may help, but [D:scalp ache] was common."],
  ["[D:marsh fever] was milder with [C:ostrel] than with [C:velorin]."],
  // Groups, clauses that lead in or conclude, what only measures, what appears somewhere
  ["There were fewer strokes and less [D:marsh fever] in the [C:ostrel] group.", "ostrel treats marsh fever"],
  [
    "[D:scalp ache] was more frequent in the [C:velorin] group (8%) than under water (5%); the difference was not significant.",
    "not velorin induces scalp ache",
  ],
  ["As [C:velorin] blocks no receptor of the gut, the pain suggests a release of [C:dumarate]."],
  ["[G:KRN4] was silent in all rats, indicating that heat blocks [G:LOM2]."],
  ["According to [G:KRN4] binding, cells of the aged showed an increase of [C:dumarate]."],
  ["[D:scalp ache] appeared in patients receiving [C:velorin].", "velorin induces scalp ache"],
  [
    "In two families with [D:marsh fever], three novel [G:KRN4] mutations were identified.",
    "KRN4 associated marsh fever",
  ],
  [
    "[C:velorin] induces [D:marsh fever] and may aggravate [D:scalp ache].",
    "velorin induces marsh fever",
    "maybe velorin induces scalp ache",
  ],
  ["It is not known whether [C:velorin] causes [D:scalp ache].", "maybe velorin induces scalp ache"],
  ["Dietary [C:ostrel] lowers [D:marsh fever] in healthy men.", "ostrel treats marsh fever"],
  ["[C:ostrel] acts on the spleen via [G:LOM2] production.", "ostrel increases LOM2"],
];

/** What is put in, denied behind the verb, or only says which. */
const EXACTLY: readonly (readonly [marked: string, ...wanted: string[]])[] = [
  [
    "[C:ostrel] reduced [G:KRN4] but not [G:LOM2] in the cortex.",
    "ostrel decreases KRN4",
    "not ostrel decreases LOM2",
  ],
  ["[C:ostrel] but not [C:velorin] reduced [G:KRN4].", "ostrel decreases KRN4", "not velorin decreases KRN4"],
  ["[C:ostrel] reduces neither weight nor [G:KRN4].", "not ostrel decreases KRN4"],
  ["[C:ostrel] reduces [D:marsh fever]-induced weakness."],
  ["[C:ostrel] lowered mortality in [D:marsh fever] patients."],
  ["The protective effect of [C:ostrel] on [D:marsh fever].", "ostrel treats marsh fever"],
  ["The oncogenic role of [G:KRN4] in [D:marsh fever].", "KRN4 induces marsh fever"],
  ["[C:velorin] is well tolerated but may cause [D:scalp ache].", "maybe velorin induces scalp ache"],
  ["Cells were transfected with [G:KRN4] and treated with [C:ostrel]."],
  ["[C:velorin]-induced seizures, a model of [D:marsh fever], came late."],
  // What is not there, cannot be excluded, or was reached in other words
  ["None of the patients given [C:velorin] developed [D:scalp ache].", "not velorin induces scalp ache"],
  ["No [D:scalp ache] attributable to [C:velorin] was recorded.", "not velorin induces scalp ache"],
  ["We cannot exclude that [C:velorin] triggered the [D:scalp ache].", "maybe velorin induces scalp ache"],
  ["[C:ostrel] was ineffective against [D:marsh fever].", "not ostrel treats marsh fever"],
  ["[G:KRN4] levels remained unaffected by [C:ostrel].", "not KRN4 associated ostrel"],
  ["No benefit of [C:ostrel] was seen in [D:marsh fever].", "not ostrel treats marsh fever"],
  ["[D:scalp ache] was less common among patients taking [C:ostrel].", "ostrel treats scalp ache"],
  ["Patients with [D:marsh fever] improved when [C:ostrel] was added.", "ostrel treats marsh fever"],
  ["[C:ostrel] failed to slow the progression of [D:marsh fever].", "not ostrel treats marsh fever"],
  ["[C:ostrel] resulted in remission of [D:marsh fever].", "ostrel treats marsh fever"],
  ["[D:marsh fever] is increasingly resistant to [C:ostrel]."],
  [
    "[G:KRN4] is inhibited by [C:ostrel], which also binds [G:LOM2].",
    "LOM2 interacts ostrel",
    "ostrel decreases KRN4",
  ],
];

test.each(EXACTLY)("%s", (marked, ...wanted) => {
  expect(saidOf(marked).sort()).toStrictEqual(wanted.sort());
});

test("at least 85 in 100 sentences are read as they were meant", () => {
  const wrong = SENTENCES.filter(
    ([marked, ...wanted]) => saidOf(marked).sort().join() !== wanted.sort().join(),
  );
  expect(
    1 - wrong.length / SENTENCES.length,
    wrong.map(([marked]) => `${marked} → ${saidOf(marked).join("; ")}`).join("\n"),
  ).toBeGreaterThanOrEqual(0.85);
});

test("a concept says nothing of itself, nor over half a page", () => {
  expect(saidOf("[C:velorin] inhibits the uptake of [C:velorin].")).toStrictEqual([]);
  expect(saidOf(`[C:velorin] causes ${"very ".repeat(60)}bad [D:scalp ache].`)).toStrictEqual([]);
});
