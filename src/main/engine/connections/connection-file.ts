/** The user's connections in one file: no passwords in it, written whole beside its place and renamed. */
import { basename } from "node:path";
import { z } from "zod";
import { withoutLogin } from "../../../shared/addresses";
import { connectionSchema, type Connection } from "../../../shared/connections";
import { FailureError, type Failure } from "../../../shared/failure";
import { message, type Reason } from "../../../shared/sentences/sentences";
import { issueReason } from "../../../shared/sentences/value-issues";
import { changeKept, parseKept, readKept } from "../records/kept-file";

const storedSchema = connectionSchema.extend({ lastUsed: z.string().default("") });
/** A connection, and when it was last used ("" for never). */
export type StoredConnection = z.output<typeof storedSchema>;

const VERSION = 1;
const fileSchema = z.object({ version: z.literal(VERSION), connections: z.array(storedSchema) });
const OWN_FORM = {
  version: VERSION,
  schema: z.object({ version: z.literal(VERSION), connections: z.array(z.unknown()) }),
};
const namedSchema = z.object({ name: z.string() });

/** What stands in the own file: connections, and entries that are none, which every change keeps as they are. */
interface Own {
  readonly connections: StoredConnection[];
  readonly unread: readonly unknown[];
}
const NOTHING: Own = { connections: [], unread: [] };

export class ConnectionFile {
  constructor(private readonly path: string) {}

  /** The most recently used first, then by name. Throws FailureError record-damaged once: the file is set aside, and the next list is empty. */
  async list(): Promise<StoredConnection[]> {
    const text = readKept(this.path);
    return text === undefined ? [] : inOrder(this.own(text).connections);
  }

  /** Why entries of the file are left out of the list. Throws as `list` does. */
  unread(): Failure[] {
    const text = readKept(this.path);
    const { unread } = text === undefined ? NOTHING : this.own(text);
    return unread.map((entry) => {
      const file = [basename(this.path), nameOf(entry)].filter((word) => word !== undefined).join(": ");
      return { kind: "record-unreadable", file, reason: issueReason(storedSchema.safeParse(entry).error!) };
    });
  }

  /** Throws FailureError invalid-request for a name that is none of them. */
  async find(name: string): Promise<StoredConnection> {
    const found = (await this.list()).find((connection) => connection.name === name);
    if (found) return found;
    throw invalid(message("no-connection", { name }));
  }

  /** Adds it, or puts it in the place of the one called `was`; throws FailureError invalid-request when its name is another's. */
  save(connection: Connection, was: string | undefined): Promise<StoredConnection> {
    if (holdsLogin(connection)) throw invalid(message("password-in-address"));
    return this.change((known, unread) => {
      const old = known.find(({ name }) => name === was);
      if (was !== undefined && !old) throw invalid(message("no-connection", { name: was }));
      const taken = [...known, ...unread].map(nameOf);
      if (connection.name !== was && taken.includes(connection.name))
        throw invalid(message("connection-exists", { name: connection.name }));
      const saved = { ...connection, lastUsed: old?.lastUsed ?? "" };
      return [[...known.filter(({ name }) => name !== was), saved], saved];
    });
  }

  remove(name: string): Promise<void> {
    return this.change((known) => [known.filter((connection) => connection.name !== name), undefined]);
  }

  /** Notes that it was used now. */
  touch(name: string, now = new Date()): Promise<void> {
    return this.change((known) => [
      known.map((one) => (one.name === name ? { ...one, lastUsed: now.toISOString() } : one)),
      undefined,
    ]);
  }

  /** The file to give to others: all connections, or the one of that name. */
  async toBytes(name?: string): Promise<Uint8Array<ArrayBuffer>> {
    const chosen = name === undefined ? await this.list() : [await this.find(name)];
    return new TextEncoder().encode(toText(chosen.map((connection) => ({ ...connection, lastUsed: "" }))));
  }

  /** Takes such a file in: nothing in it may write until the user says so. Throws FailureError file-refused for any other file. */
  takeIn(bytes: Uint8Array, replace: boolean): Promise<{ added: string[]; replaced: string[] }> {
    const came = parse(new TextDecoder().decode(bytes), "connections");
    return this.change((known, unread) => {
      const byName = new Map(known.map((connection) => [connection.name, connection]));
      const isUnread = new Set(unread.map(nameOf));
      const [added, replaced]: [string[], string[]] = [[], []];
      for (const connection of came) {
        const isTaken = byName.has(connection.name);
        const mustRename = isUnread.has(connection.name) || (isTaken && !replace);
        const name = mustRename ? freeName(connection.name, byName, isUnread) : connection.name;
        (isTaken && replace ? replaced : added).push(name);
        byName.set(name, { ...connection, name, mayWrite: false, lastUsed: "" });
      }
      return [[...byName.values()], { added, replaced }];
    });
  }

  /** Each change builds on what stands in the file by then, whoever wrote it. */
  private async change<T>(
    work: (known: StoredConnection[], unread: readonly unknown[]) => [StoredConnection[], T],
  ): Promise<T> {
    const results: T[] = [];
    changeKept(this.path, (text) => {
      const own = text === undefined ? NOTHING : this.own(text);
      const [connections, result] = work(own.connections, own.unread);
      results.push(result);
      return toText([...connections, ...own.unread]);
    });
    return results[0]!;
  }

  private own(text: string): Own {
    const known = parseKept(this.path, text, OWN_FORM);
    const entries = known.connections.map((entry) => ({ entry, read: storedSchema.safeParse(entry) }));
    return {
      connections: entries.flatMap(({ read }) => (read.success ? [read.data] : [])),
      unread: entries.flatMap(({ entry, read }) => (read.success ? [] : [entry])),
    };
  }
}

/** Whatever letters its password has. */
function holdsLogin({ address }: Connection): boolean {
  return withoutLogin(address) !== address;
}

function nameOf(entry: unknown): string | undefined {
  return namedSchema.safeParse(entry).data?.name;
}

function toText(connections: readonly unknown[]): string {
  return `${JSON.stringify({ version: VERSION, connections }, null, 2)}\n`;
}

function parse(text: string, file: string): StoredConnection[] {
  const parsed = fileSchema.safeParse(toJson(text));
  if (parsed.success && !parsed.data.connections.some(holdsLogin)) return parsed.data.connections;
  const reason = parsed.success ? message("connections-password") : message("connections-none");
  throw new FailureError({ kind: "file-refused", file, reason });
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function inOrder(connections: readonly StoredConnection[]): StoredConnection[] {
  return [...connections].sort(
    (one, other) =>
      other.lastUsed.localeCompare(one.lastUsed, "en") || one.name.localeCompare(other.name, "en"),
  );
}

function freeName(
  name: string,
  known: ReadonlyMap<string, unknown>,
  unread: ReadonlySet<string | undefined>,
): string {
  for (let number = 2; ; number++) {
    const free = `${name.slice(0, 58)}-${String(number)}`;
    if (!known.has(free) && !unread.has(free)) return free;
  }
}

function invalid(reason: Reason): FailureError {
  return new FailureError({ kind: "invalid-request", reason });
}
