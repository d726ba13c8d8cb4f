/** The labels of an entity's node: what it is, which pictures and questions go by, and that it is one. Older graphs have them turned round. */
const ENTITY = "Entity";

export function entityLabels(type: string): string[] {
  return [type, ENTITY];
}

/** What an entity is, by its labels in any order; undefined where they are no entity's. */
export function entityType(labels: readonly string[]): string | undefined {
  return labels.includes(ENTITY) ? labels.find((label) => label !== ENTITY) : undefined;
}
