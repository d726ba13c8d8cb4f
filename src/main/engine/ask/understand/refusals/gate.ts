/** Plain questions go their way through the stages, but for those whose words mean nothing in the graph. */
import { quoted } from "../../../store/question-words";
import { allProperties } from "../../execute/categories";
import { byStem } from "../../execute/word-fit";
import { isSharp, Unread, type World } from "../../execute/world";
import { asksHow, tellsAct, tellsUse } from "../../mechanism/asks-mechanism";
import { signOf } from "../../mechanism/relation-signs";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";

/** From this fit on a word may be meant by something in the schema, and from the second on one of a question's words is. */
const HINTED = 0.01;
const MEANT = 0.1;
const CAPITAL = /^\p{Lu}/u;

/** Throws Unread where a plain question asks for what the graph does not have. */
export function checkPlain(question: string, { parts, facts, fit }: World): void {
  const { tokens, named } = parts;
  const content = tokens.filter(isContent);
  const why = tokens.find((token) => marked(token, "why"));
  if (why && asksHow(question)) checkOtherEnd(content, question, { parts, facts, fit });
  if (
    why &&
    parts.form !== "chain" &&
    (marked(tokens[tokens.indexOf(why) + 1], "aux") ||
      !content.some((token) => bestFit(token, facts, fit) >= HINTED))
  )
    throw new Unread([why]);
  const how = tokens.findIndex((token) => token.word === "how");
  const after = tokens[how + 1];
  // "Explain how imatinib treats asthma": what acts is no property.
  const isActor = after?.name !== undefined && tokens.slice(how + 2).some(({ word }) => tellsAct(word));
  if (
    how >= 0 &&
    how < 2 &&
    after &&
    !isActor &&
    isAsked(after, named.length) &&
    bestFit(after, facts, fit) < 0.5
  )
    throw new Unread([after]);
  const stray = tokens.find((token, at) => marked(token, "not") || isBetweenWords(tokens, at, facts));
  if (stray && parts.form === "list" && !marked(tokens[0], "aux")) {
    // A denial by itself says nothing: what it denies is not read.
    const denied = marked(stray, "not") ? tokens.slice(tokens.indexOf(stray)).filter(isContent) : [];
    throw new Unread(denied.length > 0 ? denied : [stray]);
  }
  const actor = unknownActor(tokens, (token) => bestFit(token, facts, fit));
  if (actor) throw new Unread([actor], "name");
  const partner = unknownPartner(tokens, (token) => bestFit(token, facts, fit));
  if (partner) throw new Unread([partner], "name");
  checkCapitals(question, { parts, facts, fit });
  if (named.length === 0) throw new Unread(content.length > 0 ? content : tokens, "name");
  const isStrange = (token: Token) => bestFit(token, facts, fit) < MEANT;
  // "Half-life": one word, and as strange as its last part ("co-directors" are directors).
  const isJoined = (one: Token, other: Token) =>
    other.start === one.end + 1 && question.slice(one.end, other.start) === "-";
  const strange = content.filter((token) =>
    content.some((one) => (one === token || isJoined(token, one)) && isStrange(one)),
  );
  // A misspelt "what" says nothing of the matter, and a kind only where a relation is called so ("language").
  const isMatter = (token: Token) =>
    token !== tokens[0] &&
    (!parts.kind?.tokens.includes(token) || facts.relations.some((relation) => byStem(token, relation) > 0));
  // "How does A work": where the graph tells effects, all that A does is asked for.
  const isEffect = parts.form === "chain" && content.every(({ word }) => tellsAct(word));
  if (isEffect && facts.relations.some(({ words }) => signOf(words, false) !== 0)) return;
  if (parts.form === "chain") checkOtherEnd(content, question, { parts, facts, fit });
  const told = content.filter(isMatter);
  const matter = told.length > 0 ? told : content.filter((token) => !parts.kind?.tokens.includes(token));
  if (matter.length > 0 && matter.every((token) => strange.includes(token))) throw new Unread(strange);
}

/** Throws Unread where a word that is written as a name names nothing. */
export function checkCapitals(
  question: string,
  { parts, facts, fit }: Pick<World, "parts" | "facts" | "fit">,
): void {
  const units = parts.bounds.flatMap(({ unit }) => unit ?? []);
  const properties = allProperties(facts);
  // "20 MB" is a number with its unit, and "max CP" what is told of things.
  const content = parts.tokens.filter(
    (token) =>
      isContent(token) && !units.includes(token) && !properties.some((one) => byStem(token, one) === 1),
  );
  const unknown = unknownNames(question, content, parts.tokens, parts, (token) => bestFit(token, facts, fit));
  if (unknown.length > 0) throw new Unread(unknown, "name");
}

/** From this fit on a word is one of the schema's rather than like one. */
const READ = 0.5;

/** Whether all that a lookup says besides names and a kind is only like words of the schema at best: what answers it may be near to what is asked for, and not it. */
export function isLoose({ parts, facts, fit }: World): boolean {
  // "Which stations are on A", where the graph has no kinds: a noun that tells nothing apart is as unread as any.
  const isKind = parts.kind !== undefined && (parts.kind.isWho || isSharp(parts.kind.goal));
  const isKindRead = (token: Token) =>
    parts.kind?.tokens.includes(token) === true && (isKind || parts.pack.things.includes(token.word));
  const told = parts.tokens.filter((token) => isContent(token) && !isKindRead(token));
  const isUnread = (token: Token) => bestFit(token, facts, fit) < READ;
  // "Which astronauts flew on A": what is asked for is no kind here, whatever else is read.
  const asked = parts.tokens[parts.tokens.findIndex((token) => marked(token, "what")) + 1];
  const isOther = asked !== undefined && told.includes(asked) && isUnread(asked);
  // "Drugs for A", "A": nothing says in which relation they stand to it.
  const isBare =
    parts.kind?.goal.last === undefined &&
    parts.conditions.length > 0 &&
    parts.conditions.every((one) => one.words.length === 0 && !one.by && !one.with);
  return parts.form === "list" && (told.length > 0 ? isOther || told.every(isUnread) : isBare);
}

/** Throws Unread with what the only thing named would act on, where the graph does not have it: "how does A help in | river blindness". */
function checkOtherEnd(
  content: readonly Token[],
  question: string,
  { parts, facts, fit }: Pick<World, "parts" | "facts" | "fit">,
): void {
  const isRead = ({ word }: Token) => tellsAct(word) || tellsUse(word);
  const left = content.filter(
    (token) => !isRead(token) && !parts.kind?.tokens.includes(token) && bestFit(token, facts, fit) < READ,
  );
  const last = left.at(-1);
  if (!last || parts.named.length !== 1) return;
  const isFirst = (token: Token, at: number) =>
    at === 0 || /\w\W+\w/.test(question.slice(left[at - 1]!.end, token.start));
  const { start } = left[left.findLastIndex(isFirst)]!;
  throw new Unread([{ text: question.slice(start, last.end), start, end: last.end }], "name");
}

/** "How does zorblaxin treat asthma?", "How is asthma treated by zorblaxin?": what acts, where it is no name of the graph and no kind in it. */
function unknownActor(tokens: readonly Token[], fitOf: (token: Token) => number): Token | undefined {
  const how = tokens.findIndex((token) => marked(token, "how") && token.word.includes(" "));
  if (how < 0) return undefined;
  const by = tokens.findIndex((token, at) => at > how && token.word === "by");
  const agent = by < 0 ? undefined : tokens[by + 1];
  if (agent && isContent(agent) && fitOf(agent) < 0.5) return agent;
  const rest = tokens.slice(how + 1).filter((token) => !marked(token, "empty"));
  const end = rest.findIndex((token) => !isContent(token));
  const [actor, ...more] = end < 0 ? rest : rest.slice(0, end);
  const isActed = more.some((token) => tellsAct(token.word) || fitOf(token) >= 0.5);
  return actor && isActed && fitOf(actor) < 0.5 ? actor : undefined;
}

/** "What connects metformin and zorblax": the last word, joined to a name as another would be, where it is no name of the graph and no kind in it. */
function unknownPartner(tokens: readonly Token[], fitOf: (token: Token) => number): Token | undefined {
  const last = tokens.findLast((token) => isContent(token) || token.name !== undefined);
  if (!last || !isContent(last) || fitOf(last) >= 0.5) return undefined;
  const before = tokens.slice(0, tokens.indexOf(last)).filter((token) => !marked(token, "empty"));
  const [join, partner] = [before.at(-1), before.at(-2)];
  if (marked(join, "and")) return partner?.name === undefined ? undefined : last;
  const isNamed = before.some((token) => token.name !== undefined);
  return isNamed && marked(join, "linked") ? last : undefined;
}

/** "How old": a property, even where some node is called so. */
function isAsked(token: Token, names: number): boolean {
  return (
    isContent(token) || (names > 1 && token.name !== undefined && token.text === token.text.toLowerCase())
  );
}

/** "Treats or palliates": which of two relations was meant cannot be told; "wife or husband" is one. */
function isBetweenWords(tokens: readonly Token[], at: number, { relations }: World["facts"]): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (!marked(tokens[at], "or") || !before || !after || !isContent(before) || !isContent(after)) return false;
  return !relations.some((relation) => byStem(before, relation) > 0 && byStem(after, relation) > 0);
}

/** How well a word fits what in the schema it fits best. */
export function bestFit(token: Token, facts: World["facts"], fit: World["fit"]): number {
  const own = facts.bare ? [...facts.bare.properties, ...facts.bare.texts, ...facts.tables] : [];
  return Math.max(followedFit(token, facts, fit), ...own.map((worded) => fit.of(token, worded)));
}

/** The same of what a lookup follows or ends at: no property of things without labels is any of it, nor what their tables are called. */
export function followedFit(token: Token, facts: World["facts"], fit: World["fit"]): number {
  return Math.max(0, ...[...facts.relations, ...facts.labels].map((worded) => fit.of(token, worded)));
}

/** Words that are written as names and name nothing: in quotation marks, or with a capital inside a question that uses few. */
function unknownNames(
  question: string,
  content: readonly Token[],
  tokens: readonly Token[],
  { named }: World["parts"],
  fitOf: (token: Token) => number,
): Token[] {
  const inQuotes = quoted(question).flatMap(({ start, end }) =>
    named.some((name) => name.start < end && start < name.end)
      ? []
      : tokens.filter((token) => token.start >= start && token.end <= end),
  );
  const capitals = content.filter((token) => token !== tokens[0] && CAPITAL.test(token.text));
  const isTitled = capitals.length > content.length / 2 && content.length > 3;
  const strange = capitals.filter((token) => fitOf(token) < 0.5);
  return [...inQuotes, ...(isTitled && named.length > 0 ? [] : strange)];
}
