/** Tokens and names → what a question asks for: its kind, conditions, bounds and form. */
import type { UnderstandParams } from "../../../../shared/stages/understand";
import type { Form } from "../../../../shared/stages/forms";
import type { GraphFacts } from "../execute/graph-facts";
import { asksHow, tellsUse } from "../mechanism/asks-mechanism";
import { signOf } from "../mechanism/relation-signs";
import { isYear } from "../execute/measures/numbers";
import { byStem, WordFit } from "../execute/word-fit";
import type { Parts, World } from "../execute/world";
import type { Ports } from "../stage";
import { roleOf } from "./clause-roles";
import { coreClause, withAgents, type Known } from "./core-clause";
import type { Named } from "./find-mentions";
import { withoutFirst } from "./first-time";
import { isPluralOfNames } from "./conditions/apposition";
import { readAsked } from "./kinds/kind-or-class";
import { lexiconOf, type Lexicon } from "./lexicon";
import { withoutLight, withoutParticles } from "./tokens/light-verbs";
import type { LanguagePack } from "./pack";
import { isContent, marked, orderAt, type Bound } from "./question-parts";
import { asMeasured, measureTokens } from "./measure-words";
import { withoutNotBoth } from "./conditions/only-one";
import { readBounds } from "./read-bounds";
import { rateBehind, withWholeNoun } from "./counted-noun";
import { readSame } from "./categories/same-value";
import { readCategories, withCategories, type CategoriesRead } from "./categories/read-categories";
import { conditionsOf } from "./conditions/conditions-of";
import { readDescriptions } from "./read-descriptions";
import { readForm } from "./read-form";
import { readLimit, readPlace } from "./read-limit";
import { asOrdered } from "./read-order";
import { personGoal } from "./kinds/person-kinds";
import { withKinds, withoutKinds, type KindsSaid } from "./kinds/not-of-kind";
import { atOtherEnd } from "./kinds/other-end";
import { withOwners } from "./tokens/owners";
import { readTokens, type Token } from "./tokens/read-tokens";
import { withDates } from "./tokens/token-dates";
import { isRoleChain } from "./kinds/role-chain";

/** Reads what is asked for, in the words of this graph. */
export async function readWorld(
  question: string,
  names: readonly Named[],
  pack: LanguagePack,
  params: UnderstandParams & {
    readonly describe?: boolean;
    /** What alone is read. */ readonly part?: readonly Token[];
  },
  facts: GraphFacts,
  ports: Ports,
): Promise<World> {
  const lexicon = await lexiconOf(pack, facts, ports.embedder);
  const own = withOwners(readTokens(question, names, pack, lexicon), names, pack);
  const all = asMeasured(withDates(own, pack), pack, facts);
  const known = knownOf(names, facts, lexicon);
  const clause = withoutLight(withAgents(params.part ?? coreClause(all, known), known), names, pack, facts);
  const { tokens: whole, isOnlyOne } = withoutNotBoth(clause);
  const core = withoutUse(question, withoutParticles(whole, facts), facts);
  const isCut = clause.length < all.filter((token) => !marked(token, "lead")).length;
  const fit = await WordFit.of(core.filter(isContent), [...facts.relations, ...facts.labels], ports);
  const {
    tokens: said,
    named,
    roles,
  } = params.describe === false
    ? { tokens: core, named: names, roles: new Map<number, Token>() }
    : await readDescriptions(core, names, facts, fit, pack, ports);
  const { nth, tokens: placed } = readPlace(said, pack);
  const { limit, tokens: meant } = readLimit(placed, pack);
  const unbounded = withoutFirst(asOrdered(meant, facts, pack), named, facts);
  const categories = await readValues(unbounded, named, facts, pack, ports);
  const tokens = categories.tokens;
  const { bounds, rest, ofBounds } = boundsOf(tokens, pack, facts, fit);
  const label = facts.labels.find(({ name }) => name === params.kind);
  const ordered = orderAt(rest);
  const asking = rest.filter((token) => !isPluralOfNames(token, rest, named, facts, fit));
  const spoken = { asking, rest, tokens, named, ordered };
  const { read, ofClass } = await readAsked(spoken, facts, fit, pack, ports);
  const plainKind = label
    ? { tokens: read?.tokens ?? [], goal: { labels: [label.handle] }, isWho: false }
    : // "Directors of more than 3 films with A": the name is the films'.
      read && !isCut && !bounds.some(({ counted }) => counted)
      ? atOtherEnd(read, ordered > 0 ? rest.slice(0, ordered) : rest, named, facts)
      : read;
  const { kind: ofCategories, stray: alien } = withCategories(plainKind, categories, facts);
  const kind = withKinds(ofCategories, categories, facts);
  const stray = [...alien, ...partnersOf(all, core)];
  const conditions = conditionsOf(
    { rest, ordered, kind, ofBounds, ofClass, roles, named, isOnlyOne },
    facts,
    fit,
  );
  const form = formOf(question, { pack, tokens, conditions, bounds, kind }, params.form, facts);
  const parts: Parts = {
    ...{ pack, form, tokens, named, kind, conditions, bounds, stray, isCut },
    isRoleChain: pack.language === "en" && isRoleChain(core, pack.voice),
    ...(limit !== undefined && { limit }),
    ...(nth !== undefined && { nth }),
  };
  return { parts, facts, fit, closedWorld: params.closedWorld, ports };
}

/** "Why do doctors prescribe A for B": who uses it says nothing of how it acts. */
function withoutUse(question: string, tokens: readonly Token[], facts: GraphFacts): readonly Token[] {
  if (!isOfEffect(question, tokens, facts)) return tokens;
  return tokens.filter((token) => !isContent(token) || !tellsUse(token.word));
}

/** What is said of properties: values told by their words, and by what has the same; and the labels denied. */
async function readValues(
  tokens: readonly Token[],
  named: readonly Named[],
  facts: GraphFacts,
  pack: LanguagePack,
  ports: Ports,
): Promise<CategoriesRead & KindsSaid> {
  const { rest, ...kinds } = withoutKinds(tokens, facts, pack);
  const same = await readSame(rest, named, facts, ports);
  const read = await readCategories(same.tokens, facts, pack, ports);
  return { ...read, told: [...read.told, ...same.told], ...kinds };
}

/** Which form the question has: what a person chose, else what its parts say. */
function formOf(
  question: string,
  parts: Pick<Parts, "pack" | "tokens" | "conditions" | "bounds" | "kind">,
  form: UnderstandParams["form"],
  facts: GraphFacts,
): Form {
  const { pack, tokens, conditions, bounds, kind } = parts;
  if (form !== "auto") return form;
  if (isOfEffect(question, tokens, facts)) return "chain";
  const isTold = question.trimEnd().endsWith("?") && isStatement(tokens, pack, facts);
  const byVerb = asksByVerb(tokens, pack, kind?.goal.last ? [] : kind?.tokens) || isTold;
  const read = readForm(tokens, conditions, bounds, kind !== undefined && !kind.isWho, byVerb, pack);
  return kind?.goal.apart && ["list", "both", "either"].includes(read) ? "negation" : read;
}

/** "Why is A given for B", "cum tratează A boala B": how one of two things named acts on the other, in a graph that tells effects. */
function isOfEffect(question: string, tokens: readonly Token[], { relations }: GraphFacts): boolean {
  const names = new Set(tokens.flatMap(({ name }) => name ?? []));
  return (
    names.size > 1 &&
    asksHow(question) &&
    !tokens.some((token) => marked(token, "not", "count", "advice")) &&
    relations.some(({ words }) => signOf(words, false) !== 0)
  );
}

/** The bounds, each with the words that say what it is on, and the tokens that are not theirs. */
function boundsOf(tokens: readonly Token[], pack: LanguagePack, facts: GraphFacts, fit: WordFit) {
  const { bounds: read, rest: left } = readBounds(tokens, pack);
  const found = read.map((bound) => withWholeNoun(bound, tokens, facts));
  const rest = left.filter((token) => !found.some((bound) => bound.tokens.includes(token)));
  const isOfYears = found.some(
    ({ values, counted }) => !counted && values.length > 0 && values.every(isYear),
  );
  const told = found.map((bound) => [...bound.words, ...unitOf(bound, tokens)]);
  const words = told.flat();
  const ofBounds = measureTokens(words, facts, fit, isOfYears ? pack.begins : []);
  const bounds = found.map((bound, at) =>
    bound.counted ? bound : { ...bound, words: told[at]!.filter((word) => ofBounds.has(word)) },
  );
  return { bounds, rest, ofBounds };
}

/** "More than 1000 | million": what stands right behind a bound may be what it is told in, where the graph's measures are called so. */
function unitOf({ tokens: own, counted, name }: Bound, tokens: readonly Token[]): Token[] {
  const [first, second] = tokens.slice(tokens.indexOf(own.at(-1)!) + 1);
  // "Peste 200 000 de locuitori".
  const next = first?.word === "de" ? second : first;
  if (!next || !isContent(next) || counted || name !== undefined) return [];
  return [next, ...rateBehind(next, tokens)];
}

/** What is joined to a name that is read, and is itself left out as part of a story: "asthma vs | COPD: which has more drugs". */
function partnersOf(all: readonly Token[], core: readonly Token[]): Token[] {
  return all.filter((token, at) => {
    const [join, name] = [all[at - 1], all[at - 2]];
    const isJoined = join !== undefined && (marked(join, "or") || /^(?:vs|versus)$/.test(join.word));
    return isJoined && isContent(token) && !core.includes(token) && name?.name !== undefined;
  });
}

/** What may be known of tokens before they are read. */
export function knownOf(named: readonly Named[], facts: GraphFacts, lexicon: Lexicon): Known {
  const persons = personGoal(facts).labels;
  return {
    isDoubtful: ({ name }) => named[name!]!.doubtful === true,
    isPerson: ({ name }) =>
      persons.length === 0 ? undefined : named[name!]!.labels.some((label) => persons.includes(label)),
    isOfSchema: (token) => isContent(token) && lexicon.has(token.english),
  };
}

/** "A loves B?", "A se varsă în B?": who does it, the words of one relation and to whom it is done, with nothing that asks. */
function isStatement(tokens: readonly Token[], { voice }: LanguagePack, { relations }: GraphFacts): boolean {
  const names = [...tokens.keys()].filter((at) => tokens[at]!.name !== undefined);
  const [first = 0, second = 0] = names;
  const said = tokens.filter(
    ({ name, mark }) =>
      name === undefined && !["empty", "aux", "by", "with", "from", "to"].includes(mark ?? ""),
  );
  const told = relations.filter((one) => said.every((word) => isContent(word) && byStem(word, one) > 0));
  const verb = said.length > 0 ? tokens.indexOf(said.at(-1)!) : -1;
  if (names.length !== 2 || told.length === 0 || !(first < tokens.indexOf(said[0]!) && verb < second))
    return false;
  const isOwn = (token: Token) => said.includes(token);
  // Of a drug and a disease it is plain which treats, whatever marks objects.
  if (told.every(({ isTwoWay }) => !isTwoWay)) return true;
  const roles = names.map((name) => roleOf(tokens, name, verb, voice, isOwn));
  return roles[0] !== undefined && roles[1] !== undefined && roles[0] !== roles[1];
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
