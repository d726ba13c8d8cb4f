/** Delimited text cut into records: one per line, or quoted as RFC 4180 has it. */
import { type SourceFile } from "./import-run";
import type { RejectList } from "./reject-list";
import type { TextBlock } from "./text-blocks";
export interface Dialect {
  readonly delimiter: string;
  /** Whether cells may be put in double quotes and then hold delimiters, line ends and doubled quotes. */
  readonly quoted: boolean;
}
/** A record's cells; `emptyStrings` lists the cells written "", which is a value, while a bare empty cell is none. */
export type OnRecord = (cells: string[], line: number, emptyStrings: readonly number[]) => void;
/** Cuts block after block; a quoted record may run over several. Blank lines are no records. */
export declare class RecordSplitter {
  private readonly file;
  private readonly dialect;
  private readonly rejects;
  private openText;
  private openLine;
  private badLines;
  constructor(file: SourceFile, dialect: Dialect, rejects: RejectList);
  /** Hands over every record that ends in this block; what is not one goes to the rejects. */
  split(block: TextBlock, onRecord: OnRecord): void;
  /** Ends the file: a quote still open means that the rest of the file was swallowed, so the whole is refused. */
  end(): void;
  private keepOpen;
  private emitPlain;
  private emitQuoted;
  private isTooLarge;
}
