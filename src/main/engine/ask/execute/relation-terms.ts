/** Words by which people ask for the relations of graphs built from texts, where those are not the words of their names. Romanian comes to them by its gloss. */
import { fold, words } from "../../../../shared/fold";
import { labelWords } from "../score/paths/path-world";
import { stem } from "../understand/stem";
import { isBeforeVerb, romanianKey } from "../understand/words/native-words";

export interface RelationTerms {
  /** Verbs for it, said of its source: "X adores Y". */
  readonly verbs: readonly string[];
  /** Other words that tell it from either end: "X together with Y". */
  readonly words: readonly string[];
  /** Nouns for what stands at its target ("the father of X"), and for what stands at its source ("the daughter of X"). */
  readonly ofTarget: readonly string[];
  readonly ofSource: readonly string[];
  /** Whether its target is where something goes, so that it says nothing of where from. */
  readonly isTowards?: true;
}

function terms(verbs: string, words = "", ofTarget = "", ofSource = ""): RelationTerms {
  const split = (text: string): string[] => text.split(" ").filter((word) => word !== "");
  return { verbs: split(verbs), words: split(words), ofTarget: split(ofTarget), ofSource: split(ofSource) };
}

const TERMS: Readonly<Record<string, RelationTerms>> = {
  APPEARS_IN: terms("appear occur figure", "mentioned mention mentions present"),
  HAS_CHARACTER: terms("", "appear"),
  CO_OCCURS_WITH: terms("", "appear together beside accompany"),
  INTERACTS_WITH: terms(
    "talk speak spoke converse chat meet met encounter quarrel argue visit",
    "conversation",
  ),
  LOVES: terms("love adore", "love fond lover beloved"),
  HATES: terms("hate despise detest", "hatred enemy"),
  KILLS: terms("kill murder slay", "murderer killer"),
  OWNS: terms("own possess", "property", "estate"),
  TRAVELS_TO: { ...terms("travel go goes went gone journey arrive move", "journey"), isTowards: true },
  LOCATED_IN: terms("live stay dwell reside lodge settle"),
  MARRIED_TO: terms("marry wed", "married husband wife spouse widow bride groom wedding"),
  SIBLING_OF: terms("", "brother sister sibling"),
  BETROTHED_TO: terms("", "betrothed engaged fiance fiancee"),
  WORKS_FOR: terms(
    "work serve",
    "service",
    "master mistress employer boss superior",
    "servant maid employee secretary assistant clerk",
  ),
  FRIEND_OF: terms("befriend", "friend comrade companion"),
  COUSIN_OF: terms("", "cousin"),
  NEPHEW_OF: terms("", "", "uncle aunt", "nephew niece"),
  GRANDCHILD_OF: terms("", "", "grandfather grandmother grandparent", "grandchild grandson granddaughter"),
  RELATED_TO: terms("", "related relative kin kinsman"),
  DESCENDS_FROM: terms(
    "descend",
    "",
    "father mother parent parents ancestor",
    "son daughter child children descendant offspring",
  ),
};

const NONE: RelationTerms = { verbs: [], words: [], ofTarget: [], ofSource: [] };

/** Kin that no relation tells apart from other kin. */
const UNSAID =
  "stepfather stepmother stepson stepdaughter stepbrother stepsister godfather godmother godson goddaughter inlaw";

/** Every word of the table: one that a graph’s relations do not have asks for what the graph does not say. */
const ALL_TERMS: readonly string[] = [
  ...Object.values(TERMS).flatMap(({ verbs, words, ofTarget, ofSource }) => [
    ...verbs,
    ...words,
    ...ofTarget,
    ...ofSource,
  ]),
  ...UNSAID.split(" "),
];

export function hasTerms(relation: string): boolean {
  return Object.hasOwn(TERMS, relation);
}

/** The words of a relation by its name; none for relations of other graphs. */
export function relationTerms(relation: string): RelationTerms {
  return hasTerms(relation) ? TERMS[relation]! : NONE;
}

const TERM_STEMS: ReadonlySet<string> = new Set(ALL_TERMS.map(stem));

/** What two are to each other is told by the same words of either. */
const OF_EITHER = ["SIBLING_OF", "COUSIN_OF", "MARRIED_TO", "BETROTHED_TO", "FRIEND_OF"];

const KIN_STEMS: ReadonlySet<string> = new Set(
  [
    ...OF_EITHER.flatMap((relation) => TERMS[relation]!.words),
    ...Object.values(TERMS).flatMap(({ ofTarget, ofSource }) => [...ofTarget, ...ofSource]),
    ...UNSAID.split(" "),
  ].map(stem),
);

/** Whether a word, by its stems, is one for kin. */
export const isKin = (stems: readonly string[]): boolean => stems.some((one) => KIN_STEMS.has(one));

/** Whether a word, by its stems, is one that relations of graphs built from texts are asked for by. */
export function isTerm(stems: readonly string[]): boolean {
  return stems.some((one) => TERM_STEMS.has(one));
}

/** What helps a verb, folded: "was slain by", "has been sold to", "este condus de". */
const HELPING =
  /^(?:(?:(?:has|have|had) )?(?:been|be|being|is|are|was|were)|(?:este|e|sunt|era|erau|fost)) (?=\p{L}{3})/u;

/** The word of a relation's name that is its verb; "" where it has none. */
function verbOf(text: string): string {
  const own = words(labelWords(text)).filter((word) => !isBeforeVerb(word));
  return own.join(" ").replace(HELPING, "").split(" ")[0]!;
}

/** What tells a relation: stems of its words, of its verb and of others for it, and of nouns for one of its ends. */
export function toldBy(name: string, text: string) {
  const own = stemsOf(text);
  const verb = verbOf(text);
  const terms = relationTerms(name);
  const [verbs, ofTarget, ofSource] = [
    [stem(verb), ...terms.verbs.map(stem)],
    terms.ofTarget.map(stem),
    terms.ofSource.map(stem),
  ];
  const stems = [...new Set([...own, ...verbs, ...terms.words.map(stem), ...ofTarget, ...ofSource])];
  const nativeVerbs = [romanianKey(verb)];
  return {
    stems,
    verbs,
    nativeVerbs,
    hasTerms: hasTerms(name),
    ofTarget,
    ofSource,
    isTowards: terms.isTowards === true,
    form: fold(text).replace(/(\p{L}{3}[st])[aei](?= |$)/gu, "$1"),
  };
}

/** Stems of all words of a schema's name. */
export function stemsOf(text: string): string[] {
  return words(labelWords(text)).map(stem);
}

/** Whether a word, or what a Romanian one is in English, asks for a relation of graphs built from texts. */
export const isTermOf = ({
  stems,
  english,
}: {
  readonly stems: readonly string[];
  readonly english: readonly string[];
}): boolean => isTerm([...stems, ...english.slice(0, 1).map(stem)]);
