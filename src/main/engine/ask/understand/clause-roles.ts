/** Who does it and to whom it is done: which end of a verb a name stands at, read off order, voice and what marks objects. */
import type { Voice } from "./pack";
import { isContent, marked } from "./question-parts";
import type { Token } from "./tokens/read-tokens";

export type Role = "subject" | "object";

/** The role of the name at `name` in what the verb at `verb` tells, `isOwn` saying which words are the verb's ("increases activity of"); undefined where the clause does not say. */
export function roleOf(
  tokens: readonly Token[],
  name: number,
  verb: number,
  voice: Voice,
  isOwn: (token: Token) => boolean = () => false,
): Role | undefined {
  const between = tokens.slice(Math.min(name, verb) + 1, Math.max(name, verb));
  if (between.some((token) => !isOwn(token) && parts(token))) return undefined;
  // "The love of A", "A's love": a noun.
  if (isNoun(tokens, name, verb, voice)) return undefined;
  if (
    isMarkedObject(tokens, name - 1, verb, voice) ||
    (isActiveVerb(tokens, verb, voice) && isOblique(tokens[name - 1], voice))
  )
    return "object";
  if (isPassive(tokens, verb, voice)) {
    const isAgent = voice.agents.includes(tokens[name - 1]?.word ?? "");
    // "Is A associated with B": who stands with whom, which nobody does to anybody.
    if (!isAgent && voice.company.includes(tokens[verb + 1]?.word ?? "")) return undefined;
    if (name < verb && !isAgent) return "object";
    return isAgent ? "subject" : voice.objects.length > 0 ? "object" : undefined;
  }
  // "Ce limbaje au influențat A": many do it, and A is one.
  const isOfMany = voice.plural.includes(tokens[verb - 1]?.word.split(" ").at(-1) ?? "") && name > verb;
  if (isOfMany) return "object";
  if (voice.objects.length === 0) return name < verb ? "subject" : "object";
  return asksOblique(tokens, verb, voice) ? "subject" : markedElsewhere(tokens, name, verb, voice);
}

/** Whether a word before a name says that the verb is done to it: "pe A", "i-a scris lui A". */
function isMarkedObject(tokens: readonly Token[], at: number, verb: number, voice: Voice): boolean {
  const last = tokens[at]?.word.split(" ").at(-1) ?? "";
  return voice.objects.includes(last) || (voice.datives.includes(last) && isAfterHelp(tokens, verb, voice));
}

/** "A scris", "îi datorează": what stands before a verb, and never before a noun. */
export const isAfterHelp = (tokens: readonly Token[], verb: number, { helps, clitics }: Voice): boolean =>
  clitics.length > 0 && [...helps, ...clitics].includes(tokens[verb - 1]?.word.split(" ").at(-1) ?? "");

/** Whether a question says of its verb that somebody is done it for: "cui", "i-a scris"; not "i-a învins pe". */
export const saysGiven = (tokens: readonly Token[], { given, objects, toWhom }: Voice): boolean =>
  tokens.some(({ word }) => toWhom.includes(word)) ||
  (tokens.some(({ word, name }) => name === undefined && given.includes(word.split(" ")[0]!)) &&
    !tokens.some(({ word }) => word.split(" ").some((one) => objects.includes(one))));

const isActiveVerb = (tokens: readonly Token[], verb: number, voice: Voice) =>
  !isPassive(tokens, verb, voice);

/** "In A", "de la A". */
const isOblique = (token: Token | undefined, { obliques }: Voice): boolean =>
  token !== undefined && obliques.includes(token.word.split(" ").at(-1)!);

/** What asks, or joins a clause, nearest before the verb; −1 where nothing does. */
const askerBefore = (tokens: readonly Token[], verb: number): number =>
  tokens.findLastIndex((token, at) => at < verb && marked(token, "what", "who", "where", "count", "clause"));

/** "Unde se varsă A", "prin ce orașe trece A", "râurile în care se varsă A": who does it is told, and where to is asked. */
function asksOblique(tokens: readonly Token[], verb: number, voice: Voice): boolean {
  const at = askerBefore(tokens, verb);
  const asker = tokens[at];
  if (!asker) return marked(tokens[0], "from") && tokens[0]!.word.includes(" ");
  const [first = "", ...more] = asker.word.split(" ");
  // "Cu ce se tratează A": what it is done with may as well do it.
  if (voice.toWhom.includes(asker.word)) return true;
  const before = tokens[at - 1];
  if (voice.company.includes(more.length > 0 ? first : (before?.word ?? ""))) return false;
  return (
    marked(asker, "where") || (more.length > 0 && voice.obliques.includes(first)) || isOblique(before, voice)
  );
}

/** "Ce mănâncă A": what is asked for may do it as well as have it done, and nothing but the name stands beside the verb. */
export function isOpen(tokens: readonly Token[], name: number, verb: number, voice: Voice): boolean {
  const at = askerBefore(tokens, verb);
  const between = tokens.slice(at + 1, verb);
  return at >= 0 && name > verb && voice.open.includes(tokens[at]!.word) && !between.some(parts);
}

/** Whether what stands between a name and a verb may part them into two clauses. */
function parts(token: Token): boolean {
  return isContent(token) || token.name !== undefined || marked(token, "and", "or", "clause", "not");
}

function isNoun(tokens: readonly Token[], name: number, verb: number, voice: Voice): boolean {
  const { nouns } = voice;
  const before = tokens[verb - 1];
  const link = tokens[name + 1];
  return (
    nouns.articles.includes(before?.word ?? "") ||
    (verb < name && nouns.of.includes(tokens[verb + 1]?.word ?? "") && !isAfterHelp(tokens, verb, voice)) ||
    (name < verb && nouns.possessive.includes(link?.word ?? ""))
  );
}

/** Whether several words are said for one verb: "used for" for "treats". */
export const standsForVerb = ({ word, text }: Token): boolean =>
  /\s/.test(text) && !/\s/.test(word) && word.endsWith("s");

/** "Is loved", "was killed", "hated by": the form of "be" nearest before the verb, or the agent right behind it. */
function isPassive(
  tokens: readonly Token[],
  verb: number,
  { be, helps, agents, active, means }: Voice,
): boolean {
  const { word } = tokens[verb]!;
  // "Is A used to treat B": several words that are said for one verb have its voice.
  if (active.test(word) || standsForVerb(tokens[verb]!) || means.includes(word)) return false;
  if (agents.includes(tokens[verb + 1]?.word ?? "")) return true;
  const help = tokens
    .slice(0, verb)
    // "Parkinson's disease" has no "is" in it.
    .flatMap(({ word, name }) => (name === undefined ? word.split(" ") : []))
    .findLast((word) => be.includes(word) || helps.includes(word));
  return help !== undefined && be.includes(help);
}

/** Whether a verb's own clause puts it in a passive: "have been slain", but not "those | that slew". */
export function isInPassive(tokens: readonly Token[], verb: number, voice: Voice): boolean {
  const clause = tokens.findLastIndex((token, at) => at < verb && marked(token, "clause"));
  return isPassive(tokens.slice(clause + 1), verb - clause - 1, voice);
}

/** What a verb may keep behind it in a passive: "depended on by A". */
const STRANDED = /^(?:on|upon|to|at|after|for|with|from|in|into|of)$/;

/** Whether a word is a verb in a passive that names who does it: "loved by A", "by whom was A loved". */
export function isDoneBy(tokens: readonly Token[], verb: number, voice: Voice): boolean {
  const agent = STRANDED.test(tokens[verb + 1]?.word ?? "") ? verb + 2 : verb + 1;
  return voice.agents.includes(tokens[agent]?.word ?? "") && isPassive(tokens, verb, voice);
}

/** Whether what stands at `subject` does what a verb behind it tells, and something before it is asked for: "which packages do most packages depend on". */
export function isAskedOfSubject(
  tokens: readonly Token[],
  subject: number,
  verb: number,
  { helps }: Voice,
  having: readonly string[],
): boolean {
  const help = tokens.findIndex(({ word }) => helps.includes(word) && !having.includes(word));
  return help > 0 && help < subject && subject < verb;
}

/** Where objects are marked, a name that is not is the subject as soon as something else is the object, and no subject beside "who". */
function markedElsewhere(
  tokens: readonly Token[],
  name: number,
  verb: number,
  voice: Voice,
): Role | undefined {
  const { objects, subjects } = voice;
  const asksObject = ({ word }: Token) =>
    word.includes(" ") && word.split(" ").some((one) => objects.includes(one));
  const isMarked = tokens.some(
    (token, at) =>
      at + 1 !== name &&
      (asksObject(token) || (tokens[at + 1]?.name !== undefined && isMarkedObject(tokens, at, verb, voice))),
  );
  if (isMarked) return "subject";
  if (tokens.some((token) => subjects.includes(token.word))) return "object";
  // "A se varsă în B": what stands beside the verb bare does it.
  const isBeside = tokens.some(
    (token, at) => at !== name && token.name !== undefined && isOblique(tokens[at - 1], voice),
  );
  return isBeside && !tokens.some((token) => marked(token, "what", "count", "clause"))
    ? "subject"
    : undefined;
}
