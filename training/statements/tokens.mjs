// node training/statements/tokens.mjs OUT FILE… : see tokens.ts
import { bundle } from "../../scripts/prepare/bundle.mjs";

const { writeLines } = await import(await bundle("statement-tokens", "training/statements/tokens.ts"));
const [out, ...files] = process.argv.slice(2);
writeLines(out, files);
