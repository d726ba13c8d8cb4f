/** Runs the built program as often as it is told to, in this one process: its entry anew each time, all that it loads once. */
import { pathToFileURL } from "node:url";

const [node, here, program] = process.argv;
// Each run listens for Ctrl-C and for a closed pipe, and none of them leaves.
process.setMaxListeners(0);
process.stdout.setMaxListeners(0);
let times = 0;

process.on("message", async (args) => {
  const told = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"])
    process[name].write = (text) => {
      told[name] += text;
      return true;
    };
  process.argv = [node, here, ...args];
  process.exitCode = 0;
  times += 1;
  await import(`${pathToFileURL(program).href}?${String(times)}`);
  process.send({ code: process.exitCode, ...told });
});
