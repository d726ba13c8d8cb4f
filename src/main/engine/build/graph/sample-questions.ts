/** Questions that a graph built from texts can answer, from its own edges: what the library offers to begin with. */
import { APPEARS_IN, TOGETHER } from "../../../../shared/texts/build";
import type { Built } from "./check";

/** How a relation is asked for, its source named; English beside Romanian. */
const ASKED: Readonly<Record<string, { readonly ro: string; readonly en: string }>> = {
  LOVES: { ro: "Pe cine iubește {name}?", en: "Whom does {name} love?" },
  INTERACTS_WITH: { ro: "Cu cine vorbește {name}?", en: "Who talks to {name}?" },
  TRAVELS_TO: { ro: "Unde pleacă {name}?", en: "Where does {name} travel to?" },
  LOCATED_IN: { ro: "Unde stă {name}?", en: "Where does {name} live?" },
  [APPEARS_IN]: { ro: "În ce capitole apare {name}?", en: "In which chapters does {name} appear?" },
  [TOGETHER]: { ro: "Cine apare împreună cu {name}?", en: "Who appears together with {name}?" },
};
const MOST = 8;

/** At most eight, of characters that most is said of; in English, and in Romanian too where a text is. */
export function sampleQuestions({ texts, resolved, checked }: Built): string[] {
  const isRomanian = texts.some(({ work }) => work.language === "ro");
  const named = namesakes(resolved.entities.map(({ name }) => name));
  const questions = Object.entries(ASKED).flatMap(([relation, words]) => {
    const [first, second = first] = busiest(relation, { texts, resolved, checked })
      .map((entity) => resolved.entities[entity]!.name)
      .filter((name) => named.get(name) === 1);
    if (first === undefined || second === undefined) return [];
    const english = words.en.replace("{name}", isRomanian ? second : first);
    return isRomanian ? [words.ro.replace("{name}", first), english] : [english];
  });
  return [...new Set(questions)].slice(0, MOST);
}

function namesakes(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Characters from which most edges of a relation go out, those that stay in the graph. */
function busiest(relation: string, { texts, resolved, checked }: Built): number[] {
  const counts = new Map<number, number>();
  const count = (entity: number): void => {
    if (entity >= 0 && checked.stays[entity] && resolved.entities[entity]!.type === "Character")
      counts.set(entity, (counts.get(entity) ?? 0) + 1);
  };
  if (relation !== APPEARS_IN)
    for (const edge of [...checked.edges, ...checked.together]) {
      if (edge.relation === relation) count(edge.source);
    }
  else if (texts.some(({ work }) => work.chapters.some(({ title }) => title !== "")))
    texts.forEach(({ of }, place) => of.forEach((chain) => count(resolved.entityOf[place]![chain]!)));
  return [...counts].sort(([a, n], [b, m]) => m - n || a - b).map(([entity]) => entity);
}
