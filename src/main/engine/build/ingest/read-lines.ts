/** JSON lines: a text or paragraph each (RO-Stories), or a sentence of tokens with tags each (HistNERo), grouped by document. */
import { z } from "zod";
import { ReasonError, reasonOf } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { refuse, type ImportRun, type SourceFile } from "../../import/source/import-run";
import { readJsonLines } from "../../import/json/json-lines";
import type { GoldSpan } from "./work";

export interface LineWork {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly text: string;
  readonly gold?: readonly GoldSpan[];
}

const name = z.union([z.string(), z.number()]).transform(String);
const textLine = z.object({
  text: z.string().optional(),
  paragraph: z.string().optional(),
  id: name.optional(),
  doc_id: name.optional(),
  title: z.string().optional(),
  author: z.string().optional(),
});
type TextLine = z.infer<typeof textLine>;
const tokenLine = z.object({
  tokens: z.array(z.string()),
  ner_tags: z.array(z.string()),
  space_after: z.array(z.boolean()).optional(),
  id: name.optional(),
  doc_id: name.optional(),
});
type TokenLine = z.infer<typeof tokenLine>;

/** All documents of a file, in order. The first line that is neither refuses the file. */
export async function readLines(file: SourceFile, run: ImportRun): Promise<LineWork[]> {
  const documents = new Map<string, DocumentLines>();
  const take = (value: unknown, line: number): void => {
    takeInto(documents, value, line);
  };
  await readJsonLines(file, run, take, () => {
    const [first] = run.rejects.inOrder();
    if (first) refuse(file, message("at-line", { line: first.line, why: first.reason }));
    return Promise.resolve();
  });
  if (documents.size === 0) refuse(file, message("text-none"));
  return [...documents].map(([id, lines]) => lines.finish(id));
}

/** The documents of a JSON list, as RONEC is one; its items count as lines. */
export function readList(file: SourceFile, text: string): LineWork[] {
  const documents = new Map<string, DocumentLines>();
  parsedList(file, text).forEach((value, at) => {
    try {
      takeInto(documents, value, at + 1);
    } catch (fault) {
      refuse(file, message("at-item", { item: at + 1, why: reasonOf(fault) }));
    }
  });
  if (documents.size === 0) refuse(file, message("text-none"));
  return [...documents].map(([id, lines]) => lines.finish(id));
}

function parsedList(file: SourceFile, text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch {
    // The same sentence as for what is no list.
  }
  return refuse(file, message("list-none"));
}

function takeInto(documents: Map<string, DocumentLines>, value: unknown, line: number): void {
  const isTokens = typeof value === "object" && value !== null && "tokens" in value;
  if (isTokens) tokensInto(documents, checkTokens(value), line);
  else textInto(documents, value, line);
}

/** The tokens and tags of a line; throws an Error that says what does not fit. */
export function checkTokens(value: unknown): TokenLine {
  const parsed = tokenLine.safeParse(value);
  if (!parsed.success) throw new ReasonError(message(hasNumbers(value) ? "tags-numbers" : "line-tokens"));
  const { tokens, ner_tags: tags } = parsed.data;
  if (tokens.length !== tags.length)
    throw new ReasonError(message("tags-unfit", { tokens: tokens.length, tags: tags.length }));
  return parsed.data;
}

function hasNumbers(value: unknown): boolean {
  const tags = (value as { ner_tags?: unknown }).ner_tags;
  return Array.isArray(tags) && tags.length > 0 && tags.every((tag) => Number.isInteger(tag));
}

function textInto(documents: Map<string, DocumentLines>, value: unknown, line: number): void {
  const parsed = textLine.safeParse(value);
  const text = parsed.success ? (parsed.data.text ?? parsed.data.paragraph ?? "") : "";
  if (!parsed.success || text.trim() === "") throw new ReasonError(message("line-text"));
  const { title, author = "" } = parsed.data;
  const document = documentOf(parsed.data, line);
  const found = documents.get(document) ?? new DocumentLines(title ?? document, author);
  documents.set(document, found);
  found.addText(text);
}

/** What a line is of: the document it names; for a paragraph without one the work whose title it has (RO-Stories); else itself. */
function documentOf({ doc_id: document, id, title, author, text }: TextLine, line: number): string {
  const isPart = text === undefined && title !== undefined;
  return document ?? (isPart ? [author, title].filter(Boolean).join(": ") : (id ?? String(line)));
}

function tokensInto(documents: Map<string, DocumentLines>, row: TokenLine, line: number): void {
  const document = row.doc_id ?? row.id ?? String(line);
  const found = documents.get(document) ?? new DocumentLines(document, "");
  documents.set(document, found);
  found.addTokens(row);
}

class DocumentLines {
  private text = "";
  private gold: GoldSpan[] | undefined;

  constructor(
    private readonly title: string,
    private readonly author: string,
  ) {}

  addText(text: string): void {
    this.text += this.text === "" ? text : `\n\n${text}`;
  }

  addTokens({ tokens, ner_tags: tags, space_after: spaces }: TokenLine): void {
    if (this.text !== "") this.text += "\n";
    const spans: { start: number; end: number; type: string }[] = [];
    tokens.forEach((token, at) => {
      const start = this.text.length;
      this.text += token;
      const tag = tags[at]!;
      const open = spans.at(-1);
      const goesOn = tag.startsWith("I-") && open?.type === tag.slice(2) && tags[at - 1] !== "O";
      if (goesOn && open) open.end = this.text.length;
      else if (tag !== "O") spans.push({ start, end: this.text.length, type: tag.slice(2) });
      if (spaces?.[at] !== false) this.text += " ";
    });
    this.text = this.text.trimEnd();
    this.gold = [...(this.gold ?? []), ...spans];
  }

  finish(id: string): LineWork {
    return {
      id,
      title: this.title,
      author: this.author,
      text: this.text,
      ...(this.gold && { gold: this.gold }),
    };
  }
}
