/** `npm run bench [-- NAME… [--option value]]`: builds bench/NAME.bench.ts as the product is built, and runs its `main(args)`. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./prepare/bundle.mjs";
import { fail, prepare } from "./prepare/prepare.mjs";
import { ROOT } from "./prepare/run.mjs";

const FOLDER = join(ROOT, "bench");

try {
  await prepare({ built: false, output: "stderr" });
  const given = process.argv.slice(2);
  const options = given.findIndex((word) => word.startsWith("-"));
  const names = options < 0 ? given : given.slice(0, options);
  const args = options < 0 ? [] : given.slice(options);
  for (const name of names.length > 0 ? names : allNames()) await bench(name, args);
} catch (error) {
  fail(error);
}

function allNames() {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".bench.ts"))
    .map((file) => file.replace(/\.bench\.ts$/, ""))
    .sort();
}

async function bench(name, args) {
  const source = join(FOLDER, `${name}.bench.ts`);
  if (!existsSync(source)) throw new Error(`there is no bench “${name}”: ${allNames().join(", ")}`);
  console.log(`\n── ${name}`);
  const { main } = await import(await bundle(name, source));
  await main(args);
}
