/** What no graph is asked for: advice, reasons, arithmetic, pairs, that there is nobody else, what did not happen and what is past. */
import type { Form } from "../../../../../shared/stages/forms";
import type { QuestionSpan } from "../../../../../shared/understanding";
import { namesRead, type World } from "../../execute/world";
import type { Mark } from "../pack";
import { byStem } from "../../execute/word-fit";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { unrealIn } from "./unreal";

const RECIPROCAL =
  /\beach other\b|\bone another\b|\buni[ia] pe al(?:ții|tele|tul)\b|\bunul pe altul\b|\breciproc\b/iu;

/** The word that asks for what no computation here gives; undefined where there is none. */
export function unaskedIn(question: string, world: World): QuestionSpan | undefined {
  const { form, tokens } = world.parts;
  // Advice is no fact, and no operation adds, divides or takes one number from another.
  const beyond = tokens.find((token) => marked(token, "advice", "arithmetic"));
  return (
    beyond ??
    whyAsked(tokens, form) ??
    eachOther(question, world) ??
    sortsAsked(question, world) ??
    stepBeyond(world) ??
    nobodyElse(tokens) ??
    unrealIn(question, world)
  );
}

const ALONE = /^(?:only|doar|numai)$/;

/** "Films with | only A", "directed by A only", "not only": that there is nobody else, which no operation looks for. */
function nobodyElse(tokens: readonly Token[]): Token | undefined {
  return tokens.find((token, at) => {
    if (!ALONE.test(token.word)) return false;
    const next = tokens.slice(at + 1).find((one) => !marked(one, "empty", "by", "with", "from", "to"));
    const isLast = at === tokens.length - 1 && tokens[at - 1]?.name !== undefined;
    return next?.name !== undefined || isLast || marked(tokens[at - 1], "not");
  });
}

/** "Which countries border | each other": pairs, and no operation makes pairs; of two things named it only says that both do it. */
function eachOther(question: string, world: World): QuestionSpan | undefined {
  const found = namesRead(world) < 2 ? RECIPROCAL.exec(question) : null;
  return found ? { text: found[0], start: found.index, end: found.index + found[0].length } : undefined;
}

const SORTS =
  /\b(?:types|kinds|sorts) of [\p{L} -]+? (?:are there|exist|are known|do (?:we|you|they) have)\b/iu;

/** "What types of drugs are there": their kinds, of which a list of all drugs says nothing. */
function sortsAsked(question: string, { parts: { named } }: World): QuestionSpan | undefined {
  const found = named.length === 0 ? SORTS.exec(question) : null;
  return found ? { text: found[0], start: found.index, end: found.index + found[0].length } : undefined;
}

/** "In which regions are | the neighbours of A", where the graph has no word for regions: what its neighbours are in, and not they. */
function stepBeyond({ parts: { tokens, kind, pack }, facts }: World): Token | undefined {
  const [within, what] = tokens;
  const [noun] = kind?.tokens ?? [];
  if (!noun || !marked(within, "with", "from") || !marked(what, "what") || facts.labels.length > 0)
    return undefined;
  const isRole = (token: Token, at: number) =>
    isContent(token) &&
    token !== noun &&
    pack.voice.nouns.of.includes(tokens[at + 1]?.word ?? "") &&
    tokens[at + 2]?.name !== undefined &&
    facts.relations.some((relation) => byStem(token, relation) > 0);
  const isOwn = facts.relations.some((relation) => byStem(noun, relation) > 0);
  return !isOwn && tokens.some(isRole) ? noun : undefined;
}

/** "Why did A marry B", "why does A not help in B": reasons are in no graph, but for how one thing acts on another. */
function whyAsked(tokens: readonly Token[], form: Form): Token | undefined {
  const isReason = form !== "list" && form !== "chain";
  return isReason || asks(tokens, "not") ? tokens.find((token) => marked(token, "why")) : undefined;
}

const asks = (tokens: readonly Token[], mark: Mark) => tokens.some((token) => marked(token, mark));
