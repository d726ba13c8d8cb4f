/** What every reader of an import shares: whom to tell, when to stop, where rejects go. */
import { FailureError } from "../../../shared/failure";
/** Refuses a whole file: one sentence without its full stop, in words that say what to change. */
export function refuse(file, reason) {
  throw new FailureError({ kind: "import-failed", file: file.name, reason });
}
/** Most characters of one cell or value: beyond it a row is rejected. */
export const MAX_CELL = 4 * 1024 * 1024;
/** Most bytes of one line or XML element: beyond it nothing sensible is left to read. */
export const MAX_RECORD = 64 * 1024 * 1024;
/** Why a value is too large, as a reason. */
export function tooLarge(length) {
  return `a value of ${length} characters is too large (at most ${MAX_CELL})`;
}
