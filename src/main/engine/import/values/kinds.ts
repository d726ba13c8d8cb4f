/** What files call the kind of a node where they give it no labels. */
export const KINDS: readonly string[] = ["category", "entity_type", "type", "kind"];
