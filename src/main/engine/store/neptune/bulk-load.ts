/** Neptune's bulk loader: files in S3 become the graph, watched until it ends (`/loader`, Amazon Neptune user guide, "Loader API"). */
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { FailureError } from "../../../../shared/failure";
import { message, type Reason } from "../../../../shared/sentences/sentences";
import type { NeptuneConnection } from "./neptune-connection";

export interface BulkLoad {
  /** A folder or file: `s3://BUCKET/PREFIX`. */
  readonly source: string;
  /** ARN of the role by which Neptune reads the bucket. */
  readonly role: string;
  /** Region of the bucket. */
  readonly region: string;
}

export interface Loaded {
  readonly id: string;
  readonly records: number;
  readonly duplicates: number;
  readonly seconds: number;
}

export interface LoadOptions {
  readonly signal: AbortSignal;
  /** Records read so far. */
  readonly progress: (records: number) => void;
  /** Between two looks, in ms. */
  readonly pauseMs?: number;
}

const PAUSE_MS = 5000;
const CANCEL_MS = 10_000;
const WAITING = new Set(["LOAD_NOT_STARTED", "LOAD_IN_QUEUE", "LOAD_IN_PROGRESS"]);

const startedSchema = z.object({ payload: z.object({ loadId: z.string().regex(/^[\w-]+$/) }) });
const errorSchema = z.object({
  errorCode: z.string().catch(""),
  errorMessage: z.string().catch(""),
  fileName: z.string().catch(""),
  recordNum: z.number().catch(0),
});
const statusSchema = z.object({
  payload: z.object({
    overallStatus: z.object({
      status: z.string(),
      totalRecords: z.number().catch(0),
      totalDuplicates: z.number().catch(0),
      totalTimeSpent: z.number().catch(0),
    }),
    errors: z.object({ errorLogs: z.array(errorSchema).catch([]) }).catch({ errorLogs: [] }),
  }),
});

/** Starts a load, waits for its end, and cancels it in the server where the signal says so. Throws FailureError database-failed. */
export async function bulkLoad(
  connection: NeptuneConnection,
  load: BulkLoad,
  { signal, progress, pauseMs = PAUSE_MS }: LoadOptions,
): Promise<Loaded> {
  if (connection.address.service !== "neptune-db") throw failure(connection, message("loader-analytics"));
  const id = await start(connection, load, signal);
  try {
    for (;;) {
      const { overallStatus: now, errors } = await look(connection, id, signal);
      progress(now.totalRecords);
      if (now.status === "LOAD_COMPLETED")
        return {
          id,
          records: now.totalRecords,
          duplicates: now.totalDuplicates,
          seconds: now.totalTimeSpent,
        };
      if (!WAITING.has(now.status)) throw failure(connection, reasonOf(now.status, errors.errorLogs[0]));
      await sleep(pauseMs, undefined, { signal });
    }
  } catch (fault) {
    if (signal.aborted) await cancel(connection, id);
    throw fault;
  }
}

async function start(connection: NeptuneConnection, load: BulkLoad, signal: AbortSignal): Promise<string> {
  const body = JSON.stringify({
    ...{ source: load.source, format: "csv", iamRoleArn: load.role, region: load.region },
    ...{ failOnError: "TRUE", parallelism: "MEDIUM", updateSingleCardinalityProperties: "FALSE" },
  });
  const answer = await connection.manage({ method: "POST", path: "/loader", body }, signal);
  return read(connection, startedSchema, answer).payload.loadId;
}

async function look(connection: NeptuneConnection, id: string, signal: AbortSignal) {
  const query = { details: "true", errors: "true", page: "1", errorsPerPage: "1" };
  const answer = await connection.manage({ method: "GET", path: `/loader/${id}`, query }, signal);
  return read(connection, statusSchema, answer).payload;
}

/** What was loaded before stays: the loader does not take it back. */
async function cancel(connection: NeptuneConnection, id: string): Promise<void> {
  const request = { method: "DELETE", path: `/loader/${id}` } as const;
  await connection.manage(request, AbortSignal.timeout(CANCEL_MS)).catch(() => undefined);
}

function read<T>(connection: NeptuneConnection, schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw failure(connection, message("neptune-answer-foreign"));
  return parsed.data;
}

/** The first error names its file and row; else what the state says. */
function reasonOf(status: string, first: z.infer<typeof errorSchema> | undefined): Reason {
  if (status === "LOAD_S3_ACCESS_DENIED_ERROR") return message("loader-denied");
  if (status === "LOAD_S3_READ_ERROR") return message("loader-unread");
  if (status === "LOAD_CANCELLED_BY_USER") return message("loader-cancelled");
  if (!first) return message("loader-ended", { status: status.slice(0, 80) });
  return message("loader-row", {
    ...{ file: first.fileName.slice(0, 200), row: first.recordNum },
    why: (first.errorMessage || first.errorCode || status).replace(/\.$/, "").slice(0, 200),
  });
}

function failure({ url }: NeptuneConnection, reason: Reason): FailureError {
  return new FailureError({ kind: "database-failed", address: url, reason });
}
