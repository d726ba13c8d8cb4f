/** The kind that one word tells: a label of the graph, or one end of a relation. */
import type { Goal } from "../../execute/choose-path";
import type { GraphFacts, LabelFacts } from "../../execute/graph-facts";
import { byStem, type WordFit } from "../../execute/word-fit";
import { standsForVerb } from "../clause-roles";
import { stem } from "../stem";
import type { Token } from "../tokens/read-tokens";
import { calledSo, headStem } from "./label-heads";
import { VERB } from "./noun-phrase";
import { isPartlyTold, personGoal } from "./person-kinds";
import { endOfPath, roleOf } from "./role-told";

/** A label fits a word from here on when only the embedder says so. */
const ALIKE = 0.6;

const PERSON = stem("person");
/** The kind that a token tells; undefined where it tells none. */
export function kindOf(token: Token, facts: GraphFacts, fit: WordFit): Goal | undefined {
  const labels = facts.labels.map((label) => ({ label, share: fit.of(token, label) }));
  const best = Math.max(0, ...labels.map(({ share }) => share));
  const exact = labels.filter(({ label }) => isCalled(token, label));
  // A "3D film" is a film; a "film genre" is none.
  const kinds = labels.filter(
    ({ label }) => !label.isClass && byStem(token, { stems: [headStem(label)] }) === 1,
  );
  const isLiteralEnd = (relation: GraphFacts["relations"][number]) =>
    endOfPath(token, relation) !== undefined &&
    isPartlyTold(
      relation,
      exact.map(({ label }) => label.handle),
      facts,
    );
  // "Artists of the label A", where only some of those that "/music/label/artist" leads to are told to be artists.
  if (exact.length > 0 && facts.relations.some(isLiteralEnd)) {
    const last = roleOf(token, facts);
    return last ? { labels: [], last } : { labels: [] };
  }
  if (exact.length > 0) {
    const meant = calledSo(
      token,
      [...new Set([...exact, ...kinds])].map(({ label }) => label),
    );
    return { labels: meant.map(({ handle }) => handle) };
  }
  const role = VERB.test(token.word) || standsForVerb(token) ? undefined : roleOf(token, facts);
  if (role && (best < 0.9 || byStem(token, facts.relations[role.relation]!) === 1))
    return { labels: [], last: role };
  const stemmed = labels.filter(({ label }) => byStem(token, label) > 0);
  if (stemmed.length > 0 && !VERB.test(token.word)) return headed(stemmed.map(({ label }) => label));
  if (token.stems.includes(PERSON)) return personGoal(facts);
  if (best < ALIKE || VERB.test(token.word)) return undefined;
  const alike = labels.filter(({ share }) => share === best).map(({ label }) => label.handle);
  // "Artworks" may be paintings as well as sculptures, whichever it is more like.
  return { labels: alike, isLike: true };
}

/** Whether a token is all that a label is called. */
export const isCalled = (token: Token, label: LabelFacts): boolean =>
  byStem(token, label) === 1 && label.stems.length === token.word.split(" ").length;

/**
 * What labels with a word among theirs stand for. Classes are no list of all that is called so: of a "video game" and a "racing video game" the wider
 * is meant by "games", but of a "holding company" and a "railway company" neither is by "companies", which banks may be too.
 */
function headed(labels: readonly LabelFacts[]): Goal {
  const classes = labels.filter(({ isClass }) => isClass);
  if (classes.length < labels.length || labels.length === 1)
    return { labels: labels.map(({ handle }) => handle) };
  const [widest] = [...classes].sort((a, b) => b.count - a.count);
  const isWhole = classes.every((label) =>
    widest!.words.split(" ").every((word) => label.words.includes(word)),
  );
  return { labels: isWhole ? [widest!.handle] : [] };
}
