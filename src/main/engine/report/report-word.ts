/** A report as one HTML file that Word opens as a document: headings, tables and lists of its own kinds, the picture as an image. */
import { escapeXml } from "../../../shared/xml-text";
import type { Block, Line, Table } from "./blocks";
import { lineMarkup as plainMarkup } from "./report-html";

/** CSS pixels between the margins of an A4 page. */
const PAGE_WIDTH = 640;
/** Tables of more columns are set smaller. */
const MOST_COLUMNS = 6;

/** The file; the first title among the blocks is its name and tells its language. */
export function wordReport(blocks: readonly Block[]): string {
  const title = blocks.find((block) => block.kind === "title");
  const language = escapeXml(title?.language ?? "en");
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"/>
<meta name="ProgId" content="Word.Document"/>
<title>${escapeXml(title?.text ?? "Dragoman")}</title>
<style>${STYLE}</style>
</head>
<body lang="${language}">
<div class="page">
${blocks.map(toMarkup).join("\n")}
</div>
</body>
</html>
`;
}

function toMarkup(block: Block): string {
  switch (block.kind) {
    case "title":
      return `<h1>${lineMarkup([block.text])}</h1>`;
    case "heading":
      return `<h2>${lineMarkup([block.text])}</h2>`;
    case "paragraph":
      return `<p>${lineMarkup(block.line)}</p>`;
    case "list":
      return `<ul>${block.items.map(({ line, under }) => `<li>${lineMarkup(line)}${under.map((one) => `<br/>${lineMarkup(one)}`).join("")}</li>`).join("\n")}</ul>`;
    case "quote": {
      const text = block.line.length === 0 ? "" : `<blockquote>${lineMarkup(block.line)}</blockquote>`;
      return text + block.sources.map((source) => `<p class="source">${lineMarkup([source])}</p>`).join("");
    }
    case "picture":
      return pictureMarkup(block.svg);
    case "table":
      return tableMarkup(block);
  }
}

/** Drawn as wide as the page at most; the window puts a PNG in the place of the drawing, which Word shows in every version. */
function pictureMarkup(svg: string): string {
  const [, width = "1", height = "1"] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const scale = Math.min(1.6, PAGE_WIDTH / Number(width));
  const [across, down] = [Number(width), Number(height)].map((length) => Math.round(scale * length));
  const drawing = Buffer.from(svg, "utf8").toString("base64");
  return `<p><img src="data:image/svg+xml;base64,${drawing}" width="${across!.toString()}" height="${down!.toString()}" alt=""/></p>`;
}

function tableMarkup({ head, rows, numbers, triples }: Table): string {
  const alignment = (at: number): string => (numbers.includes(at) ? ' align="right"' : "");
  const headings = head.map((text, at) => `<th${alignment(at)}>${escapeXml(text)}</th>`).join("");
  const records = rows.map((row, place) => {
    const anchor = triples ? `<a name="triple-${(place + 1).toString()}"></a>` : "";
    return `<tr>${row.map((line, at) => `<td${alignment(at)}>${at === 0 ? anchor : ""}${lineMarkup(line)}</td>`).join("")}</tr>`;
  });
  const wide = head.length > MOST_COLUMNS ? ' class="wide"' : "";
  return `<table${wide} width="100%" border="1" cellspacing="0" cellpadding="3"><thead><tr>${headings}</tr></thead><tbody>\n${records.join("\n")}\n</tbody></table>`;
}

/** Word knows no element for what is marked. */
function lineMarkup(line: Line): string {
  return plainMarkup(line, (text) => `<span class="marked">${text}</span>`);
}

const STYLE = `
@page { size: 21cm 29.7cm; margin: 2cm; }
body { font-family: Calibri, Carlito, sans-serif; font-size: 11pt; color: #161b24; }
h1 { font-size: 18pt; margin: 0 0 6pt; }
h2 { font-size: 13pt; margin: 16pt 0 4pt; }
p, li, td, th { line-height: 1.3; }
table { border-collapse: collapse; }
td, th { border: .5pt solid #c5cad3; padding: 2pt 4pt; text-align: left; vertical-align: top; font-size: 9pt; }
td[align=right], th[align=right] { text-align: right; }
th { background: #eef1f6; }
table.wide td, table.wide th { font-size: 6.5pt; }
blockquote { margin: 4pt 0 2pt 14pt; }
.source { margin: 0 0 2pt 14pt; font-size: 8.5pt; color: #5d6675; }
.marked { background: #fff2a8; }
`.replaceAll("\n", " ");
