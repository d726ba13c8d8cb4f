/** The Cypher console: whom it asks, what it runs and what came of it; plain functions. */
import { connectionIn, type ListedConnection } from "../../../shared/connections";
import type { CypherNames, CypherOutcome } from "../../../shared/cypher";
import type { Failure } from "../../../shared/failure";
import { storeAt } from "../../../shared/stores";
import type { CypherView } from "./cypher-view";
import type { Workbench } from "../../state/workbench";

const MOST_RECENT = 50;

export function changeCypher(state: Workbench, change: Partial<CypherView>): Workbench {
  return { ...state, cypher: { ...state.cypher, ...change } };
}

/** The connections that the console can ask. */
export function cypherConnections({ connections }: Workbench): readonly ListedConnection[] {
  if (connections.list.state !== "ready") return [];
  return connections.list.value.filter(({ address }) => storeAt(address)?.hasConsole);
}

/** The connection asked: the one chosen here, else that of the chosen graph, else the one used last; undefined where there is none. */
export function cypherConnection(state: Workbench): ListedConnection | undefined {
  const known = cypherConnections(state);
  const named = (name: string | null) => known.find((connection) => connection.name === name);
  const { graph } = state.settings;
  return named(state.cypher.connection) ?? named(connectionIn(graph) ?? null) ?? known[0];
}

/** Whether a query can be started now. */
export function canRunCypher(state: Workbench): boolean {
  const { text, parameters, running } = state.cypher;
  return (
    running === null &&
    text.trim() !== "" &&
    readParameters(parameters) !== null &&
    cypherConnection(state) !== undefined
  );
}

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Parameters out of their JSON; null where it is no object, or holds whole numbers that would be rounded. */
export function readParameters(text: string): Record<string, Json> | null {
  if (text.trim() === "") return {};
  try {
    const value = JSON.parse(text) as Json;
    return value !== null && typeof value === "object" && !Array.isArray(value) && isExact(value)
      ? value
      : null;
  } catch {
    return null;
  }
}

function isExact(value: Json): boolean {
  if (typeof value === "number") return !Number.isInteger(value) || Number.isSafeInteger(value);
  if (value === null || typeof value !== "object") return true;
  return Object.values(value).every(isExact);
}

/** Query `id` is under way; its text is the newest of those to go back to. */
export function startCypher(state: Workbench, id: number, startedAt: number): Workbench {
  const { text, recent } = state.cypher;
  const others = recent.filter((other) => other !== text);
  return changeCypher(state, {
    running: { id, startedAt },
    recent: [text, ...others].slice(0, MOST_RECENT),
    failure: null,
    costly: null,
  });
}

/** What came of query `id`; nothing where another took its place. */
export function receiveCypher(
  state: Workbench,
  id: number,
  asked: { readonly connection: string; readonly text: string },
  outcome: CypherOutcome,
): Workbench {
  if (state.cypher.running?.id !== id) return state;
  if (outcome.outcome === "costly")
    return changeCypher(state, { running: null, answer: null, costly: outcome });
  // A table says everything; the graph is for answers that hold one.
  const shown = outcome.nodes.length === 0 ? "table" : state.cypher.shown;
  return changeCypher(state, { running: null, answer: { ...asked, rows: outcome }, shown });
}

/** Query `id` failed, or was cancelled, which needs no sentence. */
export function failCypher(state: Workbench, id: number, failure: Failure): Workbench {
  if (state.cypher.running?.id !== id) return state;
  if (failure.kind === "cancelled") return changeCypher(state, { running: null });
  return changeCypher(state, { running: null, answer: null, failure });
}

export function receiveCypherNames(state: Workbench, connection: string, value: CypherNames): Workbench {
  return changeCypher(state, { names: { connection, value } });
}

/** The line that the database complained about, while the text is still the one that was run; 0 for none. */
export function wrongLineOf({ cypher: { failure, text, recent } }: Workbench): number {
  return failure?.kind === "query-wrong" && recent[0] === text ? failure.line : 0;
}
