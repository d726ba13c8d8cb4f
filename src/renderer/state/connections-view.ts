/** What the workbench knows of connections to databases; the functions are in connections.ts. No password is ever in here. */
import type { Connection, ConnectionTest, ListedConnection, RemoteSchema } from "../../shared/connections";
import type { GraphSummary } from "../../shared/contract";
import type { Failure } from "../../shared/failure";
import type { Fetched } from "./workbench";

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
export type Errand = "open" | "look";

export interface ConnectionErrand {
  readonly name: string;
  readonly errand: Errand;
}

export interface ConnectionsView {
  readonly list: Fetched<readonly ListedConnection[]>;
  readonly form: ConnectionForm | null;
  /** The connection that waits for its password, and what for. */
  readonly asking: ConnectionErrand | null;
  readonly busy: ConnectionErrand | null;
  /** Why the last errand failed; name "" where it was about no single connection. */
  readonly trouble: (ConnectionErrand & { readonly failure: Failure }) | null;
  readonly looked: { readonly name: string; readonly schema: RemoteSchema } | null;
  /** The last one that was removed: it can come back, without its password. */
  readonly removed: Connection | null;
  /** What the last file of connections brought. */
  readonly taken: { readonly added: readonly string[]; readonly replaced: readonly string[] } | null;
  /** Graphs behind connections, opened since the window was: the engine lists only those of this machine. */
  readonly opened: readonly GraphSummary[];
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
};
