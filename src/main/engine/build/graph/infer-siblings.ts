/** Brothers and sisters that no sentence names as such: children of one parent. */
import { KIN_RELATIONS } from "../../../../shared/texts/build";
import type { BuiltEdge, Entity } from "../build-stage";
import { formKey } from "../names/form-key";

const CHILD_OF = "DESCENDS_FROM";
const SIBLING_OF = "SIBLING_OF";
/** Children told of one parent may be told of two of one name, so that it is a little less sure than both. */
const LESS = 0.9;

/** An edge with the passage by which its other end has the same parent. */
export interface InferredEdge extends BuiltEdge {
  readonly also: BuiltEdge["statement"];
}

/** Pairs of children of one parent in one work, but for those of whom another kinship is told. */
export function inferSiblings(edges: readonly BuiltEdge[], entities: readonly Entity[]): InferredEdge[] {
  const known = new Set(
    edges.filter(({ relation }) => KINSHIPS.has(relation)).map((edge) => pairOf(edge.source, edge.target)),
  );
  const children = new Map<string, Map<number, BuiltEdge>>();
  for (const edge of edges.filter(({ relation }) => relation === CHILD_OF)) {
    const key = `${edge.text.toString()} ${edge.target.toString()}`;
    const own = children.get(key) ?? new Map<number, BuiltEdge>();
    children.set(key, own);
    if (!own.has(edge.source)) own.set(edge.source, edge);
  }
  return [...children.values()].flatMap((own) => {
    const all = [...own.values()];
    return all.flatMap((a, at) =>
      all.slice(at + 1).flatMap((b) => {
        const pair = pairOf(a.source, b.source);
        if (known.has(pair) || isAlike(entities[a.source]!, entities[b.source]!)) return [];
        known.add(pair);
        // As symmetric relations are stored: the smaller id first.
        const isTurned = entities[a.source]!.id > entities[b.source]!.id;
        return [isTurned ? siblings(b, a) : siblings(a, b)];
      }),
    );
  });
}

const KINSHIPS: ReadonlySet<string> = new Set(KIN_RELATIONS);

/** Names that begin alike may be one person's, misread or inflected: "Marie" beside Maria. */
function isAlike(a: Entity, b: Entity): boolean {
  return formKey(a.name).slice(0, SAME) === formKey(b.name).slice(0, SAME);
}
const SAME = 3;

function pairOf(a: number, b: number): string {
  return [Math.min(a, b), Math.max(a, b)].join(" ");
}

function siblings(a: BuiltEdge, b: BuiltEdge): InferredEdge {
  const confidence = Number((a.statement.confidence * b.statement.confidence * LESS).toFixed(2));
  return {
    ...a,
    relation: SIBLING_OF,
    target: b.source,
    statement: { ...a.statement, relation: SIBLING_OF, rule: "children of one parent", confidence },
    also: b.statement,
  };
}
