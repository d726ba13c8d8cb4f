/** Finds a Chromium for the journeys: the one from npm, which brings its libraries along, or the system's. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

export interface BrowserBinary {
  readonly path: string;
  /** Where it came from, for people. */
  readonly origin: string;
  readonly env: Readonly<Record<string, string>>;
}

const UNPACKED = resolve("node_modules", ".cache", "test-browser");

const SYSTEM: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  ],
};

/** In the order to try; DRAGOMAN_TEST_BROWSER goes first. Throws when there is none at all. */
export function browserBinaries(): BrowserBinary[] {
  const named = process.env["DRAGOMAN_TEST_BROWSER"];
  const paths = [...(named ? [named] : []), ...(SYSTEM[process.platform] ?? [])];
  const system = paths.filter(existsSync).map((path) => ({ path, origin: `this system (${path})`, env: {} }));
  const packed = process.platform === "linux" && process.arch === "x64" ? [unpackBrowser()] : [];
  const all = named ? [...system, ...packed] : [...packed, ...system];
  if (all.length === 0) throw new Error("no browser for the tests: install Chromium, Chrome or Edge");
  return all;
}

/**
 * Unpacks @sparticuz/chromium once. It is made for cloud functions: it writes to the temporary folder and brings NSS and fonts only
 * when told that it runs in one, hence the variables and the process of its own.
 */
function unpackBrowser(): BrowserBinary {
  mkdirSync(UNPACKED, { recursive: true });
  const code =
    'import("@sparticuz/chromium").then(async (it) => console.log(await it.default.executablePath()))';
  const path = execFileSync(process.execPath, ["-e", code], {
    encoding: "utf8",
    env: { ...process.env, TMPDIR: UNPACKED, VERCEL: "1" },
  }).trim();
  const env = { LD_LIBRARY_PATH: join(UNPACKED, "al2023", "lib"), FONTCONFIG_FILE: writeFontConfig() };
  return { path, origin: "the npm package @sparticuz/chromium", env };
}

/** The system's fonts where it has any, and the ones unpacked: their own configuration names a folder that is not ours. */
function writeFontConfig(): string {
  const path = join(UNPACKED, "fonts.conf");
  const lines = [
    '<?xml version="1.0"?>',
    "<fontconfig>",
    '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>',
    `<dir>${join(UNPACKED, "fonts", "fonts")}</dir>`,
    `<cachedir>${join(UNPACKED, "fonts-cache")}</cachedir>`,
    "</fontconfig>",
  ];
  writeFileSync(path, lines.join("\n"));
  return path;
}
