/** A hypothesis in a report: its paths, the documents of every step, and each round of its explanation. */
import type { Language } from "../../../shared/languages/language";
import { shownNumber, type Block, type Line } from "./blocks";
import { HYPOTHESIS_WORDS, type HypothesisWords } from "./hypothesis-words";
import type { ReportPath, ReportRound } from "../ask/run/report-hypothesis";
import type { RunDocument } from "./run-document";

const MOST_PATHS = 50;
/** Paths whose steps are told with their documents. */
const TOLD_PATHS = 10;
const MOST_CITED = 20;

/** Nothing where the run ranked no paths. */
export function hypothesisBlocks({ paths, rounds, ...run }: RunDocument): Block[] {
  if (!paths) return [];
  const words = HYPOTHESIS_WORDS[run.language ?? "en"];
  const nameOf = namesById(run.rows);
  return [
    { kind: "heading", text: words.paths },
    { kind: "paragraph", line: [run.cutDate ? words.cut(run.cutDate) : words.noCut] },
    ...pathTable(paths, nameOf, words),
    ...documentTable(paths.slice(0, TOLD_PATHS), nameOf, words),
    ...(rounds ?? []).flatMap((round, at) => roundBlocks(round, at, at === run.best, nameOf, words)),
    ...(run.state ? [{ kind: "paragraph", line: [words.states[run.state]] } as const] : []),
  ];
}

type NameOf = (id: string) => string;

function namesById({ ids, names }: RunDocument["rows"]): NameOf {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  return (id) => names[placeOf.get(id) ?? -1] ?? id;
}

function pathTable(paths: readonly ReportPath[], nameOf: NameOf, words: HypothesisWords): Block[] {
  const rows = paths
    .slice(0, MOST_PATHS)
    .map(({ nodes, edges, score, std }, at): Line[] => [
      [(at + 1).toString()],
      [nodes.map(nameOf).join(" – ")],
      [scored(score, std, words.language)],
      [new Set(edges.flatMap(({ pmids }) => pmids)).size.toString()],
    ]);
  return [
    { kind: "paragraph", line: [words.listed(rows.length, paths.length)] },
    { kind: "table", head: words.pathHead, rows, numbers: [0, 2, 3] },
  ];
}

/** A ranker that draws nothing has no spread to tell of. */
function scored(score: number, std: number, language: Language): string {
  const shown = shownNumber(score, language);
  return std === 0 ? shown : `${shown} ± ${shownNumber(std, language)}`;
}

function documentTable(paths: readonly ReportPath[], nameOf: NameOf, words: HypothesisWords): Block[] {
  const edges = new Map(
    paths.flatMap((path) => path.edges.map((edge) => [`${edge.source}\n${edge.target}`, edge] as const)),
  );
  const rows = [...edges.values()].map(({ source, target, pmids, first, last }): Line[] => [
    [`${nameOf(source)} – ${nameOf(target)}`],
    [listed(pmids)],
    [first],
    [last],
  ]);
  return [
    { kind: "heading", text: words.documents },
    { kind: "table", head: words.documentHead, rows, numbers: [] },
  ];
}

function listed(documents: readonly string[]): string {
  const left = documents.length - MOST_CITED;
  const shown = documents.slice(0, MOST_CITED).join(", ");
  return left > 0 ? `${shown} + ${left.toString()}` : shown;
}

function likenessBlocks(likeness: ReportRound["likeness"], words: HypothesisWords): Block[] {
  if (!likeness) return [];
  const { contexts, pair, isLow } = likeness;
  const told = words.likeness(shownNumber(contexts, words.language), shownNumber(pair, words.language));
  return [told, ...(isLow ? [words.unlike] : [])].map((line) => ({ kind: "paragraph", line: [line] }));
}

function roundBlocks(
  { sentences, contexts, errorRate, drift, likeness, unrecognised, replaced }: ReportRound,
  at: number,
  isShown: boolean,
  nameOf: NameOf,
  words: HypothesisWords,
): Block[] {
  const rate = errorRate === null ? "–" : shownNumber(errorRate, words.language);
  const rows = sentences.flatMap(({ text, pmids, predicates }): Line[][] => {
    const own = predicates.length > 0 ? predicates : [undefined];
    return own.map((one) => [
      [text],
      [pmids.join(", ")],
      [one ? [nameOf(one.subject), one.verb, nameOf(one.object)].join(" ") : "–"],
      [one?.verdict ?? "–"],
      [one?.reason ?? "–"],
      [one?.percentile === undefined ? "" : shownNumber(one.percentile, words.language)],
    ]);
  });
  return [
    { kind: "heading", text: words.round(at + 1, isShown) },
    {
      kind: "paragraph",
      line: [
        words.figures(rate, shownNumber(drift, words.language), shownNumber(unrecognised, words.language)),
      ],
    },
    ...likenessBlocks(likeness, words),
    { kind: "paragraph", line: [`${words.contexts}: ${contexts.join(", ")}`] },
    { kind: "table", head: words.predicateHead, rows, numbers: [5] },
    ...replaced.map(({ out, in: into, outCosine, inCosine }): Block => ({
      kind: "paragraph",
      line: [
        words.exchanged(
          out,
          into,
          shownNumber(outCosine, words.language),
          shownNumber(inCosine, words.language),
        ),
      ],
    })),
  ];
}
