/** Whether the words of a list's question are read: by conditions, bounds and the kind. */
import { isAppositionOf } from "../../understand/conditions/apposition";
import { isCalled } from "../../understand/kinds/kind-of";
import { isContent, marked, orderAt } from "../../understand/question-parts";
import type { Token } from "../../understand/tokens/read-tokens";
import { byStem } from "../word-fit";
import { Unread, type World } from "../world";

/** From this fit on a word that no condition read is one of the schema's all the same. */
const HINTED = 0.5;

/** An "or" between words rather than names: which of the two was meant cannot be told. */
function isStray(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  return before !== undefined && after !== undefined && isContent(before) && isContent(after);
}

function orderTokens(tokens: readonly Token[]): readonly Token[] {
  const first = orderAt(tokens);
  // "Order the airlines by fleet": the verb stands first, and what is measured last.
  const at = first === 0 ? tokens.findLastIndex((token) => marked(token, "ordered")) : first;
  return at > 0 ? tokens.slice(at) : [];
}

/** Throws Unread where content words stand with no name, no kind and no bound. */
export function checkWords(world: World): void {
  const { parts, facts, fit } = world;
  const asked = parts.kind?.tokens[0]?.start ?? 0;
  const read = new Set([
    ...parts.conditions.flatMap(({ words }) => words),
    // What stands before the kind ("| Asian | countries with no neighbours") says nothing of what is counted.
    ...parts.bounds.flatMap(({ words }) => words.filter(({ start }) => start > asked)),
    ...parts.bounds.flatMap(({ tokens }) => tokens),
    ...orderTokens(parts.tokens),
    ...(parts.kind?.tokens ?? []),
  ]);
  const schema = [...facts.relations, ...facts.labels];
  const further = parts.tokens.find((token) => token.pole?.degree === "more" && !read.has(token));
  if (further) throw new Unread([further], "measure");
  const negation = parts.tokens.find((token) => marked(token, "not") && !read.has(token));
  if (negation && !parts.conditions.some(({ negated }) => negated)) throw new Unread([negation]);
  const pointed = pointedAt(world);
  if (pointed) throw new Unread([pointed], "way");
  // A class is said of things, and not by any relation.
  const isClass = (token: Token) => facts.labels.some((label) => label.isClass && isCalled(token, label));
  const isHinted = (token: Token) =>
    parts.conditions.length > 0 &&
    !isClass(token) &&
    schema.some((worded) => fit.of(token, worded) >= HINTED);
  const or = parts.tokens.find((token, at) => marked(token, "or") && isStray(parts.tokens, at));
  if (
    or &&
    !parts.conditions.some(({ names, join }) => names.length > 1 && join === "or") &&
    parts.bounds.length === 0
  )
    throw new Unread([or]);
  const left = parts.tokens.filter(
    (token) =>
      isContent(token) &&
      !read.has(token) &&
      !isHinted(token) &&
      !isOnlyOne(token, world) &&
      !isAppositionOf(token, parts.tokens, parts.named, facts, fit),
  );
  if (left.length > 0) throw new Unread(left);
}

/** "Which films of A don't star | him": what a denied name has besides was told before it; undefined where a denied name is not pointed at. */
function pointedAt({ parts }: World): Token | undefined {
  const { tokens, conditions, pack } = parts;
  const not = tokens.findIndex((token) => marked(token, "not"));
  if (not < 0 || conditions.length === 0 || !conditions.every(({ negated }) => negated)) return undefined;
  const isPointing = ({ word }: Token) =>
    word.split(" ").some((one) => pack.indefinite.pointing.includes(one));
  return tokens.slice(not).some(isPointing)
    ? tokens.slice(0, not).find(({ name }) => name !== undefined)
    : undefined;
}

/** "How many chapters has the novel", "the story": where a graph has one novel, it is meant. */
function isOnlyOne(token: Token, { facts, parts: { pack } }: World): boolean {
  const isWork = pack.texts.work.test(token.word);
  return facts.labels.some(
    (label) => label.count === 1 && (byStem(token, label) > 0 || (isWork && label.name === "Work")),
  );
}
