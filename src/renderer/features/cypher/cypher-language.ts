/** How Cypher is coloured: words, not meanings; the database judges the rest. */
import { HighlightStyle, StreamLanguage, syntaxHighlighting, type StreamParser } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { tags } from "@lezer/highlight";

/** Words that begin or join clauses; also what completion proposes. */
export const KEYWORDS = [
  ...["MATCH", "OPTIONAL MATCH", "WHERE", "RETURN", "WITH", "UNWIND", "ORDER BY", "SKIP", "LIMIT", "UNION"],
  ...["DISTINCT", "AS", "AND", "OR", "XOR", "NOT", "IN", "STARTS WITH", "ENDS WITH", "CONTAINS", "IS NULL"],
  ...["IS NOT NULL", "CASE", "WHEN", "THEN", "ELSE", "END", "CALL", "YIELD", "EXISTS", "COUNT", "COLLECT"],
  ...["SHORTEST", "ALL SHORTEST", "ASC", "DESC", "EXPLAIN", "SHOW INDEXES"],
] as const;
export const FUNCTIONS = [
  ...[
    "count",
    "collect",
    "labels",
    "type",
    "properties",
    "keys",
    "id",
    "elementId",
    "nodes",
    "relationships",
  ],
  ...["length", "size", "head", "last", "range", "coalesce", "toLower", "toUpper", "toString", "toInteger"],
  ...[
    "substring",
    "split",
    "replace",
    "trim",
    "avg",
    "sum",
    "min",
    "max",
    "startNode",
    "endNode",
    "shortestPath",
  ],
] as const;
/** Words of writing are coloured too, though they are never proposed. */
const OTHER_WORDS = [
  "CREATE",
  "MERGE",
  "DELETE",
  "DETACH",
  "SET",
  "REMOVE",
  "FOREACH",
  "LOAD",
  "CSV",
  "ON",
  "USE",
];

const WORDS = new Set(
  [...KEYWORDS, ...OTHER_WORDS, "BY", "FINISH", "PROFILE", "SHOW", "ANY", "NONE", "SINGLE", "ALL"].flatMap(
    (words) => words.toLowerCase().split(" "),
  ),
);
const CONSTANTS = new Set(["true", "false", "null"]);

interface Place {
  /** What an open comment or text ends with, "" where none is open. */
  until: string;
  /** Whether a name here is that of a label or relation: behind a colon. */
  named: boolean;
}

const PARSER: StreamParser<Place> = {
  startState: () => ({ until: "", named: false }),
  copyState: (place) => ({ ...place }),
  token(stream, place) {
    if (place.until !== "") return inside(stream, place);
    if (stream.eatSpace()) return null;
    if (stream.match("//")) {
      stream.skipToEnd();
      return "comment";
    }
    for (const [open, close] of OPENINGS)
      if (stream.match(open)) {
        place.until = close;
        return inside(stream, place);
      }
    const { named } = place;
    place.named = false;
    if (stream.match(/^`(?:[^`]|``)*`?/)) return named ? "typeName" : "variableName";
    if (stream.match(/^\$[\p{L}\p{N}_]+/u)) return "macroName";
    if (stream.match(/^\d[\w.]*/)) return "number";
    if (stream.match(/^[\p{L}_][\p{L}\p{N}_]*/u)) return wordStyle(stream.current(), named, stream.peek());
    const sign = stream.next();
    place.named = sign === ":" || ((sign === "|" || sign === "&" || sign === "!") && named);
    return "operator";
  },
  languageData: { commentTokens: { line: "//", block: { open: "/*", close: "*/" } } },
};

const OPENINGS = [
  ["/*", "*/"],
  ["'", "'"],
  ['"', '"'],
] as const;

function inside(stream: Parameters<StreamParser<Place>["token"]>[0], place: Place): string {
  const { until } = place;
  while (!stream.eol()) {
    if (until !== "*/" && stream.eat("\\")) stream.next();
    else if (stream.match(until)) {
      place.until = "";
      break;
    } else stream.next();
  }
  return until === "*/" ? "comment" : "string";
}

function wordStyle(word: string, named: boolean, next: string | undefined): string {
  const lower = word.toLowerCase();
  if (named) return "typeName";
  if (CONSTANTS.has(lower)) return "atom";
  if (WORDS.has(lower)) return "keyword";
  return next === "(" ? "macroName" : "variableName";
}

const COLOURS = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--accent-text)", fontWeight: "600" },
  { tag: tags.comment, color: "var(--text-faint)", fontStyle: "italic" },
  { tag: tags.string, color: "var(--good)" },
  { tag: [tags.number, tags.atom], color: "var(--warn)" },
  { tag: tags.typeName, color: "var(--tag-purple)" },
  { tag: tags.macroName, color: "var(--tag-blue)" },
  { tag: tags.operator, color: "var(--text-soft)" },
]);

/** Colours of Cypher in the theme's own tokens. */
export const CYPHER_LANGUAGE: Extension = [StreamLanguage.define(PARSER), syntaxHighlighting(COLOURS)];
