/** BioC as XML: documents of passages with annotations and relations. */
import { message } from "../../../../shared/sentences/sentences";
import type { ImportRun, SourceFile } from "../source/import-run";
import { readXml, type XmlElement, type XmlHandler } from "../xml/xml-events";
import { biocDocumentSchema } from "./bioc-document";
import type { Library } from "./library";
import { takeBioc } from "./take-bioc";

/** Adds a file's documents to the library; what is no document is rejected. */
export async function readBiocXml(file: SourceFile, library: Library, run: ImportRun): Promise<void> {
  await readXml(file, run, new BiocXml(file, library, run));
}

type List = "passages" | "sentences" | "annotations" | "relations" | "locations" | "nodes";

const LISTS: Readonly<Record<string, List>> = {
  ...{ passage: "passages", sentence: "sentences", annotation: "annotations", relation: "relations" },
  ...{ location: "locations", node: "nodes" },
};
const FIELDS: ReadonlySet<string> = new Set(["id", "text", "offset", "date"]);

/** An element as BioC's JSON has it, while it is read. */
class Part {
  private readonly fields: Record<string, string> = {};
  private readonly infons: Record<string, string> = {};
  private readonly lists = new Map<List, object[]>();

  constructor(
    readonly name: string,
    private readonly attributes: Readonly<Record<string, string>>,
  ) {}

  tell(field: string, key: string | undefined, text: string): void {
    if (key !== undefined) this.infons[key] = text.trim();
    else this.fields[field] = field === "text" ? text : text.trim();
  }

  add(list: List, part: object): void {
    const known = this.lists.get(list) ?? [];
    this.lists.set(list, known);
    known.push(part);
  }

  value(): object {
    const { attributes, fields, infons, lists } = this;
    return { ...attributes, ...fields, infons, ...Object.fromEntries(lists) };
  }
}

class BiocXml implements XmlHandler {
  readonly root = "collection";
  readonly hasDoctype = true as const;
  /** The document and what is open inside it. */
  private readonly parts: Part[] = [];
  /** A field of the innermost part that is being read; `key` of an infon. */
  private reading: { readonly name: string; readonly key: string | undefined; text: string } | undefined;

  constructor(
    private readonly file: SourceFile,
    private readonly library: Library,
    private readonly run: ImportRun,
  ) {}

  open({ name, attributes }: XmlElement): void {
    if (name === "document" || LISTS[name] !== undefined) this.parts.push(new Part(name, attributes));
    else if (name === "infon") this.reading = { name, key: attributes["key"] ?? "", text: "" };
    else if (FIELDS.has(name)) this.reading = { name, key: undefined, text: "" };
  }

  text(text: string): void {
    if (this.reading) this.reading.text += text;
  }

  close({ name, line }: XmlElement): void {
    const { reading } = this;
    if (reading?.name === name) {
      this.parts.at(-1)?.tell(name, reading.key, reading.text);
      this.reading = undefined;
    }
    if (this.parts.at(-1)?.name !== name) return;
    const part = this.parts.pop()!.value();
    const list = LISTS[name];
    if (list === undefined) this.take(part, line);
    else this.parts.at(-1)?.add(list, part);
  }

  settle(): Promise<void> {
    return Promise.resolve();
  }

  private take(part: object, line: number): void {
    const parsed = biocDocumentSchema.safeParse(part);
    if (parsed.success) takeBioc(parsed.data, { file: this.file.name, line }, this.library, this.run);
    else this.run.rejects.add(this.file.name, line, message("bioc-document"));
  }
}
