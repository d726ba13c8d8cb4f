/** Tables beside documents: pairs of concepts with the document that names both, names of concepts, dates of documents. */
import type { MappingRole } from "../../../../shared/import/preview";
import { message } from "../../../../shared/sentences/sentences";
import { ReasonError, reasonOf } from "../../../../shared/failure";
import { refuse, type ImportRun } from "../source/import-run";
import { named } from "../source/reject-list";
import { textBlocks } from "../source/text-blocks";
import { RecordSplitter } from "../tables/records";
import { proposedMap } from "../tables/given-maps";
import { withoutNumbers } from "../tables/row-numbers";
import type { TablePlan } from "../tables/table-plan";
import { DOCUMENT_TITLE, PMID_TITLE } from "../tables/title-shapes";
import { bareId, relationName, typeOfConcept } from "./concept-ids";
import { parseDate } from "../../../../shared/documents/document-dates";
import type { Library, LibraryDocument } from "./library";

const DATE_TITLE = /^(?:date|year|pub_?date|data|an)$/i;
const ID_TITLE = /(?:^|[_ ])id$|[a-z]I[Dd]$/;
/** How tables write that a concept has no name: it goes by what documents call it, or by its id. */
const NO_NAME = /^(?:NA|N\/A|NULL|null|NaN|None|-)$/;

/** A table as it is read in a library: its mapping where somebody gave one, else by its header. Refuses what has no place there. */
export function asLibraryTable(planned: TablePlan): TablePlan {
  const plan = withoutNumbers(planned);
  const roles = plan.given ? plan.roles : guessRoles(plan);
  if (!roles) return refuse(plan.file, message("library-role"));
  const isPairs = roles.includes("source") && roles.includes("target");
  const hasDocument = roles.includes("pmid") || roles.includes("document");
  if (isPairs && !hasDocument) refuse(plan.file, message("pairs-without-documents"));
  const isOther = roles.includes("id") ? roles.includes("name") : hasDocument && roles.includes("date");
  if (!isPairs && !isOther) refuse(plan.file, message("library-role"));
  return { ...plan, roles, kind: isPairs ? "edges" : "nodes", sure: true, warnings: [] };
}

function guessRoles(plan: TablePlan): MappingRole[] | undefined {
  const { names, roles, sure } = plan;
  const titled = (title: RegExp): number => names.findIndex((name) => title.test(name.trim()));
  const numbers = titled(PMID_TITLE);
  const document = numbers < 0 ? titled(DOCUMENT_TITLE) : numbers;
  const role: MappingRole = numbers < 0 ? "document" : "pmid";
  const date = titled(DATE_TITLE);
  const ids = names.flatMap((name, at) => (ID_TITLE.test(name.trim()) && at !== document ? [at] : []));
  const only = (...chosen: readonly [at: number, role: MappingRole][]): MappingRole[] =>
    names.map((_, at) => chosen.find(([one]) => one === at)?.[1] ?? "ignored");
  const arePairs = roles.includes("source") && roles.includes("target");
  const isBeside = roles[document] !== "source" && roles[document] !== "target";
  const withDate = (said: MappingRole[]): MappingRole[] => (date < 0 ? said : said.with(date, "date"));
  const pairs = arePairs && document >= 0 && isBeside ? withDate(roles.with(document, role)) : undefined;
  if (pairs && sure) return pairs;
  if (document >= 0 && ids.length === 2)
    return withDate(only([ids[0]!, "source"], [ids[1]!, "target"], [document, role]));
  // Two columns of several may be any two: "disease" and "disease_name" are no pair.
  if (pairs)
    return refuse(plan.file, message("table-unclear", { map: proposedMap({ ...plan, roles: pairs }, true) }));
  if (document >= 0 && date >= 0) return only([document, role], [date, "date"]);
  if (roles.includes("id") && roles.includes("name")) return [...roles];
  if (ids.length === 1 && names.length === 2) return only([ids[0]!, "id"], [1 - ids[0]!, "name"]);
  return arePairs ? [...roles] : undefined;
}

/** Adds all rows of a table to the library, or rejects them with the first thing wrong in each. */
export async function readLibraryTable(plan: TablePlan, library: Library, run: ImportRun): Promise<void> {
  const { file, dialect, before, roles } = plan;
  const rows = new LibraryRows(plan, library);
  const splitter = new RecordSplitter(file, dialect, run.rejects);
  const count = run.elements.of(file.name);
  for await (const block of textBlocks(file, run))
    splitter.split(block, (cells, line) => {
      if (line <= before) return;
      count[plan.kind]++;
      try {
        if (cells.length !== roles.length)
          throw new ReasonError(message("columns-expected", { expected: roles.length, found: cells.length }));
        rows.take(cells);
      } catch (fault) {
        run.rejects.add(file.name, line, reasonOf(fault));
      }
    });
  splitter.end();
}

class LibraryRows {
  private readonly columns: ReadonlyMap<MappingRole, number>;
  private readonly isPairs: boolean;
  private readonly types: readonly [source: string, target: string];

  constructor(
    private readonly plan: TablePlan,
    private readonly library: Library,
  ) {
    this.columns = new Map(plan.roles.map((role, at) => [role, at]));
    this.isPairs = this.columns.has("source");
    this.types = [this.headerType("source"), this.headerType("target")];
  }

  take(cells: readonly string[]): void {
    if (this.columns.has("id")) return this.takeName(cells);
    if (this.isPairs) return this.takePair(cells);
    const date = this.date(cells);
    if (date === 0) throw new ReasonError(message("end-empty", { end: "column" }));
    for (const document of this.documents(cells)) this.dated(document, date);
  }

  private takeName(cells: readonly string[]): void {
    const [id, name] = [this.cell(cells, "id"), this.cell(cells, "name")];
    if (id === "" || name === "")
      throw new ReasonError(message("end-empty", { end: id === "" ? "id" : "name" }));
    if (!NO_NAME.test(name)) this.library.name(id, name);
  }

  private takePair(cells: readonly string[]): void {
    const [source, target] = [bareId(this.cell(cells, "source")), bareId(this.cell(cells, "target"))];
    if (source === "" || target === "")
      throw new ReasonError(message("end-empty", { end: source === "" ? "source" : "target" }));
    const date = this.date(cells);
    const { library, types } = this;
    const typeOf = (role: MappingRole, own: string): string => typeOfConcept(this.cell(cells, role)) || own;
    const name = this.cell(cells, "relation");
    for (const document of this.documents(cells)) {
      this.dated(document, date);
      library.concept(document, source, this.cell(cells, "source-name"), typeOf("source-label", types[0]));
      library.concept(document, target, this.cell(cells, "target-name"), typeOf("target-label", types[1]));
      if (name !== "") library.relate(document, { source, name: relationName(name), target, isNovel: false });
    }
  }

  /** The documents of a row; PMIDs may be several, as CTD writes them. */
  private documents(cells: readonly string[]): LibraryDocument[] {
    const isPmid = this.columns.has("pmid");
    const cell = this.cell(cells, isPmid ? "pmid" : "document");
    const ids = (isPmid ? cell.split(/[|;,]/) : [cell]).map((id) => id.trim().replace(/^PMID:\s*/i, ""));
    if (ids.includes("")) throw new ReasonError(message("document-missing"));
    const strange = isPmid ? ids.find((id) => !/^[1-9]\d{0,8}$/.test(id)) : undefined;
    if (strange !== undefined) throw new ReasonError(message("pmid-not-number", { cell: named(strange) }));
    return ids.map((id) => this.library.document(id, this.plan.file.name, isPmid));
  }

  private date(cells: readonly string[]): number {
    const cell = this.cell(cells, "date");
    if (cell === "") return 0;
    const date = parseDate(cell);
    if (date === undefined) throw new ReasonError(message("date-unread", { cell: named(cell) }));
    return date;
  }

  /** Of several dates the latest counts, so that no cut sees too much. */
  private dated(document: LibraryDocument, date: number): void {
    document.date = Math.max(document.date, date);
  }

  /** "ChemicalID" holds chemicals. */
  private headerType(end: "source" | "target"): string {
    const word = /^([A-Z][a-z]+)[\s_]?I[Dd]$/.exec(
      this.plan.names[this.columns.get(end) ?? -1]?.trim() ?? "",
    );
    return word ? typeOfConcept(word[1]!) : "";
  }

  private cell(cells: readonly string[], role: MappingRole): string {
    const at = this.columns.get(role);
    return at === undefined ? "" : cells[at]!.trim();
  }
}
