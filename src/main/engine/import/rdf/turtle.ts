/** Statements of Turtle, TriG, N-Triples and N-Quads, as n3 reads them. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Quad } from "n3";
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { faultWords, sayQuads, type ParseFault } from "./parse-quads";
import { sayQuad, type RdfSink } from "./quads";

/** Forms by the ending of a file; with another one any of them is read. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ["ttl", "Turtle"],
  ["trig", "TriG"],
  ["nt", "N-Triples"],
  ["ntriples", "N-Triples"],
  ["nq", "N-Quads"],
  ["nquads", "N-Quads"],
]);

/** Says all statements of a text, those up to the first fault where there is one. Throws ReasonError for that, with its line. */
export async function sayTurtle(text: string, sink: RdfSink, extension: string): Promise<void> {
  const form = FORMS.get(extension);
  if (form === "N-Triples" || form === "N-Quads") return sayLines(text, sink, form);
  const fault = await sayQuads(text, form, (quad) => sayQuad(quad, sink));
  if (!fault) return;
  if (!isOfLiteral(fault) || !(await sayWithoutLiterals(text, sink))) throw brokenAt(fault, form ?? "Turtle");
}

function brokenAt(fault: ParseFault, form: string): ReasonError {
  const why = faultWords(fault);
  return new ReasonError(message("turtle-broken", { form, line: fault.context?.line ?? 1, why }));
}

/** Whether a value stands where a statement says what it is about: some programs write so, and no form of RDF has it. */
function isOfLiteral(fault: ParseFault): boolean {
  return faultWords(fault) === "Unexpected literal";
}

/** What only N3 has beside values as subjects: its rules are not read. */
const ONLY_N3 = new Set(
  ["=", ">", "<", "inverse", "inversePredicate", "has", "is", "of", "id", "var", "^", "!", "{", "}"].concat([
    "@forAll",
    "@forSome",
  ]),
);

/** Says the statements anew but those about values, which are turned down; false where the text is none even so. */
async function sayWithoutLiterals(text: string, sink: RdfSink): Promise<boolean> {
  sink.forget();
  let isN3 = false;
  const fault = await sayQuads(
    text,
    "N3",
    (quad, line) => {
      if (quad.subject.termType === ("Literal" as string)) sink.turnDown(line, message("subject-value"));
      else sayQuad(quad, sink);
    },
    (type) => (isN3 ||= ONLY_N3.has(type)),
  );
  return !fault && !isN3;
}

/** Lines that are read at a time. */
const LINES = 2000;

/** Says statements that stand in a line each; a line that is none is turned down. Throws ReasonError where that are more than half of them. */
async function sayLines(text: string, sink: RdfSink, format: string): Promise<void> {
  const { Parser } = await import("n3");
  const lines = text.split("\n");
  const quadsOf = (part: readonly string[]): Quad[] =>
    new Parser({ format, blankNodePrefix: "_:" }).parse(part.join("\n"));
  const faults: [line: number, fault: ParseFault][] = [];
  for (let start = 0; start < lines.length; start += LINES) {
    const block = lines.slice(start, start + LINES);
    const whole = attempt(() => quadsOf(block));
    if (Array.isArray(whole)) for (const quad of whole) sayQuad(quad, sink);
    else
      block.forEach((line, at) => {
        const own = attempt(() => quadsOf([line]));
        if (Array.isArray(own)) for (const quad of own) sayQuad(quad, sink);
        else faults.push([start + at + 1, own]);
      });
    await nextTurn();
  }
  const [first] = faults;
  const said = lines.filter((line) => line.trim() !== "").length;
  if (first && 2 * faults.length > said)
    throw new ReasonError(
      message("turtle-broken", { form: format, line: first[0], why: faultWords(first[1]) }),
    );
  for (const [line, fault] of faults)
    sink.turnDown(line, message("statement-broken", { form: format, why: faultWords(fault) }));
}

function attempt(work: () => Quad[]): Quad[] | ParseFault {
  try {
    return work();
  } catch (fault) {
    return fault as ParseFault;
  }
}
