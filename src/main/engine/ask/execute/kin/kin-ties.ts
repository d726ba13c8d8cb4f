/** What a graph that tells parents or children says of kin: its steps to them, and of which gender its own words make them. */
import { words } from "../../../../../shared/fold";
import { glossed } from "../../understand/words/gloss-romanian";
import type { RelationFacts } from "../graph-facts";
import type { RelationStep } from "../relation-path";

export type Gender = "f" | "m";

/** A step from a child to a parent, and what it makes of either end. */
export interface Tie {
  readonly up: RelationStep;
  readonly parent?: Gender;
  readonly child?: Gender;
}

const PARENTS: ReadonlyMap<string, Gender | undefined> = new Map([
  ["parent", undefined],
  ["parents", undefined],
  ["father", "m"],
  ["mother", "f"],
]);
const CHILDREN: ReadonlyMap<string, Gender | undefined> = new Map([
  ["child", undefined],
  ["children", undefined],
  ["son", "m"],
  ["daughter", "f"],
]);
const HELPS = new Set("is has have a the was had e este are".split(" "));
const OF = new Set(["of", "to", "lui"]);

/** The relations that tell who is whose parent: "parent of", "has child", "son of", "mother". */
export function tiesOf(relations: readonly RelationFacts[]): Tie[] {
  return relations.flatMap((relation) => {
    const [first = "", link, ...more] = words(relation.words).filter((word) => !HELPS.has(word));
    const isOf = OF.has(link ?? "");
    if (relation.hasTerms || more.length > 0 || (link !== undefined && !isOf)) return [];
    const noun = glossed(first).find((word) => PARENTS.has(word) || CHILDREN.has(word)) ?? first;
    const isParent = PARENTS.has(noun);
    if (!isParent && !CHILDREN.has(noun)) return [];
    const gender = isParent ? PARENTS.get(noun) : CHILDREN.get(noun);
    // "Father of" leads from the father, "has father" to him.
    const up = { relation: relation.handle, backward: isParent === isOf };
    return [{ up, ...(gender && (isParent ? { parent: gender } : { child: gender })) }];
  });
}
