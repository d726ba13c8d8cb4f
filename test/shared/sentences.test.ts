import { expect, test } from "vitest";
import { recognise } from "../../src/shared/sentences/recognise";
import { parseTemplate, type Hole } from "../../src/shared/sentences/sentence";
import {
  inEnglish,
  messageSchema,
  READ_BACK,
  readSentence,
  say,
  SENTENCE_KINDS,
  SENTENCES,
  templateOf,
  type Message,
} from "../../src/shared/sentences/sentences";

/** Something to put into a hole, different for each. */
function valueFor(hole: Hole, at: number, text: string): Message["values"][string] {
  switch (hole.form) {
    case "list":
      return { names: [`${text}${at}`, "Bob"], more: 2 };
    case "number":
      return `${at + 1}.250`;
    case "count":
      return at + 2;
    case "choice":
      return [...hole.words.keys()][0]!;
    default:
      return `${text}${at}`;
  }
}

function filled(kind: Message["kind"], text = "Ana"): Message {
  const { holes } = templateOf(kind);
  return {
    kind,
    values: Object.fromEntries(holes.map((hole, at) => [hole.name, valueFor(hole, at, text)])),
  };
}

const readable = SENTENCE_KINDS.filter((kind) => {
  const isRead: readonly string[] = READ_BACK;
  return templateOf(kind).holes.length === 0 || isRead.includes(kind);
});

test("a count has its word, a list its end, a choice its word", () => {
  expect(say("clamped", { count: 1 })).toBe("1 negative node prize was clamped to 0.");
  expect(say("clamped", { count: 3 })).toBe("3 negative node prizes were clamped to 0.");
  const lost = (names: string[], more = 0) => say("seeds-lost", { names: { names, more } });
  expect(lost(["A"])).toBe("Seeds in other components were lost: A.");
  expect(lost(["A", "B", "C"])).toBe("Seeds in other components were lost: A, B and C.");
  expect(lost(["A", "B"], 3)).toBe("Seeds in other components were lost: A, B and 3 more.");
});

test("no two kinds are the same sentence, and no two holes stand side by side", () => {
  expect(new Set(Object.values(SENTENCES)).size).toBe(SENTENCE_KINDS.length);
  for (const kind of SENTENCE_KINDS) expect([kind, ...templateOf(kind).texts.slice(1, -1)]).not.toContain("");
});

test.each(readable)("%s is read back to what it was made of", (kind) => {
  const message = filled(kind);
  expect(readSentence(inEnglish(message))).toStrictEqual(message);
});

test("lists of names are not read back: nobody can tell where a name ends", () => {
  expect(readSentence("Seeds in other components were lost: Romeo and Juliet.")).toBeNull();
});

/** Names that look like sentences of ours, like their beginnings and ends, and like what stands between their holes. */
const HOSTILE = [
  ...SENTENCE_KINDS.map((kind) => inEnglish(filled(kind))),
  ...SENTENCE_KINDS.flatMap((kind) => templateOf(kind).texts).filter((text) => text.length > 1),
  "”: “",
  "{name}",
  "“”",
  "\n",
  "",
];

test("whatever a name holds, a sentence is read as its own kind or not at all", () => {
  const holding = readable.filter((kind) =>
    templateOf(kind).holes.some(({ form }) => form === "text" || form === "sentence"),
  );
  for (const kind of holding)
    for (const text of HOSTILE.filter((_, at) => at % 5 === kind.length % 5)) {
      const read = readSentence(inEnglish(filled(kind, text)));
      expect([null, kind]).toContain(read?.kind ?? null);
    }
});

test("what two holes may share is left as it stands", () => {
  const template = parseTemplate("{path} (score {score#})");
  expect(recognise(template, "a (score 1.000) (score 2.000)")).toBe("unclear");
});

test("a sentence that travels as a message is never read from its English", () => {
  expect(readSentence(say("no-node-called", { name: "X" }))).toBeNull();
});

test("a long hostile text is put aside at once", () => {
  // Without care it takes minutes; a busy machine has a second that is long.
  const started = performance.now();
  expect(readSentence("The relation path that matches best: (score ".repeat(200_000))).toBeNull();
  expect(performance.now() - started).toBeLessThan(10_000);
});

test("a message crosses to the window only with what its sentence needs", () => {
  for (const kind of SENTENCE_KINDS) expect(messageSchema.parse(filled(kind))).toStrictEqual(filled(kind));
  const lacking = { kind: "seeds-lost", values: {} };
  expect(messageSchema.safeParse(lacking).success).toBe(false);
  expect(messageSchema.safeParse({ kind: "unheard", values: {} }).success).toBe(false);
});
