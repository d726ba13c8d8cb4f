/** What a managed server says of itself in its logs. */
import { open, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { message, type Message } from "../../../shared/sentences/sentences";

const FULL = "No space left";

/** Where the server's log ends now: what it says from here on belongs to the next start. */
export async function markLog(folder: string): Promise<number> {
  return (await stat(logOf(folder)).catch(() => undefined))?.size ?? 0;
}

/** Whether the server has found its disk full since the mark. It may then try for ever instead of giving up. */
export async function saysDiskIsFull(folder: string, mark: number): Promise<boolean> {
  return (await since(folder, mark)).includes(FULL);
}

/** Neo4j's last word since the mark on why it did not start, as part of a sentence. */
export async function reasonInLogs(folder: string, mark: number): Promise<Message> {
  const console = await readFile(join(folder, "logs", "console.log"), "utf8").catch(() => "");
  const text = `${await since(folder, mark)}\n${console}`;
  if (text.includes(FULL)) return message("server-disk-full");
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const telling = lines.filter((line) => /Caused by|ERROR|Exception|Could not|Error occurred/.test(line));
  const last = (telling.at(-1) ?? lines.at(-1) ?? "it said nothing")
    .replace(/^[-\d: .+]*(INFO|WARN|ERROR) */, "")
    .trim();
  return message("server-did-not-start", { why: last.slice(0, 200), folder: join(folder, "logs") });
}

const logOf = (folder: string) => join(folder, "logs", "neo4j.log");

/** The log from the mark on; all of it where it has become shorter, since it was begun anew then. */
async function since(folder: string, mark: number): Promise<string> {
  const file = await open(logOf(folder), "r").catch(() => undefined);
  if (!file) return "";
  try {
    const { size } = await file.stat();
    const from = size < mark ? 0 : mark;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}
