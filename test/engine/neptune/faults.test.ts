import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { findJava } from "../../../src/main/engine/managed-neo4j/java";
import type { Cypher } from "../../../src/main/engine/store/remote/cypher-names";
import { parseNeptuneAddress } from "../../../src/main/engine/store/neptune/neptune-address";
import {
  connectNeptune,
  type NeptuneOptions,
} from "../../../src/main/engine/store/neptune/neptune-connection";
import { keptKeys } from "../../../src/main/engine/store/neptune/sign";
import { deadPort, selfSigned, webServer } from "../managed-neo4j/faults";
import {
  KEYS,
  REGION,
  signedServer,
  type Handler,
  type ServerOptions,
  type SignedServer,
} from "./signed-server";
import { inWords } from "../../in-words";

const calm = new AbortController().signal;
const QUERY = { query: "RETURN 1 AS one" as Cypher, parameters: {} };
const ONE = z.object({ one: z.number() });
const GOOD = { body: { results: [{ one: 1 }] } };
const QUICK: NeptuneOptions = { credentials: KEYS, tries: 3, tryAgainForMs: 15_000, queryTimeoutMs: 15_000 };
const MINUTES = 60_000;

const java = await findJava();
const servers: SignedServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serve(handler: Handler, options: ServerOptions = {}): Promise<number> {
  const server = await signedServer(handler, options);
  servers.push(server);
  return server.port;
}

function addressOf(port: number, host = "127.0.0.1", more = "&tls=off") {
  return parseNeptuneAddress(`neptune://${host}:${String(port)}?region=${REGION}${more}`);
}

/** Asks once and closes; gives the rows, or the reason of the failure. */
async function asked(
  address: ReturnType<typeof addressOf>,
  options: NeptuneOptions = {},
  signal = calm,
): Promise<unknown> {
  const connection = await connectNeptune(address, { ...QUICK, ...options });
  try {
    return await connection.read(QUERY, ONE, signal);
  } catch (fault) {
    return inWords((fault as { failure?: { reason?: unknown } }).failure?.reason ?? fault);
  } finally {
    await connection.close();
  }
}

const refusing = (status: number, code: string, detailedMessage = ""): Handler => {
  return () => ({ status, body: { requestId: "r", code, detailedMessage } });
};

test("a signed query gets its rows", async () => {
  const port = await serve(({ path, body }) => {
    expect(path).toBe("/openCypher");
    expect(new URLSearchParams(body).get("query")).toBe(QUERY.query);
    return GOOD;
  });
  expect(await asked(addressOf(port))).toStrictEqual([{ one: 1 }]);
});

describe("every refusal is one sentence", () => {
  test.each([
    [400, "MalformedQueryException", "does not understand the query"],
    [403, "AccessDeniedException", "may not do this there"],
    [403, "ExpiredTokenException", "the keys have expired: log in again"],
    [403, "UnrecognizedClientException", "no valid AWS keys were found"],
    [404, "", "no openCypher endpoint at that address"],
    [429, "TooManyRequestsException", "too busy"],
    [500, "ConcurrentModificationException", "changing the same nodes"],
    [500, "MemoryLimitExceededException", "more memory than the server has"],
    [500, "TimeLimitExceededException", "longer than the server allows"],
    [500, "ReadOnlyViolationException", "only reading is allowed"],
    [500, "CancelledByUserException", "somebody cancelled"],
    [503, "", "too busy"],
  ])("%i %s", async (status, code, sentence) => {
    expect(await asked(addressOf(await serve(refusing(status, code))))).toContain(sentence);
  });

  test("what nobody has heard of is shown as one plain line", async () => {
    const port = await serve(refusing(500, "Odd", "\u001b[31mred\u0007 line\nsecond".repeat(100)));
    const reason = String(await asked(addressOf(port)));
    expect(reason).toMatch(/^ ?\[31mred/);
    expect(reason.length).toBeLessThanOrEqual(300);
    expect(/\p{C}/u.test(reason)).toBe(false);
  });

  test("wrong keys and a wrong region are told apart from a missing permission", async () => {
    const port = await serve(() => GOOD);
    const credentials = { ...KEYS, secretAccessKey: "wrong" };
    expect(await asked(addressOf(port), { credentials })).toContain("does not accept the signature");
    const elsewhere = parseNeptuneAddress(`neptune://127.0.0.1:${String(port)}?region=us-east-1&tls=off`);
    expect(await asked(elsewhere)).toContain("does not accept the signature");
    const none = () => Promise.reject(Object.assign(new Error("no"), { name: "CredentialsProviderError" }));
    expect(await asked(addressOf(port), { credentials: none })).toContain("no valid AWS keys were found");
  });

  test("nothing there, no such host, no TLS there", async () => {
    expect(await asked(addressOf(await deadPort()))).toContain("nothing answers at that address");
    expect(await asked(addressOf(8182, "nowhere.invalid", ""))).toContain("its name is not known");
    const web = await webServer();
    expect(await asked(addressOf(web.port, "127.0.0.1", ""))).toContain("does not speak TLS");
    expect(await asked(addressOf(web.port))).toContain("ended in the middle");
    await web.close();
  });

  test.skipIf(!java)("a certificate that nobody trusts", async () => {
    const listener = await selfSigned(java!);
    expect(await asked(addressOf(listener.port, "localhost", ""))).toContain(
      "its certificate is not trusted",
    );
    await listener.close();
  });
});

describe("a busy service is asked again, with pauses, and not for ever", () => {
  test.each([429, 503])("%i, twice, then the rows", async (status) => {
    let calls = 0;
    const port = await serve(() => (++calls < 3 ? { status, body: { code: "ThrottlingException" } } : GOOD));
    expect(await asked(addressOf(port))).toStrictEqual([{ one: 1 }]);
    expect(calls).toBe(3);
  });

  test("it gives up after so many tries, and at once for what no second try mends", async () => {
    let calls = 0;
    const count =
      (handler: Handler): Handler =>
      (call, raw) => (calls++, handler(call, raw));
    expect(await asked(addressOf(await serve(count(refusing(429, "ThrottlingException")))))).toContain(
      "too busy",
    );
    expect(calls).toBe(3);
    await asked(addressOf(await serve(count(refusing(400, "MalformedQueryException")))));
    expect(calls).toBe(4);
  });

  test("it waits as long as the service asks, but never beyond its own time", async () => {
    let calls = 0;
    const port = await serve(() => (++calls, { status: 429, headers: { "retry-after": "20" }, body: {} }));
    const start = performance.now();
    expect(await asked(addressOf(port))).toContain("too busy");
    expect(calls).toBe(1);
    expect(performance.now() - start).toBeLessThan(19_000);
  });

  test("a pause ends when the question is cancelled", async () => {
    const port = await serve(refusing(429, "ThrottlingException"));
    const options = { tries: 1000, tryAgainForMs: 600_000 };
    expect(await asked(addressOf(port), options, AbortSignal.timeout(300))).toMatchObject({
      name: "TimeoutError",
    });
  });
});

describe("a clock that is wrong", () => {
  test.each([6, -6])("by %i minutes is corrected once by the server's own time", async (minutes) => {
    let calls = 0;
    const port = await serve(() => (calls++, GOOD), { clockGapMs: minutes * MINUTES });
    const connection = await connectNeptune(addressOf(port), QUICK);
    for (let at = 0; at < 2; at++)
      expect(await connection.read(QUERY, ONE, calm)).toStrictEqual([{ one: 1 }]);
    expect(calls).toBe(2);
    await connection.close();
  });

  test("and where that does not help, the sentence says by how much", async () => {
    const stubborn: Handler = () => ({
      status: 403,
      headers: { date: new Date(Date.now() + 6 * MINUTES).toUTCString() },
      body: { code: "AccessDeniedException", detailedMessage: "Signature expired: it is now earlier than …" },
    });
    expect(await asked(addressOf(await serve(stubborn)))).toBe(
      "this machine's clock is 6 minutes behind the server's: set it right, signatures hold for five",
    );
    const silent = await serve(() => GOOD, { clockGapMs: -6 * MINUTES, tellsTime: false });
    expect(await asked(addressOf(silent))).toContain("set this machine's clock");
  });
});

describe("answers are foreign", () => {
  test("an answer that is none of Neptune's, one cut short, rows of another shape", async () => {
    for (const body of [{ rows: [] }, { results: [{ one: "1" }] }, { results: 5 }, "[]"])
      expect(await asked(addressOf(await serve(() => ({ body }))))).toBe(
        "its answer is not one of Neptune's",
      );
    const port = await serve(() => ({ body: '{"results":[{"one":1},{"on' }));
    expect(await asked(addressOf(port))).toContain("ended in the middle");
  });

  test("an answer that unpacks into more than may be held", async () => {
    const body = gzipSync(Buffer.alloc(64 * 1024 * 1024, " "));
    const port = await serve(() => ({ headers: { "content-encoding": "gzip" }, body }));
    expect(await asked(addressOf(port), { mostBytes: 1_000_000 })).toContain(
      "larger than this machine should hold",
    );
  });

  test("bytes that are not what they are said to be", async () => {
    const port = await serve(() => ({ headers: { "content-encoding": "gzip" }, body: Buffer.from("no") }));
    expect(await asked(addressOf(port))).toContain("the connection broke");
  });

  test("cut in the middle, once and for ever", async () => {
    let calls = 0;
    const cut: Handler = (_, raw) => {
      raw.writeHead(200, { "content-length": "100" });
      raw.write('{"results"');
      setTimeout(() => raw.destroy(), 20);
      return undefined;
    };
    const once = await serve((call, raw) => (calls++ === 0 ? cut(call, raw) : GOOD));
    expect(await asked(addressOf(once))).toStrictEqual([{ one: 1 }]);
    expect(await asked(addressOf(await serve(cut)))).toContain("the connection broke");
  });

  test("none at all: given up, and cancelled in the server, as when the user cancels", async () => {
    const cancelled: (string | null)[] = [];
    const handler: Handler = ({ path, body }) => {
      if (path === "/openCypher") return undefined;
      const form = new URLSearchParams(body);
      if (form.has("cancelQuery")) cancelled.push(form.get("queryId"));
      return { body: { queries: [{ queryId: "its-id", queryString: QUERY.query }] } };
    };
    const port = await serve(handler);
    expect(await asked(addressOf(port), { queryTimeoutMs: 300 })).toContain("did not answer in time");
    expect(cancelled).toStrictEqual(["its-id"]);
    expect(await asked(addressOf(port), {}, AbortSignal.timeout(100))).toMatchObject({
      name: "TimeoutError",
    });
    expect(cancelled).toStrictEqual(["its-id", "its-id"]);
  });

  test("a query that others run too is not cancelled for them", async () => {
    let cancels = 0;
    const queries = ["a", "b"].map((queryId) => ({ queryId, queryString: QUERY.query }));
    const port = await serve(({ path, body }) => {
      if (path === "/openCypher") return undefined;
      if (body.includes("cancelQuery")) cancels++;
      return { body: { queries } };
    });
    expect(await asked(addressOf(port), { queryTimeoutMs: 200 })).toContain("did not answer in time");
    expect(cancels).toBe(0);
  });
});

test("no socket is left behind", async () => {
  const port = await serve(async () => (await new Promise((resolve) => setTimeout(resolve, 20)), GOOD));
  const connection = await connectNeptune(addressOf(port), QUICK);
  await Promise.all(Array.from({ length: 30 }, () => connection.read(QUERY, ONE, calm)));
  expect(servers[0]!.sockets()).toBeLessThanOrEqual(8);
  await connection.close();
  await expect.poll(() => servers[0]!.sockets()).toBe(0);
  expect(process.getActiveResourcesInfo().filter((name) => name.startsWith("TCPSocketWrap"))).toStrictEqual(
    [],
  );
});

test("a connection signs with what the provider of keys gives, session token included", async () => {
  const credentials = () => Promise.resolve({ ...KEYS, sessionToken: "token" });
  const port = await serve(({ headers }) => {
    expect(headers["x-amz-security-token"]).toBe("token");
    return GOOD;
  });
  expect(await asked(addressOf(port), { credentials })).toStrictEqual([{ one: 1 }]);
});

test("keys are kept until they are about to expire, then asked for anew", async () => {
  let [asks, now] = [0, 0];
  const minutes = (count: number) => count * MINUTES;
  const keys = keptKeys(
    () => Promise.resolve({ ...KEYS, accessKeyId: String(++asks), expiration: new Date(now + minutes(60)) }),
    () => now,
  );
  const at = async (minute: number) => {
    now = minutes(minute);
    return (await keys()).accessKeyId;
  };
  expect([await at(0), await at(54), await at(56), await at(57)]).toStrictEqual(["1", "1", "2", "2"]);
});
