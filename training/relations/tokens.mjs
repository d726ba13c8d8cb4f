// node training/relations/tokens.mjs OUT [FILE…] : see tokens.ts
import { bundle } from "../../scripts/prepare/bundle.mjs";

const { writeLines, writeGlosses } = await import(
  await bundle("relation-tokens", "training/relations/tokens.ts")
);
const [out, ...files] = process.argv.slice(2);
writeLines(
  `${out}/lines.jsonl`,
  files.filter((file) => /\/(?:ro|en)-[^/]*$/.test(file)),
);
writeGlosses(
  `${out}/glosses.json`,
  files.filter((file) => file.endsWith(".xml")),
);
