/** Everything that can go wrong and be explained to a person: one kind each, with what its sentence needs. */
import { z } from "zod";
import { withoutLogin } from "./addresses";
import { CYPHER_REFUSALS, type CypherRefusal } from "./cypher";
import { rejectSchema } from "./import/preview";
import { inEnglish, reasonSchema, type Message, type Reason } from "./sentences/sentences";

export const failureSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("graph-missing"), graph: z.string() }),
  z.object({ kind: z.literal("graph-unreadable"), graph: z.string(), reason: reasonSchema }),
  z.object({ kind: z.literal("recipe-missing"), recipe: z.string() }),
  z.object({ kind: z.literal("recipe-invalid"), recipe: z.string(), reason: reasonSchema }),
  z.object({ kind: z.literal("model-missing"), model: z.string() }),
  z.object({ kind: z.literal("model-unusable"), model: z.string(), reason: reasonSchema }),
  z.object({ kind: z.literal("no-vectors"), graph: z.string() }),
  z.object({ kind: z.literal("no-seeds"), question: z.string(), tried: reasonSchema }),
  z.object({ kind: z.literal("import-failed"), file: z.string(), reason: reasonSchema }),
  /** A file that is read and not imported: marks to score by, corrections, connections. */
  z.object({ kind: z.literal("file-refused"), file: z.string(), reason: reasonSchema }),
  /** More rows cannot be used than go without asking; `rejects` are the first of them. Nothing was imported. */
  z.object({
    kind: z.literal("rejects-many"),
    rejected: z.number().int(),
    all: z.number().int(),
    rejects: z.array(rejectSchema),
  }),
  z.object({ kind: z.literal("export-failed"), file: z.string(), reason: reasonSchema }),
  /** A file of the product's home that the system does not hand out, or that was none of ours and now lies beside as `aside`. */
  z.object({ kind: z.literal("record-unreadable"), file: z.string(), reason: reasonSchema }),
  z.object({ kind: z.literal("record-damaged"), file: z.string(), aside: z.string() }),
  z.object({ kind: z.literal("database-failed"), address: z.string(), reason: reasonSchema }),
  z.object({ kind: z.literal("server-failed"), graph: z.string(), reason: reasonSchema }),
  /** A query that would do more than read this graph; `what` names a procedure or function. Nothing was run. */
  z.object({ kind: z.literal("query-refused"), because: z.enum(CYPHER_REFUSALS), what: z.string() }),
  /** A query that the database does not understand or cannot work out; line and column count from 1, 0 where no place is known. */
  z.object({
    kind: z.literal("query-wrong"),
    line: z.number().int(),
    column: z.number().int(),
    reason: reasonSchema,
  }),
  z.object({ kind: z.literal("query-ended"), seconds: z.number() }),
  z.object({ kind: z.literal("invalid-request"), reason: reasonSchema }),
  z.object({ kind: z.literal("run-forgotten"), run: z.string() }),
  /** The run was made of a graph that another import has replaced since. */
  z.object({ kind: z.literal("graph-replaced"), graph: z.string() }),
  z.object({ kind: z.literal("cancelled") }),
  z.object({ kind: z.literal("engine-lost"), reason: reasonSchema }),
  z.object({ kind: z.literal("engine-unreachable") }),
  z.object({ kind: z.literal("unexpected"), reason: reasonSchema }),
]);
export type Failure = z.infer<typeof failureSchema>;

/** Thrown inside the engine where the fault is met; becomes a `Failure` value at the contract. A login in an address is left out. */
export class FailureError extends Error {
  override readonly name = "FailureError";
  readonly failure: Failure;
  constructor(failure: Failure) {
    const shown = withoutLogins(failure);
    super(explain(shown));
    this.failure = shown;
  }
}

/** Any thrown value as a `Failure`; an aborted signal is a cancellation. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof FailureError) return thrown.failure;
  if (thrown instanceof Error && thrown.name === "AbortError") return { kind: "cancelled" };
  return withoutLogins({ kind: "unexpected", reason: reasonOf(thrown) });
}

/** A copy in which no text holds a login, however deep it lies. */
function withoutLogins<T>(value: T): T {
  if (typeof value === "string") return withoutLogin(value) as T;
  if (Array.isArray(value)) return value.map(withoutLogins) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutLogins<unknown>(inner)]),
  ) as T;
}

/** Thrown where something is wrong that a `Failure` further up or a reject gives as its reason. */
export class ReasonError extends Error {
  override readonly name = "ReasonError";
  readonly reason: Message;
  constructor(reason: Message) {
    super(inEnglish(reason));
    this.reason = reason;
  }
}

/** Why a thrown value was thrown: our own sentence, or what it says of itself. */
export function reasonOf(thrown: unknown): Reason {
  return thrown instanceof ReasonError ? thrown.reason : messageOf(thrown);
}

/** What any thrown value says of itself. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** One clear sentence: what happened and what to do. */
export function explain(failure: Failure): string {
  switch (failure.kind) {
    case "graph-missing":
      return `There is no graph called “${failure.graph}”: pick one from the list or import a file.`;
    case "graph-unreadable":
      return `The graph “${failure.graph}” cannot be opened (${inEnglish(failure.reason)}).`;
    case "recipe-missing":
      return `There is no recipe called “${failure.recipe}”: “dragoman recipes” lists those that there are.`;
    case "recipe-invalid":
      return `The recipe “${failure.recipe}” is not valid: ${inEnglish(failure.reason)}.`;
    case "model-missing":
      return `The model “${failure.model}” is not installed: “dragoman models” lists those that are.`;
    case "model-unusable":
      return `The model “${failure.model}” cannot be used: ${inEnglish(failure.reason)}.`;
    case "no-vectors":
      return `The graph “${failure.graph}” has no embeddings: import it again with embeddings (or “dragoman embed”), or choose a recipe that goes by names and relations, such as d-rag.`;
    case "no-seeds":
      return `Nothing in the graph matches “${failure.question}” (${inEnglish(failure.tried)}): name an entity of the graph in the question.`;
    case "import-failed":
      return `“${failure.file}” was not imported: ${inEnglish(failure.reason)}. No graph was changed.`;
    case "file-refused":
      return `“${failure.file}” cannot be used: ${inEnglish(failure.reason)}.`;
    case "rejects-many":
      return `${String(failure.rejected)} of ${String(failure.all)} rows and elements cannot be used: import the others without them, or go back and look at the files. No graph was changed.`;
    case "export-failed":
      return `“${failure.file}” was not written: ${inEnglish(failure.reason)}.`;
    case "record-unreadable":
      return `“${failure.file}” of Dragoman's own folder cannot be read: ${inEnglish(failure.reason)}.`;
    case "record-damaged":
      return `“${failure.file}” is damaged: it was set aside as “${failure.aside}”, and an empty one takes its place.`;
    case "database-failed":
      return `The database at “${failure.address}” cannot be used: ${inEnglish(failure.reason)}.`;
    case "server-failed":
      return `Neo4j for the graph “${failure.graph}” cannot be used: ${inEnglish(failure.reason)}.`;
    case "query-refused":
      return `Not run: ${explainRefusal(failure.because, failure.what)}.`;
    case "query-wrong":
      return failure.line === 0
        ? `The query failed: ${inEnglish(failure.reason)}.`
        : `Line ${String(failure.line)}, column ${String(failure.column)}: ${inEnglish(failure.reason)}.`;
    case "query-ended":
      return `The query took longer than ${String(failure.seconds)} s and was ended: narrow it down, or allow it more time.`;
    case "invalid-request":
      return `The request is not valid: ${inEnglish(failure.reason)}.`;
    case "run-forgotten":
      return `The run “${failure.run}” is no longer in memory: ask the question again.`;
    case "graph-replaced":
      return `The graph “${failure.graph}” was replaced since this run: ask the question again.`;
    case "cancelled":
      return "Cancelled.";
    case "engine-lost":
      return `The engine stopped (${inEnglish(failure.reason)}) and was started again: ask once more.`;
    case "engine-unreachable":
      return "The engine cannot be reached: it is tried again by itself, and then you can ask once more.";
    case "unexpected":
      return `Something unexpected happened: ${inEnglish(failure.reason)}.`;
  }
}

/** Why the console does not run a query, as the middle of a sentence. */
function explainRefusal(because: CypherRefusal, what: string): string {
  switch (because) {
    case "writes":
      return "it would change the graph, and this console only reads";
    case "schema":
      return "it would change indexes, constraints or settings, and this console only reads";
    case "administration":
      return "it is a command for the whole server, and this console only reads one graph";
    case "procedure":
      return `the procedure ${what} may do more than read this graph`;
    case "function":
      return `the function ${what} may do more than read this graph`;
    case "load-csv":
      return "LOAD CSV reads files and addresses outside the graph";
    case "escapes":
      return "escapes (\\u…) can hide what it does: write the letters themselves";
    case "terminates":
      return "it would end the work of others";
    case "transactions":
      return "CALL … IN TRANSACTIONS is for writing: leave out IN TRANSACTIONS";
    case "profile":
      return "PROFILE cannot be checked beforehand: write EXPLAIN, or nothing";
    case "unknown":
      return "the database does not say that it only reads";
  }
}
