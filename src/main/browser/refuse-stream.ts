/** Refusals where Node hands out a bare stream and no response: upgrades that are not welcome, and requests it cannot read. */
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { PAGE_HEADERS } from "../host/page-headers";

/** Answers with a status alone, under the page's headers, and closes the stream; never throws. */
export function refuseStream(stream: Duplex, status: number): void {
  watchStream(stream);
  if (!stream.writable) {
    stream.destroy();
    return;
  }
  const headers = Object.entries({ ...PAGE_HEADERS, "Content-Length": "0", Connection: "close" });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  stream.end(`HTTP/1.1 ${status.toString()} ${STATUS_CODES[status] ?? ""}\r\n${lines}\r\n`);
}

/** Node takes its own listener off a stream it hands out; a client that resets one without any would end the process. */
function watchStream(stream: Duplex): void {
  stream.on("error", () => {
    stream.destroy();
  });
}

/** The status for what Node's parser refuses. */
export function statusOfFault(error: Error): number {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}
