/** Predications as SemRep and SemMedDB write them: "NEG_CAUSES" says of two concepts that one does not cause the other (Kilicoglu et al., 2012). */
import type { PropertyValue } from "../../../shared/graph";

/** Tables of libraries write predicates small. */
const NEGATED = /^neg_/i;

/** SemRep's predicates, without those that only compare. */
const PREDICATES: ReadonlySet<string> = new Set(
  `administered_to affects associated_with augments causes coexists_with complicates converts_to diagnoses disrupts inhibits interacts_with
   isa location_of manifestation_of measures method_of occurs_in part_of precedes predisposes prevents process_of produces stimulates treats uses`.split(
    /\s+/,
  ),
);

interface Predication {
  readonly relation: string;
  readonly properties?: Readonly<Record<string, PropertyValue>>;
}

/** A negated predication as Biolink says it: the predicate itself, `negated`, and its own name as `original_predicate`; any other edge as it is. */
export function withNegation<E extends Predication>(edge: E): E {
  if (!NEGATED.test(edge.relation)) return edge;
  const relation = edge.relation.replace(NEGATED, "");
  if (!PREDICATES.has(relation.toLowerCase())) return edge;
  const properties = { original_predicate: edge.relation, ...edge.properties, negated: true };
  return { ...edge, relation, properties };
}
