/** XML read as a stream: elements as they open and close. Nothing is ever expanded or fetched. */
import { isUtf8 } from "node:buffer";
import { SaxesParser } from "saxes";
import { fileBytes } from "./file-bytes";
import { MAX_RECORD, refuse } from "./import-run";
import { countNewlines, withoutMark } from "./text-blocks";
const TEXTS = new Set(["data", "default"]);
const DEEPEST = 100;
const LONGEST = MAX_RECORD / 4;
/** Reads the whole file; refuses anything that is not well-formed UTF-8 XML, and document type declarations, where entity bombs live. */
export async function readXml(file, run, handler) {
  const events = new XmlEvents(file, handler);
  const decoder = new Utf8Decoder(file);
  let isEmpty = true;
  for await (const bytes of fileBytes(file, run.signal, run.onBytes)) {
    events.write(decoder.decode(isEmpty ? withoutMark(file, bytes) : bytes));
    isEmpty = false;
    await handler.settle();
  }
  if (isEmpty) refuse(file, "it is empty");
  decoder.end();
  events.end();
}
class XmlEvents {
  file;
  handler;
  parser = new SaxesParser();
  open = [];
  quiet = 0;
  constructor(file, handler) {
    this.file = file;
    this.handler = handler;
    this.parser.on("error", (fault) => this.fail(fault.message.replace(/^(?:\d+:\d+: )?(.*?)\.?$/su, "$1")));
    this.parser.on("xmldecl", ({ encoding }) => this.checkEncoding(encoding));
    this.parser.on("doctype", () =>
      this.fail("it has a document type declaration, which could expand without bound: remove it"),
    );
    this.parser.on("opentag", ({ name, attributes }) => this.openElement(name, attributes));
    this.parser.on("closetag", () => this.closeElement());
    this.parser.on("text", (text) => this.addText(text));
    this.parser.on("cdata", (text) => this.addText(text));
  }
  write(text) {
    this.quiet += text.length;
    this.parser.write(text);
    if (this.quiet > LONGEST) this.fail(`a value or tag is longer than ${LONGEST} characters`);
  }
  end() {
    this.parser.close();
  }
  openElement(qualified, attributes) {
    this.quiet = 0;
    const name = qualified.slice(qualified.indexOf(":") + 1);
    const element = { name, attributes, line: this.parser.line };
    if (this.open.length === 0 && name !== this.handler.root)
      this.fail(`its root element is <${name}>, not <${this.handler.root}>`);
    if (this.open.push({ element, text: "" }) > DEEPEST) this.fail("elements lie too deep inside each other");
    this.handler.open(element);
  }
  closeElement() {
    this.quiet = 0;
    const { element, text } = this.open.pop();
    this.handler.close(element, text);
  }
  addText(text) {
    this.quiet = 0;
    const innermost = this.open.at(-1);
    // The blanks between a million elements are not worth keeping.
    if (innermost && TEXTS.has(innermost.element.name)) innermost.text += text;
  }
  checkEncoding(encoding = "UTF-8") {
    if (!/^(utf-?8|us-ascii)$/i.test(encoding)) this.fail(`it is written in ${encoding}: save it as UTF-8`);
  }
  fail(reason) {
    return refuse(this.file, `line ${this.parser.line}: ${reason}`);
  }
}
/** Decodes chunk by chunk and knows the line of the first byte that is not UTF-8. */
class Utf8Decoder {
  file;
  decoder = new TextDecoder("utf-8", { fatal: true });
  line = 1;
  constructor(file) {
    this.file = file;
  }
  decode(bytes) {
    try {
      const text = this.decoder.decode(bytes, { stream: true });
      this.line += countNewlines(bytes);
      return text;
    } catch {
      return refuse(this.file, `line ${this.line + goodLines(bytes)}: not valid UTF-8`);
    }
  }
  end() {
    try {
      this.decoder.decode();
    } catch {
      refuse(this.file, `line ${this.line}: not valid UTF-8`);
    }
  }
}
// The first line of a chunk may begin inside a character, so it is only judged when no later line is at fault.
function goodLines(bytes) {
  let start = bytes.indexOf(0x0a) + 1;
  for (let lines = 1; start > 0; lines++) {
    const end = bytes.indexOf(0x0a, start);
    if (!isUtf8(bytes.subarray(start, end < 0 ? bytes.length : end))) return lines;
    start = end + 1;
  }
  return 0;
}
