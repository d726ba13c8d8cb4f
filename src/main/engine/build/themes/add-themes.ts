/** Themes and motifs as nodes, which works share, and what works explore and contain, with passages. */
import { CONTAINS_MOTIF, EXPLORES_THEME } from "../../../../shared/texts/build";
import type { Theme } from "../../../../shared/stages/build/themes";
import type { GraphBuilder } from "../../import/graph/graph-builder";
import type { RelatedText } from "../build-stage";
import { passage, placeOf } from "../graph/passages";
import { idOf } from "../ingest/work";
import { findThemes, type FoundTheme } from "./find-themes";

const PLACE = { file: "", line: 0 };
const LABELS = { theme: "Theme", motif: "Motif" };
const RELATIONS = { theme: EXPLORES_THEME, motif: CONTAINS_MOTIF };

/** What each text is about, in the order of the texts. */
export function themesOf(
  texts: readonly RelatedText[],
  lexicon: readonly Theme[],
): readonly (readonly FoundTheme[])[] {
  return texts.map((text) => (lexicon.length === 0 ? [] : findThemes(text, lexicon)));
}

/** Nodes of all themes that some work has, named in the language of most of them. */
export function addThemeNodes(
  graph: GraphBuilder,
  texts: readonly RelatedText[],
  found: ReturnType<typeof themesOf>,
): void {
  const isRomanian = texts.filter(({ work }) => work.language === "ro").length * 2 >= texts.length;
  for (const theme of new Set(found.flat().map((one) => one.theme))) {
    const [name, text] = isRomanian ? [theme.ro, theme.en] : [theme.en, theme.ro];
    graph.define({ id: themeId(theme), name, labels: [LABELS[theme.kind]], text, properties: {} }, PLACE);
  }
}

export function addThemeEdges(
  graph: GraphBuilder,
  texts: readonly RelatedText[],
  found: ReturnType<typeof themesOf>,
): void {
  texts.forEach((text, at) => {
    for (const { theme, times, ratio, passages } of found[at]!) {
      const places = passages.map(({ sentence, chunk }) => sentencePlace(text, sentence, chunk));
      const [start, end] = placeOf(text, places[0]!);
      graph.edge(
        {
          source: graph.find(text.work.id),
          target: graph.find(themeId(theme)),
          relation: RELATIONS[theme.kind],
          properties: {
            ...{ work: text.work.id, chunk: text.chunks[places[0]!.chunk]!.id, start, end },
            ...{
              engine: "lexicon",
              rule: `words ${ratio.toFixed(1)} times as often as usual`,
              confidence: confidenceOf(ratio),
              times,
            },
          },
          evidence: places.map((place) => passage(text, place)),
        },
        PLACE,
      );
    }
  });
}

function sentencePlace({ tokens }: RelatedText, sentence: number, chunk: number) {
  const { starts, ends, sentences } = tokens;
  return { chunk, start: starts[sentences[sentence]!]!, end: ends[sentences[sentence + 1]! - 1]! };
}

/** Not calibrated: nobody has judged enough of them. */
function confidenceOf(ratio: number): number {
  return Math.round(Math.min(0.9, 0.4 + 0.1 * ratio) * 100) / 100;
}

function themeId({ kind, en }: Theme): string {
  return idOf(kind, en);
}
