/**
 * `node training/hgcr/no-leak.mjs FOLDER CUT PAIRS`: FOLDER holds a library's files (PubTator, pairs with a column PubMedID, tables of names; gzipped or not). It is imported whole, and once
 * more without any document after PMID CUT; PAIRS drawn pairs of concepts known up to CUT are asked of both, and whatever differs is told.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { bundle } from "../../scripts/prepare/bundle.mjs";

const [folder, cut, pairs = "1000"] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), "dragoman-leak-"));

/** A file without what is after the cut: blocks of PubTator, ids in the last cell of a row. */
function older(text) {
  if (/^\d+\|t\|/m.test(text.slice(0, 2000)))
    return text
      .split(/\n\s*\n/)
      .filter((block) => Number(/^\s*(\d+)\|/.exec(block)?.[1] ?? 0) <= Number(cut))
      .join("\n\n");
  const [head, ...rows] = text.split("\n");
  if (!/pubmed|pmid/i.test(head.split("\t").at(-1) ?? "")) return text;
  const kept = rows.flatMap((row) => {
    const cells = row.split("\t");
    const ids = cells
      .at(-1)
      .split(/[|;,]/)
      .filter((id) => id !== "" && Number(id) <= Number(cut));
    return ids.length > 0 ? [[...cells.slice(0, -1), ids.join("|")].join("\t")] : [];
  });
  return [head, ...kept].join("\n");
}

function importAs(name, change) {
  const files = readdirSync(folder).filter((file) => /\.(gz|txt|tsv|PubTator)$/.test(file));
  mkdirSync(join(work, name));
  const paths = files.map((file) => {
    const bytes = readFileSync(join(folder, file));
    const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
    const path = join(work, name, file.replace(/\.gz$/, ""));
    writeFileSync(path, change(text));
    return path;
  });
  const target = join(work, `${name}.duckdb`);
  execFileSync(
    "npm",
    ["run", "--silent", "dragoman", "--", "import", ...paths, "--into", target, "--no-embed"],
    { stdio: "inherit" },
  );
  return target;
}

const files = [importAs("all", (text) => text), importAs("past", older)];
const { compareRuns } = await import(await bundle("hgcr-no-leak", "training/hgcr/no-leak.ts"));
console.log(
  JSON.stringify(await compareRuns(files, Number(cut), Number(pairs), (line) => console.log(line))),
);
