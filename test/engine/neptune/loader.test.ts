/** The bulk loader against a server that checks every signature: started once, watched, ended in one sentence, cancelled. */
import { afterEach, describe, expect, test } from "vitest";
import { bulkLoad } from "../../../src/main/engine/store/neptune/bulk-load";
import { parseNeptuneAddress } from "../../../src/main/engine/store/neptune/neptune-address";
import { connectNeptune } from "../../../src/main/engine/store/neptune/neptune-connection";
import { inWords } from "../../in-words";
import {
  KEYS,
  REGION,
  signedServer,
  type Handler,
  type SignedCall,
  type SignedServer,
} from "./signed-server";

const LOAD = { source: "s3://bucket/films/", role: "arn:aws:iam::1:role/reads", region: "eu-central-1" };
const ID = "ef478d76-d9da-4d94-8ff1-08d9d4863aa5";
const servers: SignedServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const status = (name: string, totalRecords = 0, errorLogs: object[] = []) => ({
  body: {
    payload: { overallStatus: { status: name, totalRecords, totalDuplicates: 2 }, errors: { errorLogs } },
  },
});

/** Answers a start with an id, and each look with the next of these states; the last one stays. */
function loader(calls: SignedCall[], states: readonly ReturnType<typeof status>[]): Handler {
  let looked = 0;
  return (call) => {
    calls.push(call);
    if (call.method === "POST") return { body: { status: "200 OK", payload: { loadId: ID } } };
    if (call.method === "DELETE") return { body: { status: "200 OK" } };
    return states[Math.min(looked++, states.length - 1)];
  };
}

async function load(handler: Handler, signal = new AbortController().signal, more = "") {
  const server = await signedServer(handler);
  servers.push(server);
  const text = `neptune://127.0.0.1:${String(server.port)}?region=${REGION}&tls=off${more}`;
  const options = { credentials: KEYS, tries: 2, tryAgainForMs: 15_000, queryTimeoutMs: 15_000 };
  const connection = await connectNeptune(parseNeptuneAddress(text), options);
  const seen: number[] = [];
  const how = { signal, progress: (records: number) => void seen.push(records), pauseMs: 1 };
  try {
    return { seen, loaded: await bulkLoad(connection, LOAD, how) };
  } catch (fault) {
    return inWords((fault as { failure?: { reason?: unknown } }).failure?.reason ?? (fault as Error).name);
  } finally {
    await connection.close();
  }
}

test("files are loaded: the start says where they are and who reads them, and every look brings the records so far", async () => {
  const calls: SignedCall[] = [];
  const states = [status("LOAD_NOT_STARTED"), status("LOAD_IN_PROGRESS", 70), status("LOAD_COMPLETED", 100)];
  expect(await load(loader(calls, states))).toStrictEqual({
    seen: [0, 70, 100],
    loaded: { id: ID, records: 100, duplicates: 2, seconds: 0 },
  });
  expect(calls.map(({ method }) => method)).toStrictEqual(["POST", "GET", "GET", "GET"]);
  expect(JSON.parse(calls[0]!.body)).toMatchObject({
    ...{
      source: LOAD.source,
      iamRoleArn: LOAD.role,
      region: LOAD.region,
      format: "csv",
      failOnError: "TRUE",
    },
  });
  expect(calls[1]!.path).toBe(`/loader/${ID}?details=true&errors=true&page=1&errorsPerPage=1`);
});

describe("every end but a whole load is one sentence", () => {
  const row = {
    errorCode: "PARSING_ERROR",
    errorMessage: "no ~from.",
    fileName: "s3://bucket/e.csv",
    recordNum: 7,
  };
  test.each([
    [status("LOAD_FAILED", 5, [row]), "row 7 of s3://bucket/e.csv was refused (no ~from): what was loaded"],
    [status("LOAD_S3_ACCESS_DENIED_ERROR"), "the role may not read the bucket"],
    [status("LOAD_S3_READ_ERROR"), "it cannot read the files"],
    [status("LOAD_CANCELLED_BY_USER"), "somebody cancelled the load in the server"],
    [status("LOAD_DATA_DEADLOCK"), "the load ended as LOAD_DATA_DEADLOCK"],
    [{ body: { payload: "what?" } }, "its answer is not one of Neptune's"],
    [{ body: "<html>" }, "its answer ended in the middle"],
  ])("%j", async (state, reason) => {
    expect(await load(loader([], [state as ReturnType<typeof status>]))).toContain(reason);
  });

  test("a start that is refused is not tried again, since it may have begun", async () => {
    let asked = 0;
    const busy: Handler = () => {
      asked++;
      return { status: 503, body: { code: "ServiceUnavailableException" } };
    };
    expect(await load(busy)).toContain("too busy");
    expect(asked).toBe(1);
  });

  test("Analytics has no loader", async () => {
    expect(await load(loader([], []), undefined, "&service=neptune-graph")).toContain("no bulk loader");
  });
});

test("a load that is broken off is cancelled in the server", async () => {
  const calls: SignedCall[] = [];
  const stop = new AbortController();
  const answers = loader(calls, [status("LOAD_IN_PROGRESS", 3)]);
  const ended = await load((call, raw) => {
    if (calls.filter(({ method }) => method === "GET").length === 2) stop.abort();
    return answers(call, raw);
  }, stop.signal);
  expect(ended).toBe("AbortError");
  expect(calls.at(-1)).toMatchObject({ method: "DELETE", path: `/loader/${ID}` });
});
