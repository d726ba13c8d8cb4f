/** XML read as a stream: elements as they open and close. Nothing is ever expanded or fetched. */
import { isUtf8 } from "node:buffer";
import { SaxesParser } from "saxes";
import { message, type Reason } from "../../../../shared/sentences/sentences";
import { fileBytes } from "../source/file-bytes";
import { MAX_RECORD, refuse, type ImportRun, type SourceFile } from "../source/import-run";
import { countNewlines, withoutMark } from "../source/text-blocks";

export interface XmlElement {
  /** Without its namespace prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** 1-based line on which its opening tag ends. */
  readonly line: number;
}

export interface XmlHandler {
  /** The root's name; another root refuses the file. */
  readonly root: string;
  /** Whether a document type may be named. One that declares anything itself is refused: there entity bombs live. */
  readonly hasDoctype?: true;
  open(element: XmlElement): void;
  /** `text` is the own text of a <data>, <default>, <desc> or a label that yEd draws, without that of elements inside; "" of other elements. */
  close(element: XmlElement, text: string): void;
  /** Every stretch of text as it comes, where a reader wants it all. */
  text?(text: string): void;
  /** Runs after every chunk of about 1 MiB. */
  settle(): Promise<void>;
}

const TEXTS: ReadonlySet<string> = new Set(["data", "default", "desc", "NodeLabel", "EdgeLabel"]);
const DEEPEST = 100;
const LONGEST = MAX_RECORD / 4;

/** Reads the whole file; refuses anything that is not well-formed UTF-8 XML, and document type declarations (but those that a format brings and that declare nothing), where entity bombs live. */
export async function readXml(file: SourceFile, run: ImportRun, handler: XmlHandler): Promise<void> {
  const events = new XmlEvents(file, handler);
  const decoder = new Utf8Decoder(file);
  let isEmpty = true;
  for await (const bytes of fileBytes(file, run.signal, run.onBytes)) {
    events.write(decoder.decode(isEmpty ? withoutMark(bytes) : bytes));
    isEmpty = false;
    await handler.settle();
  }
  if (isEmpty) refuse(file, message("file-empty"));
  decoder.end();
  events.end();
}

class XmlEvents {
  private readonly parser = new SaxesParser();
  private readonly open: { readonly element: XmlElement; text: string }[] = [];
  private quiet = 0;

  constructor(
    private readonly file: SourceFile,
    private readonly handler: XmlHandler,
  ) {
    this.parser.on("error", (fault) => {
      const why = toldFault(fault.message.replace(/^(?:\d+:\d+: )?(.*?)\.?$/su, "$1"));
      refuse(this.file, message("xml-broken", { line: this.parser.line, why }));
    });
    this.parser.on("xmldecl", ({ encoding }) => this.checkEncoding(encoding));
    this.parser.on("doctype", (type) => {
      // Nothing is ever fetched, so a type that is only named does nothing.
      if (handler.hasDoctype !== true || type.includes("[")) this.fail(message("xml-doctype"));
    });
    this.parser.on("opentag", ({ name, attributes }) => this.openElement(name, attributes));
    this.parser.on("closetag", () => this.closeElement());
    this.parser.on("text", (text) => this.addText(text));
    this.parser.on("cdata", (text) => this.addText(text));
  }

  write(text: string): void {
    this.quiet += text.length;
    this.parser.write(text);
    if (this.quiet > LONGEST) this.fail(message("xml-long", { most: LONGEST }));
  }

  end(): void {
    this.parser.close();
  }

  private openElement(qualified: string, attributes: Readonly<Record<string, string>>): void {
    this.quiet = 0;
    const name = qualified.slice(qualified.indexOf(":") + 1);
    const element = { name, attributes, line: this.parser.line };
    if (this.open.length === 0 && name !== this.handler.root)
      this.fail(
        message(this.handler.root === "TEI" ? "xml-no-tei" : "xml-root", {
          found: name,
          wanted: this.handler.root,
        }),
      );
    if (this.open.push({ element, text: "" }) > DEEPEST) this.fail(message("xml-deep"));
    this.handler.open(element);
  }

  private closeElement(): void {
    this.quiet = 0;
    const { element, text } = this.open.pop()!;
    this.handler.close(element, text);
  }

  private addText(text: string): void {
    this.quiet = 0;
    this.handler.text?.(text);
    const innermost = this.open.at(-1);
    // The blanks between a million elements are not worth keeping.
    if (innermost && TEXTS.has(innermost.element.name)) innermost.text += text;
  }

  private checkEncoding(encoding = "UTF-8"): void {
    if (!/^(utf-?8|utf-?16|us-ascii)$/i.test(encoding)) this.fail(message("encoding-unknown", { encoding }));
  }

  private fail(reason: Reason): never {
    return refuse(this.file, message("at-line", { line: this.parser.line, why: reason }));
  }
}

/** The commonest of the parser's faults as sentences that speak the reader's language. */
function toldFault(fault: string): Reason {
  const [, what, tag] = /^(unclosed|unmatched closing) tag: (.+)$/s.exec(fault) ?? [];
  if (what === undefined || tag === undefined) return fault;
  return message(what === "unclosed" ? "xml-unclosed" : "xml-unmatched", { tag });
}

/** Decodes chunk by chunk and knows the line of the first byte that is not UTF-8. */
class Utf8Decoder {
  private readonly decoder = new TextDecoder("utf-8", { fatal: true });
  private line = 1;

  constructor(private readonly file: SourceFile) {}

  decode(bytes: Buffer): string {
    try {
      const text = this.decoder.decode(bytes, { stream: true });
      this.line += countNewlines(bytes);
      return text;
    } catch {
      return refuse(
        this.file,
        message("at-line", { line: this.line + goodLines(bytes), why: message("not-utf8") }),
      );
    }
  }

  end(): void {
    try {
      this.decoder.decode();
    } catch {
      refuse(this.file, message("at-line", { line: this.line, why: message("not-utf8") }));
    }
  }
}

// The first line of a chunk may begin inside a character, so it is only judged when no later line is at fault.
function goodLines(bytes: Buffer): number {
  let start = bytes.indexOf(0x0a) + 1;
  for (let lines = 1; start > 0; lines++) {
    const end = bytes.indexOf(0x0a, start);
    if (!isUtf8(bytes.subarray(start, end < 0 ? bytes.length : end))) return lines;
    start = end + 1;
  }
  return 0;
}
