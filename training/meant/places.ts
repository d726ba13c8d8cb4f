/** Passages with marks (passages/*.txt) as choices of who is meant, by the product's own functions. Called by places.mjs. */
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { ChunkedText, LinkedText, Mention } from "../../src/main/engine/build/build-stage";
import type { LanguagePack } from "../../src/main/engine/build/language/pack";
import { PACKS } from "../../src/main/engine/build/language/packs";
import { keyOf } from "../../src/main/engine/build/language/words";
import { linkMentions } from "../../src/main/engine/build/names/coreference";
import { Meant } from "../../src/main/engine/build/relations/meant/meant";
import { sentencesOf } from "../../src/main/engine/build/relations/sentence";
import { chunkText } from "../../src/main/engine/build/text/chunk";
import { normalise } from "../../src/main/engine/build/text/normalise";

interface Mark {
  readonly who: string;
  readonly start: number;
  end: number;
}

/** "{a:lui}": the letters without marks, and the marks, the inner ones first. */
export function unmarked(line: string): { readonly text: string; readonly marks: readonly Mark[] } {
  const [open, marks]: [Mark[], Mark[]] = [[], []];
  let text = "";
  for (const [part, who] of line.matchAll(/\{([A-Za-z]+):|\}|[^{}]+/g)) {
    if (who !== undefined) open.push({ who, start: text.length, end: text.length });
    else if (part === "}") marks.push({ ...open.pop()!, end: text.length });
    else text += part;
  }
  return { text, marks };
}

const PLACES = "XYZ";

function linked(
  name: string,
  { text, marks }: ReturnType<typeof unmarked>,
  language: "ro" | "en",
): LinkedText {
  const whole = [{ start: 0, end: text.length }];
  const about = { title: name, author: "", year: "", gender: "", file: name, encoding: "utf-8" };
  const work = {
    ...{ id: name, language, text, ...about },
    blocks: whole.map((one) => ({ ...one, kind: "body" as const })),
    chapters: whole.map((one) => ({ ...one, title: "" })),
  };
  const normal = normalise(text, { hyphens: "keep" } as never);
  const chunked = chunkText({ work, normal }, { size: 1000, overlap: 0 } as never);
  const named = { ...chunked, labels: new Map(), mentions: mentionsIn(chunked, marks, PACKS[language]) };
  return linkMentions(named, { partial: "on" } as never, PACKS[language]);
}

/** Names, and marks of somebody met that are a part of the name. */
function isName({ who, start, end }: Mark, text: string, marks: readonly Mark[]): boolean {
  if (/^[A-Z]$/.test(who)) return true;
  const word = text.slice(start, end).split(/['’ ]/)[0]!;
  const isSame = (one: Mark): boolean =>
    one.who === who.toUpperCase() && text.slice(one.start, one.end).split(" ").includes(word);
  return /^\p{Lu}/u.test(word) && marks.some(isSame);
}

function mentionsIn({ tokens, normal }: ChunkedText, marks: readonly Mark[], pack: LanguagePack): Mention[] {
  return marks
    .filter((mark) => isName(mark, normal.text, marks))
    .sort((a, b) => a.start - b.start)
    .map(({ who, start, end }): Mention => {
      let first = tokens.starts.findIndex((_, at) => tokens.ends[at]! > start);
      while (
        pack.titles.has(keyOf(normal.text.slice(tokens.starts[first], tokens.ends[first]))) &&
        tokens.ends[first]! < end
      )
        first++;
      if (normal.text[tokens.starts[first]!] === ".") first++;
      const last = tokens.ends.findIndex((at) => at >= end);
      return {
        ...{
          first,
          end: last + 1,
          chunk: 0,
          form: normal.text.slice(tokens.starts[first], tokens.ends[last]),
        },
        sentence: tokens.sentences.findLastIndex((at) => at <= first),
        type: PLACES.includes(who) ? "LOC" : "PER",
      };
    });
}

/** One JSON line a place: passage, language, kind, which choice is right, and what speaks for each. */
export function writePlaces(out: string, files: readonly string[]): void {
  const rows: string[] = [];
  let [marked, met] = [0, 0];
  for (const file of files) {
    const language = basename(file).startsWith("ro") ? "ro" : "en";
    for (const [at, line] of readFileSync(file, "utf8").split("\n").entries()) {
      if (line.startsWith("#") || line.trim() === "") continue;
      const passage = unmarked(line);
      const name = `${basename(file)}:${String(at)}`;
      const text = linked(name, passage, language);
      const whose = (person: string): Set<number> =>
        new Set(
          passage.marks
            .filter(({ who }) => who === person.toUpperCase())
            .flatMap(({ start, end }) =>
              text.mentions.flatMap(({ first }, place) =>
                text.tokens.ends[first]! > start && text.tokens.starts[first]! < end ? [text.of[place]!] : [],
              ),
            ),
        );
      const rest = new Set(
        passage.marks.filter(
          (mark) => /^[a-z]$/.test(mark.who) && !isName(mark, passage.text, passage.marks),
        ),
      );
      marked += rest.size;
      const meant = new Meant(PACKS[language], (choices, site, sentence) => {
        const base = text.tokens.sentences[sentence.index]!;
        const start = text.tokens.starts[base + site.first]!;
        const mark = [...rest].find((one) =>
          site.kind === "verb"
            ? one.end === one.start && startOf(text, one.start) === start
            : one.end > one.start &&
              one.start <= start + (site.kind === "noun" ? 4 : 0) &&
              start < one.end &&
              one.end <= text.tokens.ends[base + site.end - 1]! + 1,
        );
        const chains = mark && whose(mark.who);
        const right = chains ? choices.findIndex(({ person }) => person && chains.has(person.chain)) : 0;
        if (mark) {
          rest.delete(mark);
          met++;
        }
        // Owners of those that a mark around them means are not marked themselves.
        if (!mark && site.kind === "owner" && language === "en") return { at: 0, p: 1 };
        const gold = Math.max(0, right);
        rows.push(
          JSON.stringify({
            passage: name,
            language,
            kind: site.kind,
            word: site.word,
            marked: mark !== undefined,
            gold,
            people: choices.map(({ person }) =>
              person ? `${text.chains[person.chain]!.name} ${person.gender ?? "?"}` : "-",
            ),
            sentence: sentence.keys.map((key, at) => (at === site.first ? `[${key}]` : key)).join(" "),
            choices: choices.map(({ features }) => features),
          }),
        );
        return { at: gold, p: 1 };
      });
      for (const sentence of sentencesOf(text, PACKS[language])) meant.read(sentence, false);
      for (const { who, start } of rest)
        console.error(name, "not met:", who, passage.text.slice(start, start + 25));
    }
  }
  writeFileSync(out, `${rows.join("\n")}\n`);
  console.log(rows.length, "places;", met, "of", marked, "marks met");
}

/** Where the next word begins. */
function startOf({ tokens }: LinkedText, from: number): number {
  return tokens.starts.find((start) => start >= from) ?? -1;
}
