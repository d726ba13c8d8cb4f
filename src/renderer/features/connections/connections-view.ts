/** What the workbench knows of connections to databases; the functions are in connections.ts. No password is ever in here. */
import type { Connection, ConnectionTest, ListedConnection, RemoteSchema } from "../../../shared/connections";
import type { GraphSummary, Progress } from "../../../shared/contract";
import type { Failure } from "../../../shared/failure";
import { FIRST_SERVERS, type ServersView } from "./servers-view";
import type { Fetched } from "../../state/fetched";

/** A connection being written down: a new one, or the one called `was`. */
export interface ConnectionForm {
  readonly was: string | null;
  readonly connection: Connection;
  /** Of exactly what the form holds; null once it holds something else. */
  readonly test: Fetched<ConnectionTest> | null;
  readonly saving: boolean;
  readonly failure: Failure | null;
}

/** What a connection is wanted for: its graph, or a look at what the database holds. */
export type Task = "open" | "look";

export interface ConnectionTask {
  readonly name: string;
  readonly task: Task;
}

/** A graph of this machine brought there, the one there taken home, or the vector index made. */
export type TransferWay = "push" | "pull" | "index";

export interface Transfer {
  /** Of the connection. */
  readonly name: string;
  readonly way: TransferWay;
  readonly step: "choosing" | "running" | "done" | "failed";
  /** The graph that is brought there, or the name that the one taken home gets. */
  readonly graph: string;
  /** Whether a graph in its place may be lost. */
  readonly replace: boolean;
  /** Only nodes of these are taken home; [] means all. */
  readonly labels: readonly string[];
  /** Milliseconds of the clock. */
  readonly startedAt: number;
  readonly progress: Progress | null;
  readonly arrived: { readonly nodes: number; readonly edges: number; readonly ms: number } | null;
  readonly failure: Failure | null;
}

export interface ConnectionsView {
  readonly list: Fetched<readonly ListedConnection[]>;
  readonly form: ConnectionForm | null;
  /** The connection that waits for its password, and what for. */
  readonly asking: ConnectionTask | null;
  readonly busy: ConnectionTask | null;
  /** Why the last task failed; name "" where it was about no single connection. */
  readonly trouble: (ConnectionTask & { readonly failure: Failure }) | null;
  readonly looked: { readonly name: string; readonly schema: RemoteSchema } | null;
  /** The last one that was removed: it can come back, without its password. */
  readonly removed: Connection | null;
  /** What the last file of connections brought. */
  readonly taken: { readonly added: readonly string[]; readonly replaced: readonly string[] } | null;
  /** Graphs behind connections, opened since the window was: the engine lists only those of this machine. */
  readonly opened: readonly GraphSummary[];
  readonly transfer: Transfer | null;
  readonly servers: ServersView;
}

export const FIRST_CONNECTIONS: ConnectionsView = {
  list: { state: "loading" },
  form: null,
  asking: null,
  busy: null,
  trouble: null,
  looked: null,
  removed: null,
  taken: null,
  opened: [],
  transfer: null,
  servers: FIRST_SERVERS,
};
