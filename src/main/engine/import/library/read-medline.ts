/** MEDLINE as PubMed saves it (.nbib): "PMID- 10", "TI  - title", "AB  - abstract", "DP  - 2004 Mar 5"; lines that go on are indented. */
import { message } from "../../../../shared/sentences/sentences";
import type { ImportRun, SourceFile } from "../source/import-run";
import { named } from "../source/reject-list";
import { eachLine } from "../source/text-lines";
import { addText } from "./add-text";
import type { Library } from "./library";

const FIELD = /^([A-Z]{2,4}) *- ?(.*)$/s;
const GOES_ON = /^ {6}(.*)$/s;
const WANTED: ReadonlySet<string> = new Set(["PMID", "TI", "AB", "DP"]);

/** Adds a file's texts and dates to the library; records without a PMID are rejected. */
export async function readMedline(file: SourceFile, library: Library, run: ImportRun): Promise<void> {
  const records = new MedlineRecords(file, library, run);
  await eachLine(file, run, (line, at) => records.take(line, at));
  records.close();
}

class MedlineRecords {
  private fields = new Map<string, string>();
  private last = "";
  private line = 0;

  constructor(
    private readonly file: SourceFile,
    private readonly library: Library,
    private readonly run: ImportRun,
  ) {}

  take(line: string, at: number): void {
    if (line.trim() === "") return this.close();
    const [, name, value] = FIELD.exec(line) ?? [];
    if (name === undefined) {
      const more = GOES_ON.exec(line)?.[1];
      if (more === undefined) this.run.rejects.add(this.file.name, at, message("medline-line"));
      else if (this.last !== "") this.fields.set(this.last, `${this.fields.get(this.last)!} ${more.trim()}`);
      return;
    }
    // A record begins with its number, whether or not a blank line stands before.
    if (name === "PMID" && this.fields.has("PMID")) this.close();
    if (this.line === 0) this.line = at;
    this.last = WANTED.has(name) ? name : "";
    if (this.last !== "") this.fields.set(name, value!.trim());
  }

  /** Takes the open record in. */
  close(): void {
    const { fields, line } = this;
    [this.fields, this.last, this.line] = [new Map<string, string>(), "", 0];
    if (line === 0) return;
    this.run.elements.of(this.file.name).nodes++;
    const pmid = fields.get("PMID") ?? "";
    if (!/^[1-9]\d{0,8}$/.test(pmid)) {
      const why =
        pmid === "" ? message("document-missing") : message("pmid-not-number", { cell: named(pmid) });
      return this.run.rejects.add(this.file.name, line, why);
    }
    const [title, abstract, date] = ["TI", "AB", "DP"].map((name) => fields.get(name) ?? "") as [
      string,
      string,
      string,
    ];
    addText(this.library, { pmid, title, abstract, date, file: this.file.name, line });
  }
}
