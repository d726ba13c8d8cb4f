/** What labels and relations of a graph may be called by who sets a filter. */
import { fold } from "../../../shared/fold";
import type { NamedCount, RelationType } from "../../../shared/graph";
import { withoutNamespace } from "../../../shared/relation-words";
import { labelWords } from "./score/paths/path-world";

/** The graph's names that go by a text: that very name, else all that are shown or said so; none where nothing is. */
export type NamesOf = (text: string) => readonly string[];

/** "Gene" and "small molecule" find "biolink:Gene" and "biolink:SmallMolecule", as the window and answers show them. */
export function namesOfLabels(labels: readonly NamedCount[]): NamesOf {
  return namesBy(labels.map(({ name }) => [name, [withoutNamespace(name), labelWords(name)]]));
}

/** "treats" and "participates in" find "biolink:treats" and "biolink:participates_in". */
export function namesOfRelations(relations: readonly Pick<RelationType, "name" | "words">[]): NamesOf {
  return namesBy(relations.map(({ name, words }) => [name, [words, withoutNamespace(name)]]));
}

function namesBy(known: readonly (readonly [name: string, spoken: readonly string[]])[]): NamesOf {
  const exact = new Set(known.map(([name]) => name));
  const bySpoken = new Map<string, Set<string>>();
  for (const [name, spoken] of known)
    for (const text of [name, ...spoken]) {
      const key = fold(text);
      bySpoken.set(key, (bySpoken.get(key) ?? new Set()).add(name));
    }
  return (text) => (exact.has(text) ? [text] : [...(bySpoken.get(fold(text)) ?? [])]);
}
