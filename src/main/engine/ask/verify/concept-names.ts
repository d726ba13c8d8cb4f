/** Where a written sentence names concepts: the candidates' names, and the words by which the documents name them. */
import type { StoredText } from "../../store/past/documents";
import type { Ports, ReadInput } from "../stage";
import type { NamedConcept } from "./predicate";

const SHORTEST = 2;

interface Called {
  readonly concept: string;
  readonly type: string;
}

export class ConceptNames {
  private constructor(private readonly names: ReadonlyMap<string, Called>) {}

  static async of(
    { graph }: Pick<ReadInput, "graph">,
    texts: ReadonlyMap<string, StoredText>,
    { store }: Pick<Ports, "store">,
  ): Promise<ConceptNames> {
    const called = new Map<string, Called>();
    for (const { text, mentions } of texts.values())
      for (const { start, end, entity, type } of mentions)
        called.set(text.slice(start, end).toLowerCase(), { concept: entity, type });
    const { ids, names, labels } = await store.nodeNames(graph.nodes);
    const schema = await store.describe();
    names.forEach((name, at) =>
      called.set((name || ids[at]!).toLowerCase(), {
        ...{ concept: ids[at]!, type: schema.labels[labels[at]!]?.name ?? "" },
      }),
    );
    return new ConceptNames(called);
  }

  /** Whole words, the longest name where several begin at one place; in the order in which they stand. */
  in(sentence: string): NamedConcept[] {
    // Lower case may be longer in some scripts: then places would be wrong, and letters are compared as they are.
    const lower = sentence.toLowerCase();
    const text = lower.length === sentence.length ? lower : sentence;
    const found: NamedConcept[] = [];
    const byLength = [...this.names].sort(([a], [b]) => b.length - a.length);
    for (const [name, called] of byLength) {
      if (name.length < SHORTEST) continue;
      for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
        const end = at + name.length;
        const isWord = !isLetter(text[at - 1]) && !isLetter(text[end]);
        if (isWord && found.every((one) => one.end <= at || one.start >= end))
          found.push({ ...called, start: at, end });
      }
    }
    return found.sort((a, b) => a.start - b.start);
  }
}

function isLetter(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
}
