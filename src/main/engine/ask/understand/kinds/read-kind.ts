/** The kind of thing a question asks for: a label of the graph, or what stands at one end of a relation ("actors"). */
import { isPersonWord } from "../../../../../shared/languages/person-words";
import type { GraphFacts, RelationFacts } from "../../execute/graph-facts";
import { hasCategories, tellsKinds } from "../../execute/categories";
import type { Goal } from "../../execute/choose-path";
import { byStem, type WordFit } from "../../execute/word-fit";
import { isDoneBy } from "../clause-roles";
import type { LanguagePack, Voice } from "../pack";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { headOf, isLabelWord, nounPhrase, ownWords, VERB } from "./noun-phrase";
import { isOfNext, isVerbOfMany } from "./kind-beside-name";
import { kindOf } from "./kind-of";
import { isPartlyTold, personGoal } from "./person-kinds";
import { isOfBothEnds } from "./role-told";
import { isVerbBehind } from "./verb-behind";
import { asksWho } from "./read-who";
import { ownVerb } from "../words/native-words";
import { stem } from "../stem";
import { rowsOf } from "../../execute/table-rows";
import { timeOrPlaceOf } from "../time-or-place";

export interface KindRead {
  readonly tokens: readonly Token[];
  readonly goal: Goal;
  /** "Who": some one, of whatever label stands for persons. */
  readonly isWho: boolean;
  /** The first kind there is a word for, though something else may be asked for: "when were the films of A released". */
  readonly isGuess?: true;
}

/** "Whose activity does A decrease": the noun of "decreases activity of", where a label only has it among its words. */
function isOfVerb(token: Token, content: readonly Token[], { relations, labels }: GraphFacts): boolean {
  if (labels.some((label) => label.stems.length === 1 && byStem(token, label) > 0)) return false;
  return relations.some(({ words, verbs }) => {
    const [, ...others] = words.split(" ");
    const isNoun = others.at(-1) === "of" && byStem(token, { stems: others.map(stem) }) > 0;
    return isNoun && content.some((one) => one !== token && byStem(one, { stems: verbs }) > 0);
  });
}

/** "Which is the longest river": before a noun that is a kind, "be" only says that it is. */
function isCopula(token: Token, next: Token | undefined, facts: GraphFacts, { be }: Voice): boolean {
  return next !== undefined && be.includes(token.word) && isLabelWord(next, facts);
}

/** Whether other words tell a relation, or none is like this one. */
function isToldElsewhere(
  head: Token,
  content: readonly Token[],
  { relations }: GraphFacts,
  fit: WordFit,
): boolean {
  const isOther = content.some((token) => token !== head && relations.some((one) => byStem(token, one) > 0));
  return isOther || !relations.some((relation) => fit.of(head, relation) > 0);
}

/** "Species of | fish": behind a word for things of any kind, the kind itself. */
function sortOf(
  first: Token,
  tokens: readonly Token[],
  facts: GraphFacts,
  things: readonly string[],
): Token | undefined {
  const [of, noun] = tokens.slice(tokens.indexOf(first) + 1);
  const isOf = things.includes(first.word) && !isLabelWord(first, facts) && marked(of, "by");
  return isOf && noun && isLabelWord(noun, facts) ? noun : undefined;
}

/** "What treats A": a verb, not the treats; but "how many children", "which children did". */
function isVerbAsked(
  { last }: Goal,
  next: Token,
  tokens: readonly Token[],
  asked: number,
  facts: GraphFacts,
): boolean {
  const after = tokens[tokens.indexOf(next) + 1];
  const isNoun = marked(tokens[asked], "count") || marked(after, "aux") || isLabelWord(next, facts);
  const relation = last && facts.relations[last.relation]!;
  // "Ce tratează A": glossed by the verb itself, not by a noun near to it.
  const isForeign = next.native !== undefined && relation?.verbs[0] === stem(next.english[0] ?? "");
  const isOwn = (relation && ownVerb(relation.words) === next.word) || isForeign;
  // "Which capital lies on A": "capital of" is no verb.
  const isOfNoun = relation !== undefined && /^\w*[^s\W] of$/.test(relation.words);
  return isOwn && !isNoun && !isOfNoun && !marked(after, "by");
}

/** "Who of the | teachers": of them, whatever else they are. */
function isWhoOf(token: Token, behind: readonly Token[], facts: GraphFacts): boolean {
  const [of, noun] = behind.filter((one) => !marked(one, "empty"));
  return marked(token, "who") && marked(of, "by") && noun !== undefined && isLabelWord(noun, facts);
}

/** "Ce deține A": of what stands before a name, and nothing else is said of it, that is what it does. */
const isVerbOf = (head: Token, tokens: readonly Token[]): boolean =>
  tokens[tokens.indexOf(head) + 1]?.name !== undefined && tokens.filter(isContent).length === 1;

/** A word for things of which nothing in the graph says what they are, neither a label nor words of their own. */
const isUntold = ({ word }: Token, facts: GraphFacts) =>
  !tellsKinds(facts) && (isPersonWord(word) || !hasCategories(facts));

/** What a language tells about kinds. */
export type KindPack = Pick<LanguagePack, "voice" | "things" | "headFirst">;

/** What the question asks for, read behind "which", "how many" and the like, else off the first word that tells a kind. */
export function readKind(
  tokens: readonly Token[],
  facts: GraphFacts,
  fit: WordFit,
  { voice, things, headFirst }: KindPack,
): KindRead | undefined {
  const content = tokens.filter(isContent);
  const late = tokens.findIndex(
    (token, at) =>
      /^(which|what|care|ce)$/.test(token.word) &&
      tokens[at + 1] !== undefined &&
      isLabelWord(tokens[at + 1]!, facts),
  );
  const early = tokens.findIndex(
    (token, at) => marked(token, "what", "count", "exists") || isWhoOf(token, tokens.slice(at + 1), facts),
  );
  const asked = early >= 0 ? early : late;
  if (isVerbOfMany(tokens, asked, facts)) return undefined;
  const first = asked < 0 ? undefined : tokens.slice(asked + 1).find((token) => isContent(token));
  const next = first && (sortOf(first, tokens, facts, things) ?? first);
  const between = next ? tokens.slice(asked + 1, tokens.indexOf(next)) : [];
  // "What did A direct" asks for no kind by name.
  const isNear = !between.some(
    (token) => marked(token, "clause") || (marked(token, "aux") && !isCopula(token, next, facts, voice)),
  );
  const isAsked = next && isNear && !isOfVerb(next, content, facts);
  const head = isAsked ? (headFirst ? next : headOf(next, tokens, facts)) : undefined;
  // "Which animals", where some are mammals and others birds: a word for things of any kind is like some label, and none.
  const isAny =
    head !== undefined &&
    things.includes(head.word) &&
    !facts.labels.some((label) => byStem(head, label) > 0);
  const goal = head && !isAny ? (rowsOf(head, facts) ?? kindOf(head, facts, fit)) : undefined;
  if (goal && next && isVerbAsked(goal, next, tokens, asked, facts)) return undefined;
  if (head && first && goal) return { tokens: ownWords(first, head, tokens, facts), goal, isWho: false };
  // Where nothing has a kind, a noun that no relation is called by says only that things are asked for.
  const isThing =
    head &&
    isNear &&
    !isVerbOf(head, tokens) &&
    (things.includes(head.word) || isUntold(head, facts)) &&
    !isCalledSo(head, facts) &&
    (things.includes(head.word) || isToldElsewhere(head, content, facts, fit));
  if (isThing) return { tokens: [head], goal: { labels: [] }, isWho: false };
  const last = tokens.at(-1);
  const isLate = early < 0 && last !== undefined && /^(who|whom)$/.test(last.word);
  const asker = tokens.find((token, at) => asksWho(token, tokens[at + 1], facts.relations));
  const who = asker ?? (isLate ? last : undefined);
  if (who) return { tokens: [who], goal: whoGoal(content, facts), isWho: true };
  if (asked >= 0 && next && !isNear) return undefined;
  return (
    thingTold(tokens, facts) ??
    kindTold(tokens, { isAsked: asked >= 0, hasHead: head !== undefined }, facts, fit, {
      voice,
      headFirst,
    })
  );
}

/** Whether a relation is called by a word, other than by what stands at both its ends. */
const isCalledSo = (token: Token, { relations }: GraphFacts): boolean =>
  relations.some((relation) => byStem(token, relation) > 0 && !isOfBothEnds(token, relation));

/** "Lines | opened after 1970", where nothing has a kind: a noun before a word that a relation is called by. */
function thingTold([noun, told]: readonly Token[], facts: GraphFacts): KindRead | undefined {
  if (!noun || !told || !isContent(noun) || !isUntold(noun, facts) || isLabelWord(noun, facts))
    return undefined;
  if (isCalledSo(noun, facts) || !facts.relations.some((relation) => byStem(told, relation) > 0))
    return undefined;
  return { tokens: [noun], goal: { labels: [] }, isWho: false };
}

/** The first of a question's words that tells a kind; `isAsked` where some word asks for one by name, `hasHead` where a noun stands behind it. */
function kindTold(
  tokens: readonly Token[],
  { isAsked, hasHead }: { readonly isAsked: boolean; readonly hasHead: boolean },
  facts: GraphFacts,
  fit: WordFit,
  { voice, headFirst }: Pick<KindPack, "voice" | "headFirst">,
): KindRead | undefined {
  const content = tokens.filter(isContent);
  for (const first of content.slice(0, 4)) {
    const token = headFirst ? first : headOf(first, tokens, facts);
    const rows = !isAsked ? rowsOf(first, facts) : undefined;
    if (rows) return { tokens: [first], goal: rows, isWho: false };
    if (isOfVerb(token, content, facts) || isOfNext(token, tokens, facts)) continue;
    if (!isLabelWord(token, facts) && isDoneBy(tokens, tokens.indexOf(token), voice)) continue;
    const timeOrPlace = timeOrPlaceOf(token, tokens, facts, voice);
    const found = timeOrPlace ?? (isVerbBehind(token, tokens) ? undefined : kindOf(token, facts, fit));
    // "How does A treat B": behind "how" a relation's word is the verb.
    if (found?.last && tokens.slice(0, tokens.indexOf(token)).some((before) => marked(before, "how")))
      continue;
    const isRelation = facts.relations.some((relation) => byStem(token, relation) > 0);
    const isWhole = facts.labels.some((label) => label.stems.length === 1 && byStem(token, label) > 0);
    const isLabel = found && found.labels.length > 0 && (isWhole || !isRelation);
    if (found && (isLabel || first === content[0])) {
      const isGuess =
        !timeOrPlace && (isLabel ? hasHead || asksElse(token, tokens) : asksTimeOrPlace(tokens));
      return {
        tokens: nounPhrase(first, token, tokens),
        goal: found,
        isWho: false,
        ...(isGuess && { isGuess }),
      };
    }
  }
  return undefined;
}

const asksTimeOrPlace = (tokens: readonly Token[]) => tokens.some((one) => marked(one, "when", "where"));

/** Whether a question's words ask for something else than a label in it: a time or a place, what "which" stands before, or the noun of which it only says more ("film co-directors"). */
function asksElse(token: Token, tokens: readonly Token[]): boolean {
  const at = tokens.indexOf(token);
  const next = tokens[at + 1];
  const isModifier = next !== undefined && isContent(next) && !/s$/.test(token.word) && !VERB.test(next.word);
  const isWhich = (one: Token, place: number) =>
    place > at &&
    /^(which|what)$/.test(one.word) &&
    isContent(tokens[place + 1] ?? one) &&
    !marked(tokens[place - 1], "with", "by", "from", "to");
  return isModifier || asksTimeOrPlace(tokens) || tokens.some(isWhich);
}

/** Persons; anyone where what the question tells joins no kind of persons ("donated by" leads to donors). */
function whoGoal(content: readonly Token[], facts: GraphFacts): Goal {
  const persons = personGoal(facts);
  const told = facts.relations.filter((relation) => content.some((token) => byStem(token, relation) > 0));
  const joins = ({ sources, targets }: RelationFacts) =>
    persons.labels.some((label) => sources.has(label) || targets.has(label));
  if (told.some((one) => isPartlyTold(one, persons.labels, facts))) return { labels: [] };
  return told.length === 0 || told.some(joins) ? persons : { labels: [] };
}
