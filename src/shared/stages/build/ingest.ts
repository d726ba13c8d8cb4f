/** Ingest: files → works with chapters and paragraphs. */
import { z } from "zod";
import { choice, data, onOff } from "../../parameters/parameter";
import { declareStage } from "../../parameters/stage";

export const INGEST = declareStage({
  en: ["Ingest", "Reads files into works: title, author, chapters, paragraphs."],
  ro: ["Citire", "Citește fișierele ca opere: titlu, autor, capitole, paragrafe."],
  parameters: {
    language: choice(
      {
        auto: { en: "as found", ro: "cum se găsește" },
        ro: { en: "Romanian", ro: "română" },
        en: { en: "English", ro: "engleză" },
      },
      {
        shown: "main",
        standard: "auto",
        en: ["Language", "The language of works that do not say theirs; as found counts common words."],
        ro: ["Limba", "Limba operelor care nu și-o spun; „cum se găsește” numără cuvinte frecvente."],
      },
    ),
    encoding: data(
      z.string().default("auto"),
      "auto, utf-8, utf-16le, windows-1250, iso-8859-2 or iso-8859-16",
      {
        en: ["Encoding", "How bytes are read as letters; auto finds out and says what it found."],
        ro: ["Codare", "Cum se citesc octeții ca litere; „auto” află și spune ce a găsit."],
      },
    ),
    metadata: data(
      z.string().default(""),
      "the path of a table (TSV) with filename, author, title, year and gender",
      {
        en: ["Metadata", "A table with author, title, year and gender of files that do not say them."],
        ro: ["Metadate", "Un tabel cu autorul, titlul, anul și genul pentru fișierele care nu le spun."],
      },
    ),
    notes: onOff({
      shown: "advanced",
      en: ["Notes too", "Footnotes are read for names and relations as well, each after the last chapter."],
      ro: ["Și notele", "Notele de subsol se citesc și ele, după ultimul capitol."],
    }),
  },
});
export type IngestParams = z.infer<typeof INGEST.schema>;
