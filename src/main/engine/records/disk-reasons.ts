/** Why a file cannot be written, in words of our own. */
import { reasonOf } from "../../../shared/failure";
import { message, type Message, type Reason } from "../../../shared/sentences/sentences";

const REASONS: Readonly<Record<string, Message>> = {
  ENOSPC: message("disk-full"),
  EACCES: message("folder-forbidden"),
  EPERM: message("folder-forbidden"),
  // What /proc and the like say of a new file or folder.
  ENOENT: message("folder-forbidden"),
  EROFS: message("disk-read-only"),
  EISDIR: message("folder-of-name"),
  ENOTDIR: message("file-for-folder"),
  EEXIST: message("file-for-folder"),
};

/** A sentence without its full stop where the system or DuckDB told one of the usual faults of disks, else undefined. */
export function knownDiskReason(fault: unknown): Message | undefined {
  if (!(fault instanceof Error)) return undefined;
  const code = "code" in fault ? String(fault.code) : "";
  // A program that is not there is no fault of the disk.
  const isProgram = "syscall" in fault && String(fault.syscall).startsWith("spawn");
  if (Object.hasOwn(REASONS, code) && !isProgram) return REASONS[code];
  // DuckDB of a file that it cannot make.
  if (/^IO Error: Cannot open file .*: Read-only file system/.test(fault.message)) return REASONS["EROFS"];
  // It takes what follows the mark for a query, as in the address of a file elsewhere.
  if (/Cannot open file ".*\.wal\?/.test(fault.message)) return message("path-question-mark");
  if (/^IO Error: Cannot open file .*: (?:No such file or directory|Permission denied)/.test(fault.message))
    return REASONS["EACCES"];
  return /\bNo space left on device\b|\bENOSPC\b/.test(fault.message) ? REASONS["ENOSPC"] : undefined;
}

/** The same, or what the fault says of itself. */
export function diskReason(fault: unknown): Reason {
  return knownDiskReason(fault) ?? reasonOf(fault);
}
