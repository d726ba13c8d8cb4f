/** The relation that an edge states: Biolink says by qualifiers which way a thing is affected and by `negated` that the edge does not hold, but questions, signs and paths read names of relations. */
import type { PropertyValue } from "../../../shared/graph";
import { bareVerb, relationWords } from "../../../shared/relation-words";
import { BIOLINK_PREFIX, predicateOf, PREDICATE_NAMES } from "./biolink";

type Properties = Readonly<Record<string, PropertyValue>>;

const TRUE = /^\s*(?:true|t|yes|y|1)\s*$/iu;
const DENIES = /\b(?:not|never|cannot)\b/iu;
const DIRECTIONS: Readonly<Record<string, "increases" | "decreases">> = {
  ...{ increased: "increases", upregulated: "increases" },
  ...{ decreased: "decreases", downregulated: "decreases" },
};
const REGULATES = { increases: "positively regulates", decreases: "negatively regulates" };

/** `biolink:affects` with "activity" and "decreased" as "decreases activity of"; "does not treat" for `treats` where `negated` is true. */
export function statedRelation(relation: string, properties?: Properties): string {
  // Asked of every edge of an import, of which hardly one says either.
  if (!properties) return relation;
  const told = Object.hasOwn(properties, "object_direction_qualifier")
    ? withDirection(relation, properties)
    : relation;
  return Object.hasOwn(properties, "negated") && TRUE.test(String(properties["negated"]))
    ? denied(told)
    : told;
}

function withDirection(relation: string, properties: Properties): string {
  const direction = DIRECTIONS[textOf(properties, "object_direction_qualifier").toLowerCase()];
  // Less of one thing that makes less of another is no effect of the first by itself.
  if (!direction || textOf(properties, "subject_direction_qualifier") !== "") return relation;
  const qualified = textOf(properties, "qualified_predicate");
  if (qualified !== "" && predicateOf(qualified) !== "causes") return relation;
  const predicate = predicateOf(relation);
  const aspect = relationWords(textOf(properties, "object_aspect_qualifier"));
  if (predicate === "regulates" && aspect === "") return REGULATES[direction];
  if (predicate !== "affects" && predicate !== "regulates") return relation;
  return aspect === "" ? direction : `${direction} ${aspect} of`;
}

function textOf(properties: Properties, name: string): string {
  const value = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return typeof value === "string" ? value.trim() : "";
}

/** "treats" as "does not treat", "has_phenotype" as "does not have phenotype", "located_in" as "not located in"; what denies already stays. */
export function denied(relation: string): string {
  const bare = relation.startsWith(BIOLINK_PREFIX) ? relation.slice(BIOLINK_PREFIX.length) : relation;
  const words = relationWords(bare);
  if (DENIES.test(words)) return relation;
  const [, adverb = "", verb = "", rest = ""] = /^(\w+ly )?(\w+)(.*)$/u.exec(words) ?? [];
  if (/^(?:is|are|was|were|can|may)$/u.test(verb)) return `${adverb}${verb} not${rest}`;
  return isVerb(verb)
    ? `does not ${adverb}${verb === "has" ? "have" : bareVerb(verb)}${rest}`
    : `not ${words}`;
}

/** "treats", "has", and no "class" or "analysis". */
const isVerb = (word: string): boolean => /[^su]s$/u.test(word) && !/is$/u.test(word);

let affirmed: ReadonlyMap<string, string> | undefined;

/** The predicate that a relation states or denies ("does not treat" → "treats"), undefined where there is none of Biolink's. */
export function predicateStated(relation: string): string | undefined {
  const own = predicateOf(relation);
  if (own !== undefined) return own;
  affirmed ??= new Map([...PREDICATE_NAMES].reverse().map((name) => [denied(name), name]));
  const positive = relation.replace(/^does not (increase|decrease)\b/u, "$1s");
  return affirmed.get(relation) ?? predicateOf(positive);
}
