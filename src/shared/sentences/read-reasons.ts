/** Why a file cannot be read, by the code of the system's or the unpacker's fault. */
import { message, type Message } from "./sentences";

const REASONS: Readonly<Record<string, Message>> = {
  ENOENT: message("no-such-file"),
  ENOTDIR: message("no-such-file"),
  EACCES: message("file-forbidden"),
  EPERM: message("file-forbidden"),
  EISDIR: message("is-folder"),
  Z_BUF_ERROR: message("gzip-short"),
  Z_DATA_ERROR: message("gzip-damaged"),
};

/** In words of ours, or in the fault's own where it is none that we know. */
export function readReason(fault: unknown): Message {
  const code = fault instanceof Error && "code" in fault ? String(fault.code) : "";
  const why = fault instanceof Error ? fault.message : String(fault);
  return REASONS[code] ?? message("unreadable-because", { why });
}
