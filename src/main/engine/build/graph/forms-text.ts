/** The forms of an entity as its node keeps them: "Basil 115, Hallward 53". */
import type { Entity } from "../build-stage";

/** Forms kept of an entity. */
const MOST = 30;

/** The commonest forms first; one of a family goes by title and surname, for the surname alone is also the others'. */
export function formsText(entity: Entity): string {
  const title = isTitled(entity) ? `${entity.name.split(" ")[0]!} ` : "";
  return [...entity.forms]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([form, n]) => `${title}${form} ${n.toString()}`)
    .join(", ");
}

/** Whether it is named by a title, which is no part of its forms. */
function isTitled({ name, forms }: Entity): boolean {
  return name.includes(" ") && !forms.has(name) && forms.has(name.slice(name.indexOf(" ") + 1));
}
