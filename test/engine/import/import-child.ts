/** An import to be killed: writes the stage it was told to wait for, and then does not go on. */
import { writeSync } from "node:fs";
import { importGraph } from "../../../src/main/engine/import/import-graph";

const [path, target, stage] = process.argv.slice(2) as [string, string, string];
const endless = new SharedArrayBuffer(4);

await importGraph({
  files: [{ name: "many.tsv", path }],
  into: "graph",
  target,
  embedder: {
    name: "zeros",
    width: 2,
    embed: (texts) => Promise.resolve(new Float32Array(texts.length * 2)),
    close: () => Promise.resolve(),
  },
  signal: new AbortController().signal,
  progress(progress) {
    if (progress.stage !== stage) return;
    writeSync(1, stage);
    Atomics.wait(new Int32Array(endless), 0, 0);
  },
});
