/** What the workbench knows of files on their way in; the functions are in imports.ts. */
import type { ImportPreview, ImportReport } from "../../../shared/import/requests";
import type { Progress } from "../../../shared/contract";
import type { Failure } from "../../../shared/failure";
import type { ImportFormat, TableMapping } from "../../../shared/import/preview";
import type { Fetched } from "../../state/fetched";

export interface Importing {
  readonly step: "choosing" | "running" | "done" | "failed";
  readonly files: readonly File[];
  readonly name: string;
  readonly embed: boolean;
  /** Of biomedical sources: only what their licences allow handing on. */
  readonly redistributable: boolean;
  readonly mergeXrefs: boolean;
  /** Null leaves the format to be guessed. */
  readonly format: ImportFormat | null;
  /** What a person chose for tables of triples; the rest is guessed. */
  readonly tables: readonly TableMapping[];
  /** What was chosen before each of these choices, the last one last: what undoing leads back to. */
  readonly earlier: readonly Pick<Importing, "format" | "tables">[];
  /** What the files would become; null before any was looked at. */
  readonly preview: Fetched<ImportPreview> | null;
  readonly startedAt: number;
  /** When the stage under way began. */
  readonly stageAt: number;
  readonly progress: Progress | null;
  readonly report: ImportReport | null;
  readonly failure: Failure | null;
}
