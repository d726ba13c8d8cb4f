/** What can be wrong with a text that a graph shall be built from. */

export const BUILD_SENTENCES = {
  "letters-unknown": "bytes that are no letters in {encoding}",
  "work-twice": "the work “{title}” was read before, from {other}",
  "text-none": "there is no text in it",
  "text-long": "it is larger than {most#} bytes: give it in parts",
  "text-foreign": "it is {format}: save it as plain text or TEI",
  "brat-text": "there is no text {file} beside it",
  "line-text": "no “text”, “paragraph” or “tokens” in it",
  "line-tokens": "“tokens” and “ner_tags” are not two lists of texts",
  "tags-unfit": "it has {tokens|token|tokens} and {tags|tag|tags}",
  "mark-beyond": "the mark ends at {end#}, the text at {length#}",
  "mark-differs": "the text has other words than “{text}” there",
  "gold-none": "no name is marked in it: read names with the tagger",
  "texts-none": "this graph was not built from texts",
  "score-shape": "it is neither a JSON list nor lines of “tokens” and “ner_tags”",
} as const;
