/** Writes src/main/engine/store/vector-kernel.ts from vector-kernel.wat: node scripts/assemble-vector-kernel.mjs */
import { readFileSync, writeFileSync } from "node:fs";
import loadWabt from "wabt";

const folder = new URL("../src/main/engine/store/", import.meta.url);
const source = readFileSync(new URL("vector-kernel.wat", folder), "utf8");
const wabt = await loadWabt();
const { buffer } = wabt.parseWat("vector-kernel.wat", source, { simd: true }).toBinary({});

writeFileSync(
  new URL("vector-kernel.ts", folder),
  `/** vector-kernel.wat as WebAssembly, in base64; made by scripts/assemble-vector-kernel.mjs, never by hand. */
export const VECTOR_KERNEL =
  "${Buffer.from(buffer).toString("base64")}";
`,
);
