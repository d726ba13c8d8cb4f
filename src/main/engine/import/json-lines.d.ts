/** Files with one JSON value per line. */
import { type ImportRun, type SourceFile } from "./import-run";
/** Hands over each line's value; what throws a plain Error there, or is no JSON, becomes a reject. `settle` runs after every block. */
export declare function readJsonLines(
  file: SourceFile,
  run: ImportRun,
  onValue: (value: unknown, line: number) => void,
  settle: () => Promise<void>,
): Promise<void>;
/** The text, unless it is too large for a value: then a plain Error with the reason. */
export declare function withinLimit(text: string): string;
