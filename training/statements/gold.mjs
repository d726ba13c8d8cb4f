// node training/statements/gold.mjs FOLDER OUT TURN… : see gold.ts; FOLDER as of training/hgcr/predicates.mjs
import { fileURLToPath } from "node:url";
import { bundle } from "../../scripts/prepare/bundle.mjs";

const { writeGold } = await import(await bundle("statement-gold", "training/statements/gold.ts"));
const [folder, out, ...turns] = process.argv.slice(2);
const table = fileURLToPath(new URL("../hgcr/predicate-gold.tsv", import.meta.url));
writeGold(folder, table, out, turns.map(Number));
