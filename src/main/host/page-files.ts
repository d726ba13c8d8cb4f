import { readFile } from "node:fs/promises";
import { extname, resolve, sep } from "node:path";

export interface PageFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".json": "application/json; charset=utf-8",
};

/** The built page's file at a URL's path ("/" is index.html); undefined when there is none, wherever the path points. */
export async function readPageFile(folder: string, urlPath: string): Promise<PageFile | undefined> {
  const path = locate(folder, urlPath);
  const type = path && TYPES[extname(path)];
  if (!path || !type) return undefined;
  try {
    return { type, bytes: new Uint8Array(await readFile(path)) };
  } catch {
    return undefined;
  }
}

/** Inside the folder or nowhere: dots, encoded slashes, drives and NUL lead outside and are refused. */
function locate(folder: string, urlPath: string): string | undefined {
  const wanted = decode(urlPath === "/" ? "/index.html" : urlPath);
  if (wanted === undefined || /[\0\\:]/.test(wanted)) return undefined;
  const path = resolve(folder, `.${wanted}`);
  return path.startsWith(resolve(folder) + sep) ? path : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
