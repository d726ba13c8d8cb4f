/**
 * Every broken file has a defined outcome: `broken/<format>/expected.json` holds for each file (or folder of files) beside it either
 * the sentence with which the whole is refused, or the exact report of what entered and what was rejected.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { FailureError } from "../../../src/shared/failure";
import { IMPORT_FORMATS, type ImportFormat } from "../../../src/shared/import/preview";
import { importTexts, scratchFolder } from "./whole-graph";
import { inWords } from "../../in-words";

const BROKEN = join(import.meta.dirname, "broken");

let earlier: Promise<Buffer> | undefined;

/** The file of a graph that was there before, made once. */
function earlierGraph(): Promise<Buffer> {
  return (earlier ??= importTexts({ "earlier.tsv": "this\twas\there\n" }).then(({ target }) =>
    readFileSync(target),
  ));
}

describe.each(IMPORT_FORMATS)("%s", (format) => {
  const folder = join(BROKEN, format);
  const expected = JSON.parse(readFileSync(join(folder, "expected.json"), "utf8")) as Record<string, unknown>;
  const cases = readdirSync(folder).filter((name) => name !== "expected.json");

  test("every broken file has an expected outcome", () => {
    expect(Object.keys(expected).sort()).toStrictEqual(cases.sort());
  });

  test.each(cases)("%s", async (name) => {
    expect(inWords(await outcomeOf(join(folder, name), format))).toStrictEqual(expected[name]);
  });
});

/** Imports over the earlier graph; when refused, that one must still lie there, byte by byte and alone. */
async function outcomeOf(path: string, format: ImportFormat): Promise<object> {
  const target = join(scratchFolder(), "graph.duckdb");
  const before = await earlierGraph();
  writeFileSync(target, before);
  try {
    const { report } = await importTexts(textsOf(path), { target, format });
    return { nodes: report.nodes, edges: report.edges, rejected: report.rejected, rejects: report.rejects };
  } catch (fault) {
    if (!(fault instanceof FailureError)) throw fault;
    expect(hash(readFileSync(target))).toBe(hash(before));
    expect(readdirSync(dirname(target))).toStrictEqual(["graph.duckdb"]);
    return { refused: fault.message };
  }
}

function textsOf(path: string): Record<string, Buffer> {
  const paths = statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
  return Object.fromEntries(paths.map((file) => [file.slice(dirname(file).length + 1), readFileSync(file)]));
}

function hash(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
