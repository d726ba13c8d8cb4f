/** The HTTP half of the browser host: lets browsers in and hands out the built page's files. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { readPageFile } from "../host/page-files";
import { PAGE_HEADERS } from "../host/page-headers";
import type { Entrance } from "./entrance";

const BASE = "http://127.0.0.1";

export interface Pages {
  readonly folder: string;
  readonly entrance: Entrance;
  /** Called with a fresh address when the last one has been used. */
  readonly onAddress: (address: string) => void;
}

/** Answers one request; never throws. */
export async function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  pages: Pages,
): Promise<void> {
  const { entrance } = pages;
  if (!entrance.isOwnHost(request)) return refuse(response, 421, "This address is not served here.");
  if (request.method !== "GET" && request.method !== "HEAD")
    return refuse(response, 405, "Only reading is possible here.");
  const target = request.url ?? "/";
  if (!target.startsWith("/") || !URL.canParse(BASE + target))
    return refuse(response, 400, "This address cannot be read.");
  const url = new URL(BASE + target);
  const token = url.searchParams.get("token");
  if (token !== null && url.pathname === "/") return letIn(token, request, response, pages);
  if (!entrance.knows(request))
    return refuse(response, 403, "Open the address printed in the terminal: it works once for one browser.");
  await sendFile(url.pathname, request, response, pages.folder);
}

/** The token leaves the address bar (and the history) by the redirect. */
function letIn(token: string, request: IncomingMessage, response: ServerResponse, pages: Pages): void {
  const { entrance } = pages;
  // What only asks after an address (a chat's preview, a scanner) comes in by HEAD, and must not use it up.
  if (entrance.admits(token) && request.method === "HEAD") {
    response.writeHead(303, { ...PAGE_HEADERS, Location: "/" }).end();
  } else if (entrance.admits(token)) {
    const fresh = entrance.renew();
    response.writeHead(303, { ...PAGE_HEADERS, Location: "/", "Set-Cookie": entrance.cookie() }).end();
    pages.onAddress(fresh);
  } else if (entrance.knows(request)) {
    response.writeHead(303, { ...PAGE_HEADERS, Location: "/" }).end();
  } else {
    refuse(response, 403, "This address has been used already: open the newest one printed in the terminal.");
  }
}

async function sendFile(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<void> {
  const file = await readPageFile(folder, path);
  if (!file) return refuse(response, 404, "There is no such page.");
  response.writeHead(200, {
    ...PAGE_HEADERS,
    "Content-Type": file.type,
    "Content-Length": file.bytes.byteLength,
  });
  response.end(request.method === "HEAD" ? undefined : file.bytes);
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  response
    .writeHead(status, { ...PAGE_HEADERS, "Content-Type": "text/plain; charset=utf-8", Connection: "close" })
    .end(`${reason}\n`);
}
