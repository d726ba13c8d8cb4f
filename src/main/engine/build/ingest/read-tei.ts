/** TEI as ELTeC writes it, levels 1 and 2: metadata, front matter, chapters, paragraphs, verses and notes. */
import { readXml, type XmlElement } from "../../import/xml/xml-events";
import type { ImportRun, SourceFile } from "../../import/source/import-run";
import type { BlockKind } from "./work";
import { WorkText } from "./work-text";

export interface TeiWork {
  readonly title: string;
  readonly author: string;
  readonly year: string;
  readonly gender: string;
  readonly language: string;
  readonly xmlId: string;
  readonly content: WorkText;
}

/** Elements that are a block each. */
const BLOCKS: ReadonlySet<string> = new Set([
  "p",
  "head",
  "l",
  "label",
  "opener",
  "closer",
  "signed",
  "trailer",
  "ab",
  "byline",
  "salute",
  "item",
]);
const SILENT: ReadonlySet<string> = new Set(["teiHeader", "gap", "milestone", "pb", "figDesc"]);

/** Reads a TEI file; refuses what is not well-formed UTF-8 XML with a root TEI. */
export async function readTei(file: SourceFile, run: ImportRun): Promise<TeiWork> {
  const reader = new TeiReader();
  await readXml(file, run, {
    root: "TEI",
    open: (element) => reader.open(element),
    close: (element) => reader.close(element),
    text: (text) => reader.text(text),
    settle: () => Promise.resolve(),
  });
  return reader.work();
}

class TeiReader {
  private readonly content = new WorkText();
  private readonly path: string[] = [];
  private readonly header = new Map<string, string>();
  private part: "front" | "body" | "back" | "" = "";
  private block: { name: string; text: string } | undefined;
  private note: string | undefined;
  private silent = 0;
  private language = "";
  private xmlId = "";
  /** Level 2: words are elements, and a blank stands between two unless the first is joined to the right. */
  private word: { joined: boolean } | undefined;
  private hasWords = false;

  open({ name, attributes }: XmlElement): void {
    this.path.push(name);
    if (name === "TEI") {
      this.language = attributes["xml:lang"] ?? "";
      this.xmlId = attributes["xml:id"] ?? "";
    }
    if (name === "authorGender") this.header.set("gender", attributes["key"] ?? "");
    if (SILENT.has(name)) this.silent++;
    else if (name === "front" || name === "body" || name === "back") this.part = name;
    else if (name === "note") this.note = "";
    else if (name === "w" || name === "pc") {
      this.word = { joined: attributes["join"] === "right" };
      this.hasWords = true;
    } else if (name === "lb") this.take("\n");
    else if (BLOCKS.has(name) && this.note === undefined) this.openBlock(name);
  }

  private openBlock(name: string): void {
    if (this.block) this.closeBlock(this.block.name);
    this.block = { name, text: "" };
  }

  text(text: string): void {
    const inHeader = this.path.includes("teiHeader");
    if (inHeader) this.headerText(text);
    else if (this.silent === 0 && (this.word || !this.hasWords || text.trim() !== "")) this.take(text);
  }

  private take(text: string): void {
    if (this.note !== undefined) this.note += text;
    else if (this.block) this.block.text += text;
    else if (this.part !== "" && text.trim() !== "") this.block = { name: "p", text };
  }

  private headerText(text: string): void {
    const path = this.path.join("/");
    const key = /titleStmt\/(title|author)$/.exec(path)?.[1] ?? (/bibl\/date$/.test(path) ? "year" : "");
    if (key !== "" && text.trim() !== "" && !(key === "year" && this.header.has(key)))
      this.header.set(key, (this.header.get(key) ?? "") + text);
  }

  close({ name }: XmlElement): void {
    this.path.pop();
    if (SILENT.has(name)) this.silent--;
    else if (name === "note") this.closeNote();
    else if (name === "w" || name === "pc") {
      if (!this.word?.joined) this.take(" ");
      this.word = undefined;
    } else if (name === "front" || name === "body" || name === "back") {
      if (this.block) this.closeBlock(this.block.name);
      this.part = "";
    } else if (this.block?.name === name && this.note === undefined) this.closeBlock(name);
  }

  private closeNote(): void {
    this.content.add("note", this.note ?? "");
    this.note = undefined;
  }

  private closeBlock(name: string): void {
    const kind: BlockKind =
      this.part === "front" ? "front" : this.part === "back" ? "note" : name === "head" ? "heading" : "body";
    this.content.add(kind, this.block?.text ?? "", name === "l");
    this.block = undefined;
  }

  work(): TeiWork {
    const said = (key: string): string => (this.header.get(key) ?? "").replace(/\s+/g, " ").trim();
    return {
      title: said("title").replace(/\s*:?\s*ELTeC edition\s*$/i, ""),
      author: said("author").replace(/\s*\([^)]*\)\s*$/, ""),
      year: /\d{4}/.exec(said("year"))?.[0] ?? "",
      gender: said("gender"),
      language: this.language,
      xmlId: this.xmlId,
      content: this.content,
    };
  }
}
