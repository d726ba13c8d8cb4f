/** The window's own address, `app://workbench/`: files of the built page with the same headers as in the browser host, nothing else. */
import type { CustomScheme, Protocol } from "electron";
import { readPageFile } from "../host/page-files";
import { PAGE_HEADERS } from "../host/page-headers";

const SCHEME = "app";
const HOST = "workbench";
export const APP_ORIGIN = `${SCHEME}://${HOST}`;

/** To be registered before the app is ready: a standard, secure origin that may use fetch, workers and modules. */
export const APP_SCHEME: CustomScheme = {
  scheme: SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true },
};

/** Answers every request for the scheme from `folder`. */
export function serveAppScheme(protocol: Pick<Protocol, "handle">, folder: string): void {
  protocol.handle(SCHEME, async (request) => {
    const url = new URL(request.url);
    if (request.method !== "GET" || url.host !== HOST) return refuse(403);
    const file = await readPageFile(folder, url.pathname);
    if (!file) return refuse(404);
    return new Response(file.bytes, { headers: { ...PAGE_HEADERS, "Content-Type": file.type } });
  });
}

/** True for the page itself and its files. */
export function isAppAddress(address: string): boolean {
  return address.startsWith(`${APP_ORIGIN}/`);
}

function refuse(status: number): Response {
  return new Response(null, { status, headers: PAGE_HEADERS });
}
