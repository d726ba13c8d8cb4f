/** The forms of entities as their nodes keep them: "Basil 115, Hallward 53". */
import type { Entity } from "../build-stage";

/** Forms kept of an entity. */
const MOST = 30;

/** The commonest forms first. One of a family goes by title and surname; by the surname alone, too, the man who is named more often than the others. */
export function formsTexts(entities: readonly Entity[]): string[] {
  const most = new Map<string, Entity>();
  for (const entity of entities.filter(isTitled))
    for (const [form, n] of entity.forms)
      if (n > (most.get(form)?.forms.get(form) ?? 0)) most.set(form, entity);
  return entities.map((entity) => {
    const title = isTitled(entity) ? `${entity.name.split(" ")[0]!} ` : "";
    return [...entity.forms]
      .sort(([, a], [, b]) => b - a)
      .slice(0, MOST)
      .flatMap(([form, n]) => {
        const isAlone = title !== "" && entity.gender === "m" && most.get(form) === entity;
        return [`${title}${form} ${n.toString()}`, ...(isAlone ? [`${form} ${n.toString()}`] : [])];
      })
      .join(", ");
  });
}

/** Whether it is named by a title, which is no part of its forms. */
function isTitled({ name, forms }: Entity): boolean {
  return name.includes(" ") && !forms.has(name) && forms.has(name.slice(name.indexOf(" ") + 1));
}
