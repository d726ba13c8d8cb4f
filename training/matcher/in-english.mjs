// node training/matcher/in-english.mjs OUT FILE… : see in-english.ts
import { bundle } from "../../scripts/prepare/bundle.mjs";

const { inEnglish } = await import(await bundle("matcher-in-english", "training/matcher/in-english.ts"));
inEnglish(process.argv[2], process.argv.slice(3));
