/**
 * How often the right person is taken for the speaker of a quote, on LitBank's quotations (the files that have any): `node scripts/coreference/speakers.mjs DATA`.
 * Right means that the mention beside the verb of saying, or of the turn before, stands in the chain that LitBank names.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle } from "../prepare/bundle.mjs";

const { quotesOf, readChains } = await import(await bundle("coreference", "scripts/coreference/product.ts"));
const folder = mkdtempSync(join(tmpdir(), "litbank-"));
try {
  execFileSync("tar", ["xzf", join(process.argv[2], "litbank", "litbank-90books.tar.gz"), "-C", folder]);
  const paths = readdirSync(folder, { recursive: true }).sort();
  const total = { right: 0, told: 0, all: 0, files: 0 };
  for (const path of paths.filter((one) => /quotations[/\\]tsv[/\\].*\.ann$/.test(one))) {
    const said = readFileSync(join(folder, path), "utf8");
    if (!said.includes("QUOTE")) continue;
    const brat = paths.find((one) => one.endsWith(path.split(/[/\\]/).at(-1)) && /coref[/\\]brat/.test(one));
    const book = await readChains(join(folder, brat));
    count(book, said, readFileSync(join(folder, brat), "utf8"), total);
  }
  const share = (a, b) => (a / b).toFixed(3);
  console.log(
    total,
    `right of all ${share(total.right, total.all)}, right of those told ${share(total.right, total.told)}`,
  );
} finally {
  rmSync(folder, { recursive: true });
}

function count(book, said, brat, total) {
  const speakers = new Map(
    [...said.matchAll(/^ATTRIB\t(\S+)\t(\S+)/gm)].map(([, quote, name]) => [quote, name]),
  );
  const names = namesOf(book, brat);
  const quotes = quotesOf(book);
  const lines = linesOf(book);
  total.files++;
  for (const [, id, line, first] of said.matchAll(/^QUOTE\t(\S+)\t(\d+)\t(\d+)\t/gm)) {
    const at = lines[Number(line)] + Number(first) + 1;
    const found = quotes.find((quote) => Math.abs(quote.first - at) <= 2);
    total.all++;
    if (!found || found.speaker < 0) continue;
    total.told++;
    if (names[found.speaker]?.has(speakers.get(id))) total.right++;
  }
}

/** The names LitBank gives the chain of each mention, in the order of `book.mentions`. */
function namesOf(book, brat) {
  const marks = [...brat.matchAll(/^T\d+\t(\S+) (\d+) (\d+)\t/gm)].map(([, label, start, end]) => ({
    label,
    start: Number(start),
    end: Number(end),
  }));
  const isMention = ({ label }) => /^(?:PROP|NOM|PRON)_[A-Z]+$/.test(label);
  const order = marks.filter(isMention).sort((a, b) => a.start - b.start || b.end - a.end);
  const byPlace = new Map(
    marks.filter((mark) => !isMention(mark)).map(({ label, start, end }) => [`${start} ${end}`, label]),
  );
  const byChain = new Map();
  order.forEach(({ start, end }, at) => {
    const name = byPlace.get(`${start} ${end}`);
    const chain = book.chains[at];
    if (name) byChain.set(chain, (byChain.get(chain) ?? new Set()).add(name));
  });
  return book.chains.map((chain) => byChain.get(chain));
}

/** The first token of each line. */
function linesOf({ sentences }) {
  const first = [];
  sentences.forEach((line, at) => (first[line] ??= at));
  return first;
}
