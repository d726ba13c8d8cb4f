/** A build in a process of its own: to be killed, or to be run with other threads. Says each step with a dot. */
import { writeSync } from "node:fs";
import { buildGraph, type BuildRequest } from "../../../src/main/engine/build/build-graph";

const request = JSON.parse(process.argv[2]!) as Omit<BuildRequest, "signal" | "progress" | "limit">;
await buildGraph({
  ...{ ...request, limit: Infinity, signal: new AbortController().signal },
  progress: () => void writeSync(1, "."),
});
