/** Why a file cannot be written, in words of our own. */
import { messageOf } from "../../../shared/failure";
import { say } from "../../../shared/sentences";

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: say("disk-full"),
  EACCES: say("folder-forbidden"),
  EPERM: say("folder-forbidden"),
  EROFS: say("disk-read-only"),
  EISDIR: say("folder-of-name"),
  ENOTDIR: say("file-for-folder"),
  EEXIST: say("file-for-folder"),
};

/** A sentence without its full stop where the system or DuckDB told one of the usual faults of disks, else undefined. */
export function knownDiskReason(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined;
  const code = "code" in fault ? String(fault.code) : "";
  if (Object.hasOwn(REASONS, code)) return REASONS[code];
  return /\bNo space left on device\b|\bENOSPC\b/.test(fault.message) ? REASONS["ENOSPC"] : undefined;
}

/** The same, or what the fault says of itself. */
export function diskReason(fault: unknown): string {
  return knownDiskReason(fault) ?? messageOf(fault);
}
