import { mkdtempSync, mkdirSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { startBrowserHost, type BrowserHost } from "../../../src/main/browser/browser-host";
import type { EngineChild } from "../../../src/main/host/engine-watch";
import type { EngineMessage, Order } from "../../../src/shared/contract";
import { decodeMessage, encodeMessage } from "../../../src/shared/wire";

const SECRET = "not for you";
let host: BrowserHost;
let addresses: string[];
let received: Order[];

const COLUMN = Int32Array.of(1, -2);

/** An engine that answers every request with its own input and a column, except the list of graphs. */
function echo(): EngineChild {
  let answer: (message: EngineMessage) => void = () => undefined;
  return {
    listen: (onMessage) => (answer = onMessage),
    post: (message) => {
      received.push(message);
      if (message.type === "request" && message.name !== "graph:list")
        answer({ type: "done", id: message.id, value: { ...(message.input as object), column: COLUMN } });
    },
    kill: () => undefined,
    killNow: () => undefined,
  };
}

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-pages-"));
  const pages = join(folder, "pages");
  mkdirSync(join(pages, "assets"), { recursive: true });
  writeFileSync(join(pages, "index.html"), "<!doctype html><title>Workbench</title>");
  writeFileSync(join(pages, "assets", "page.js"), "export {};");
  writeFileSync(join(folder, "secret.html"), SECRET);
  addresses = [];
  received = [];
  host = await startBrowserHost({
    pages,
    startEngine: echo,
    port: 0,
    onAddress: (address) => addresses.push(address),
  });
});
afterEach(() => host.close());

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A request whose path is sent as it is: no client tidies dots away. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port: host.port, path, headers, method }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    sent.on("error", reject).end();
  });
}

async function comeIn(): Promise<string> {
  const url = new URL(addresses.at(-1)!);
  const { headers } = await get(url.pathname + url.search);
  return headers["set-cookie"]![0]!.split(";")[0]!;
}

describe("the token", () => {
  test("is exchanged for a cookie and leaves the address", async () => {
    const url = new URL(addresses[0]!);
    const answer = await get(url.pathname + url.search);
    expect([answer.status, answer.headers.location]).toStrictEqual([303, "/"]);
    expect(answer.headers["set-cookie"]).toStrictEqual([
      expect.stringMatching(
        new RegExp(`^dragoman-${host.port.toString()}=[\\w-]{43}; HttpOnly; SameSite=Strict; Path=/$`),
      ),
    ]);
    const page = await get("/", { cookie: answer.headers["set-cookie"]![0]!.split(";")[0]! });
    expect([page.status, page.headers["content-type"]]).toStrictEqual([200, "text/html; charset=utf-8"]);
  });

  test("works once; a fresh address is given out then", async () => {
    const url = new URL(addresses[0]!);
    const cookie = await comeIn();
    expect((await get(url.pathname + url.search)).status).toBe(403);
    expect((await get(url.pathname + url.search, { cookie })).status).toBe(303);
    expect(addresses).toHaveLength(2);
    await comeIn();
    expect(addresses).toHaveLength(3);
  });

  test("is not used up by a HEAD, which gets no cookie for it", async () => {
    const url = new URL(addresses[0]!);
    const looked = await get(url.pathname + url.search, {}, "HEAD");
    expect([looked.status, looked.headers["set-cookie"]]).toStrictEqual([303, undefined]);
    expect(addresses).toHaveLength(1);
    expect((await get(url.pathname + url.search)).headers["set-cookie"]).toHaveLength(1);
  });

  test.each(["/?token=", "/?token=x", "/?token=%00", "/", "/index.html", "/assets/page.js"])(
    "is needed for %s",
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers["set-cookie"]]).toStrictEqual([403, undefined]);
    },
  );
});

describe("an answer", () => {
  test("allows the page its own files and nothing else", async () => {
    const { headers } = await get("/", { cookie: await comeIn() });
    const policy = headers["content-security-policy"] as string;
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toContain("unsafe");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });

  test.each([
    "/../secret.html",
    "/assets/../../secret.html",
    "/%2e%2e/secret.html",
    "/..%2fsecret.html",
    "/assets/..%5c..%5csecret.html",
    "/%00",
    "/%",
    "//secret.html",
    "/assets",
    "/assets/",
    "/nothing.js",
  ])("to %s holds no file from outside the page", async (path) => {
    const answer = await get(path, { cookie: await comeIn() });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text).not.toContain(SECRET);
  });

  test("is refused to a host name that only points here", async () => {
    const cookie = await comeIn();
    for (const name of ["evil.example", `evil.example:${host.port.toString()}`, "127.0.0.1"])
      expect((await get("/", { cookie, host: name })).status).toBeGreaterThanOrEqual(400);
  });

  test("is refused to anything but reading", async () => {
    const cookie = await comeIn();
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
      expect((await get("/", { cookie }, method)).status).toBe(405);
  });
});

/** Opens the engine's socket; resolves to it, or to the status it was refused with. */
function openSocket(headers: Record<string, string>, path = "/engine"): Promise<WebSocket | number> {
  const socket = new WebSocket(`ws://127.0.0.1:${host.port.toString()}${path}`, { headers });
  return new Promise((resolve) => {
    socket.on("open", () => {
      resolve(socket);
    });
    socket.on("unexpected-response", (_, response) => {
      resolve(response.statusCode ?? 0);
      socket.on("error", () => undefined).terminate();
    });
  });
}
const ownOrigin = () => `http://127.0.0.1:${host.port.toString()}`;

describe("the engine's socket", () => {
  test("carries typed arrays both ways", async () => {
    const socket = (await openSocket({ cookie: await comeIn(), origin: ownOrigin() })) as WebSocket;
    const input = { bytes: Uint8Array.of(9), replace: true };
    const answered = new Promise<unknown>((resolve) => {
      socket.on("message", (frame) => {
        resolve(decodeMessage(new Uint8Array(frame as Buffer)));
      });
    });
    socket.send(encodeMessage({ type: "request", id: 5, name: "connection:import", input }));
    expect(await answered).toStrictEqual({ type: "done", id: 5, value: { ...input, column: COLUMN } });
    expect(received).toMatchObject([{ type: "request", name: "connection:import", input }]);
    socket.terminate();
  });

  test("stays shut without the cookie, from other pages, under other names and at other paths", async () => {
    const cookie = await comeIn();
    const origin = ownOrigin();
    expect(await openSocket({ origin })).toBe(403);
    expect(await openSocket({ cookie: `${cookie}x`, origin })).toBe(403);
    expect(await openSocket({ cookie })).toBe(403);
    for (const other of ["null", "http://evil.example", "http://127.0.0.1:1", `${origin}.evil.example`])
      expect(await openSocket({ cookie, origin: other })).toBe(403);
    expect(await openSocket({ cookie, origin, host: "evil.example" })).toBe(403);
    expect(await openSocket({ cookie, origin }, "/other")).toBe(403);
  });

  test("closes on what is not a message, and the host lives on", async () => {
    const headers = { cookie: await comeIn(), origin: ownOrigin() };
    for (const rubbish of ["text", Buffer.from([0xc1]), Buffer.alloc(0), encodeMessage({ type: "done" })]) {
      const socket = (await openSocket(headers)) as WebSocket;
      const closed = new Promise<number>((resolve) => socket.on("close", resolve));
      socket.send(rubbish);
      expect(await closed).toBe(1008);
    }
    expect(received).toStrictEqual([]);
    expect((await get("/", { cookie: headers.cookie })).status).toBe(200);
  });

  test("a client that breaks off an upgrade, let in or not, ends only itself", async () => {
    const cookie = await comeIn();
    const headers = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==`;
    const own = `Origin: ${ownOrigin()}\r\nCookie: ${cookie}`;
    for (const more of ["X: y", own])
      for (let attempt = 0; attempt < 30; attempt++)
        await sendAndReset(
          `GET /engine HTTP/1.1\r\nHost: 127.0.0.1:${host.port.toString()}\r\n${headers}\r\n${more}\r\n\r\n`,
          attempt % 4,
        );
    expect((await get("/", { cookie })).status).toBe(200);
  });

  test("cancels what a closed page still waits for", async () => {
    const socket = (await openSocket({ cookie: await comeIn(), origin: ownOrigin() })) as WebSocket;
    socket.send(encodeMessage({ type: "request", id: 1, name: "graph:list", input: {} }));
    await expect.poll(() => received.length).toBe(1);
    socket.terminate();
    await expect.poll(() => received.slice(1)).toStrictEqual([{ type: "cancel", id: received[0]!.id }]);
  });
});

/** Sends raw bytes and tears the connection down after some milliseconds, as a killed program does. */
function sendAndReset(text: string, afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = createConnection(host.port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.on("close", () => {
      resolve();
    });
    socket.write(text, () => setTimeout(() => socket.resetAndDestroy(), afterMs));
  });
}

/** What the host answers to raw bytes. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = createConnection(host.port, "127.0.0.1");
    let answer = "";
    socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      resolve(answer);
    });
    // Also where the host would wait for more.
    setTimeout(() => socket.end(), 200);
    socket.write(text);
  });
}

describe("every answer bears the policy, also those to requests that are none", () => {
  const own = () => `Host: 127.0.0.1:${host.port.toString()}\r\n`;
  test.each([
    ["no Host header", () => "GET / HTTP/1.1\r\n\r\n", 421],
    ["the old protocol", () => "GET / HTTP/1.0\r\n\r\n", 421],
    ["rubbish", () => "\u0000\u0001rubbish\r\n\r\n", 400],
    ["headers without end", () => `GET / HTTP/1.1\r\n${own()}X: ${"x".repeat(100_000)}\r\n\r\n`, 431],
    ["an odd expectation", () => `GET / HTTP/1.1\r\n${own()}Expect: wonders\r\n\r\n`, 403],
    ["another address", () => `GET http://evil.example/ HTTP/1.1\r\n${own()}\r\n`, 400],
    ["an upgrade", () => `GET / HTTP/1.1\r\n${own()}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`, 403],
    ["a body", () => `POST / HTTP/1.1\r\n${own()}Content-Length: 9999999999\r\n\r\nx`, 405],
  ])("%s", async (_, text, status) => {
    const answer = await sendRaw(text());
    expect(answer.split(" ", 2)).toStrictEqual(["HTTP/1.1", status.toString()]);
    expect(answer).toContain("Content-Security-Policy: default-src 'none'; script-src 'self';");
    expect(answer).toContain("require-trusted-types-for 'script'");
  });
});

test("so does the answer to a handshake that is none", async () => {
  const { status, headers } = await get("/engine", {
    ...{ cookie: await comeIn(), origin: ownOrigin() },
    ...{ connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "7" },
  });
  expect(status).toBe(400);
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

test("the port is open on this machine's loopback address only", async () => {
  const others = ["127.0.0.2", "::1"];
  for (const address of others) {
    const refused = await new Promise<boolean>((resolve) => {
      const socket = createConnection(host.port, address);
      socket.on("connect", () => {
        socket.destroy();
        resolve(false);
      });
      socket.on("error", () => {
        resolve(true);
      });
    });
    expect(refused).toBe(true);
  }
});

test("a port that is taken is an error, not a silent move", async () => {
  const again = startBrowserHost({
    pages: ".",
    startEngine: echo,
    port: host.port,
    onAddress: () => undefined,
  });
  await expect(again).rejects.toThrow("EADDRINUSE");
});
