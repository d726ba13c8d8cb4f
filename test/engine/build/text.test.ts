import { withDoubleQuotes } from "../../../src/main/engine/build/text/single-quotes";
import { expect, test } from "vitest";
import { normalise, original, originalEnd } from "../../../src/main/engine/build/text/normalise";
import { chunkText, textOf } from "../../../src/main/engine/build/text/chunk";
import { tokenise } from "../../../src/main/engine/build/text/tokens";
import { ingest } from "../../../src/main/engine/build/ingest/ingest";
import { INGEST } from "../../../src/shared/stages/build/ingest";
import { filesOf } from "./build-fixture";
import { namedChapters } from "../../../src/main/engine/build/graph/chapters";
import { plainBlocks } from "../../../src/main/engine/build/ingest/read-plain";
import { workNames } from "../../../src/main/engine/build/graph/work-names";

const JOINED = { hyphens: true };

test("cedillas and quotes become one form, and no letter moves", () => {
  expect(normalise("Ştefan şi «ţara»", JOINED)).toStrictEqual({ text: 'Ștefan și "țara"' });
});

test("what goes or comes together leads back to where it stood", () => {
  const text = "Mi\u00adhai s\u0326i Persi- da. Persida";
  const normal = normalise(text, JOINED);
  expect(normal.text).toBe("Mihai și Persida. Persida");
  const place = (word: string, from = 0): string => {
    const start = normal.text.indexOf(word, from);
    return text.slice(original(normal, start), originalEnd(normal, start + word.length));
  };
  expect(place("Mihai")).toBe("Mi\u00adhai");
  expect(place("și")).toBe("s\u0326i");
  expect(place("Persida")).toBe("Persi- da");
  expect(place("Persida", 12)).toBe("Persida");
});

test("a hyphen stays where the whole word stands nowhere", () => {
  expect(normalise("Persi- da", JOINED).text).toBe("Persi- da");
});

test("a word cut by a line's end is joined, and a word with a hyphen of its own is not", () => {
  expect(normalise("apa Humu-\nleștilor era într-\nun vad, într-o vale", JOINED).text).toBe(
    "apa Humuleștilor era într-\nun vad, într-o vale",
  );
});

test("a small L is the capital I of a name that stands elsewhere, and no word of its own", () => {
  expect(normalise("când lorgu veni, lacul era gol; apoi Iorgu, și lasă", JOINED).text).toBe(
    "când Iorgu veni, lacul era gol; apoi Iorgu, și lasă",
  );
});

test.each([
  ["Mara-și zise: s-a dus într-o zi.", "Mara|-și|zise|:|s-|a|dus|într-|o|zi|."],
  ["Sîn-Miclăuș și Cluj-Napoca", "Sîn-Miclăuș|și|Cluj-Napoca"],
  ["rangul de Sluger142), anul 1837", "rangul|de|Sluger|142|)|,|anul|1837"],
  ["casa luiMihai, lui Mihai; lui Mihai și McDonald", "casa|lui|Mihai|,|lui|Mihai|;|lui|Mihai|și|McDonald"],
  ["luiMihai, lui Mihai", "luiMihai|,|lui|Mihai"],
  ["d. Ion C. Brătianu... da!", "d.|Ion|C.|Brătianu|...|da|!"],
])("%s", (text, tokens) => {
  const { starts, ends } = tokenise(text, [[0, text.length]]);
  expect([...starts].map((start, at) => text.slice(start, ends[at])).join("|")).toBe(tokens);
});

test("sentences end at signs, not behind abbreviations", () => {
  const text = 'Veni d. Ion. "Da!" zise el. — Nu? Ba da…';
  const { starts, sentences } = tokenise(text, [[0, text.length]]);
  const begins = [...sentences.slice(0, -1)].map((token) => starts[token]!);
  expect(begins.map((start, at) => text.slice(start, begins[at + 1]).trim())).toStrictEqual([
    "Veni d. Ion.",
    '"Da!" zise el.',
    "— Nu?",
    "Ba da…",
  ]);
});

test("a sentence without an end is cut", () => {
  const text = "mara merge ".repeat(1500);
  const { sentences } = tokenise(text, [[0, text.length]]);
  expect([...sentences]).toStrictEqual([0, 1000, 2000, 3000]);
});

test("chunks less their overlaps are the body, and none is longer than asked but for one sentence", async () => {
  const sentences = Array.from(
    { length: 60 },
    (_, at) => `Propoziția a ${at.toString()}-a are ${"multe ".repeat(at % 9)}cuvinte.`,
  );
  const text = `CAPITOLUL I\n\n${sentences.slice(0, 30).join(" ")}\n\nCAPITOLUL II\n\n${sentences.slice(30).join(" ")}`;
  const [work] = await ingest(
    [{ name: "x.txt", path: filesOf({ "x.txt": text })[0]! }],
    INGEST.schema.parse({}),
    1,
    {
      signal: new AbortController().signal,
      progress: () => undefined,
    },
  );
  const { chunks, tokens, normal } = chunkText(
    { work: work!, normal: normalise(work!.text, JOINED) },
    { size: 50, overlap: 15 },
  );
  const own = chunks.map(({ first, end }) => textOf(normal.text, tokens, first, end));
  expect(own.join(" ").replace(/\s+/g, " ")).toBe(text.replace(/\s+/g, " "));
  expect(new Set(chunks.map(({ id }) => id)).size).toBe(chunks.length);
  for (const { id, context, first, end } of chunks) {
    expect(id).toMatch(/^chunk_[0-9a-f]{16}$/);
    expect(tokens.sentences[end]! - tokens.sentences[context]!).toBeLessThanOrEqual(50);
    expect(tokens.sentences[first]! - tokens.sentences[context]!).toBeLessThanOrEqual(15);
  }
  expect(chunks.filter(({ context, first }) => context < first).length).toBeGreaterThan(3);
});

test("a work is called by its title proper, unless somebody in it is called so; a chapter headed by it is a chapter", () => {
  const entity = { id: "e", name: "Mara", type: "Character", forms: new Map(), reasons: [] } as const;
  const nameOf = workNames([entity]);
  expect(nameOf("Voinţă. Roman: ediție ELTeC", "ro")).toBe("Voinţă");
  expect(nameOf("Mara. Roman", "ro")).toBe("Mara. Roman");
  expect(nameOf("MARA", "ro")).toBe("MARA (textul)");
  expect(nameOf("Ghiță Cătănuță, căpitan de haiduci", "ro")).toBe("Ghiță Cătănuță, căpitan de haiduci");
  const chapters = ["VOINŢĂ", "Cap. II"].map((title, at) => ({ title, start: at, end: at + 1 }));
  const named = namedChapters({ id: "w", title: "Voinţă. Roman", language: "ro", chapters });
  expect(named.map(({ name }) => name)).toStrictEqual(["Capitolul 1", "Cap. II"]);
});

test("numbers and heads of pages are none of a text's body, and a number in the text is", () => {
  const page = (at: number) =>
    `Mara plecă la Arad, iar Persida rămase.\nErau ${(at + 11).toString()} case acolo.\n\n${at.toString()}\n\fIOAN SLAVICI\n\nPersida tăcea.\n\n`;
  const text = [1, 2, 3, 4].map(page).join("");
  const kinds = plainBlocks(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);
  expect(kinds.slice(0, 4)).toStrictEqual([
    ["body", "Mara plecă la Arad, iar Persida rămase.\nErau 12 case acolo."],
    ["front", "1"],
    ["front", "IOAN SLAVICI"],
    ["body", "Persida tăcea."],
  ]);
  expect(plainBlocks("Unu.\n\n2\n\nTrei.").map(({ kind }) => kind)).toStrictEqual(["body", "body", "body"]);
});

test("a title with a hyphen is one word, and “d-” before others is its own", () => {
  const tokensOf = (text: string) => {
    const { starts, ends } = tokenise(text, [[0, text.length]]);
    return Array.from(starts, (start, at) => text.slice(start, ends[at]));
  };
  expect(tokensOf("D-na Aslan, d-lui d-a Radu")).toStrictEqual([
    "D-na",
    "Aslan",
    ",",
    "d-lui",
    "d-",
    "a",
    "Radu",
  ]);
});

test("speech in single marks is read as in double ones, letter by letter; apostrophes stay", () => {
  const text = [
    "'You are the smith's boy,' said Letitia. 'What do they call you?'",
    "'Thomas, ma'am,' I answered. 'He said \"no\" to the boys' dogs.'",
    "'So it goes on",
    "'over paragraphs; 'tis late,' said Ann, 'and dark.'",
  ].join("\n");
  const read = withDoubleQuotes(text);
  expect(read.split("\n")).toEqual([
    '"You are the smith\'s boy," said Letitia. "What do they call you?"',
    "\"Thomas, ma'am,\" I answered. \"He said 'no' to the boys' dogs.\"",
    '"So it goes on',
    '"over paragraphs; \'tis late," said Ann, "and dark."',
  ]);
  const dashes = "— Vino 'ncoace! zise Mara.\n— Nu!\n'Așa.'";
  expect(withDoubleQuotes(dashes)).toBe(dashes);
});

test("acts and scenes head parts of a play; what says where it takes place heads none", () => {
  const lines = [
    "ACTUL AL DOILEA",
    "Scena 3. În grădină",
    "Scena se petrece la Ploiești",
    "ACT ONE",
    "Acte de noblețe",
  ];
  const text = lines.join("\n\n");
  const headings = plainBlocks(`${text}\n\nZise el.`).filter(({ kind }) => kind === "heading");
  expect(headings.map(({ start, end }) => text.slice(start, end))).toStrictEqual([
    lines[0],
    lines[1],
    lines[3],
  ]);
});
