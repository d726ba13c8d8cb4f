/** A report as one HTML page that needs nothing else: no script, no address that is fetched, and well-formed as XML too. */
import { escapeXml } from "../../../shared/xml-text";
import type { Block, Line, Piece, Table } from "./blocks";

/** The page; the first title among the blocks is its name. */
export function htmlReport(blocks: readonly Block[]): string {
  const title = blocks.find((block) => block.kind === "title");
  // The policy says it once more: even a slip in escaping would run nothing and fetch nothing.
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
  return `<!DOCTYPE html>
<html lang="${escapeXml((title?.kind === "title" && title.language) || "en")}">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${policy}"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${escapeXml(title?.kind === "title" ? title.text : "Dragoman")}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${blocks.map(toMarkup).join("\n")}
</main>
</body>
</html>
`;
}

function toMarkup(block: Block): string {
  switch (block.kind) {
    case "title":
      return `<h1>${isolated(block.text)}</h1>`;
    case "heading":
      return `<h2>${isolated(block.text)}</h2>`;
    case "paragraph":
      return `<p>${lineMarkup(block.line)}</p>`;
    case "list":
      return `<ul>${block.items.map(({ line, under }) => `<li>${lineMarkup(line)}${nested(under)}</li>`).join("\n")}</ul>`;
    case "quote": {
      const sources = block.sources.map((text) => `<li>${isolated(text)}</li>`).join("");
      const caption = sources === "" ? "" : `<figcaption><ul>${sources}</ul></figcaption>`;
      return `<figure>${block.line.length > 0 ? `<blockquote>${lineMarkup(block.line)}</blockquote>` : ""}${caption}</figure>`;
    }
    case "picture":
      return `<figure class="picture">${block.svg}</figure>`;
    case "table":
      return tableMarkup(block);
  }
}

function nested(lines: readonly Line[]): string {
  return lines.length === 0 ? "" : `<ul>${lines.map((line) => `<li>${lineMarkup(line)}</li>`).join("")}</ul>`;
}

function tableMarkup({ head, rows, numbers, triples }: Table): string {
  const alignment = (at: number): string => (numbers.includes(at) ? ' class="number"' : "");
  const headings = head.map((text, at) => `<th scope="col"${alignment(at)}>${escapeXml(text)}</th>`).join("");
  const records = rows.map((row, place) => {
    const anchor = triples ? ` id="triple-${(place + 1).toString()}"` : "";
    return `<tr${anchor}>${row.map((line, at) => `<td${alignment(at)}>${lineMarkup(line)}</td>`).join("")}</tr>`;
  });
  return `<div class="table"><table><thead><tr>${headings}</tr></thead><tbody>\n${records.join("\n")}\n</tbody></table></div>`;
}

/** A line of text as markup; `marked` puts what is marked, escaped already, between its tags. */
export function lineMarkup(line: Line, marked = (text: string) => `<mark>${text}</mark>`): string {
  return line.map((piece) => pieceMarkup(piece, marked)).join("");
}

function pieceMarkup(piece: Piece, marked: (text: string) => string): string {
  if (typeof piece === "string") return isolated(piece);
  if ("strong" in piece) return `<strong>${isolated(piece.strong)}</strong>`;
  if ("mark" in piece) return marked(escapeXml(piece.mark));
  const number = piece.triple.toString();
  return `<a href="#triple-${number}">[${number}]</a>`;
}

/** Text whose direction marks end where it ends. */
function isolated(text: string): string {
  return text === "" ? "" : `<bdi>${escapeXml(text)}</bdi>`;
}

const STYLE = `
:root { color-scheme: light dark; --line: #d5d9e0; --soft: #5d6675; --accent: #0b5fbd; --ground: #ffffff; --text: #161b24; }
@media (prefers-color-scheme: dark) {
  :root { --line: #39414e; --soft: #a3adbd; --accent: #7db6ff; --ground: #12161d; --text: #e8ecf2; }
}
body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.5 Inter, "Segoe UI", "Noto Sans", system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.05rem; margin: 2.25rem 0 .5rem; }
.table, .picture { overflow-x: auto; }
bdi { white-space: pre-wrap; }
table { border-collapse: collapse; width: 100%; overflow-wrap: normal; }
th, td { text-align: start; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); max-width: 24rem; overflow-wrap: anywhere; }
th { color: var(--soft); font-weight: 600; font-size: .85rem; white-space: nowrap; overflow-wrap: normal; }
.number { width: 1%; text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; overflow-wrap: normal; }
tr:target { background: color-mix(in srgb, var(--accent) 14%, transparent); }
a { color: var(--accent); }
figure { margin: .5rem 0 1rem; }
blockquote { margin: 0; padding-inline-start: .9rem; border-inline-start: 3px solid var(--line); }
figcaption { color: var(--soft); font-size: .85rem; }
figcaption ul { margin: .25rem 0; padding-inline-start: 1.9rem; }
mark { background: color-mix(in srgb, var(--accent) 22%, transparent); color: inherit; white-space: pre-wrap; }
svg { max-width: 100%; height: auto; }
`.replaceAll("\n", " ");
