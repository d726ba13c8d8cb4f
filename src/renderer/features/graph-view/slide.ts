/** A run as one slide, 16 : 9: the question, its answers with the first statement, and the picture, as an SVG that needs nothing else. */
import type { RunView } from "../../../shared/trace";
import { escapeXml } from "../../../shared/xml-text";
import { labelLines, labelText } from "../../picture/label-text";
import { CANVAS_COLOURS, type Theme } from "../../picture/palette";
import { formatNumber } from "../../ui/format";
import { TEXTS } from "../../ui/texts/texts";
import { statingOf } from "../evidence/evidence";
import { headlineText } from "../understood/headline-text";
import { GRAPH_TEXTS } from "./graph-texts";

export const SLIDE = { width: 1600, height: 900 } as const;

const MARGIN = 64;
const PICTURE = { x: 600, y: 190, width: 936, height: 616 } as const;
const MOST_ANSWERS = 8;
const MOST_STATEMENTS = 6;
/** Characters of a line: of the question, of a name, of the statement. */
const LONGEST = { question: 68, name: 26, statement: 46 } as const;
/** Where the texts end. */
const LOWEST = 800;

/** The slide as SVG; `picture` is the canvas' own SVG. Texts of the graph are escaped and cut to what fits. */
export function slideOf(run: RunView, title: string, picture: string, theme: Theme): string {
  const { ground, text, unlabelled } = CANVAS_COLOURS[theme];
  const question = wrapped(run.question, LONGEST.question, 2);
  const lines = [
    ...question.map((line, at) => row(line, MARGIN, 88 + at * 46, 36, 650)),
    ...answerRows(run),
    row(title, MARGIN, SLIDE.height - 48, 18, 400, unlabelled),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SLIDE.width} ${SLIDE.height}" width="${SLIDE.width}" height="${SLIDE.height}" fill="${text}" font-family="Inter, 'Noto Sans', system-ui, sans-serif">`,
    `<rect width="${SLIDE.width}" height="${SLIDE.height}" fill="${ground}"/>`,
    ...lines,
    placed(picture),
    "</svg>\n",
  ].join("\n");
}

/** The answer in a word, the first answers with their scores, how many more there are, and what they rest on. */
function answerRows(run: RunView): string[] {
  const rows: string[] = [];
  let y = 210;
  const add = (line: string, size: number, weight: number, after: number): void => {
    rows.push(row(line, MARGIN, y, size, weight));
    y += after;
  };
  wrapped(headlineText(run), LONGEST.statement, 2).forEach((line) => add(line, 24, 650, 40));
  run.answers.slice(0, MOST_ANSWERS).forEach(({ name, id, score }, at) => {
    rows.push(row(formatNumber(score), 500, y, 18, 400));
    const lines = labelLines(name || id, LONGEST.name);
    rows.push(row(`${(at + 1).toString()}.`, MARGIN, y, 20, 400));
    lines.forEach((line, below) => {
      rows.push(row(line, MARGIN + 32, y, 20, 550));
      y += below + 1 < lines.length ? 26 : 38;
    });
  });
  const more = run.answers.length - MOST_ANSWERS;
  if (more > 0) add(GRAPH_TEXTS.slideMore(more), 18, 400, 38);
  y += 16;
  // A mechanism is told in several: its record, then step by step.
  for (const { said } of statingOf(run).slice(0, MOST_STATEMENTS)) {
    const lines = wrapped(TEXTS.said(said).trim(), LONGEST.statement, 5);
    if (y + lines.length * 25 > LOWEST) break;
    lines.forEach((line) => add(line, 17, 400, 25));
    y += 6;
  }
  return rows;
}

function row(line: string, x: number, y: number, size: number, weight: number, fill?: string): string {
  const colour = fill === undefined ? "" : ` fill="${fill}"`;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}"${colour}>${escapeXml(line)}</text>`;
}

/** The picture's own frame, fitted into its place on the slide. */
function placed(picture: string): string {
  const { x, y, width, height } = PICTURE;
  const place = ` x="${x}" y="${y}" width="${width}" height="${height}"`;
  return picture.replace(/ width="[\d.]+" height="[\d.]+"/, () => place);
}

/** Words into lines of at most so many characters, the last one cut where there are more. */
function wrapped(text: string, longest: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of labelText(text, longest * most).split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + word.length < longest || lines.length === most))
      lines[lines.length - 1] = `${last} ${word}`;
    else if (word !== "") lines.push(word);
  }
  return lines.map((line) => labelText(line, longest + 8));
}
