/** Relations that say what kind a thing is: from a thing to its class, and from a class to a wider one. */
import type { RelationType } from "../../../../../shared/graph";
import { fold } from "../../../../../shared/fold";
import { labelWords } from "../../score/paths/path-world";

/** Those that say of a thing which class it belongs to, whatever else is said of the class. */
const SURE = new Set([
  ...["instance of", "is instance of", "is an instance of", "instance", "instanceof", "p31", "rdf type"],
  ...["occupation", "profession", "p106"],
]);
/** Those that do where their targets are nothing but classes: a "type" may be a thing of its own. */
const LIKELY = new Set([
  ...[
    "type",
    "has type",
    "is of type",
    "of type",
    "type of thing",
    "entity type",
    "node type",
    "object type",
  ],
  ...["kind", "has kind", "class", "has class", "category", "has category", "is type of", "classified as"],
  ...["tip", "tipul", "are tipul", "este de tipul", "categorie", "categoria", "are categoria", "clasa"],
]);
const NARROWER = new Set([
  ...["subclass of", "is subclass of", "sub class of", "subclassof", "p279", "subtype of", "sub type of"],
  ...["subkind of", "subcategory of", "parent class", "superclass", "broader class", "rdfs sub class of"],
  ...["kind of", "is a kind of", "a kind of", "type of", "is a type of"],
  ...["tip de", "este un tip de", "este tip de", "fel de", "este un fel de", "un fel de", "subclasa a"],
]);
/** Those that say either. */
const EITHER = new Set(["is a", "isa", "is an", "a", "este un", "este o", "e un", "e o"]);

/** What a relation tells: "member" and "narrower" as above, "either" of them; "likely" members. */
export type ClassRelation = "member" | "likely" | "narrower" | "either";

/** What the words of a relation tell of kinds; undefined where they tell nothing. */
export function classRelation({
  name,
  words,
}: Pick<RelationType, "name" | "words">): ClassRelation | undefined {
  // Of "/people/person/profession" the last part says it.
  const last = /^\/\w+\/\w+\/(\w+)$/.exec(name)?.[1] ?? "";
  const said = [words, labelWords(name), last].map((text) =>
    fold(text)
      .replace(/[\s:#/_-]+/gu, " ")
      .trim(),
  );
  const isOne = (known: ReadonlySet<string>) => said.some((text) => known.has(text));
  if (isOne(SURE) || /22-rdf-syntax-ns#type$/.test(name)) return "member";
  if (isOne(NARROWER) || /rdf-schema#subClassOf$/.test(name)) return "narrower";
  if (isOne(EITHER)) return "either";
  return isOne(LIKELY) ? "likely" : undefined;
}
