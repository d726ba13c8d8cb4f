import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Command } from "commander";
import { forkEngine } from "../browser/engine-child";
import { hasDisplay, openPage } from "../browser/open-page";
import { FailureError } from "../../shared/failure";
import type { EngineChild } from "../host/engine-watch";
import { act } from "./action";
import { wholeNumber } from "./options";
import { print, remark } from "./terminal";

interface ServeOptions {
  readonly port: number;
  readonly open: boolean;
}

const GREATEST_PORT = 65_535;

/** `dragoman serve` */
export function addServe(program: Command): void {
  program
    .command("serve")
    .description("serve the workbench to a browser on this machine")
    .option(
      "--port <n>",
      "port on the loopback address; 0 takes a free one",
      wholeNumber(0, GREATEST_PORT),
      0,
    )
    .option("--no-open", "do not open the system's browser")
    .action((options: ServeOptions) => act((signal) => serve(options, signal)));
}

async function serve(options: ServeOptions, signal: AbortSignal): Promise<void> {
  const program = programFolder();
  const startEngine = () => forkEngine(join(program, "engine.js"));
  // The engine takes longest to be ready: it starts before the rest of this program is read.
  let early: EngineChild | undefined = startEngine();
  const { startBrowserHost } = await import("../browser/browser-host");
  let isFirst = true;
  const host = await startBrowserHost({
    pages: join(program, "..", "renderer"),
    startEngine: () => {
      const engine = early ?? startEngine();
      early = undefined;
      return engine;
    },
    port: options.port,
    onAddress: (address) => {
      if (isFirst) announce(address, options.open);
      else remark(`For another window: ${address}`);
      isFirst = false;
    },
  }).catch((error: unknown) => {
    early?.kill();
    throw startFailure(error, options.port);
  });
  await aborted(signal);
  await host.close();
}

/** Where the build put engine.js: beside cli.js, above the chunk that holds this code. */
function programFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, "engine.js"))) return folder;
  throw new FailureError({ kind: "unexpected", reason: "the workbench is not built, run `npm run build`" });
}

function announce(address: string, open: boolean): void {
  print(`Dragoman is ready: ${address}`);
  remark("The address works once, for one browser on this machine. Ctrl-C ends it.");
  if (open && hasDisplay()) openPage(address);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => {
      resolve();
    });
  });
}

function startFailure(error: unknown, port: number): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code !== "EADDRINUSE" && code !== "EACCES") return error;
  const why = code === "EADDRINUSE" ? "is taken" : "may not be used";
  return new FailureError({ kind: "unexpected", reason: `port ${port.toString()} ${why}, choose another` });
}
