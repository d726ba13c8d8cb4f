/** The names in a question: those the linker finds, less words that are the language's own, and names told by common words. */
import { words } from "../../../../shared/fold";
import type { UnderstandParams } from "../../../../shared/stages/understand";
import type { GraphFacts } from "../execute/graph-facts";
import { byStem } from "../execute/word-fit";
import { spellingOf } from "../seed/spelling";
import type { LinkedNames } from "../seed/linked-names";
import type { Ports } from "../stage";
import { findMentions, namesOfWords, type Named } from "./find-mentions";
import { isPointedAt, standsAsName } from "./names/common-names";
import { withNumbered } from "./names/numbered";
import { phrasesNamed } from "./names/cognate-phrases";
import { openingName } from "./names/opening-name";
import { coreClause } from "./core-clause";
import { lexiconOf } from "./lexicon";
import type { LanguagePack } from "./pack";
import { isContent, marked } from "./question-parts";
import { readTokens, type Token } from "./tokens/read-tokens";
import { knownOf } from "./read-world";

/** One or two letters that are the language's own. */
const isParticle = ({ word, mark }: Token): boolean => mark !== undefined && word.length <= 2;

/** What the graph's relations, kinds and tables are called by. */
const stemsOf = ({ relations, labels, tables }: GraphFacts): ReadonlySet<string> =>
  new Set([...relations, ...labels, ...tables].flatMap(({ stems }) => stems));

/** All names of a question, of those linked in it and more, in its order. */
export async function readNames(
  question: string,
  links: LinkedNames,
  params: UnderstandParams,
  facts: GraphFacts,
  pack: LanguagePack,
  ports: Ports,
): Promise<Named[]> {
  const opening = await openingName(question, links, pack, ports);
  const all = { ...links, nodes: [...opening, ...links.nodes] };
  const linked = await namesOf(question, all, params, facts, pack, ports);
  const numbered = await withNumbered(question, linked, facts, pack, ports);
  return withPlainNames(question, numbered, facts, pack, ports);
}

/** Names told by common words that the linker leaves alone: plurals ("comedies" for "Comedy") and words of another language. */
async function withPlainNames(
  question: string,
  named: readonly Named[],
  facts: GraphFacts,
  pack: LanguagePack,
  ports: Ports,
): Promise<Named[]> {
  const schema = stemsOf(facts);
  const lexicon = await lexiconOf(pack, facts, ports.embedder);
  const asked = coreClause(readTokens(question, named, pack, lexicon), knownOf(named, facts, lexicon));
  const isOpen = (token: Token) =>
    isContent(token) &&
    token.word.length > 3 &&
    (isPartOfClass(token, facts) ||
      (!token.stems.some((stem) => schema.has(stem)) &&
        ![...facts.relations, ...facts.labels].some((worded) => byStem(token, worded) > 0)));
  const phrases = pack.headFirst ? await phrasesNamed(question, asked, isOpen, ports) : [];
  const isFree = ({ start, end }: Token) => !phrases.some((one) => start < one.end && one.start < end);
  const plain = asked
    .filter((token) => isOpen(token) && isFree(token))
    .map((token) => ({
      ...token,
      asks: marked(asked[asked.indexOf(token) - 1], "what", "count"),
    }));
  return [...named, ...phrases, ...(await namesOfWords(plain, ports))].sort((a, b) => a.start - b.start);
}

/** "How many elements are gases", where some are noble gases: a word of longer classes alone is free to be a name. */
function isPartOfClass(token: Token, { relations, labels }: GraphFacts): boolean {
  const own = labels.filter((label) => byStem(token, label) > 0);
  const isPart = own.length > 0 && own.every(({ isClass, stems }) => isClass && stems.length > 1);
  return isPart && !relations.some((relation) => byStem(token, relation) > 0);
}

/** "Gamma-ray spectrometer", "Heart failure": written as a common noun is, where a title would have more capitals. */
const isCommonNoun = (name: string): boolean => /\s\p{Ll}/u.test(name) && !/\s\p{Lu}/u.test(name);

/** Names, less those whose words are rather the language's or the schema's own: "before", "film". */
async function namesOf(
  question: string,
  linked: LinkedNames,
  { links }: UnderstandParams,
  facts: GraphFacts,
  pack: LanguagePack,
  ports: Ports,
): Promise<Named[]> {
  const found = await findMentions(question, linked, links, ports);
  const schema = stemsOf(facts);
  const usesCapitals = found.some(
    ({ text, entities }) => entities[0]!.why === "exact" && /^\p{Lu}/u.test(text),
  );
  const asWords = readTokens(question, [], pack);
  const spelling = await spellingOf(facts.schema, ports.embedder);
  const isOrdinary = (text: string, start: number) =>
    !spelling.hasLanguage ||
    (isPointedAt(start, asWords) && words(text).every((word) => spelling.knows(word))) ||
    words(text).every((word) => spelling.isFrequent(word));
  return found.filter(({ text, entities, doubtful, isListed, ...place }) => {
    if (entities[0]!.why === "given") return true;
    // Several ordinary words beside a name beyond doubt are a phrase: "the wife", "last night".
    if (doubtful && /\s/u.test(text)) return false;
    // Who writes one name with its capital would write the other so: "the box" is no film here; but "omeprazole" is nothing else.
    if (
      usesCapitals &&
      isListed !== true &&
      isOrdinary(text, place.start) &&
      text === text.toLowerCase() &&
      entities.every(
        ({ name, why }) => why !== "exact" && name !== name.toLowerCase() && !isCommonNoun(name),
      ) &&
      !(entities[0]!.why === "folded" && standsAsName(place, asWords, facts))
    )
      return false;
    const read = readTokens(text, [], pack);
    const [token, ...more] = read;
    // "Cine l-a regizat" names no "L.A.".
    if (
      text === text.toLowerCase() &&
      more.length > 0 &&
      read.every(isParticle) &&
      entities[0]!.why !== "exact"
    )
      return false;
    if (!token || more.length > 0 || text !== text.toLowerCase()) return true;
    const isQuoted = /["“”„'’‘]/.test(question[question.indexOf(text) - 1] ?? "");
    return isQuoted || (!token.mark && !token.pole && !token.stems.some((stem) => schema.has(stem)));
  });
}
