/** PubTator: "PMID|t|title", "PMID|a|abstract" (or with "PMC123"), mentions with offsets into both, relations; blank lines between documents. */
import { type Message, message } from "../../../../shared/sentences/sentences";
import type { ImportRun, SourceFile } from "../source/import-run";
import { named } from "../source/reject-list";
import { eachLine } from "../source/text-lines";
import { idsOf, relationName, typeOfConcept } from "./concept-ids";
import { addVariant, type Library, type LibraryDocument, type Mention } from "./library";

/** A document while its lines are read. */
interface Open {
  readonly document: LibraryDocument;
  readonly line: number;
  title: string;
  abstract: string;
  /** Code units before each code point; undefined where every character is one unit, as in nearly every abstract. */
  units: Int32Array | undefined;
  readonly mentions: Mention[];
  readonly ids: Set<string>;
}

/** Adds a file's documents to the library; lines that cannot be used are rejected, mentions without an id are left out and remarked on. */
export async function readPubtator(file: SourceFile, library: Library, run: ImportRun): Promise<void> {
  const reader = new PubtatorReader(file, library, run);
  await eachLine(file, run, (line, at) => reader.take(line, at));
  reader.close();
}

class PubtatorReader {
  private open: Open | undefined;
  private readonly count;

  constructor(
    private readonly file: SourceFile,
    private readonly library: Library,
    private readonly run: ImportRun,
  ) {
    this.count = run.elements.of(file.name);
  }

  take(line: string, at: number): void {
    if (line.trim() === "") return this.close();
    const text = /^((?:PMC)?\d+)\|([ta])\|(.*)$/s.exec(line);
    if (text) return this.takeText(text[1]!, text[2]!, text[3]!, at);
    const cells = line.split("\t");
    const isMention = cells.length >= 6 && /^\d+$/.test(cells[1]!) && /^\d+$/.test(cells[2]!);
    if (isMention) this.count.nodes++;
    else this.count.edges++;
    const why = isMention
      ? this.takeMention(cells, at)
      : cells.length >= 4 && cells.length <= 5
        ? this.takeRelation(cells)
        : message("pubtator-line");
    if (why !== undefined) this.run.rejects.add(this.file.name, at, why);
  }

  private takeText(id: string, kind: string, text: string, line: number): void {
    if (this.open?.document.id !== id) {
      this.close();
      const document = this.library.document(id, this.file.name, !id.startsWith("PMC"));
      this.open = { document, line, title: "", abstract: "", units: undefined, mentions: [], ids: new Set() };
    }
    if (kind === "t") this.open.title = text;
    else this.open.abstract = text;
    this.open.units = unitsOf(textOf(this.open));
  }

  private takeMention(cells: readonly string[], line: number): Message | undefined {
    const [id, from, to, text, type, ids] = cells as [string, string, string, string, string, string];
    const { open } = this;
    if (open?.document.id !== id) return message("mention-early", { document: named(id) });
    const whole = textOf(open);
    const [start, end] = [unit(open, Number(from)), unit(open, Number(to))];
    if (end > whole.length || start >= end)
      return message("mention-beyond", { document: named(id), end: Number(to), length: whole.length });
    if (whole.slice(start, end) !== text)
      return message("mention-elsewhere", { document: named(id), text: named(text), start: Number(from) });
    const concepts = idsOf(ids, type);
    if (concepts.length === 0)
      this.run.rejects.remark(
        this.file.name,
        line,
        "left-out",
        message("mention-without-id", { text: named(text) }),
      );
    const isWhole = concepts.length === 1;
    for (const concept of concepts) {
      open.ids.add(concept);
      const kind = typeOfConcept(type);
      open.mentions.push({ start, end, concept, type: kind, isWhole });
      this.library.concept(open.document, concept, isWhole ? text : "", kind);
    }
    return undefined;
  }

  private takeRelation(cells: readonly string[]): Message | undefined {
    const [id, name, first, second, novelty] = cells as [string, string, string, string, string | undefined];
    const { open } = this;
    if (open?.document.id !== id) return message("mention-early", { document: named(id) });
    const [source, target] = [whole(open, first), whole(open, second)];
    const strange = [source, target].find((one) => !open.ids.has(one));
    if (strange !== undefined) return message("relation-stray", { document: named(id), id: named(strange) });
    const relation = { source, name: relationName(name), target, isNovel: novelty === "Novel" };
    this.library.relate(open.document, relation);
    return undefined;
  }

  /** Takes the open document in, once all of its lines are there. */
  close(): void {
    const { open } = this;
    this.open = undefined;
    if (!open) return;
    const { document, line, title, mentions } = open;
    const text = textOf(open);
    addVariant(document, { title, text, mentions, file: this.file.name, line });
  }
}

function textOf({ title, abstract }: Open): string {
  return abstract === "" ? title : `${title}\n${abstract}`;
}

/** An id of a relation as the mentions have it; those of variants are whole. */
function whole({ ids }: Open, cell: string): string {
  return ids.has(cell.trim()) ? cell.trim() : (idsOf(cell, "")[0] ?? cell);
}

function unitsOf(text: string): Int32Array | undefined {
  if (!/[\ud800-\udbff]/.test(text)) return undefined;
  const units = [0];
  for (const character of text) units.push(units.at(-1)! + character.length);
  return Int32Array.from(units);
}

/** PubTator counts characters; an offset beyond the last stays beyond. */
function unit({ units }: Open, offset: number): number {
  return units ? (units[offset] ?? Number.MAX_SAFE_INTEGER) : offset;
}
