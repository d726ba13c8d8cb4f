/** `npm run --silent dragoman -- …`: the command line, from a bare clone too; what it prepares it tells on stderr. */
import { join } from "node:path";
import { fail, prepare } from "./prepare/prepare.mjs";
import { ROOT } from "./prepare/run.mjs";

try {
  await prepare({ output: "stderr" });
} catch (error) {
  fail(error);
}
// In this process: a second Node would cost every command its start-up time.
await import(new URL(`file://${join(ROOT, "out", "main", "cli.js")}`).href);
