/** A BioC document → the library: its passages as one text, its annotations as mentions there, its relations between their concepts. */
import { message, type Message } from "../../../../shared/sentences/sentences";
import type { Place } from "../graph/graph-items";
import type { ImportRun } from "../source/import-run";
import { named } from "../source/reject-list";
import { latestDate } from "./add-text";
import { infon, type BiocAnnotation, type BiocDocument, type BiocRelation } from "./bioc-document";
import { idsOf, relationName, typeOfConcept } from "./concept-ids";
import { addVariant, type Library, type LibraryDocument, type Mention } from "./library";

/** Where the ids of a concept stand, by who wrote the file. */
const ID_KEYS = ["identifier", "Identifier", "concept_id", "MESH", "NCBI Gene", "NCBIGENE", "ID"];
const ENDS = [
  ["role1", "role2"],
  ["entity1", "entity2"],
  ["Chemical", "Disease"],
] as const;

/** Adds it, or rejects it; annotations and relations that cannot be used are rejected with it. */
export function takeBioc(document: BiocDocument, place: Place, library: Library, run: ImportRun): void {
  new BiocTaker(document, place, library, run).take();
}

class BiocTaker {
  private readonly own: LibraryDocument;
  private readonly mentions: Mention[] = [];
  private readonly concepts = new Set<string>();
  /** By the id of an annotation its concept. */
  private readonly named = new Map<string, string>();
  private text = "";

  constructor(
    private readonly document: BiocDocument,
    private readonly place: Place,
    private readonly library: Library,
    private readonly run: ImportRun,
  ) {
    const { id } = document;
    this.own = library.document(id, place.file, /^[1-9]\d{0,8}$/.test(id));
  }

  take(): void {
    const { document, own, run, place } = this;
    const count = run.elements.of(place.file);
    const passages = document.passages.flatMap(({ sentences, ...passage }) => [passage, ...sentences]);
    for (const { text, offset, annotations } of passages) {
      const start = this.text === "" ? 0 : this.text.length + 1;
      if (text) this.text += this.text === "" ? text : `\n${text}`;
      for (const annotation of annotations) {
        count.nodes++;
        this.note(this.takeAnnotation(annotation, text ?? "", start, offset));
      }
    }
    for (const relation of [...document.relations, ...passages.flatMap((one) => one.relations)]) {
      count.edges++;
      this.note(this.takeRelation(relation));
    }
    own.date = Math.max(own.date, this.date());
    const title = passages.find((one) => one.text)?.text ?? "";
    const { text, mentions } = this;
    if (text !== "") addVariant(own, { title, text, mentions, ...place });
  }

  private note(why: Message | undefined): void {
    if (why !== undefined) this.run.rejects.add(this.place.file, this.place.line, why);
  }

  /** The document's own date, else the years of its passages. */
  private date(): number {
    const { date, infons, passages } = this.document;
    const said = [
      date ?? "",
      infon(infons, "date", "year"),
      ...passages.map((one) => infon(one.infons, "year")),
    ];
    return latestDate(said.find((one) => one !== "") ?? "");
  }

  /** An annotation in parts counts by its first. */
  private takeAnnotation(
    { id, infons, text: said, locations }: BiocAnnotation,
    passage: string,
    from: number,
    offset: number,
  ): Message | undefined {
    const type = infon(infons, "type");
    const concepts = idsOf(infon(infons, ...ID_KEYS), type);
    const [place] = locations;
    if (concepts.length === 0) {
      const reason = message("mention-without-id", { text: named(said ?? "") });
      this.run.rejects.remark(this.place.file, this.place.line, "left-out", reason);
    }
    if (concepts.length === 0 || !place) return undefined;
    const [start, end] = [place.offset - offset, place.offset - offset + place.length];
    const words = passage.slice(start, end);
    const told = { document: named(this.own.id) };
    if (start < 0 || end > passage.length || start >= end)
      return message("mention-beyond", { ...told, end, length: passage.length });
    if (locations.length === 1 && said && said !== words)
      return message("mention-elsewhere", { ...told, text: named(said), start });
    const isWhole = concepts.length === 1;
    const kind = typeOfConcept(type);
    if (isWhole) this.named.set(id, concepts[0]!);
    for (const concept of concepts) {
      this.concepts.add(concept);
      this.mentions.push({ start: from + start, end: from + end, concept, type: kind, isWhole });
      this.library.concept(this.own, concept, isWhole && locations.length === 1 ? words : "", kind);
    }
    return undefined;
  }

  private takeRelation({ infons, nodes }: BiocRelation): Message | undefined {
    const said = ENDS.map((keys) => keys.map((key) => infon(infons, key))).find((ends) => !ends.includes(""));
    const ends = said ?? nodes.slice(0, 2).map(({ refid }) => this.named.get(refid) ?? refid);
    const [source = "", target = ""] = ends.map((end) => this.conceptOf(end));
    const strange = [source, target].find((one) => !this.concepts.has(one));
    if (strange !== undefined)
      return message("relation-stray", { document: named(this.own.id), id: named(strange) });
    const name = relationName(infon(infons, "type", "relation") || "related");
    const isNovel = infon(infons, "novel", "novelty") === "Novel";
    this.library.relate(this.own, { source, name, target, isNovel });
    return undefined;
  }

  /** "Chemical|MESH:D003000" and "MESH:D003000" are D003000. */
  private conceptOf(end: string): string {
    if (this.concepts.has(end)) return end;
    const id = end.replace(/^[A-Za-z]+\|/, "");
    return this.concepts.has(id) ? id : (idsOf(id, "")[0] ?? end);
  }
}
