/** Documents, their concepts and what is said of them, as files of any order bring them together. */
import { bareId } from "./concept-ids";

/** Offsets are UTF-16 units into the text of the variant that has the mention. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly concept: string;
  readonly type: string;
  /** Whether the words are the concept's alone: "MODY" may stand for three genes. */
  readonly isWhole: boolean;
}

/** One wording of a document; the same document may come with several. */
export interface Variant {
  readonly title: string;
  readonly text: string;
  readonly mentions: Mention[];
  /** Where it stood first. */
  readonly file: string;
  readonly line: number;
}

export interface Relation {
  readonly source: string;
  readonly name: string;
  readonly target: string;
  readonly isNovel: boolean;
}

export interface LibraryDocument {
  readonly id: string;
  isPmid: boolean;
  /** As yyyymmdd, the last day that the date allows; 0 where there is none. */
  date: number;
  /** How often each concept was found in it. */
  readonly concepts: Map<string, number>;
  readonly variants: Variant[];
  readonly relations: Map<string, Relation>;
  readonly files: Set<string>;
}

export interface LibraryConcept {
  /** The documents that give it each name and each type; one that does so twice stands there twice. */
  readonly names: Map<string, LibraryDocument[]>;
  readonly types: Map<string, LibraryDocument[]>;
}

export class Library {
  readonly documents = new Map<string, LibraryDocument>();
  readonly concepts = new Map<string, LibraryConcept>();
  /** Names that a table gives, by bare id; the least of several, so that no order of files matters. */
  readonly names = new Map<string, string>();

  document(id: string, file: string, isPmid: boolean): LibraryDocument {
    let found = this.documents.get(id);
    if (!found) {
      found = {
        id,
        isPmid,
        date: 0,
        concepts: new Map(),
        variants: [],
        relations: new Map(),
        files: new Set(),
      };
      this.documents.set(id, found);
    }
    found.files.add(file);
    found.isPmid ||= isPmid;
    return found;
  }

  /** The concept of a document, called so and of that type there ("" where neither is said). */
  concept(document: LibraryDocument, id: string, name: string, type: string): void {
    let found = this.concepts.get(id);
    if (!found) this.concepts.set(id, (found = { names: new Map(), types: new Map() }));
    if (name !== "") entry(found.names, name).push(document);
    if (type !== "") entry(found.types, type).push(document);
    count(document.concepts, id);
  }

  /** A name from a table: the least counts where there are several. */
  name(id: string, name: string): void {
    const bare = bareId(id);
    const known = this.names.get(bare);
    if (known === undefined || name < known) this.names.set(bare, name);
  }

  /** What the document says of two concepts; said twice it is said once. */
  relate(document: LibraryDocument, relation: Relation): void {
    const key = `${relation.source}\t${relation.name}\t${relation.target}`;
    const known = document.relations.get(key);
    if (!known || (relation.isNovel && !known.isNovel)) document.relations.set(key, relation);
  }
}

/** Adds a wording; of one that is there already the mentions, which are one where concept and place are. */
export function addVariant({ variants }: LibraryDocument, wording: Variant): void {
  const same = variants.find(({ text }) => text === wording.text);
  if (!same) {
    variants.push(wording);
    return;
  }
  const key = ({ start, end, concept }: Mention): string =>
    `${start.toString()} ${end.toString()} ${concept}`;
  const known = new Set(same.mentions.map(key));
  same.mentions.push(...wording.mentions.filter((mention) => !known.has(key(mention))));
}

function entry<T>(lists: Map<string, T[]>, key: string): T[] {
  const known = lists.get(key) ?? [];
  lists.set(key, known);
  return known;
}

/** One more of a key. */
export function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Keys from most to least, those of equal count by their letters. */
export function byCount(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([key]) => key);
}

/** The wording that is kept: an annotated one before others, then the longest, of equally long ones the first by its letters. */
export function keptVariant({ variants }: LibraryDocument): Variant | undefined {
  return [...variants].sort(
    (a, b) =>
      Number(b.mentions.length > 0) - Number(a.mentions.length > 0) ||
      b.text.length - a.text.length ||
      (a.text < b.text ? -1 : 1),
  )[0];
}
