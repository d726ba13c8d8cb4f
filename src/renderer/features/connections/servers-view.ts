/** What the workbench knows of the Neo4j servers of this machine; the functions are in servers.ts. */
import type { Progress } from "../../../shared/contract";
import type { Failure } from "../../../shared/failure";
import type { ManagedServer } from "../../../shared/managed-servers";
import type { Fetched } from "../../state/fetched";

/** A server that is being started or stopped. */
export interface ServerWork {
  readonly name: string;
  readonly work: "start" | "stop";
  /** Milliseconds of the clock. */
  readonly startedAt: number;
  readonly progress: Progress | null;
}

export interface ServersView {
  readonly list: Fetched<readonly ManagedServer[]>;
  readonly busy: ServerWork | null;
  readonly trouble: { readonly name: string; readonly failure: Failure } | null;
  readonly logs: { readonly name: string; readonly folder: string; readonly text: string } | null;
}

export const FIRST_SERVERS: ServersView = {
  list: { state: "loading" },
  busy: null,
  trouble: null,
  logs: null,
};
