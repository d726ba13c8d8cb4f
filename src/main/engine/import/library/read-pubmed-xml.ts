/** PubMed's XML: the number, title, abstract and date of every article; references to other articles are not taken for it. */
import { message } from "../../../../shared/sentences/sentences";
import type { ImportRun, SourceFile } from "../source/import-run";
import { named } from "../source/reject-list";
import { readXml, type XmlElement, type XmlHandler } from "../xml/xml-events";
import { addText } from "./add-text";
import type { Library } from "./library";

const ARTICLE = "PubmedArticle";
/** Elements whose text is wanted, with all that stands inside (<i>, <sub>), by where they stand. */
const WANTED: Readonly<Record<string, string>> = {
  "MedlineCitation/PMID": "pmid",
  "Article/ArticleTitle": "title",
  "Abstract/AbstractText": "abstract",
  "PubDate/Year": "year",
  "PubDate/Month": "month",
  "PubDate/Day": "day",
  "PubDate/MedlineDate": "span",
};

/** Adds a file's texts and dates to the library; articles without a PMID are rejected. */
export async function readPubmedXml(file: SourceFile, library: Library, run: ImportRun): Promise<void> {
  await readXml(file, run, new Articles(file, library, run));
}

class Articles implements XmlHandler {
  readonly root = "PubmedArticleSet";
  readonly hasDoctype = true as const;
  private readonly path: string[] = [];
  private found = new Map<string, string>();
  /** What is being read, and how deep its element stands. */
  private reading: { readonly part: string; readonly depth: number } | undefined;

  constructor(
    private readonly file: SourceFile,
    private readonly library: Library,
    private readonly run: ImportRun,
  ) {}

  open({ name, attributes }: XmlElement): void {
    const part = this.reading ? undefined : WANTED[`${this.path.at(-1) ?? ""}/${name}`];
    this.path.push(name);
    if (part === undefined) return;
    this.reading = { part, depth: this.path.length };
    const label = attributes["Label"];
    const before = this.found.get(part);
    // A structured abstract is one text, each part behind its label.
    const start = part === "abstract" ? [before, label && `${label}:`] : [];
    this.found.set(part, start.filter((one) => one !== undefined && one !== "").join(" "));
    if (this.found.get(part) !== "") this.text(" ");
  }

  text(text: string): void {
    if (!this.reading) return;
    const { part } = this.reading;
    this.found.set(part, (this.found.get(part) ?? "") + text);
  }

  close({ name, line }: XmlElement): void {
    if (this.reading?.depth === this.path.length) this.reading = undefined;
    this.path.pop();
    if (name === ARTICLE) this.take(line);
  }

  settle(): Promise<void> {
    return Promise.resolve();
  }

  private take(line: number): void {
    const part = (name: string): string => (this.found.get(name) ?? "").replace(/\s+/g, " ").trim();
    const [pmid, title, abstract] = [part("pmid"), part("title"), part("abstract")];
    const date =
      part("span") || [part("year"), monthOf(part("month")), part("day")].filter(Boolean).join(" ");
    this.found = new Map();
    this.run.elements.of(this.file.name).nodes++;
    if (/^[1-9]\d{0,8}$/.test(pmid))
      return addText(this.library, { pmid, title, abstract, date, file: this.file.name, line });
    const why = pmid === "" ? message("document-missing") : message("pmid-not-number", { cell: named(pmid) });
    this.run.rejects.add(this.file.name, line, why);
  }
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** "03" as "Mar". */
function monthOf(month: string): string {
  return /^\d{1,2}$/.test(month) ? (MONTHS[Number(month) - 1] ?? "") : month;
}
