/** Stage 1: what a question asks for. What its form says is to be computed is computed here; a plain question goes on through the stages. */
import { inEnglish, message, type Message } from "../../../../shared/sentences";
import type { Form } from "../../../../shared/stages/forms";
import type { UnderstandParams } from "../../../../shared/stages/understand";
import type { Outcome, QuestionSpan, Understanding } from "../../../../shared/understanding";
import { compute } from "../execute/compute";
import { factsOf, type GraphFacts } from "../execute/graph-facts";
import { WordFit } from "../execute/word-fit";
import { Unread, type Computed, type Parts, type World } from "../execute/world";
import type { Ports } from "../stage";
import { findMentions, namesOfWords, type Named } from "./find-mentions";
import { checkPlain } from "./gate";
import { ENGLISH } from "./pack-english";
import { ROMANIAN } from "./pack-romanian";
import type { LanguagePack } from "./pack";
import { coreClause } from "./core-clause";
import { isContent, marked, readBounds, readConditions, type Condition } from "./question-parts";
import { readForm } from "./read-form";
import { kindOf, readKind } from "./read-kind";
import { languageOf, readTokens, type Token } from "./read-tokens";
import { offersFor, refusalOf } from "./refuse";
import { stem as stemOf } from "./stem";

/** Longer texts are no questions; linking and embedding them would take seconds. */
const MOST_WORDS = 150;
const PACKS = [ENGLISH, ROMANIAN];

/** What was understood; `computed` where an answer was computed or the question refused. */
export interface Understood {
  readonly question: string;
  readonly understanding: Understanding;
  readonly outcome: Outcome;
  readonly named: readonly Named[];
  /** Absent where the question goes on as a plain one. */
  readonly computed?: Computed;
}

/** Reads a question; computes what its form asks for, or refuses it. Throws what the store and the embedder throw, or AbortError. */
export async function understand(
  question: string,
  params: UnderstandParams,
  ports: Ports,
): Promise<Understood> {
  const pack = languageOf(question.slice(0, 2000), PACKS);
  const unfit = unfitting(question);
  if (unfit) return refused(question, pack, [], unfit, [], []);
  const facts = await factsOf(ports.store, ports.signal);
  const linked = await namesOf(question, params, facts, pack, ports);
  const named = await withPlainNames(question, linked, facts, pack, ports);
  const world = await worldOf(question, named, pack, params, facts, ports);
  try {
    const computed = await answer(question, world, pack);
    return computed ? told(question, pack, world, computed) : plain(question, pack, world);
  } catch (thrown) {
    if (!(thrown instanceof Unread)) throw thrown;
    const offers = await offersFor(named, facts, ports);
    return refused(question, pack, named, refusalOf(thrown, offers), thrown.words, offers);
  }
}

/** Names told by common words that the linker leaves alone: plurals ("comedies" for "Comedy") and words of another language. */
async function withPlainNames(
  question: string,
  named: readonly Named[],
  facts: GraphFacts,
  pack: LanguagePack,
  ports: Ports,
): Promise<Named[]> {
  const schema = new Set([...facts.relations, ...facts.labels].flatMap(({ stems }) => stems));
  const open = readTokens(question, named, pack, schemaWords(facts)).filter(
    (token) => isContent(token) && token.word.length > 3 && !token.stems.some((stem) => schema.has(stem)),
  );
  return [...named, ...(await namesOfWords(open, ports))].sort((a, b) => a.start - b.start);
}

/** Why a text cannot be a question at all. */
function unfitting(question: string): Message | undefined {
  const count =
    question.length > 20_000 ? question.length / 6 : (question.match(/[\p{L}\p{N}]+/gu) ?? []).length;
  if (count > MOST_WORDS) return message("refused-long", { words: Math.round(count), most: MOST_WORDS });
  return /\p{L}/u.test(question) ? undefined : message("refused-empty");
}

/** Names, less those whose words are rather the language's or the schema's own: "before", "film". */
async function namesOf(
  question: string,
  { links }: UnderstandParams,
  facts: GraphFacts,
  pack: LanguagePack,
  ports: Ports,
): Promise<Named[]> {
  const found = await findMentions(question, links, ports);
  const schema = new Set([...facts.relations, ...facts.labels].flatMap(({ stems }) => stems));
  const usesCapitals = found.some(
    ({ text, entities }) => entities[0]!.why === "exact" && /^\p{Lu}/u.test(text),
  );
  return found.filter(({ text, entities }) => {
    if (entities[0]!.why === "given") return true;
    // Who writes one name with its capital would write the other so: "the box" is no film here.
    if (
      usesCapitals &&
      text === text.toLowerCase() &&
      entities.every(({ name, why }) => why !== "exact" && name !== name.toLowerCase())
    )
      return false;
    const [token, ...more] = readTokens(text, [], pack);
    if (!token || more.length > 0 || text !== text.toLowerCase()) return true;
    const isQuoted = /["“”„'’‘]/.test(question[question.indexOf(text) - 1] ?? "");
    return isQuoted || (!token.mark && !token.pole && !token.stems.some((stem) => schema.has(stem)));
  });
}

async function worldOf(
  question: string,
  named: readonly Named[],
  pack: LanguagePack,
  params: UnderstandParams,
  facts: GraphFacts,
  ports: Ports,
): Promise<World> {
  const all = readTokens(question, named, pack, schemaWords(facts));
  const tokens = coreClause(all);
  const fit = await WordFit.of(tokens.filter(isContent), [...facts.relations, ...facts.labels], ports);
  const { bounds: found, rest } = readBounds(tokens);
  const ofBounds = measureTokens(
    found.flatMap(({ words }) => words),
    facts,
    fit,
  );
  const bounds = found.map((bound) =>
    bound.counted ? bound : { ...bound, words: bound.words.filter((word) => ofBounds.has(word)) },
  );
  const label = facts.labels.find(({ name }) => name === params.kind);
  const read = readKind(rest, facts, fit);
  const kind = label ? { tokens: read?.tokens ?? [], goal: { labels: [label.handle] }, isWho: false } : read;
  const ordered = rest.findIndex((token) => marked(token, "ordered", "falling", "alphabetical"));
  const isTail = (token: Token) => ordered > 0 && rest.indexOf(token) >= ordered && token.name === undefined;
  const isOther = (token: Token) =>
    isTail(token) ||
    ofBounds.has(token) ||
    isScale(token, rest, facts, fit) ||
    (!kind?.tokens.includes(token) && isAppositionOf(token, rest, named, facts, fit));
  const matter = rest.filter((token) => !isOther(token));
  const conditions = withInherited(
    readConditions(matter, (token) => kind?.tokens.includes(token) ?? false),
    named,
  );
  const form =
    params.form === "auto"
      ? readForm(
          tokens,
          conditions,
          bounds,
          kind !== undefined && !kind.isWho,
          asksByVerb(tokens, pack, kind?.goal.last ? [] : kind?.tokens),
        )
      : params.form;
  const isCut = tokens.length < all.filter((token) => !marked(token, "lead")).length;
  const parts: Parts = { form, tokens, named, kind, conditions, bounds, isCut };
  return { parts, facts, fit, closedWorld: params.closedWorld, ports };
}

/** "Treats A B?" in a language that asks so. */
function asksByVerb(tokens: readonly Token[], pack: LanguagePack, kind: readonly Token[] = []): boolean {
  const first = tokens.find((token) => !marked(token, "empty"));
  const names = tokens.filter(({ name }) => name !== undefined).length;
  const asks = tokens.some((token) =>
    marked(token, "what", "who", "when", "where", "count", "how", "clause"),
  );
  return (
    pack.asksByVerb && names > 1 && !asks && first !== undefined && isContent(first) && !kind.includes(first)
  );
}

/** Words of relations and labels, and their plurals: what else a content word may be spelt as. */
function schemaWords({ relations, labels }: GraphFacts): string[] {
  return [...relations, ...labels]
    .flatMap(({ words }) => words.split(" "))
    .flatMap((word) => [word, `${word}s`, stemOf(word)]);
}

/** "The film A": the word only says what A is. */
function isAppositionOf(
  token: Token,
  tokens: readonly Token[],
  named: readonly Named[],
  facts: GraphFacts,
  fit: WordFit,
): boolean {
  const next = tokens[tokens.indexOf(token) + 1];
  if (!isContent(token) || next?.name === undefined) return false;
  const kind = kindOf(token, facts, fit);
  return (
    kind !== undefined && !kind.last && named[next.name]!.labels.some((label) => kind.labels.includes(label))
  );
}

/** "… treat A but not B": what is told of A holds for B where nothing else is said and both are of one kind. */
function withInherited(conditions: readonly Condition[], named: readonly Named[]): Condition[] {
  const labelsOf = ({ names }: Condition) => names.flatMap((name) => named[name]!.labels);
  return conditions.reduce<Condition[]>((all, one) => {
    const before = all.at(-1);
    const isAlike = before && labelsOf(before).some((label) => labelsOf(one).includes(label));
    const inherits = isAlike && one.words.length === 0 && before.words.length > 0 && !one.with;
    return [...all, inherits ? { ...one, words: before.words, before: before.before, by: before.by } : one];
  }, []);
}

/** Words that say what a bound is on ("released before 1950") and nothing else. */
function measureTokens(words: readonly Token[], facts: GraphFacts, fit: WordFit): Set<Token> {
  const measures = [
    ...facts.relations.filter(({ isNumeric }) => isNumeric),
    ...facts.labels.flatMap(({ properties }) => properties),
  ];
  const others = [...facts.relations.filter(({ isNumeric }) => !isNumeric), ...facts.labels];
  const best = (token: Token, worded: readonly { words: string; stems: readonly string[] }[]) =>
    Math.max(0, ...worded.map((one) => fit.of(token, one)));
  return new Set(
    words.filter((token) => best(token, measures) >= 0.3 && best(token, measures) > best(token, others)),
  );
}

/** "came out first", "released last": the words say how a scale is meant. */
function isScale(token: Token, tokens: readonly Token[], facts: GraphFacts, fit: WordFit): boolean {
  return isContent(token) && tokens.some(({ pole }) => pole) && measureTokens([token], facts, fit).has(token);
}

/** A computed answer; undefined for a plain question, which the stages that follow answer. */
async function answer(question: string, world: World, pack: LanguagePack): Promise<Computed | undefined> {
  const { form, tokens, conditions, kind, named } = world.parts;
  const isOrdered = tokens.some((token) => marked(token, "ordered", "falling", "alphabetical"));
  const isKindOnly = conditions.length === 0 && kind !== undefined && !kind.isWho && named.length === 0;
  const isPlain =
    form === "chain" ||
    (form === "list" &&
      !isOrdered &&
      !isKindOnly &&
      !world.parts.isCut &&
      (pack.language === "en" || named.length === 0));
  checkNames(question, world);
  if (!isPlain) return compute(world);
  checkPlain(question, world);
  return undefined;
}

/** Names that the graph does not have are refused whatever the form. */
function checkNames(question: string, world: World): void {
  if (world.parts.named.length === 0 && world.parts.kind === undefined) checkPlain(question, world);
}

function plain(question: string, pack: LanguagePack, { parts, facts }: World): Understood {
  const understanding = { ...understood(pack, parts.named), form: parts.form, ...kindShown(parts, facts) };
  return { question, understanding, outcome: { form: parts.form, complete: true }, named: parts.named };
}

function told(question: string, pack: LanguagePack, { parts, facts }: World, computed: Computed): Understood {
  const { form, value, complete, operations, constraints } = computed;
  const understanding = {
    ...understood(pack, parts.named),
    form,
    ...kindShown(parts, facts),
    operations: [...operations],
    constraints: [...constraints],
  };
  return {
    question,
    understanding,
    outcome: { form, ...(value !== undefined && { value }), complete },
    named: parts.named,
    computed,
  };
}

function refused(
  question: string,
  pack: LanguagePack,
  named: readonly Named[],
  sentence: Message,
  unread: readonly Pick<Token, "text" | "start" | "end">[],
  offers: readonly string[],
): Understood {
  const form: Form = "none";
  const spans = unread.map(({ text, start, end }): QuestionSpan => ({ text, start, end }));
  const understanding = { ...understood(pack, named), form, unread: spans, offers: [...offers] };
  const nothing = { answers: [], edges: [], operations: [], constraints: [] };
  const computed: Computed = { form, complete: false, said: [sentence], ...nothing };
  return { question, understanding, outcome: { form, complete: false, refused: sentence }, named, computed };
}

function understood({ language }: LanguagePack, named: readonly Named[]): Omit<Understanding, "form"> {
  const mentions = named.map(({ text, start, end, entities }) => ({
    text,
    start,
    end,
    entities: [...entities],
  }));
  return { language, mentions, constraints: [], operations: [], unread: [], offers: [] };
}

function kindShown({ kind }: Parts, { labels, relations }: GraphFacts): Partial<Pick<Understanding, "kind">> {
  const [token] = kind?.tokens ?? [];
  if (!kind || !token) return {};
  const { text, start, end } = token;
  const label = kind.goal.labels.map((handle) => labels[handle]?.name ?? "").join(", ");
  const { last } = kind.goal;
  return { kind: { text, start, end, label, ...(last && { relation: relations[last.relation]!.name }) } };
}

/** What a refusal says, for a document in English. */
export function refusalText({ refused }: Outcome): string | undefined {
  return refused && inEnglish(refused);
}
