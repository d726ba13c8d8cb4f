/** What a thing itself has, as a number or a date: "the population of A", "how long is A", "when was A born". */
import type { NodeDetails } from "../../../../shared/graph";
import { message } from "../../../../shared/sentences/sentences";
import type { Named } from "../understand/find-mentions";
import { isContent, marked } from "../understand/question-parts";
import { nounAsked } from "../understand/refusals/unaccounted";
import type { Token } from "../understand/tokens/read-tokens";
import { isAmount } from "./aggregates/attributes";
import { computeNumber } from "./aggregates/compute-number";
import { describedBy, joins, valuesOf } from "./categories";
import { asksOfDeed, asksWhatItDoes } from "./checks/check-time";
import type { LabelFacts, PropertyFacts } from "./graph-facts";
import { toNumber } from "./measures/numbers";
import { byStem } from "./word-fit";
import type { Computed, World } from "./world";

/** The value of a property that all words of the question tell, of the one thing it names; undefined where it asks for anything else. */
export async function computeAttribute(world: World): Promise<Computed | undefined> {
  const { parts, facts } = world;
  const names = parts.tokens.flatMap(({ name }) => name ?? []);
  const named = names.length === 1 ? parts.named[names[0]!] : undefined;
  if (!named || named.by || (parts.form !== "list" && parts.form !== "count")) return undefined;
  const own = describedBy(named.labels, facts);
  const beside = besideVerb(own, parts.tokens, facts);
  const property = beside ?? propertyTold(own, parts.tokens, parts.pack.measures);
  const called = property?.words.split(" ") ?? [];
  // "How many acts has A", where there are actors too: the very word.
  const isVery = told(parts.tokens).some(({ word }) => called.includes(word));
  const isRelation = facts.relations.some(
    (one) =>
      told(parts.tokens).some(
        (token) => byStem(token, one) > 0 && (!isVery || one.words.split(" ").includes(token.word)),
      ) &&
      (one.isTime || !asksWhen(parts.tokens)),
  );
  // "How long does A live" measures, whatever relation is called so.
  const isMeasured = property !== undefined && scaleOf(parts.tokens, parts.pack.measures) !== "";
  if (!property || (isRelation && !isMeasured && !beside)) return undefined;
  if (asksWhatItDoes(parts.tokens) || (property.isTime && asksOfDeed(parts.tokens))) return undefined;
  return attributeTold(property, own, named, world);
}

/** The value of a property of what is named; undefined where it has none and a relation may tell it. Throws what the store throws. */
export async function attributeTold(
  property: PropertyFacts,
  own: readonly LabelFacts[],
  named: Pick<Named, "nodes" | "by">,
  world: World,
): Promise<Computed | undefined> {
  const { ports } = world;
  const attribute = { label: own[0]!, property, isNumeric: true };
  // "How many sheep | are at the folds in A": of all of them at once.
  if (named.by && named.nodes.length > 1 && world.parts.form === "count" && isAmount(attribute)) {
    const found = { complete: true, constraints: [], said: [], ...named.by };
    return computeNumber("sum", attribute, { ...named, found }, world);
  }
  const details = await ports.store.nodeDetails([...named.nodes], ports.signal);
  const isText = own.some(({ texts }) => texts.includes(property));
  // A day is told as it is written, and a number as one.
  const isDay = details.some(({ properties }) => /^\d+-\d\d/.test(String(properties[property.name])));
  return isText || isDay ? saidOf(details, property, world) : measuredOf(details, property, world);
}

function measuredOf(
  details: readonly NodeDetails[],
  { name, words: of }: PropertyFacts,
  world: World,
): Computed | undefined {
  const values = details.flatMap(({ node, properties }) => {
    const value = toNumber(properties[name]);
    return value === undefined ? [] : [{ node, value }];
  });
  const [first] = values;
  if (!first) return untold(of, world);
  return {
    // Namesakes with values of their own: which is meant is not said, so no one value is.
    ...(new Set(values.map(({ value }) => value)).size === 1 && { value: first.value }),
    ...attributeOf(values, of, world),
    said: values.map(({ value }) => message("measured", { measure: of, value })),
  };
}

/** A value that is words stands in the sentence, beside the thing whose it is; one that is the id of another thing, which has a name of its own, means that one. */
async function saidOf(
  details: readonly NodeDetails[],
  { name, words: of }: PropertyFacts,
  world: World,
): Promise<Computed | undefined> {
  const values = details.flatMap(({ node, properties }) => {
    const value = valuesOf(properties[name]).join(", ");
    return value === "" ? [] : [{ node, value }];
  });
  if (values.length === 0) return untold(of, world);
  const meant = await referredTo(values, world);
  return {
    ...attributeOf(meant ?? values, of, world),
    // What is written is what was asked for.
    ...(!meant && { values: [...new Set(values.map(({ value }) => value))] }),
    said: (meant ?? values).map(({ value }) => message("described", { property: of, value })),
  };
}

/** "Manager: e6": the things that values are ids of; undefined where some value is none. */
async function referredTo(
  values: readonly { readonly value: string }[],
  { ports: { store, signal } }: World,
): Promise<{ readonly node: number; readonly value: string }[] | undefined> {
  const found = await store.seeds({ by: "name", names: values.map(({ value }) => value) }, signal);
  const { ids, names } = await store.nodeNames(Int32Array.from(found, ({ node }) => node));
  const meant = found.map(({ node }, at) => ({ node, id: ids[at]!, value: names[at]! }));
  const isId = ({ value }: { readonly value: string }) =>
    meant.some((one) => one.id === value && one.value !== value);
  return values.every(isId) ? meant : undefined;
}

/** Others have such a value, and this one has none; undefined where a relation may tell it. */
function untold(of: string, world: World): Computed | undefined {
  if (world.facts.relations.some((one) => told(world.parts.tokens).some((token) => byStem(token, one) > 0)))
    return undefined;
  const { operations, ...nothing } = attributeOf([], of, world);
  return { ...nothing, operations, complete: false, said: [message("not-said")] };
}

const attributeOf = (values: readonly { readonly node: number }[], of: string, { parts }: World) => ({
  ...{ form: parts.form, complete: true, edges: [], constraints: [] },
  answers: values.map(({ node }) => node),
  operations: [{ operation: "filter" as const, of, left: values.length }],
});

const told = (tokens: readonly Token[]) => tokens.filter(isContent);
const asksWhen = (tokens: readonly Token[]) => tokens.some((token) => marked(token, "when"));

/** "In which stadium does A | play", "on what frequency does A | broadcast": with a preposition before it the noun is no object of the verb, and tells by itself what is asked for; undefined where it is not the one property called so. */
function besideVerb(
  labels: readonly LabelFacts[],
  tokens: readonly Token[],
  { relations, labels: all }: World["facts"],
): PropertyFacts | undefined {
  const [before, what] = tokens;
  const noun = nounAsked(tokens);
  const isBeside = !marked(before, "what", "aux") && !(before && isContent(before)) && marked(what, "what");
  const others = told(tokens).filter((token) => !noun.includes(token));
  if (!isBeside || noun.length === 0 || others.length > 1) return undefined;
  if (noun.some((token) => [...relations, ...all].some((one) => byStem(token, one) > 0))) return undefined;
  const called = labels
    .flatMap(({ properties, texts }) => [...properties, ...texts])
    .filter((property) => noun.every((token) => byStem(token, property) === 1));
  return new Set(called.map(({ name }) => name)).size === 1 ? called[0] : undefined;
}

/** What "how long" measures, and "how much" where nothing else is said; "" where nothing is asked so. */
function scaleOf(tokens: readonly Token[], measures: Readonly<Record<string, string>>): string {
  const how = tokens.findIndex((token) => token.word === "how" || marked(token, "how"));
  const quality = how >= 0 ? tokens[how + 1] : undefined;
  const isAlone = told(tokens).every((token) => token === quality);
  return quality && (quality.word !== "much" || isAlone) ? (measures[quality.word] ?? "") : "";
}

/** "ECO | code", "phone | number": what a value is, whatever it says. */
const VALUE = /^(?:code|number|value|figure|rate|level|cod|codul|numarul|valoarea)$/;

/** "How | much | does A weigh", "cât | cântărește A": what stands behind says of what. */
const AMOUNT = /^(?:much|cat)$/;

/** The only property that the words tell: by its own words, by what "how long" measures, or a time where "when" is asked. */
function propertyTold(
  labels: readonly LabelFacts[],
  tokens: readonly Token[],
  measures: Readonly<Record<string, string>>,
): PropertyFacts | undefined {
  const scale = scaleOf(tokens, measures);
  // "The population of the city A": what A is says nothing more.
  const all = told(tokens).filter(
    (token) =>
      !(scale === "" ? AMOUNT.test(token.word) : token.word in measures) &&
      !joins(token) &&
      !labels.some((label) => byStem(token, label) > 0),
  );
  const isOwn = (token: Token) =>
    labels.some(({ properties, texts }) =>
      [...properties, ...texts].some((property) => byStem(token, property) > 0),
    );
  const words = all.filter((token) => !VALUE.test(token.word) || isOwn(token) || all.length === 1);
  const fits = labels
    .flatMap(({ properties, texts }) => [...properties, ...texts])
    .filter((property) => {
      const isScale =
        scale !== "" && scale.split(" ").some((word) => property.words.split(" ").includes(word));
      const isTold = words.length > 0 && words.every((token) => byStem(token, property) > 0);
      // "How old was A when it died" asks for no time.
      // "Who collected A" asks for no date of collecting.
      if (
        tokens.some((token) => marked(token, "who")) &&
        !labels.some(({ texts }) => texts.includes(property))
      )
        return false;
      if (asksWhen(tokens)) return scale === "" && property.isTime && (isTold || words.length === 0);
      return isScale ? words.length === 0 || isTold : scale === "" && isTold;
    });
  return new Set(fits.map(({ name }) => name)).size === 1 ? fits[0] : undefined;
}
